"""The ledger of rated games: a fold over results. The same results in the same order give the same bits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from tablee.ratings.anchors import anchors
from tablee.ratings.model import Rating, rated

Key = tuple[str, str]  # a person and a game


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """Who sat there and where they came in. Somebody forgotten since keeps what they had then."""

    rank: int
    person: str = ""
    bot: str = ""
    forgotten: Rating | None = None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A game that counts."""

    game: str
    is_realtime: bool
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What a game made of a seat's rating. That of a bot stays."""

    before: Rating
    after: Rating


def changes(played: RatedGame, known: Mapping[Key, Rating]) -> list[RatingChange]:
    """Returns what this game changes, by seat, for people of whom so much is known."""
    before = [_before(played, seat, known) for seat in played.seats]
    after = rated(before, [seat.rank for seat in played.seats])
    return [
        RatingChange(old, old if seat.bot else new)
        for seat, old, new in zip(played.seats, before, after, strict=True)
    ]


def replayed(games: Iterable[RatedGame]) -> Iterator[list[RatingChange]]:
    """Returns what every game changes, by seat, if all are rated anew in this order."""
    known: dict[Key, Rating] = {}
    for played in games:
        found = changes(played, known)
        for seat, change in zip(played.seats, found, strict=True):
            if seat.person and seat.forgotten is None:
                known[seat.person, played.game] = change.after
        yield found


def _before(played: RatedGame, seat: RatedSeat, known: Mapping[Key, Rating]) -> Rating:
    if seat.bot:
        return anchors(played.game, is_realtime=played.is_realtime).get(seat.bot, Rating())
    return seat.forgotten or known.get((seat.person, played.game), Rating())

"""What somebody would like to play, and the settings of a table at which it is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, NamedTuple

import msgspec

from tablee.engine.errors import BadSeats, TableeError
from tablee.engine.game import Game
from tablee.engine.options import complete
from tablee.engine.registry import game
from tablee.tables.settings import Clock, LiveClock, NoClock, RelaxedClock, Settings

Speed = Literal["quick", "calm", "day"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Seats = Annotated[int, msgspec.Meta(ge=2, le=7)]

# As the page for a new table names them.
CLOCKS: dict[Speed, Clock] = {
    "quick": LiveClock(bank=300, increment=5),
    "calm": LiveClock(bank=900, increment=15),
    "day": RelaxedClock(days=1),
}
RACE = "race"  # the speed of a game that has a clock of its own
_ANY_RATED: dict[str, tuple[bool, ...]] = {"yes": (True,), "no": (False,), "either": (False, True)}


class Wishes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What you look for: any of these games, at any of these speeds, with any of these numbers of seats."""

    games: Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=20)]
    seats: Annotated[tuple[Seats, ...], msgspec.Meta(max_length=6)] = ()  # empty: any number
    speeds: Annotated[tuple[Speed, ...], msgspec.Meta(min_length=1, max_length=3)] = ("quick",)
    rated: Literal["yes", "no", "either"] = "either"


class Kind(NamedTuple):
    """A kind of game that people can agree on, besides the number of seats."""

    game: str
    speed: str  # one of CLOCKS, or RACE
    is_rated: bool


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed on."""

    game: str
    speed: str
    is_rated: bool
    seats: int


read_wishes = msgspec.json.Decoder(Wishes).decode
read_terms = msgspec.json.Decoder(Terms).decode


def check_wishes(wishes: Wishes) -> None:
    """Raises UnknownGame, BadSeats, or `nothing-to-find` where no game can be played like that."""
    allowed = [seats for name in wishes.games for seats in game(name).seats]
    if wishes.seats and not set(wishes.seats) & set(allowed):
        wanted = ", ".join(map(str, wishes.seats))
        told = ", ".join(map(str, sorted(set(allowed))))
        raise BadSeats(game=wishes.games[0], seats=wanted, allowed=told)
    if not any(seats_for(wishes, kind.game) for kind in kinds_of(wishes)):
        raise TableeError("nothing-to-find")


def is_race(playing: Game) -> bool:
    """Whether this game is played against a clock of its own."""
    return playing.is_live(complete(playing.options, {}))


def kinds_of(wishes: Wishes) -> Iterator[Kind]:
    """All kinds of games that would do, in the order in which they were named; unrated ones first."""
    for is_rated in _ANY_RATED[wishes.rated]:
        for name in dict.fromkeys(wishes.games):
            for speed in _speeds(wishes, game(name)):
                yield Kind(name, speed, is_rated)


def _speeds(wishes: Wishes, playing: Game) -> tuple[str, ...]:
    if not is_race(playing):
        return tuple(dict.fromkeys(wishes.speeds))
    return (RACE,) if set(wishes.speeds) - {"day"} else ()


def seats_for(wishes: Wishes, name: str) -> tuple[int, ...]:
    """The numbers of seats that would do for this game."""
    return tuple(seats for seats in game(name).seats if not wishes.seats or seats in wishes.seats)


def settings_of(terms: Terms) -> Settings:
    """The settings of a table on these terms: anybody may watch, and a rated one is as rated ones must be."""
    clock = NoClock() if terms.speed == RACE else CLOCKS[terms.speed]  # type: ignore[index]
    return Settings(
        game=terms.game,
        seats=terms.seats,
        clock=clock,
        when_out="forfeit" if terms.is_rated else "bot",
        is_public=True,
        hints=False,
        is_rated=terms.is_rated,
    )

"""What happens in a game of District Noir, as one viewer may know it."""

from __future__ import annotations

from tablee.games.district_noir.material import (
    ACTIONS_A_ROUND,
    BY_CITY,
    FACES,
    FIRST_CITY,
    SCORED,
    TAKE,
    TAKE_SIZE,
    Card,
)
from tablee.games.district_noir.rules import total
from tablee.games.district_noir.view import spread
from tablee.games.happenings import Event, Seat
from tablee.games.kernel import Position


class LineLaid(Event, frozen=True):
    """The first two cards of the line."""

    cards: tuple[Card, ...]


class RoundBegan(Event, frozen=True):
    """A new round, and who begins it."""

    round_no: int
    beginner: Seat


class HandDealt(Event, frozen=True):
    """The viewer's new cards."""

    seat: Seat
    cards: tuple[Card, ...]


class CardPlayed(Event, frozen=True):
    """A card was put at the end of the line."""

    seat: Seat
    card: Card


class CardsTaken(Event, frozen=True):
    """The end of the line went in front of a player, in the order of the line."""

    seat: Seat
    cards: tuple[Card, ...]


class CityThreatened(Event, frozen=True):
    """A player has two of the three City cards."""

    seat: Seat


class CityWon(Event, frozen=True):
    """A player has all three City cards."""

    seat: Seat


class GameScored(Event, frozen=True):
    """Four rounds are over."""

    totals: tuple[int, int]


def tell_start(position: Position, viewer: int | None) -> list[Event]:
    """The set-up."""
    line = tuple(FACES[code] for code in position.line[: position.line_length])
    return [LineLaid(line), *_new_round(position, viewer)]


def tell(before: Position, seat: int, move: int, after: Position, viewer: int | None) -> list[Event]:
    """One action, and what it brought about."""
    events: list[Event]
    if move == TAKE:
        kept = max(0, int(before.line_length) - TAKE_SIZE)
        events = [CardsTaken(seat, tuple(FACES[code] for code in before.line[kept : before.line_length]))]
        cities = _cities(after, seat)
        if cities == 2 and _cities(before, seat) < 2:
            events.append(CityThreatened(seat))
    else:
        events = [CardPlayed(seat, FACES[move])]
    if after.ended == BY_CITY:
        events.append(CityWon(seat))
    elif after.ended == SCORED:
        events.append(GameScored((int(total(after, 0)), int(total(after, 1)))))
    elif before.actions == ACTIONS_A_ROUND - 1:
        events.extend(_new_round(after, viewer))
    return events


def _new_round(position: Position, viewer: int | None) -> list[Event]:
    events: list[Event] = [RoundBegan(int(position.round_no), int(position.beginner))]
    if viewer is not None:
        events.append(HandDealt(viewer, spread(position.hands[viewer].tolist())))
    return events


def _cities(position: Position, seat: int) -> int:
    return int((position.fronts[seat, FIRST_CITY:] > 0).sum())

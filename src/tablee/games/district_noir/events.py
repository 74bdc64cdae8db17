"""What happens in a game of District Noir, as one viewer may know it."""

from __future__ import annotations

from tablee.engine.messages import Event, OfSeat, Seat
from tablee.games.district_noir.state import (
    ACTIONS_A_ROUND,
    FACES,
    TAKE,
    TAKE_SIZE,
    Card,
    GameEnd,
    UnpackedState,
)
from tablee.games.district_noir.view import cities, hand_of, totals


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

    totals: tuple[OfSeat, OfSeat]


def tell_start(position: UnpackedState, viewer: int | None) -> list[Event]:
    """The set-up."""
    line = tuple(FACES[code] for code in position.line[: position.line_length])
    return [LineLaid(line), *_new_round(position, viewer)]


def tell(
    before: UnpackedState, seat: int, move: int, after: UnpackedState, viewer: int | None
) -> list[Event]:
    """One action, and what it brought about."""
    events: list[Event]
    if move == TAKE:
        kept = max(0, before.line_length - TAKE_SIZE)
        events = [CardsTaken(seat, tuple(FACES[code] for code in before.line[kept : before.line_length]))]
        if cities(after, seat) == 2 and cities(before, seat) < 2 and cities(after, 1 - seat) == 0:
            events.append(CityThreatened(seat))
    else:
        events = [CardPlayed(seat, FACES[move])]
    if after.ended == GameEnd.BY_CITY:
        events.append(CityWon(seat))
    elif after.ended == GameEnd.SCORED:
        events.append(GameScored(totals(after)))
    elif before.actions == ACTIONS_A_ROUND - 1:
        events.extend(_new_round(after, viewer))
    return events


def _new_round(position: UnpackedState, viewer: int | None) -> list[Event]:
    events: list[Event] = [RoundBegan(position.round_no, position.beginner)]
    if viewer is not None:
        events.append(HandDealt(viewer, hand_of(position, viewer)))
    return events

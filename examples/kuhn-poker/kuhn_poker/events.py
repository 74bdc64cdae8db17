"""What happens in a hand, as one viewer may know it. The class names are keys of the catalogues."""

from __future__ import annotations

from kuhn_poker.state import FACES, Card, Code, UnpackedState
from tablee.engine.messages import Event, Seat


class CardDealt(Event, frozen=True):
    """The viewer's card."""

    seat: Seat
    card: Card


class Checked(Event, frozen=True):
    """A player checked."""

    seat: Seat


class BetMade(Event, frozen=True):
    """A player bet a chip."""

    seat: Seat


class Called(Event, frozen=True):
    """A player called the bet."""

    seat: Seat


class Folded(Event, frozen=True):
    """A player gave up the pot."""

    seat: Seat


class CardShown(Event, frozen=True):
    """A card was turned up."""

    seat: Seat
    card: Card


_TOLD = (Checked, BetMade, Called, Folded)


def tell_start(position: UnpackedState, viewer: int | None) -> list[Event]:
    """The deal."""
    return [] if viewer is None else [CardDealt(viewer, FACES[position.cards[viewer]])]


def tell(
    before: UnpackedState, seat: int, move: int, after: UnpackedState, viewer: int | None
) -> list[Event]:
    """One move, and the showdown if it leads to one."""
    events: list[Event] = [_TOLD[move](seat)]
    if move == Code.CALL or (move == Code.CHECK and before.played == 1):
        events.extend(CardShown(other, FACES[after.cards[other]]) for other in range(2))
    return events

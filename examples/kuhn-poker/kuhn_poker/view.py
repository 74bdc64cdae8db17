"""What one viewer may know of a position, for a screen."""

from __future__ import annotations

from typing import Annotated

from kuhn_poker.state import DECK, FACES, Card, Code, UnpackedState
from tablee.engine.messages import BY_SEAT, OfSeat, Outcome, View
from tablee.engine.state import UNKNOWN


class KuhnPokerView(View, frozen=True, kw_only=True, tag_field="kind", tag="kuhn-poker"):
    """The table of Kuhn poker."""

    cards: Annotated[tuple[Card | None, Card | None], BY_SEAT]  # None: face down
    deck: Card | None  # the card that nobody was dealt
    stakes: tuple[OfSeat, OfSeat]  # chips in the pot
    pot: int


def see(position: UnpackedState, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    first, second = position.stakes
    question = "call-or-fold" if Code.BET in position.history[: position.played] else "check-or-bet"
    return KuhnPokerView(
        game="kuhn-poker",
        seat=seat,
        seats=2,
        to_act=to_act,
        asks=(question if 0 in to_act else "", question if 1 in to_act else ""),
        outcome=outcome,
        cards=(face(position.cards[0]), face(position.cards[1])),
        deck=face(position.cards[DECK]),
        stakes=(first, second),
        pot=first + second,
    )


def face(code: int) -> str | None:
    """A card's name; None if the viewer may not know it."""
    return None if code == UNKNOWN else FACES[code]

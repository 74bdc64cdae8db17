"""What one viewer may know of a position of Noxford, for a screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.engine.messages import ASIDE, BY_SEAT, NOWHERE, Outcome, View
from tablee.engine.state import SPECTATOR, UNKNOWN, StateArray
from tablee.games.noxford.city.cards import copies_of_face
from tablee.games.noxford.city.control import District, Standing
from tablee.games.noxford.city.skyline import CardView, Contact, PlotView, city_of, see_card, see_face
from tablee.games.noxford.hands import cards_left
from tablee.games.noxford.hidden import unseen_copies, unseen_neutrals
from tablee.games.noxford.notation import write_face
from tablee.games.noxford.rules import can_act
from tablee.games.noxford.state import (
    FACES,
    MOST_SEATS,
    NEUTRALS,
    NO_CARD,
    SYMBOLS,
    Phase,
    State,
    Symbol,
    UnpackedState,
)

__all__ = ["CardView", "Contact", "District", "Lifted", "NoxfordView", "PlotView", "Side", "see", "see_hand"]

PHASES = ("turn", "lift", "lay")


class Lifted(msgspec.Struct, frozen=True, kw_only=True):
    """The card in the air, and the rectangle it has left."""

    card: CardView
    x: int
    y: int
    lying: bool


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One player's syndicate. `hand` is None where the viewer may not see it."""

    favourite: Symbol
    hand: tuple[CardView, ...] | None
    hand_size: int
    pile_size: int
    has_master: bool  # still in front of the player
    left: int  # cards of the syndicate still to play; the game ends when somebody has none
    unseen: Annotated[
        dict[str, int], ASIDE
    ]  # faces that this viewer has not seen yet, in the hand or the pile
    points: int  # as the city stands now
    districts: int


class NoxfordView(View, frozen=True, kw_only=True, tag_field="kind", tag="noxford"):
    """The table of Noxford. Plots are named by their number in `city`."""

    phase: Annotated[str, NOWHERE]  # turn, lift or lay
    passes: Annotated[int, NOWHERE]
    city: tuple[PlotView, ...]
    contacts: Annotated[tuple[Contact, ...], NOWHERE]
    districts: tuple[District, ...]
    turned_down: Annotated[tuple[int, ...], NOWHERE]  # plots whose card touches a barracks
    played: Annotated[int | None, NOWHERE]  # the plot whose gear turns
    lifted: Lifted | None
    open: tuple[CardView, ...]
    neutral_pile_size: int
    unseen_neutrals: Annotated[dict[str, int], ASIDE]
    sides: Annotated[tuple[Side, ...], BY_SEAT]


def see(position: UnpackedState, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    seats = position.seats
    city = city_of(position)
    found = np.zeros(_STOCK, np.int64)
    take_stock(position.cell, SPECTATOR if seat is None else seat, found)
    stock = found.tolist()
    asked = _asked(position, bool(stock[_MUST_PASS]))
    return NoxfordView(
        game="noxford",
        seat=seat,
        seats=seats,
        to_act=to_act,
        asks=tuple([asked if other in to_act else "" for other in range(seats)]),
        outcome=outcome,
        phase=PHASES[position.phase],
        passes=position.passes,
        city=city.plots,
        contacts=city.contacts,
        districts=city.standing.districts,
        turned_down=city.standing.turned_down,
        played=None if position.phase == Phase.TURN else position.played,
        lifted=_lifted(position),
        open=tuple([see_card(position, card) for card in position.opened if card != NO_CARD]),
        neutral_pile_size=position.neutral_pile_size,
        unseen_neutrals=_named(position.neutral_faces, stock[_NEUTRALS : _NEUTRALS + NEUTRALS]),
        sides=tuple([_side(position, other, stock, city.standing) for other in range(seats)]),
    )


def points(position: UnpackedState) -> list[int]:
    """Everybody's points as the city stands now."""
    return city_of(position).standing.points


# Where `take_stock` writes what.
_MUST_PASS = 0  # the viewer is to act, and can do nothing
_LEFT = 1  # by seat: cards of the syndicate still to play
_NEUTRALS = _LEFT + MOST_SEATS  # unseen neutrals, by kind
_UNSEEN = _NEUTRALS + NEUTRALS  # by seat and face, without the Master's faces
_DECK_FACES = FACES - 2
_STOCK = _UNSEEN + MOST_SEATS * _DECK_FACES


@compiled
def take_stock(cell: StateArray, viewer: int, found: Any) -> None:
    """Everything that follows from the cards in sight beside the city, in one call into the rules."""
    position: State = cell[0]
    # Only the actor knows whether a pass is all that is left.
    if viewer == position.actor and position.phase == Phase.TURN:
        found[_MUST_PASS] = not can_act(position, viewer)
    for kind in range(NEUTRALS):
        if position.neutral_faces[kind] != 0:
            found[_NEUTRALS + kind] = unseen_neutrals(position, kind)
    for seat in range(position.seats):
        found[_LEFT + seat] = cards_left(position, seat)
        for face in range(_DECK_FACES):
            if copies_of_face(position, face) != 0:
                found[_UNSEEN + _DECK_FACES * seat + face] = unseen_copies(position, seat, face)


def _asked(position: UnpackedState, must_pass: bool) -> str:
    if position.phase != Phase.TURN:
        return "lift" if position.phase == Phase.LIFT else "lay"
    return "pass" if must_pass else "play"


def _lifted(position: UnpackedState) -> Lifted | None:
    if position.phase != Phase.LAY:
        return None
    return Lifted(
        card=see_card(position, position.lifted),
        x=position.from_x,
        y=position.from_y,
        lying=bool(position.from_lying),
    )


def _side(position: UnpackedState, seat: int, stock: list[int], standing: Standing) -> Side:
    unseen = _UNSEEN + _DECK_FACES * seat
    return Side(
        favourite=SYMBOLS[seat],
        hand=see_hand(position, seat),
        hand_size=position.hand_sizes[seat],
        pile_size=position.pile_sizes[seat],
        has_master=bool(position.masters[seat]),
        left=stock[_LEFT + seat],
        unseen=_named(range(2, FACES), stock[unseen : unseen + _DECK_FACES]),
        points=standing.points[seat],
        districts=standing.owned[seat],
    )


def _named(faces: Iterable[int], counts: list[int]) -> dict[str, int]:
    """How many there are of each face, where there are any."""
    return {write_face(face): count for face, count in zip(faces, counts, strict=True) if count}


def see_hand(position: UnpackedState, seat: int) -> tuple[CardView, ...] | None:
    """A hand, weakest card first, or None if it is hidden."""
    counts = position.hands[seat]
    if counts[0] == UNKNOWN:
        return None
    return tuple([see_face(face, seat) for face, count in enumerate(counts, 2) for _ in range(count)])

"""What one viewer may know of a position of Noxford, for a screen."""

from __future__ import annotations

import msgspec

from tablee.games.happenings import Outcome, View
from tablee.games.kernel import UNKNOWN, Cell, Position
from tablee.games.noxford.cards import copies_of_face, face_and_owner
from tablee.games.noxford.city import is_lying, map_contacts
from tablee.games.noxford.control import District, Standing
from tablee.games.noxford.geometry import ALL_EDGES, RIGHTS, TOPS, XS, YS
from tablee.games.noxford.hands import cards_left
from tablee.games.noxford.hiding import unseen_copies, unseen_neutrals
from tablee.games.noxford.material import (
    FACES,
    FIRST_NEUTRAL_FACE,
    LAY,
    LIFT,
    NO_CARD,
    SYMBOLS,
    TURN,
    Card,
)
from tablee.games.noxford.notation import kind_name, symbols_of, write_face
from tablee.games.noxford.rules import can_act

PHASES = ("turn", "lift", "lay")


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """One card. `face` is its short name in the notation; neutrals have no owner and rank 0."""

    card: Card
    face: str
    owner: int | None
    rank: int
    symbols: str
    gear: bool


class PlotView(msgspec.Struct, frozen=True, kw_only=True):
    """A place of the city: its rectangle, and its cards from the bottom up; the last is in play."""

    x: int
    y: int
    lying: bool
    cards: tuple[CardView, ...]
    locked: bool


class Contact(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of edge that two plots share, from one end to the other."""

    one: int
    other: int
    start: tuple[int, int]
    end: tuple[int, int]


class Lifted(msgspec.Struct, frozen=True, kw_only=True):
    """The card in the air, and the rectangle it has left."""

    card: CardView
    x: int
    y: int
    lying: bool


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One player's syndicate. `hand` is None where the viewer may not see it."""

    favourite: str
    hand: tuple[CardView, ...] | None
    hand_size: int
    pile_size: int
    has_master: bool  # still in front of the player
    left: int  # cards of the syndicate still to play; the game ends when somebody has none
    unseen: dict[str, int]  # faces that this viewer has not seen yet, in the hand or the pile
    points: int  # as the city stands now
    districts: int


class NoxfordView(View, frozen=True, kw_only=True, tag_field="kind", tag="noxford"):
    """The table of Noxford. Plots are named by their number in `city`."""

    phase: str  # turn, lift or lay
    passes: int
    city: tuple[PlotView, ...]
    contacts: tuple[Contact, ...]
    districts: tuple[District, ...]
    turned_down: tuple[int, ...]  # plots whose card touches a barracks
    played: int | None  # the plot whose gear turns
    lifted: Lifted | None
    open: tuple[CardView, ...]
    neutral_pile_size: int
    unseen_neutrals: dict[str, int]
    sides: tuple[Side, ...]


def see(cell: Cell, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    """The view of a position already hidden for `seat`."""
    position = cell[0]
    seats = int(position.seats)
    standing = Standing(position)
    return NoxfordView(
        game="noxford",
        seat=seat,
        seats=seats,
        to_act=to_act,
        asks=tuple(_asked(position, other, seat) if other in to_act else "" for other in range(seats)),
        outcome=outcome,
        phase=PHASES[position.phase],
        passes=int(position.passes),
        city=tuple(_plot(position, plot) for plot in range(position.plots)),
        contacts=_contacts(position),
        districts=standing.districts,
        turned_down=standing.turned_down,
        played=None if position.phase == TURN else int(position.played),
        lifted=_lifted(position),
        open=tuple(see_card(position, int(card)) for card in position.opened if card != NO_CARD),
        neutral_pile_size=int(position.neutral_pile_size),
        unseen_neutrals=_unseen_neutrals(position),
        sides=_sides(position, standing),
    )


def see_card(position: Position, card: int) -> CardView:
    """A card of the city or beside it."""
    return see_face(*face_and_owner(position, card))


def see_face(face: int, owner: int | None) -> CardView:
    """A card by its face."""
    return CardView(
        card=kind_name(face),
        face=write_face(face),
        owner=owner,
        rank=face // 2 if face < FIRST_NEUTRAL_FACE else 0,
        symbols=symbols_of(face),
        gear=bool(face & 1),
    )


def _asked(position: Position, actor: int, viewer: int | None) -> str:
    """Only the actor knows whether a pass is all that is left."""
    if position.phase != TURN:
        return "lift" if position.phase == LIFT else "lay"
    return "play" if viewer != actor or can_act(position, actor) else "pass"


def _plot(position: Position, plot: int) -> PlotView:
    cards = position.stacks[plot, : position.heights[plot]].tolist()
    return PlotView(
        x=int(position.edges[XS, plot]),
        y=int(position.edges[YS, plot]),
        lying=bool(is_lying(position, plot)),
        cards=tuple(see_card(position, card) for card in cards),
        locked=bool(position.contacts[plot] == ALL_EDGES),
    )


def _contacts(position: Position) -> tuple[Contact, ...]:
    touching = map_contacts(position).tolist()
    edges = position.edges.astype(int)
    contacts = []
    for one in range(position.plots):
        for other in range(one + 1, position.plots):
            if touching[one] >> other & 1:
                start = (int(edges[XS, [one, other]].max()), int(edges[YS, [one, other]].max()))
                end = (int(edges[RIGHTS, [one, other]].min()), int(edges[TOPS, [one, other]].min()))
                contacts.append(Contact(one=one, other=other, start=start, end=end))
    return tuple(contacts)


def _lifted(position: Position) -> Lifted | None:
    if position.phase != LAY:
        return None
    return Lifted(
        card=see_card(position, int(position.lifted)),
        x=int(position.from_x),
        y=int(position.from_y),
        lying=bool(position.from_lying),
    )


def _unseen_neutrals(position: Position) -> dict[str, int]:
    faces = [int(face) for face in position.neutral_faces if face]
    counts = {write_face(face): int(unseen_neutrals(position, kind)) for kind, face in enumerate(faces)}
    return {name: count for name, count in counts.items() if count}


def _sides(position: Position, standing: Standing) -> tuple[Side, ...]:
    return tuple(
        Side(
            favourite=SYMBOLS[seat],
            hand=see_hand(position, seat),
            hand_size=int(position.hand_sizes[seat]),
            pile_size=int(position.pile_sizes[seat]),
            has_master=bool(position.masters[seat]),
            left=int(cards_left(position, seat)),
            unseen=_unseen(position, seat),
            points=standing.points[seat],
            districts=standing.owned[seat],
        )
        for seat in range(position.seats)
    )


def see_hand(position: Position, seat: int) -> tuple[CardView, ...] | None:
    """A hand, weakest card first, or None if it is hidden."""
    if position.hands[seat, 0] == UNKNOWN:
        return None
    counts = position.hands[seat].tolist()
    return tuple(see_face(face + 2, seat) for face in range(FACES) for _ in range(counts[face]))


def _unseen(position: Position, seat: int) -> dict[str, int]:
    deck = (face for face in range(FACES - 2) if copies_of_face(position, face))
    counts = {write_face(face + 2): int(unseen_copies(position, seat, face)) for face in deck}
    return {name: count for name, count in counts.items() if count}

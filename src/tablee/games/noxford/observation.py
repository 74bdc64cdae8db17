"""What a seat of Noxford knows, as numbers, and what tells its moves apart.

A card can be laid anywhere on a plane, so moves have no fixed list: they are numbered by position, and each
is described by a row of numbers (`describe`). A network that scores state and move together, as those for
card games with thousands of moves do, learns what a place means from what lies around it.
Lengths are in cards' short sides from the middle of the city.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.engine.spaces.encoder import Encoder, Floats, seen_from
from tablee.games.noxford.city.cards import (
    has_gear,
    is_barracks,
    is_district,
    is_syndicate,
    neutral_face,
    owner_of,
    rank_of,
    symbols_on,
)
from tablee.games.noxford.city.geometry import NO_PLOT, RIGHTS, TOPS, XS, YS, spot_x, spot_y
from tablee.games.noxford.city.plots import is_locked, is_lying, plot_at, top_card, touched_by
from tablee.games.noxford.moves import face_in, kind_of, spot_in
from tablee.games.noxford.scoring import OWNED, POINTS, count_up
from tablee.games.noxford.state import (
    COVER,
    FACES,
    FIRST_NEUTRAL_FACE,
    LAY_CARD,
    LAY_ONTO,
    LIFT_CARD,
    MOST_SEATS,
    NO_CARD,
    NUMBER_OF_SYMBOLS,
    OPEN,
    PASS,
    PLACE,
    PLOTS,
    SHORT,
    State,
)

_PHASES = 3
_SYMBOLS = NUMBER_OF_SYMBOLS
# A card: by owner, neutral, rank, gear, symbols.
_CARD = MOST_SEATS + 3 + _SYMBOLS
# A plot: there or not, x, y, lying, cards in the stack, locked, turned down, who controls it, the top card.
_PLOT = 7 + MOST_SEATS + _CARD

_PHASE = 0
_ACTOR = _PHASE + _PHASES
_PASSES = _ACTOR + MOST_SEATS
_HAND = _PASSES + 1
_HAND_SIZES = _HAND + FACES
_PILE_SIZES = _HAND_SIZES + MOST_SEATS
_MASTERS = _PILE_SIZES + MOST_SEATS
_NEUTRAL_PILE = _MASTERS + MOST_SEATS
_POINTS = _NEUTRAL_PILE + 1
_OWNED = _POINTS + MOST_SEATS
_OPEN_CARDS = _OWNED + MOST_SEATS
_LIFTED = _OPEN_CARDS + OPEN * _CARD
_CITY = _LIFTED + _CARD

_FIELDS = (
    ("phase", (_PHASES,)),  # a turn, a card to lift, a card to lay
    ("actor", (MOST_SEATS,)),
    ("passes", (1,)),  # in a row
    ("hand", (FACES,)),  # own copies of each face
    ("hand_sizes", (MOST_SEATS,)),
    ("pile_sizes", (MOST_SEATS,)),
    ("masters", (MOST_SEATS,)),  # still in front of their players
    ("neutral_pile", (1,)),  # how many are left
    ("points", (MOST_SEATS,)),  # if the game ended now
    ("owned", (MOST_SEATS,)),  # districts
    ("open_cards", (OPEN, _CARD)),
    ("lifted", (_CARD,)),  # the card in the air
    ("city", (PLOTS, _PLOT)),
)

_MOVE_KIND = 0
_MOVE_CARD = _MOVE_KIND + PASS
_MOVE_PLACE = _MOVE_CARD + _CARD
_MOVE_COVERS = _MOVE_PLACE + 3
_MOVE_TOUCHES = _MOVE_COVERS + _CARD
_ACTION_FIELDS = (
    *("places", "covers", "lifts", "stays", "lays", "lays-onto", "passes"),
    *(f"card-{name}" for name in ("own", "next", "second", "third", "neutral", "rank", "gear", *"01234")),
    *("x", "y", "lying"),
    *(f"covered-{name}" for name in ("own", "next", "second", "third", "neutral", "rank", "gear", *"01234")),
    *("touches-own", "touches-others", "touches-barracks", "touches-districts", "touches-own-symbols"),
)


@compiled
def symbol_seen_from(symbol: int, seat: int, seats: int) -> int:
    """Symbols in the order of those whose favourites they are: the own one first; then nobody's."""
    return seen_from(symbol, seat, seats) if symbol < seats else symbol


@compiled
def observe_card(position: State, seat: int, card: int, row: Floats, begin: int) -> None:
    """One card."""
    seats = int(position.seats)
    if is_syndicate(card):
        row[begin + seen_from(owner_of(card), seat, seats)] = 1
        row[begin + MOST_SEATS + 1] = rank_of(card)
    else:
        row[begin + MOST_SEATS] = 1
        observe_symbols(position, seat, neutral_face(position, card), row, begin)
    row[begin + MOST_SEATS + 2] = 1 if has_gear(position, card) else 0


@compiled
def observe_symbols(position: State, seat: int, face: int, row: Floats, begin: int) -> None:
    """The symbols of a neutral face."""
    for symbol in range(_SYMBOLS):
        place = symbol_seen_from(symbol, seat, int(position.seats))
        row[begin + MOST_SEATS + 3 + place] = symbols_on(face, symbol)


@compiled
def middle(position: State, low: int, high: int) -> float:
    """Half-way between the city's outermost edges, in short sides of a card."""
    if position.plots == 0:
        return 0.0
    least, most = int(position.edges[low, 0]), int(position.edges[high, 0])
    for plot in range(position.plots):
        least = min(least, int(position.edges[low, plot]))
        most = max(most, int(position.edges[high, plot]))
    return (least + most) / (2.0 * SHORT)


@compiled
def observe(position: State, seat: int, row: Floats) -> None:
    """Fill a row of zeros."""
    seats = int(position.seats)
    row[_PHASE + int(position.phase)] = 1
    row[_ACTOR + seen_from(int(position.actor), seat, seats)] = 1
    row[_PASSES] = position.passes
    row[_NEUTRAL_PILE] = position.neutral_pile_size
    for face in range(FACES):
        row[_HAND + face] = position.hands[seat, face]
    down, owners = np.zeros(PLOTS, np.int8), np.zeros(PLOTS, np.int8)
    strengths, totals = np.zeros((PLOTS, MOST_SEATS), np.int8), np.zeros((2, MOST_SEATS), np.int64)
    count_up(position, down, owners, strengths, totals)
    for other in range(seats):
        place = seen_from(other, seat, seats)
        row[_HAND_SIZES + place] = position.hand_sizes[other]
        row[_PILE_SIZES + place] = position.pile_sizes[other]
        row[_MASTERS + place] = position.masters[other]
        row[_POINTS + place] = totals[POINTS, other]
        row[_OWNED + place] = totals[OWNED, other]
    for number in range(OPEN):
        if position.opened[number] != NO_CARD:
            observe_card(position, seat, int(position.opened[number]), row, _OPEN_CARDS + _CARD * number)
    if position.lifted != NO_CARD:
        observe_card(position, seat, int(position.lifted), row, _LIFTED)
    observe_city(position, seat, down, owners, row)


@compiled
def observe_city(position: State, seat: int, down: Any, owners: Any, row: Floats) -> None:
    """Every plot, from left to right."""
    across, upwards = middle(position, XS, RIGHTS), middle(position, YS, TOPS)
    for plot in range(position.plots):
        begin = _CITY + _PLOT * plot
        row[begin] = 1
        row[begin + 1] = position.edges[XS, plot] / SHORT - across
        row[begin + 2] = position.edges[YS, plot] / SHORT - upwards
        row[begin + 3] = is_lying(position, plot)
        row[begin + 4] = position.heights[plot]
        row[begin + 5] = 1 if is_locked(position, plot) else 0
        row[begin + 6] = down[plot]
        if owners[plot] >= 0:
            row[begin + 7 + seen_from(int(owners[plot]), seat, int(position.seats))] = 1
        observe_card(position, seat, top_card(position, plot), row, begin + 7 + MOST_SEATS)


@compiled
def describe(position: State, seat: int, move: int, row: Floats) -> None:
    """Fill a row of zeros with what a move does and where."""
    kind, face, spot = kind_of(move), face_in(move), spot_in(move)
    row[_MOVE_KIND + kind - 1] = 1
    if kind in (PLACE, COVER):
        describe_face(position, seat, face, row)
    elif kind in (LAY_CARD, LAY_ONTO):
        observe_card(position, seat, int(position.lifted), row, _MOVE_CARD)
    if kind in (PLACE, COVER, LIFT_CARD, LAY_CARD, LAY_ONTO):
        x, y = spot_x(spot), spot_y(spot)
        row[_MOVE_PLACE] = x / SHORT - middle(position, XS, RIGHTS)
        row[_MOVE_PLACE + 1] = y / SHORT - middle(position, YS, TOPS)
        row[_MOVE_PLACE + 2] = spot & 1
        if kind in (PLACE, LAY_CARD):
            describe_neighbours(position, seat, touched_by(position, spot), row)
        else:
            plot = plot_at(position, x, y)
            if plot != NO_PLOT:
                row[_MOVE_PLACE + 2] = is_lying(position, plot)
                observe_card(position, seat, top_card(position, plot), row, _MOVE_COVERS)


@compiled
def describe_face(position: State, seat: int, face: int, row: Floats) -> None:
    """The card that is played, as move codes name it."""
    if face < FIRST_NEUTRAL_FACE:
        row[_MOVE_CARD] = 1
        row[_MOVE_CARD + MOST_SEATS + 1] = face // 2
    else:
        row[_MOVE_CARD + MOST_SEATS] = 1
        observe_symbols(position, seat, face, row, _MOVE_CARD)
    row[_MOVE_CARD + MOST_SEATS + 2] = face & 1


@compiled
def describe_neighbours(position: State, seat: int, touched: int, row: Floats) -> None:
    """How many cards of each sort the card will touch, and own symbols on the districts among them."""
    for plot in range(position.plots):
        if (touched >> plot) & 1 == 0:
            continue
        card = top_card(position, plot)
        if is_syndicate(card):
            row[_MOVE_TOUCHES + (0 if owner_of(card) == seat else 1)] += 1
        elif is_barracks(position, card):
            row[_MOVE_TOUCHES + 2] += 1
        elif is_district(position, card):
            row[_MOVE_TOUCHES + 3] += 1
            row[_MOVE_TOUCHES + 4] += symbols_on(neutral_face(position, card), seat)


ENCODER = Encoder(fields=_FIELDS, observe=observe, action_fields=_ACTION_FIELDS, describe=describe)

"""A first guess for every move in Noxford: what it changes at once around the districts it touches."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.engine.state import Moves
from tablee.games.noxford.bot.value import Survey, chance, counts_for, survey
from tablee.games.noxford.city.cards import (
    is_barracks,
    is_district,
    is_syndicate,
    neutral_face,
    owner_of,
    size_of,
    syndicate_card,
)
from tablee.games.noxford.city.geometry import spot_x, spot_y
from tablee.games.noxford.city.plots import plot_at, top_card, touched_by
from tablee.games.noxford.city.whole import whole
from tablee.games.noxford.hands import cards_left, open_card
from tablee.games.noxford.moves import face_in, kind_of, spot_in
from tablee.games.noxford.scoring import worth
from tablee.games.noxford.state import (
    FIRST_NEUTRAL_FACE,
    LAST_GEAR_RESOLVES,
    LAY_CARD,
    LIFT_CARD,
    MOST_SEATS,
    PASS,
    PLACE,
    STAY,
    Phase,
    State,
)

_GEAR = 2.0  # points that moving another card is hoped to bring
_ELSEWHERE = 1.0  # points that a lifted card of one's own is hoped to bring where it will lie


@compiled
def lead_of(position: State, left: int, face: int, strengths: Any, seat: int) -> float:
    """What a district promises the seat, less what it promises the best other."""
    seats = int(position.seats)
    best_other = 0.0
    for other in range(seats):
        if other != seat:
            best_other = max(best_other, worth(face, other) * chance(left, strengths, seats, other))
    return worth(face, seat) * chance(left, strengths, seats, seat) - best_other


@compiled
def gain(position: State, city: Survey, touched: int, owner: int, count: int, seat: int) -> float:
    """What the seat gains when `owner` gets so much stronger around the plots touched."""
    total = 0.0
    for plot in range(position.plots if count != 0 else 0):
        card = top_card(position, plot)
        if (touched >> plot) & 1 and is_district(position, card):
            face, strengths = neutral_face(position, card), city.strengths[plot]
            total -= lead_of(position, city.left, face, strengths, seat)
            strengths[owner] += count
            total += lead_of(position, city.left, face, strengths, seat)
            strengths[owner] -= count
    return total


@compiled
def gain_of_card(position: State, city: Survey, card: int, touched: int, seat: int) -> float:
    """What any card brings the seat beside the plots touched."""
    if not is_syndicate(card):
        return gain_of_neutral(position, city, neutral_face(position, card), touched, seat)
    for plot in range(position.plots):
        if (touched >> plot) & 1 and is_barracks(position, top_card(position, plot)):
            return 0.0  # it will be turned down
    return gain(position, city, touched, owner_of(card), counts_for(card), seat)


@compiled
def gain_of_neutral(position: State, city: Survey, face: int, touched: int, seat: int) -> float:
    """A district goes to the strongest around it; a barracks turns down those it touches."""
    total = 0.0
    around = np.zeros(MOST_SEATS, np.int64)
    is_rich = size_of(face) > 0
    for plot in range(position.plots):
        card = top_card(position, plot)
        if ((touched & ~city.down) >> plot) & 1 and is_syndicate(card):
            if is_rich:
                around[owner_of(card)] += counts_for(card)
            else:
                total += gain(position, city, city.touching[plot], owner_of(card), -counts_for(card), seat)
    return lead_of(position, city.left, face, around, seat) if is_rich else total


@compiled
def gain_of_covering(position: State, city: Survey, card: int, plot: int, seat: int) -> float:
    """What a card brings the seat on top of another."""
    if (city.down >> plot) & 1:
        return 0.0
    below, around = top_card(position, plot), city.touching[plot]
    if owner_of(below) == owner_of(card):
        return gain(position, city, around, owner_of(card), counts_for(card) - counts_for(below), seat)
    return gain(position, city, around, owner_of(below), -counts_for(below), seat) + gain(
        position, city, around, owner_of(card), counts_for(card), seat
    )


@compiled
def gain_of_lifting(position: State, city: Survey, plot: int, seat: int) -> float:
    """What the seat gains when a card is gone; one's own will do some good elsewhere."""
    card, around = top_card(position, plot), whole(city.touching[plot])
    if not is_syndicate(card):
        return -gain_of_neutral(position, city, neutral_face(position, card), around, seat)
    elsewhere = _ELSEWHERE if owner_of(card) == seat else 0.0
    if (city.down >> plot) & 1:
        return elsewhere
    return elsewhere + gain(position, city, around, owner_of(card), -counts_for(card), seat)


@compiled
def card_in_air(position: State, seat: int, face: int) -> int:
    """The card that a move puts down: the lifted one, or the one with this face."""
    if position.phase == Phase.LAY:
        return whole(position.lifted)
    if face < FIRST_NEUTRAL_FACE:
        return syndicate_card(seat, face - 2)
    return open_card(position, face)


@compiled
def is_last_and_idle(position: State, seat: int, face: int) -> bool:
    """Whether this is the seat's tenth card, whose gear does nothing any more."""
    if position.last_gear == LAST_GEAR_RESOLVES or face >= FIRST_NEUTRAL_FACE:
        return False
    return cards_left(position, seat) == 1


@compiled
def hope_of(position: State, city: Survey, seat: int, move: int) -> float:
    """The points that a move is hoped to bring."""
    kind, spot, face = kind_of(move), spot_in(move), face_in(move)
    if kind in (STAY, PASS):
        return 0.0
    gear = _GEAR if face & 1 and not is_last_and_idle(position, seat, face) else 0.0
    if kind in (PLACE, LAY_CARD):
        card = card_in_air(position, seat, face)
        return gear + gain_of_card(position, city, card, touched_by(position, spot), seat)
    plot = plot_at(position, spot_x(spot), spot_y(spot))
    if kind == LIFT_CARD:
        return gain_of_lifting(position, city, plot, seat)
    return gear + gain_of_covering(position, city, card_in_air(position, seat, face), plot, seat)


@compiled
def hope(position: State, seat: int, moves: Moves, count: int, hopes: Any) -> None:
    """The same for every move."""
    city = survey(position)
    for place in range(count):
        hopes[place] = hope_of(position, city, seat, moves[place])

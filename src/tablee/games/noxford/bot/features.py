"""What the value of Noxford looks at: every district with the strengths around it, hands, what lies open.

A city has no fixed places. So each district is a switch for what it is worth to whom and who leads there,
wherever it lies; two alike count twice.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.bots.value.features import Features
from tablee.bots.value.switches import switch, up_to, within
from tablee.engine.jit.compiling import compiled
from tablee.engine.spaces.encoder import seen_from
from tablee.games.noxford.bot.value import FARTHEST_LEAD, Survey, chance, survey
from tablee.games.noxford.city.cards import (
    has_gear,
    is_district,
    is_syndicate,
    neutral_face,
    owner_of,
    rank_of,
    size_of,
    symbols_on,
)
from tablee.games.noxford.city.plots import top_card
from tablee.games.noxford.hands import cards_left
from tablee.games.noxford.scoring import worth
from tablee.games.noxford.state import (
    FACES,
    MOST_SEATS,
    NEUTRALS,
    NO_CARD,
    OPEN,
    RANKS,
    SYNDICATE,
    State,
)

_WORTH = 13  # of a district to a seat: 0 to 12 points
_CLASSES = 5  # the same in steps of three
_LEADS = 2 * FARTHEST_LEAD + 1
_STRONG = 6  # strengths 0 to 5 and more
_STAGES = SYNDICATE + 1
_FARTHEST = 40  # a larger lead, in halves of a point, is told as this
_HALVES = 2 * _FARTHEST + 1
_PHASES = 3
_SIZES = 5  # 0 to 4 symbols
_COPIES = 3  # of a face in one hand

_DISTRICT = 0
_AROUND = _DISTRICT + MOST_SEATS * _WORTH * _WORTH * _LEADS
_STAGED = _AROUND + _STRONG * _STRONG * _CLASSES
_AHEAD = _STAGED + _STAGES * _LEADS * _CLASSES
_STANDING = _AHEAD + MOST_SEATS * _HALVES
_LEFT = _STANDING + MOST_SEATS * _HALVES
_FEWEST = _LEFT + MOST_SEATS * _STAGES
_HAND = _FEWEST + _STAGES
_MASTERS = _HAND + FACES * _COPIES
_OPENED = _MASTERS + MOST_SEATS
_NEUTRALS = _OPENED + _SIZES * _SIZES * 2
_TURN = _NEUTRALS + NEUTRALS + 1
_LIFTED = _TURN + MOST_SEATS * _PHASES
_INPUTS = _LIFTED + MOST_SEATS * RANKS + _SIZES
_MOST = 260


@compiled
def add_district(
    position: State, seat: int, face: int, strengths: Any, left: int, active: Any, count: int
) -> int:
    """One district: what it is worth to the seat and to each other, and who leads there by how much."""
    seats = int(position.seats)
    own, strongest = int(strengths[seat]), 0
    own_worth = worth(face, seat)
    for place in range(1, seats):
        other = (seat + place) % seats
        strongest = max(strongest, int(strengths[other]))
        pair = (place * _WORTH + own_worth) * _WORTH + worth(face, other)
        lead = own - int(strengths[other])
        active[count] = _DISTRICT + pair * _LEADS + within(lead, FARTHEST_LEAD)
        count += 1
    both = min(own, _STRONG - 1) * _STRONG + min(strongest, _STRONG - 1)
    active[count] = _AROUND + both * _CLASSES + own_worth // 3
    moment = left * _LEADS + within(own - strongest, FARTHEST_LEAD)
    active[count + 1] = _STAGED + moment * _CLASSES + own_worth // 3
    return count + 2


@compiled
def add_city(position: State, seat: int, city: Survey, active: Any, count: int) -> int:
    """All districts, and what they promise and pay now: the own lead over each of the others."""
    seats = int(position.seats)
    promised, paid = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS, np.int64)
    for plot in range(position.plots):
        card = top_card(position, plot)
        if not is_district(position, card):
            continue
        face, strengths = neutral_face(position, card), city.strengths[plot]
        count = add_district(position, seat, face, strengths, city.left, active, count)
        best, leader = 0, -1
        for other in range(seats):
            promised[other] += worth(face, other) * chance(city.left, strengths, seats, other)
            if strengths[other] > best:
                best, leader = strengths[other], other
            elif strengths[other] == best:
                leader = -1
        if leader >= 0:
            paid[leader] += worth(face, leader)
    for place in range(1, seats):
        other = (seat + place) % seats
        halves = int(np.floor(2.0 * (promised[seat] - promised[other]) + 0.5))
        active[count] = _AHEAD + place * _HALVES + within(halves, _FARTHEST)
        active[count + 1] = _STANDING + place * _HALVES + within(2 * (paid[seat] - paid[other]), _FARTHEST)
        count += 2
    return count


@compiled
def add_cards(position: State, seat: int, left: int, active: Any, count: int) -> int:
    """What everybody has left, the own hand, and what lies open."""
    seats = int(position.seats)
    for place in range(seats):
        other = (seat + place) % seats
        active[count] = _LEFT + place * _STAGES + cards_left(position, other)
        count = switch(active, count + 1, _MASTERS + place, position.masters[other] != 0)
    active[count] = _FEWEST + left
    active[count + 1] = _NEUTRALS + int(position.neutral_pile_size)
    count += 2
    for face in range(FACES):
        copies = min(int(position.hands[seat, face]), _COPIES)
        count = up_to(active, count, _HAND + face * _COPIES, copies)
    for number in range(OPEN):
        card = int(position.opened[number])
        if card != NO_CARD:
            face = neutral_face(position, card)
            kind = min(symbols_on(face, seat), _SIZES - 1) * _SIZES + min(size_of(face), _SIZES - 1)
            active[count] = _OPENED + 2 * kind + (1 if has_gear(position, card) else 0)
            count += 1
    return count


@compiled
def add_turn(position: State, seat: int, active: Any, count: int) -> int:
    """Whose turn it is, what is asked, and the card in the air."""
    seats = int(position.seats)
    active[count] = _TURN + seen_from(int(position.actor), seat, seats) * _PHASES + int(position.phase)
    count += 1
    if position.lifted != NO_CARD:
        card = int(position.lifted)
        if is_syndicate(card):
            active[count] = _LIFTED + seen_from(owner_of(card), seat, seats) * RANKS + rank_of(card) - 1
        else:
            size = min(size_of(neutral_face(position, card)), _SIZES - 1)
            active[count] = _LIFTED + MOST_SEATS * RANKS + size
        count += 1
    return count


@compiled
def fill(position: State, seat: int, active: Any) -> int:
    """The features that are on for a seat; returns how many."""
    city = survey(position)
    count = add_city(position, seat, city, active, 0)
    count = add_cards(position, seat, city.left, active, count)
    return add_turn(position, seat, active, count)


FEATURES = Features(version=1, seats=MOST_SEATS, inputs=_INPUTS, most=_MOST, fill=fill, exploration=0.15)

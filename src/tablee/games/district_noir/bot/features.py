"""What the value of District Noir looks at: hands and fronts, the line from its end, leads, points, time."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.bots.value.features import Features
from tablee.bots.value.switches import switch, up_to, within
from tablee.engine.jit.compiling import compiled
from tablee.games.district_noir.scoring import complete_sets, total
from tablee.games.district_noir.state import ACTIONS_A_ROUND, NUMBER_OF_FACES, ROUNDS, SUPPORTS, State

_FACES = NUMBER_OF_FACES
# Copies of a face are told as "one or more", "two or more" …, up to so many.
_IN_HAND = 3
_IN_FRONT = 6
_NOT_SEEN = 8
_DEEP = 10  # cards of the line: what this take brings, and the next
_LEAD = 5  # a larger lead of a Support is told as this
_POINTS = 30  # as is a larger lead in points
_LONG = 11  # and a longer line
_SETS = 3

_HAND = 0
_FRONTS = _HAND + _FACES * _IN_HAND
_UNSEEN = _FRONTS + 2 * _FACES * _IN_FRONT
_LINE = _UNSEEN + _FACES * _NOT_SEEN
_LENGTH = _LINE + _DEEP * _FACES
_MOMENT = _LENGTH + _LONG + 1
_FLAGS = _MOMENT + ROUNDS * ACTIONS_A_ROUND
_LEADS = _FLAGS + 6
_AHEAD = _LEADS + SUPPORTS * (2 * _LEAD + 1)
_COMPLETE = _AHEAD + 2 * _POINTS + 1
_INPUTS = _COMPLETE + 2 * (_SETS + 1)
_MOST = 120


@compiled
def add_cards(position: State, seat: int, active: Any) -> int:
    """Every face: in the own hand, in front of both, and where nobody can see it."""
    lying = np.zeros(_FACES, np.int64)
    for place in range(position.line_length):
        lying[position.line[place]] += 1
    count = 0
    for face in range(_FACES):
        own, fronts = position.hands[seat, face], position.fronts
        unseen = position.copies[face] - fronts[0, face] - fronts[1, face] - own - lying[face]
        count = up_to(active, count, _HAND + _IN_HAND * face, min(own, _IN_HAND))
        for side in range(2):
            begin = _FRONTS + (_FACES * side + face) * _IN_FRONT
            count = up_to(active, count, begin, min(fronts[(seat + side) & 1, face], _IN_FRONT))
        count = up_to(active, count, _UNSEEN + _NOT_SEEN * face, min(unseen, _NOT_SEEN))
    return count


@compiled
def add_line(position: State, active: Any, count: int) -> int:
    """The last cards of the line in their order, and its length."""
    length = position.line_length
    for back in range(min(_DEEP, length)):
        active[count] = _LINE + back * _FACES + position.line[length - 1 - back]
        count += 1
    active[count] = _LENGTH + min(length, _LONG)
    return count + 1


@compiled
def add_moment(position: State, seat: int, active: Any, count: int) -> int:
    """How far the game is, whose turn it is, who can still take."""
    other, is_own = 1 - seat, position.actor == seat
    active[count] = _MOMENT + (position.round_no - 1) * ACTIONS_A_ROUND + position.actions
    count = switch(active, count + 1, _FLAGS + 0, position.taken[seat] != 0)
    count = switch(active, count, _FLAGS + 1, position.taken[other] != 0)
    count = switch(active, count, _FLAGS + 2, is_own)
    count = switch(active, count, _FLAGS + 3, position.beginner == seat)
    count = switch(active, count, _FLAGS + 4, is_own and position.taken[seat] == 0)
    return switch(active, count, _FLAGS + 5, not is_own and position.taken[other] == 0)


@compiled
def add_points(position: State, seat: int, active: Any, count: int) -> int:
    """Leads, complete sets and points as the fronts lie."""
    other = 1 - seat
    for face in range(SUPPORTS):
        lead = position.fronts[seat, face] - position.fronts[other, face]
        active[count] = _LEADS + (2 * _LEAD + 1) * face + within(lead, _LEAD)
        count += 1
    for side in range(2):
        sets = min(complete_sets(position, (seat + side) & 1), _SETS)
        active[count] = _COMPLETE + (_SETS + 1) * side + sets
        count += 1
    ahead = total(position, seat) - total(position, other)
    active[count] = _AHEAD + within(ahead, _POINTS)
    return count + 1


@compiled
def fill(position: State, seat: int, active: Any) -> int:
    """The features that are on for a seat; returns how many."""
    count = add_cards(position, seat, active)
    count = add_line(position, active, count)
    count = add_moment(position, seat, active, count)
    return add_points(position, seat, active, count)


FEATURES = Features(version=1, seats=2, inputs=_INPUTS, most=_MOST, fill=fill, can_draw=True)

"""What the value of Panik looks at: who stands in front of what, who has whom left, what is being decided.

The four mansions of a row are alike but for what lies there, so each is one switch for its owner, its face as
far as the seat knows it, and the strengths in front of it, wherever in the row it lies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.bots.value.features import Features
from tablee.bots.value.switches import up_to, within
from tablee.engine.jit.compiling import compiled
from tablee.engine.spaces.encoder import seen_from
from tablee.games.panik.hunters import kind_of, mansion_count, owner_of, team_of
from tablee.games.panik.scoring import add_points, weight
from tablee.games.panik.state import (
    KINDS,
    MOST_SEATS,
    NUMBER_OF_FACES,
    STEPS,
    TEAM_SIZE,
    State,
    TurnStep,
)

_KNOWN = NUMBER_OF_FACES + 1  # a face, or none that the seat knows
_OWN = 5  # strengths 0 to 4 and more of the own team …
_OWNERS = 4  # … 0 to 3 and more of the owner's …
_OTHERS = 5  # … and 0 to 4 and more of everybody else's
_CROWD = 5
_POINTS = 12  # a larger lead is told as this
_NOT_SEEN = 6
_COPIES = 3  # of a kind of hunter in one hand, at the most
_STEPS = len(STEPS)
_TWO_STRENGTHS = 5

_MANSION = 0
_GUESTS = _MANSION + MOST_SEATS * _KNOWN * _OWN * _OWNERS * _OTHERS
_FULL = _GUESTS + MOST_SEATS * _KNOWN * MOST_SEATS * _TWO_STRENGTHS
_HANDS = _FULL + MOST_SEATS * _KNOWN * _CROWD
_LEFT = _HANDS + MOST_SEATS * KINDS * _COPIES
_STEP = _LEFT + MOST_SEATS * (TEAM_SIZE + 1)
_ACTIVE = _STEP + _STEPS * KINDS
_BEGINNER = _ACTIVE + MOST_SEATS * _STEPS
_SPOT = _BEGINNER + MOST_SEATS
_RETURNING = _SPOT + MOST_SEATS * _KNOWN
_AHEAD = _RETURNING + MOST_SEATS * KINDS
_UNSEEN = _AHEAD + MOST_SEATS * (2 * _POINTS + 1)
_INPUTS = _UNSEEN + NUMBER_OF_FACES * _NOT_SEEN
_MOST = 260


@compiled
def face_seen(position: State, seat: int, mansion: int) -> int:
    """The face of a mansion, or one more where the seat does not know it."""
    if position.face_up[mansion] == 0 and owner_of(mansion) != seat:
        return NUMBER_OF_FACES
    return int(position.faces[mansion])


@compiled
def add_mansion(position: State, seat: int, mansion: int, active: Any, count: int) -> int:
    """One mansion: its owner, its face, and how strong everybody is in front of it."""
    seats, owner = int(position.seats), owner_of(mansion)
    begin = seen_from(owner, seat, seats) * _KNOWN + face_seen(position, seat, mansion)
    own, owners, others = 0, 0, 0
    strengths = np.zeros(MOST_SEATS, np.int64)
    for place in range(int(position.crowd[mansion])):
        hunter = int(position.hunters[mansion, place])
        strengths[seen_from(team_of(hunter), seat, seats)] += weight(hunter)
    for place in range(seats):
        if place == 0:
            own += strengths[place]
        elif place == seen_from(owner, seat, seats):
            owners += strengths[place]
        else:
            others += strengths[place]
    own, owners, others = min(own, _OWN - 1), min(owners, _OWNERS - 1), min(others, _OTHERS - 1)
    active[count] = _MANSION + ((begin * _OWN + own) * _OWNERS + owners) * _OTHERS + others
    active[count + 1] = _FULL + begin * _CROWD + int(position.crowd[mansion])
    count += 2
    for place in range(seats):
        if strengths[place] > 0:
            guest = (begin * MOST_SEATS + place) * _TWO_STRENGTHS
            active[count] = _GUESTS + guest + min(strengths[place], _TWO_STRENGTHS) - 1
            count += 1
    return count


@compiled
def add_points_ahead(position: State, seat: int, active: Any, count: int) -> int:
    """The own lead over each of the others, at mansions that the seat knows."""
    seats = int(position.seats)
    points = np.zeros(MOST_SEATS, np.int64)
    for mansion in range(mansion_count(position)):
        if face_seen(position, seat, mansion) < NUMBER_OF_FACES:
            add_points(position, mansion, points)
    for place in range(1, seats):
        ahead = points[seat] - points[(seat + place) % seats]
        active[count] = _AHEAD + place * (2 * _POINTS + 1) + within(ahead, _POINTS)
        count += 1
    return count


@compiled
def add_hands(position: State, seat: int, active: Any, count: int) -> int:
    """The hunters that everybody has still to place."""
    seats = int(position.seats)
    for place in range(seats):
        hand, left = position.hands[(seat + place) % seats], 0
        for kind in range(KINDS):
            left += int(hand[kind])
            begin = _HANDS + (place * KINDS + kind) * _COPIES
            count = up_to(active, count, begin, min(int(hand[kind]), _COPIES))
        active[count] = _LEFT + place * (TEAM_SIZE + 1) + left
        count += 1
    return count


@compiled
def add_step(position: State, seat: int, active: Any, count: int) -> int:
    """What is being decided, by whom, about whom and where."""
    seats, step = int(position.seats), int(position.step)
    active[count] = _STEP + step * KINDS + int(position.placed)
    active[count + 1] = _ACTIVE + seen_from(int(position.active), seat, seats) * _STEPS + step
    active[count + 2] = _BEGINNER + seen_from(int(position.beginner), seat, seats)
    count += 3
    if step in (TurnStep.SEND_BACK, TurnStep.RELOCATE, TurnStep.CALL, TurnStep.PLACE_DETECTOR):
        spot = int(position.spot)
        owner = seen_from(owner_of(spot), seat, seats)
        active[count] = _SPOT + owner * _KNOWN + face_seen(position, seat, spot)
        count += 1
    if step == TurnStep.RELOCATE:
        hunter = int(position.returning)
        active[count] = _RETURNING + seen_from(team_of(hunter), seat, seats) * KINDS + kind_of(hunter)
        count += 1
    return count


@compiled
def add_unseen(position: State, seat: int, active: Any, count: int) -> int:
    """How many mansions of each face the seat has not seen."""
    copies = position.copies.copy()
    for mansion in range(mansion_count(position)):
        face = face_seen(position, seat, mansion)
        if face < NUMBER_OF_FACES:
            copies[face] -= 1
    for face in range(NUMBER_OF_FACES):
        count = up_to(active, count, _UNSEEN + face * _NOT_SEEN, min(int(copies[face]), _NOT_SEEN))
    return count


@compiled
def fill(position: State, seat: int, active: Any) -> int:
    """The features that are on for a seat; returns how many."""
    count = 0
    for mansion in range(mansion_count(position)):
        count = add_mansion(position, seat, mansion, active, count)
    count = add_points_ahead(position, seat, active, count)
    count = add_hands(position, seat, active, count)
    count = add_step(position, seat, active, count)
    return add_unseen(position, seat, active, count)


FEATURES = Features(version=1, seats=MOST_SEATS, inputs=_INPUTS, most=_MOST, fill=fill)

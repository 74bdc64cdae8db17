"""Points and the end of a game of District Noir."""

from __future__ import annotations

from tablee.engine.arrays import Row
from tablee.engine.jit.compiling import compiled
from tablee.games.district_noir.state import CARDS, FIRST_CITY, SUPPORTS, Ending, GameEnd, State


@compiled
def lead(position: State, face: int) -> int:
    """How many more of a face seat 0 has than seat 1."""
    return position.fronts[0, face] - position.fronts[1, face]


@compiled
def complete_sets(position: State, seat: int) -> int:
    """How many times a seat owns all four supports."""
    sets = CARDS
    for face in range(SUPPORTS):
        sets = min(sets, position.fronts[seat, face])
    return sets


@compiled
def total(position: State, seat: int) -> int:
    """A seat's points as the fronts lie now: majorities, sets, alliances and betrayals."""
    points = position.set_bonus * complete_sets(position, seat)
    for face in range(SUPPORTS):
        ahead = lead(position, face) if seat == 0 else -lead(position, face)
        if ahead > 0:
            points += position.worth[face]
    for face in range(SUPPORTS, FIRST_CITY):
        points += position.worth[face] * position.fronts[seat, face]
    return points


@compiled
def outcome(position: State, scores: Row) -> int:
    """City at once; else points, then majorities from the 8s down, else a draw."""
    if position.ended == GameEnd.RUNNING:
        return 0
    if position.ended == GameEnd.BY_CITY:
        return (1 << position.city_seat) + (Ending.CITY << 8)
    scores[0] = total(position, 0)
    scores[1] = total(position, 1)
    if scores[0] != scores[1]:
        return (1 if scores[0] > scores[1] else 2) + (Ending.POINTS << 8)
    for face in range(SUPPORTS - 1, -1, -1):
        ahead = lead(position, face)
        if ahead != 0:
            return (1 if ahead > 0 else 2) + (Ending.TIE_BREAK << 8)
    return 3 + (Ending.DRAW << 8)

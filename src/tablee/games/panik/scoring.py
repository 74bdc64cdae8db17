"""What the mansions pay, to whom."""

from __future__ import annotations

from typing import Any

from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN
from tablee.games.panik.hunters import kind_of, mansion_count, owner_of, team_of
from tablee.games.panik.state import MOST_HUNTERS, PAIR, SHARED, TRAPPED, Ending, State, TurnStep


@compiled
def weight(hunter: int) -> int:
    """A pair is one card and counts double."""
    return 2 if kind_of(hunter) == PAIR else 1


@compiled
def pay(position: State, mansion: int) -> int:
    """What one hunter there earns for its owner. The face must be known, and somebody be there."""
    face = int(position.faces[mansion])
    if face == TRAPPED:
        return 0
    if face == SHARED:
        return int(position.shared_pay[int(position.crowd[mansion]) - 1])
    return face + 1


@compiled
def add_points(position: State, mansion: int, points: Any) -> None:
    """Add to each seat what one mansion of known face brings it."""
    owner = owner_of(mansion)
    is_trapped = int(position.faces[mansion]) == TRAPPED
    for standing in range(int(position.crowd[mansion])):
        hunter = int(position.hunters[mansion, standing])
        team = team_of(hunter)
        if not is_trapped:
            points[team] += weight(hunter) * pay(position, mansion)
        elif team != owner:
            points[owner] += weight(hunter) * int(position.trap_pay)


@compiled
def appraise(position: State, earnings: Any, points: Any) -> None:
    """As if the game ended now: by mansion, what each hunter earns and each seat gets; UNKNOWN where hidden.

    `earnings` has a row a mansion with a place for each hunter, `points` one with a place for each seat.
    """
    for mansion in range(mansion_count(position)):
        is_known = int(position.faces[mansion]) != UNKNOWN
        for standing in range(MOST_HUNTERS):
            earnings[mansion, standing] = 0 if is_known else UNKNOWN
        for seat in range(int(position.seats)):
            points[mansion, seat] = 0 if is_known else UNKNOWN
        if is_known:
            add_points(position, mansion, points[mansion])
            for standing in range(int(position.crowd[mansion])):
                hunter = int(position.hunters[mansion, standing])
                earnings[mansion, standing] = weight(hunter) * pay(position, mansion)


@compiled
def outcome(position: State, scores: Any) -> int:
    """Most points wins; tied players share the win."""
    if position.step != TurnStep.OVER:
        return 0
    seats = int(position.seats)
    for seat in range(seats):
        scores[seat] = 0
    for mansion in range(mansion_count(position)):
        add_points(position, mansion, scores)
    best = 0
    for seat in range(seats):
        best = max(best, scores[seat])
    winners = 0
    for seat in range(seats):
        if scores[seat] == best:
            winners |= 1 << seat
    is_shared = winners & (winners - 1) != 0
    return winners + 256 * (Ending.SHARED_WIN if is_shared else Ending.POINTS)

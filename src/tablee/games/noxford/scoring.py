"""Who controls which district, and what it is worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.city.cards import (
    is_barracks,
    is_district,
    is_syndicate,
    neutral_face,
    owner_of,
    rank_of,
    size_of,
    symbols_on,
)
from tablee.games.noxford.city.geometry import contact
from tablee.games.noxford.city.plots import top_card
from tablee.games.noxford.state import MASTER, MOST_SEATS, PLOTS, Ending, GameEnd, State

FAVOURITE_BONUS = 2
MASTER_COUNTS = 2
NOBODY = -1
NO_DISTRICT = -2

# Rows of the totals.
POINTS = 0
OWNED = 1


@compiled
def turn_down(position: State, down: Any) -> None:
    """Mark the syndicate cards that touch a barracks, all barracks at once. Nothing beneath comes back."""
    edges = position.edges[:]
    for plot in range(position.plots):
        if is_barracks(position, top_card(position, plot)):
            for other in range(position.plots):
                if is_syndicate(top_card(position, other)) and contact(edges, plot, other):
                    down[other] = 1


@compiled
def controller(position: State, plot: int, down: Any, strengths: Any) -> int:
    """The seat with strictly most around a district, or NOBODY. Fills in every seat's strength."""
    edges = position.edges[:]
    for other in range(position.plots):
        card = top_card(position, other)
        if is_syndicate(card) and not down[other] and contact(edges, plot, other):
            strengths[owner_of(card)] += MASTER_COUNTS if rank_of(card) == MASTER else 1
    best, most = NOBODY, 0
    for seat in range(MOST_SEATS):
        if strengths[seat] > most:
            best, most = seat, strengths[seat]
        elif strengths[seat] == most:
            best = NOBODY
    return best


@compiled
def worth(face: int, seat: int) -> int:
    """A point a symbol, two more for each that is the seat's favourite."""
    return size_of(face) + FAVOURITE_BONUS * symbols_on(face, seat)


@compiled
def count_up(position: State, down: Any, owners: Any, strengths: Any, totals: Any) -> None:
    """The whole score as the city stands, into empty tables.

    By plot: `down`, the card is turned down; `owners`, a district's seat or NOBODY, else NO_DISTRICT;
    `strengths` around a district by seat. By seat: `totals`, points and numbers of districts.
    """
    turn_down(position, down)
    for plot in range(position.plots):
        card = top_card(position, plot)
        owners[plot] = NO_DISTRICT
        if is_district(position, card):
            seat = controller(position, plot, down, strengths[plot])
            owners[plot] = seat
            if seat != NOBODY:
                totals[POINTS, seat] += worth(neutral_face(position, card), seat)
                totals[OWNED, seat] += 1


@compiled
def score(position: State, points: Any, districts: Any) -> None:
    """Everybody's points and number of districts as the city stands."""
    down, owners = np.zeros(PLOTS, np.int8), np.zeros(PLOTS, np.int8)
    strengths, totals = np.zeros((PLOTS, MOST_SEATS), np.int8), np.zeros((2, MOST_SEATS), np.int64)
    count_up(position, down, owners, strengths, totals)
    for seat in range(MOST_SEATS):
        points[seat] = totals[POINTS, seat]
        districts[seat] = totals[OWNED, seat]


@compiled
def outcome(position: State, scores: Any) -> int:
    """Most points; then more districts; then a shared win."""
    if position.ended == GameEnd.RUNNING:
        return 0
    points, districts = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    score(position, points, districts)
    most_points, most_districts = 0, 0
    for seat in range(position.seats):
        scores[seat] = points[seat]
        if points[seat] > most_points:
            most_points, most_districts = points[seat], districts[seat]
        elif points[seat] == most_points:
            most_districts = max(most_districts, districts[seat])
    winners, leaders, count = 0, 0, 0
    for seat in range(position.seats):
        if points[seat] == most_points:
            leaders += 1
            if districts[seat] == most_districts:
                winners |= 1 << seat
                count += 1
    ending = Ending.SHARED if count > 1 else Ending.DISTRICTS if leaders > 1 else Ending.POINTS
    return winners + (ending << 8)

"""How a city of Noxford is judged before the end: a lead around a district is kept more often than not."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.city.cards import (
    is_barracks,
    is_district,
    is_syndicate,
    neutral_face,
    owner_of,
    rank_of,
)
from tablee.games.noxford.city.plots import map_contacts, top_card
from tablee.games.noxford.hands import cards_left
from tablee.games.noxford.scoring import MASTER_COUNTS, worth
from tablee.games.noxford.state import MASTER, MOST_SEATS, PLOTS, SYNDICATE, State

FARTHEST_LEAD = 3

# How often a district ends up with a seat, by the fewest cards that anybody has left (rows 0 to 10) and the
# seat's lead there over the best other (−3 to 3), in hundredths. Counted in 180 two-seat games of an earlier
# search with itself; the last rows, where there are few leads to count, are smoothed by hand.
CHANCES = (
    np.array(
        [
            [0, 0, 0, 0, 100, 100, 100],
            [4, 5, 14, 19, 70, 85, 93],
            [5, 7, 18, 23, 65, 81, 90],
            [7, 9, 22, 27, 59, 76, 86],
            [8, 11, 25, 30, 55, 73, 84],
            [9, 13, 26, 32, 53, 69, 81],
            [11, 16, 29, 34, 51, 67, 76],
            [14, 17, 32, 34, 48, 65, 70],
            [19, 21, 34, 36, 46, 60, 65],
            [24, 24, 36, 37, 43, 54, 58],
            [28, 30, 36, 38, 42, 50, 54],
        ],
        dtype=np.float64,
    )
    / 100.0
)


class Survey(NamedTuple):
    """A city at a glance."""

    left: int  # the fewest cards that anybody has still to play
    touching: Any  # by plot, the plots it touches, one bit each
    strengths: Any  # by plot and seat, how strong the seat is around it
    down: int  # the plots beside a barracks, one bit each: their cards count nowhere


@compiled
def fewest_left(position: State) -> int:
    """How many cards the seat nearest to its tenth has still to play."""
    fewest = SYNDICATE
    for seat in range(position.seats):
        fewest = min(fewest, cards_left(position, seat))
    return fewest


@compiled
def counts_for(card: int) -> int:
    """What a syndicate card adds to its owner's strength around a district."""
    return MASTER_COUNTS if rank_of(card) == MASTER else 1


@compiled
def survey(position: State) -> Survey:
    """Look at the whole city."""
    touching = map_contacts(position)
    strengths = np.zeros((PLOTS, MOST_SEATS), np.int64)
    down = 0
    for plot in range(position.plots):
        if is_barracks(position, top_card(position, plot)):
            down |= touching[plot]
    for plot in range(position.plots):
        card = top_card(position, plot)
        if is_syndicate(card) and not (down >> plot) & 1:
            seat, count = owner_of(card), counts_for(card)
            for other in range(position.plots):
                if (touching[plot] >> other) & 1:
                    strengths[other, seat] += count
    return Survey(fewest_left(position), touching, strengths, down)


@compiled
def chance(left: int, strengths: Any, seats: int, seat: int) -> float:
    """How likely the seat has a district at the end, by the strengths around it now."""
    best_other = 0
    for other in range(seats):
        if other != seat:
            best_other = max(best_other, int(strengths[other]))
    lead = min(max(int(strengths[seat]) - best_other, -FARTHEST_LEAD), FARTHEST_LEAD)
    chance: float = CHANCES[left, lead + FARTHEST_LEAD]
    return chance


@compiled
def expect(position: State, scores: Any) -> None:
    """Add the points that each seat may expect from the districts that lie in the city."""
    city = survey(position)
    seats = int(position.seats)
    for plot in range(position.plots):
        card = top_card(position, plot)
        if is_district(position, card):
            face = neutral_face(position, card)
            for seat in range(seats):
                scores[seat] += worth(face, seat) * chance(city.left, city.strengths[plot], seats, seat)

"""What everybody has in Attack of the Jelly Monster if the bell rang now."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.state import (
    A_POD,
    BY_DICE,
    GIVE,
    JELLY,
    MOST_SEATS,
    PER_POD,
    POD,
    PODIUM,
    PODIUM_REST,
    TAKE,
    VALUES,
    State,
)

POD_WORTH = 4  # the mean of the thirty pods, a die counting 3.5
_COPIED = 3  # a copied reward, roughly


@compiled
def sum_up(position: State, district: int, sums: Any, counts: Any) -> int:
    """Each seat's uncancelled sum and dice there; answers the best sum."""
    best = 0
    for seat in range(position.seats):
        sums[seat] = 0
        counts[seat] = 0
        for value in range(VALUES):
            if position.placed[district, seat, value] == 1:
                sums[seat] += value + 1
                counts[seat] += 1
        best = max(best, sums[seat])
    return best


@compiled
def pay_icon(position: State, icon: Any, sums: Any, counts: Any, best: int, scores: Any) -> None:
    """Roughly what one icon brings whom. Copies count as a fixed sum; nobody's purse is looked into."""
    kind, first, second = int(icon[0]), int(icon[1]), int(icon[2])
    seats = int(position.seats)
    for seat in range(seats):
        leads = sums[seat] == best
        if kind in (PODIUM, PODIUM_REST):
            if counts[seat] > 0:
                scores[seat] += first if leads else second
        elif leads:
            if kind == JELLY:
                scores[seat] += first
            elif kind == POD:
                scores[seat] += POD_WORTH
            elif kind == PER_POD:
                scores[seat] += first * int(position.pod_counts[seat])
            elif kind == TAKE:
                scores[seat] += first * (seats - 1)
            elif kind == GIVE:
                scores[seat] -= first * (seats - 1)
            elif kind == BY_DICE:
                reward = first if counts[seat] <= int(icon[3]) else second
                scores[seat] += POD_WORTH if reward == A_POD else reward
            elif kind != 0:
                scores[seat] += _COPIED


@compiled
def standing(position: State, scores: Any) -> None:
    """Jelly, pods at their mean, and what the districts would pay if the bell rang now."""
    sums = np.zeros(MOST_SEATS, np.int64)
    counts = np.zeros(MOST_SEATS, np.int64)
    for seat in range(position.seats):
        scores[seat] = int(position.jelly[seat]) + POD_WORTH * int(position.pod_counts[seat])
    for district in range(districts(position)):
        best = sum_up(position, district, sums, counts)
        if best > 0:
            zone = position.icons[position.tiles[district], position.targets[district]]
            for icon in range(len(zone)):
                pay_icon(position, zone[icon], sums, counts, best, scores)

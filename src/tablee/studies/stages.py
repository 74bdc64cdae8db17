"""A game followed move by move: how many choices there were, and who was ahead by how much (compiled)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.bots.profile import Standing
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import StateArray

MOST_FOLLOWED = 16_384  # moves of one game; what comes later is not followed


@functools.cache
def make_lead(standing: Standing) -> Callable[..., tuple[int, int]]:
    """Compile: who is ahead in a position, a bit a seat, and by how many points over the next one."""

    @compiled
    def lead(position: Any, seats: int, scores: Any) -> tuple[int, int]:
        for seat in range(seats):
            scores[seat] = 0
        standing(position, scores)
        best, second, leaders = scores[0], scores[0], 1
        for seat in range(1, seats):
            if scores[seat] > best:
                best, second, leaders = scores[seat], best, 1 << seat
            else:
                if scores[seat] == best:
                    leaders |= 1 << seat
                second = scores[seat] if seat == 1 else max(second, scores[seat])
        return leaders, best - second

    return lead


@functools.cache
def make_lead_at(standing: Standing) -> Callable[[StateArray, int, Any], tuple[int, int]]:
    """The same, callable from Python on an array of one position."""
    lead = make_lead(standing)

    @compiled
    def lead_at(cell: StateArray, seats: int, scores: Any) -> tuple[int, int]:
        return lead(cell[0], seats, scores)

    return lead_at


@compiled
def sum_up_stages(
    length: int, choices: Any, leaders: Any, margins: Any, by_choices: Any, by_leaders: Any, by_margins: Any
) -> None:
    """Fill in the stages of a game of so many moves from what was noted after each of them."""
    stages = len(by_choices)
    for stage in range(stages):
        begin, end = length * stage // stages, length * (stage + 1) // stages
        total = 0
        for move in range(begin, end):
            total += choices[move]
        by_choices[stage] = total / (end - begin) if end > begin else np.nan
        last = max(end - 1, 0)
        by_leaders[stage] = leaders[last]
        by_margins[stage] = margins[last]


@compiled
def count_changes(length: int, leaders: Any) -> int:
    """How often somebody alone was ahead after somebody else alone had been."""
    changes, before = 0, 0
    for move in range(length):
        now = leaders[move]
        if now & (now - 1) == 0:
            if before not in (0, now):
                changes += 1
            before = now
    return changes

"""Compiled helpers of features: how amounts become switches that are on or off."""

from __future__ import annotations

from typing import Any

from tablee.engine.jit.compiling import compiled


@compiled
def up_to(active: Any, count: int, begin: int, copies: int) -> int:
    """Switch on the first so many of a row (unary coding); returns how many features are on now."""
    for number in range(copies):
        active[count + number] = begin + number
    return count + max(copies, 0)


@compiled
def within(number: int, farthest: int) -> int:
    """A number between −farthest and farthest, counted from 0."""
    return min(max(number, -farthest), farthest) + farthest


@compiled
def switch(active: Any, count: int, place: int, is_on: bool) -> int:
    """One feature that holds or does not."""
    if is_on:
        active[count] = place
        return count + 1
    return count

"""Binary search in compiled code."""

from __future__ import annotations

from typing import Any

from tablee.engine.jit.compiling import compiled


@compiled
def place_in(numbers: Any, wanted: int) -> int:
    """Where a number stands in a sorted row, by binary search."""
    low, high = 0, len(numbers) - 1
    while low < high:
        middle = (low + high) // 2
        if numbers[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low

"""Reading small fields of the record as full numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.games.compiling import compiled

# Numba compiles anew for every plain number that is handed to a function; not for these.
ZERO: int = np.int64(0)  # type: ignore[assignment]
MINUS_ONE: int = np.int64(-1)  # type: ignore[assignment]


@compiled
def whole(number: Any) -> int:
    """A 64-bit number, so that sums do not overflow and rules are compiled for one type of number."""
    return np.int64(number)  # type: ignore[return-value]

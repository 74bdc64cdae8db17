"""Reading small fields of the record as full numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.engine.jit.compiling import compiled


@compiled
def whole(number: Any) -> int:
    """A 64-bit number: sums and shifts of it do not overflow, compiled or not."""
    return np.int64(number)  # type: ignore[return-value]

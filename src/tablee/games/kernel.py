"""Position records: one flat piece of memory a position, and the few numbers every game agrees on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

# A position inside compiled code: one record, read and written by field name.
Position: TypeAlias = Any
# A position outside: an array of one record. Numba takes these five times faster than bare records.
Cell: TypeAlias = NDArray[Any]
# A buffer that `legal_moves` fills with move codes.
Moves: TypeAlias = NDArray[np.int64]

UNKNOWN = -1  # in any field of a hidden position: this viewer may not know
SPECTATOR = -1  # the seat of somebody who only watches
CLOCK = 7  # the seat that moves time on, in games played against the clock


def record_type(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The dtype of a game's positions. Field names must not be names that NumPy records already have."""
    for field in fields:
        if hasattr(np.record, field[0]):
            raise TypeError(f"a position field cannot be called {field[0]!r}: NumPy records have that name")
    return np.dtype((np.record, list(fields)))


def copy_of(cell: Cell) -> Cell:
    """The same position in its own memory. NumPy's own copy goes field by field: twenty times slower."""
    return np.ndarray(1, cell.dtype, bytearray(cell.tobytes()))


def unpack(cell: Cell) -> SimpleNamespace:
    """All fields of a position as plain Python numbers and lists: many times faster to read than a record."""
    fields = zip(cell.dtype.names or (), cell.item(), strict=True)
    return SimpleNamespace(
        **{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in fields}
    )

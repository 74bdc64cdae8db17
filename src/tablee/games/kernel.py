"""Position records: one flat piece of memory a position, and the few numbers every game agrees on."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, TypeAlias

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


class Unpacked:
    """A position for plain Python: its fields are Python numbers and lists, each converted when first read.

    Reading a record itself is many times slower. What is asked of the compiled rules goes by `cell`.
    """

    def __init__(self, cell: Cell) -> None:
        self.cell = cell

    def raw(self, name: str) -> bytes:
        """A field's bytes: quickly cut into pieces, and pieces of a view can be remembered by them."""
        return self.cell[name].tobytes()

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class _Field:
    """Converts one field; the value stays with the unpacked position and is found there from then on."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, unpacked: Unpacked, _owner: type[Unpacked]) -> Any:
        value = unpacked.__dict__[self.name] = unpacked.cell[self.name].tolist()[0]
        return value


def unpack(cell: Cell) -> Unpacked:
    """Fields of a position as plain Python numbers and lists."""
    return _unpacked_type(cell.dtype)(cell)


@functools.cache
def _unpacked_type(record: np.dtype[Any]) -> type[Unpacked]:
    return type("Unpacked", (Unpacked,), {name: _Field(name) for name in record.names or ()})

"""Typed state: a class with annotated fields, and the NumPy record (one flat piece of memory) made from it.

    class State(GameState):
        seats: int = field("i1")
        hands: Grid = field("i1", 2, 13)

    RECORD = state_dtype(State)

The class is for people and for the type checker: rules say that they take a `State`, so that a misspelt field
is found before anything runs. What they are given is a record of that dtype.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

# A position for Python: an array of one record. Numba takes these five times faster than bare records.
StateArray: TypeAlias = NDArray[Any]
# A buffer that `legal_moves` fills with move codes.
Moves: TypeAlias = NDArray[np.int64]

UNKNOWN = -1  # in any field of a hidden position: this viewer may not know
SPECTATOR = -1  # the seat of somebody who only watches
CLOCK = 7  # the seat that moves time on, in games played against the clock
MAX_SEATS = CLOCK  # seats are bits of one byte, and the last one is the clock's


def record_type(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The dtype of records with these fields, read and written by name."""
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise TypeError(f"a field cannot be called {name!r}: NumPy records have that name")
    return np.dtype((np.record, list(fields)))


class _Field(NamedTuple):
    kind: str
    shape: tuple[int, ...]


def field(kind: str, *shape: int) -> Any:
    """A field of a state: NumPy's name of the kind of number, and how many of them by dimension."""
    return _Field(kind, shape)


class GameState:
    """A position inside the rules: one record, read and written by field name. Games list their fields."""

    seats: int  # the one field that every game has


def state_dtype(state: type[GameState], **shapes: tuple[int, ...]) -> np.dtype[Any]:
    """The record of a state: its fields in the order of the class, with other shapes where they are given."""
    fields = {name: declared for name, declared in vars(state).items() if isinstance(declared, _Field)}
    for name, annotation in state.__annotations__.items():
        kind = str(getattr(annotation, "__name__", annotation))
        if name not in fields or _DIMENSIONS.get(kind) != len(fields[name].shape):
            raise TypeError(f"the field {name!r} is declared as {kind}, which does not fit its shape")
    return record_type(*((name, kind, shapes.get(name, shape)) for name, (kind, shape) in fields.items()))


_DIMENSIONS = {"int": 0, "Row": 1, "Grid": 2, "Cube": 3, "Block": 4}


_INTEGERS = (int, np.integer)


def is_whole(number: object) -> bool:
    """Whether this is a whole number that compiled code can take as it is."""
    is_number = isinstance(number, _INTEGERS) and not isinstance(number, bool)
    return is_number and -(1 << 63) <= number < 1 << 63  # type: ignore[operator]


def copy_of(cell: StateArray) -> StateArray:
    """The same position in its own memory. NumPy's own copy goes field by field: twenty times slower."""
    return np.ndarray(1, cell.dtype, bytearray(cell.tobytes()))


class Unpacked:
    """A position for plain Python: its fields are Python numbers and lists. Reading a record itself is slow.

    Single numbers are read all at once, rows of them when first asked for. What is asked of the compiled
    rules goes by `cell`.
    """

    _names: tuple[str, ...]
    _read: Callable[[bytes], tuple[int, ...]]
    _places: dict[str, slice]
    cell: StateArray
    _content: bytes
    seats: int

    def __init__(self, cell: StateArray) -> None:
        content = cell.tobytes()
        numbers = self.__dict__
        numbers.update(zip(self._names, self._read(content)))  # noqa: B905 - as many by construction
        numbers["cell"] = cell
        numbers["_content"] = content

    def raw(self, name: str) -> bytes:
        """A field's bytes: quickly cut into pieces, and pieces of a view can be remembered by them."""
        return self._content[self._places[name]]


class _Rows:
    """Converts a field of many numbers; its lists stay with the unpacked position and are found there."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, unpacked: Unpacked, _owner: type[Unpacked]) -> Any:
        rows = unpacked.__dict__[self.name] = unpacked.cell[self.name].tolist()[0]
        return rows


def unpack(cell: StateArray) -> Any:
    """Fields of a position as plain Python numbers and lists: the game's own UnpackedState."""
    return _unpacked_type(cell.dtype)(cell)


@functools.cache
def _unpacked_type(record: np.dtype[Any]) -> type[Unpacked]:
    assert record.fields is not None
    fields = {name: (kind, begin) for name, (kind, begin, *_) in record.fields.items()}
    numbers = [name for name, (kind, _) in fields.items() if not kind.shape]
    members: dict[str, Any] = {name: _Rows(name) for name in fields if name not in numbers}
    members["_names"] = tuple(numbers)
    members["_places"] = {name: slice(begin, begin + kind.itemsize) for name, (kind, begin) in fields.items()}
    members["_read"] = staticmethod(_reader(record.itemsize, [fields[name] for name in numbers]))
    return type("Unpacked", (Unpacked,), members)


def _reader(size: int, numbers: list[tuple[np.dtype[Any], int]]) -> Callable[[bytes], tuple[int, ...]]:
    """Reads these single numbers and skips the rest; NumPy would go through a record with much ado."""
    pieces, end = ["<"], 0
    for kind, begin in numbers:
        pieces.append(f"{begin - end}x{_LETTERS[kind.str[1:]]}")
        end = begin + kind.itemsize
    return struct.Struct(f"{''.join(pieces)}{size - end}x").unpack


# What the struct module calls NumPy's kinds of whole numbers.
_LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "b1": "?"}

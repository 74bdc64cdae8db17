"""Array protocols for the type checker: a state's fields with many numbers. NumPy's own types say `Any`.

In the rules they are NumPy arrays; in an unpacked state they are lists, which take one index at a time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeAlias, overload

from numpy.typing import NDArray

Numbers: TypeAlias = "int | Sequence[int] | Row | Grid | NDArray[Any]"


class Row(Protocol):
    """Numbers in a row."""

    @overload
    def __getitem__(self, place: int, /) -> int: ...
    @overload
    def __getitem__(self, places: slice, /) -> Row: ...
    def __setitem__(self, places: int | slice, numbers: Numbers, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __contains__(self, number: object, /) -> bool: ...
    def __add__(self, other: Row, /) -> Row: ...
    def copy(self) -> Row:
        """The same numbers in their own memory."""

    def sum(self) -> int:
        """All of them together."""

    def any(self) -> bool:
        """Whether one is not zero."""

    def tolist(self) -> list[int]:
        """The same as Python's own numbers."""


class Grid(Protocol):
    """Rows of numbers."""

    @overload
    def __getitem__(self, place: int, /) -> Row: ...
    @overload
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, places: tuple[int, slice] | tuple[slice, int], /) -> Row: ...
    @overload
    def __getitem__(self, places: slice | tuple[slice, slice], /) -> Grid: ...
    def __setitem__(
        self,
        places: int | slice | tuple[int | slice, int | slice],
        numbers: Numbers,
        /,
    ) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Row]: ...
    def copy(self) -> Grid:
        """The same numbers in their own memory."""

    def sum(self) -> int:
        """All of them together."""


class Cube(Protocol):
    """Grids of numbers."""

    @overload
    def __getitem__(self, place: int, /) -> Grid: ...
    @overload
    def __getitem__(self, place: tuple[int, int], /) -> Row: ...
    @overload
    def __getitem__(self, place: tuple[int, int, int], /) -> int: ...
    @overload
    def __getitem__(self, places: tuple[slice, int], /) -> Grid: ...
    def __setitem__(
        self,
        places: int | slice | tuple[int | slice, int | slice] | tuple[int | slice, int | slice, int | slice],
        numbers: Numbers,
        /,
    ) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Grid]: ...


class Block(Protocol):
    """Cubes of numbers."""

    @overload
    def __getitem__(self, place: int, /) -> Cube: ...
    @overload
    def __getitem__(self, place: tuple[int, int], /) -> Grid: ...
    @overload
    def __getitem__(self, place: tuple[int, int, int], /) -> Row: ...
    @overload
    def __getitem__(self, place: tuple[int, int, int, int], /) -> int: ...
    def __setitem__(
        self,
        places: int | slice | tuple[int | slice, ...],
        numbers: Numbers,
        /,
    ) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Cube]: ...

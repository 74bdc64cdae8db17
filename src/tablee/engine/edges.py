"""Adapters between rules and the world: moves, positions and happenings as people and programs see them.

A game gives its four modules, whose functions have the same names in every game; the type checker holds each
module against the protocol here. Positions are the game's own State (`to_plain`) or UnpackedState (all else).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tablee.engine.messages import Event, Move, Outcome, View
from tablee.engine.state import StateArray

Points = Callable[[Any], Sequence[int]]  # by seat


class Notation(Protocol):
    """`notation`: moves as short text, and spelt out."""

    @property
    def write_move(self) -> Callable[[int], str]:
        """A move code as text; "#" and the number where it is no move."""

    @property
    def read_move(self) -> Callable[[str], int]:
        """Text as a move code. Raises BadNotation."""

    @property
    def spell(self) -> Callable[[int], Move]:
        """A move code as typed data."""


class Seeing(Protocol):
    """`view`: positions for a screen."""

    @property
    def see(self) -> Callable[[Any, int | None, tuple[int, ...], Outcome | None], View]:
        """The view of a position already hidden for a seat: (position, seat, to act, outcome)."""


class Telling(Protocol):
    """`events`: what happened, for a log."""

    @property
    def tell_start(self) -> Callable[[Any, int | None], list[Event]]:
        """The set-up: (position, viewer)."""

    @property
    def tell(self) -> Callable[[Any, int, int, Any, int | None], list[Event]]:
        """One move and what it brought about: (before, seat, move, after, viewer)."""


class JsonFormat(Protocol):
    """`json_format`: positions as plain data."""

    @property
    def to_plain(self) -> Callable[[Any], dict[str, Any]]:
        """The position in players' words."""

    @property
    def from_plain(self) -> Callable[[Any, StateArray], StateArray]:
        """Lay the data on a blank position. Raises BadPosition."""


@dataclass(frozen=True)
class Edges:
    """The functions of the four modules."""

    write_move: Callable[[int], str]
    read_move: Callable[[str], int]
    spell: Callable[[int], Move]
    see: Callable[[Any, int | None, tuple[int, ...], Outcome | None], View]
    tell_start: Callable[[Any, int | None], list[Event]]
    tell: Callable[[Any, int, int, Any, int | None], list[Event]]
    to_plain: Callable[[Any], dict[str, Any]]
    from_plain: Callable[[Any, StateArray], StateArray]
    points: Points | None = None  # of everybody in a hidden position, where moves change them

    @classmethod
    def of(
        cls,
        notation: Notation,
        view: Seeing,
        events: Telling,
        json_format: JsonFormat,
        *,
        points: Points | None = None,
    ) -> Edges:
        """The edges of a game that has its modules in order."""
        return cls(
            write_move=notation.write_move,
            read_move=notation.read_move,
            spell=notation.spell,
            see=view.see,
            tell_start=events.tell_start,
            tell=events.tell,
            to_plain=json_format.to_plain,
            from_plain=json_format.from_plain,
            points=points,
        )

"""Observation encoders: what a seat knows as one row of numbers, with named fields.

A game brings an `Encoder` in its `observation.py`: compiled, relative to the seat (the own things first, then
the next seat's …), and given nothing but the position already hidden for that seat. A game without one gets
the numbers of its hidden record as they are, the seat in front.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.engine.jit.compiling import compiled
from tablee.engine.state import StateArray

if TYPE_CHECKING:
    from tablee.engine.game import Game

Floats: TypeAlias = NDArray[np.float32]


@compiled
def seen_from(other: int, seat: int, seats: int) -> int:
    """How many seats after this one another sits."""
    return (other - seat) % seats


class ObservationField(NamedTuple):
    """A named part of an observation: `row[field.place].reshape(field.shape)`."""

    name: str
    shape: tuple[int, ...]
    place: slice


@dataclass(frozen=True)
class Encoder:
    """How a game's positions become numbers. Each function fills the row it is given, all zeros before."""

    fields: tuple[tuple[str, tuple[int, ...]], ...]  # name and shape, in order
    observe: Callable[..., None]  # (position hidden for the seat, seat, row)
    # For games whose actions are numbered by position: what tells their moves apart.
    action_fields: tuple[str, ...] = ()
    describe: Callable[..., None] | None = None  # (position hidden for the seat, seat, move, row)


def place_fields(shapes: tuple[tuple[str, tuple[int, ...]], ...]) -> tuple[ObservationField, ...]:
    """The same fields with their places in the row."""
    fields, begin = [], 0
    for name, shape in shapes:
        end = begin + math.prod(shape)
        fields.append(ObservationField(name, shape, slice(begin, end)))
        begin = end
    return tuple(fields)


def fields_of(game: Game) -> tuple[ObservationField, ...]:
    """The fields of a game's observations: its encoder's, or those of its record."""
    if game.encoder is not None:
        return place_fields(game.encoder.fields)
    assert game.layout.fields is not None
    record = ((name, kind.shape) for name, (kind, *_) in game.layout.fields.items())
    return place_fields((("seat", ()), *record))


@functools.cache
def compiled_encoder(encoder: Encoder) -> Callable[[StateArray, Any, Floats], None]:
    """Encodes rows of hidden positions, each for its own seat."""
    from tablee.engine.jit.compiling import compiled  # noqa: PLC0415 - only who encodes waits for it

    encode_one = encoder.observe

    @compiled
    def encode(hidden: StateArray, seats: Any, rows: Floats) -> None:
        for number in range(len(hidden)):
            encode_one(hidden[number], seats[number], rows[number])

    return encode


@functools.cache
def compiled_describer(encoder: Encoder) -> Callable[[StateArray, int, Any, Floats], None]:
    """Describes the legal moves of one hidden position, a row each."""
    from tablee.engine.jit.compiling import compiled  # noqa: PLC0415 - as above

    assert encoder.describe is not None
    describe_one = encoder.describe

    @compiled
    def describe(hidden: StateArray, seat: int, moves: Any, rows: Floats) -> None:
        for number in range(len(moves)):
            describe_one(hidden[0], seat, moves[number], rows[number])

    return describe


def encode(game: Game, hidden: StateArray, seats: NDArray[np.int64]) -> Floats:
    """One row for each hidden position, for the seat it is hidden for."""
    rows: Floats = np.zeros((len(hidden), game.observation_size), dtype=np.float32)
    if game.encoder is not None:
        compiled_encoder(game.encoder)(hidden, seats, rows)
    else:
        rows[:, 0] = seats
        for name, _, place in game.observation_fields[1:]:
            rows[:, place] = hidden[name].reshape(len(hidden), -1)
    return rows

"""What a game declares for studies of it: the cards or tiles that players hold, and questions worth asking.

A game brings them as `THINGS` and `QUESTIONS` in a module `study` of its package. A game without one is
studied by the fields of its record that have a row for each seat.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.engine.game import Game
from tablee.engine.registry import part_of
from tablee.engine.state import StateArray

Counts: TypeAlias = NDArray[np.int16]

_MOST_THINGS = 64  # more columns than anybody reads


@dataclass(frozen=True)
class Things:
    """What players can hold, and how many of each a seat holds when the game is over."""

    names: Callable[[Game], Sequence[str]]  # in this edition
    held: Callable[[Game, StateArray], NDArray[Any]]  # of final positions: games × seats × things
    word: str = ""  # how a name is put into words: catalogue key `word-name`; without one as it is


@dataclass(frozen=True)
class Question:
    """Restricted play: how well does somebody do who never makes such moves? Words: `study-question-name`."""

    name: str
    without: str  # a pattern of their notation, such as `back *`


@dataclass(frozen=True)
class Subject:
    """What is looked at in one game."""

    things: Things
    questions: tuple[Question, ...] = ()


def subject_of(game: Game) -> Subject:
    """What a game declares, with a default for what it does not."""
    module = part_of(game.name, "study")
    brought = {} if module is None else vars(module)
    return Subject(brought.get("THINGS", RECORDED), brought.get("QUESTIONS", ()))


def held_by(game: Game, states: StateArray, seats: int) -> Counts:
    """How many of each thing every seat holds in these final positions."""
    counts = subject_of(game).things.held(game, states)
    return np.ascontiguousarray(counts[:, :seats, :_MOST_THINGS], dtype=np.int16)


def names_of_things(game: Game) -> tuple[str, ...]:
    """The names of the things, in their order."""
    return tuple(subject_of(game).things.names(game))[:_MOST_THINGS]


# --- a game that declares nothing ---------------------------------------------------------------------


def _recorded_names(game: Game) -> tuple[str, ...]:
    return tuple(
        f"{name} {place}" if across > 1 else name
        for name, across in _rows_by_seat(game.layout, game.seats[-1])
        for place in range(across)
    )


def _recorded_counts(game: Game, states: StateArray) -> NDArray[Any]:
    most = game.seats[-1]
    rows = [
        states[name].reshape(len(states), most, across) for name, across in _rows_by_seat(game.layout, most)
    ]
    return np.concatenate([np.zeros((len(states), most, 0), dtype=np.int16), *rows], axis=2)


@functools.cache
def _rows_by_seat(layout: np.dtype[Any], most_seats: int) -> tuple[tuple[str, int], ...]:
    """Fields of the record with a row for each seat, and how many numbers it has."""
    assert layout.fields is not None
    shapes = {name: kind.shape for name, (kind, *_) in layout.fields.items()}
    return tuple(
        (name, shape[1] if len(shape) == 2 else 1)
        for name, shape in shapes.items()
        if len(shape) in (1, 2) and shape[0] == most_seats
    )


RECORDED = Things(names=_recorded_names, held=_recorded_counts)

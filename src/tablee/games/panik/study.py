"""What is studied in Panik: the mansions that players were dealt, and what hunters can do."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.engine.game import Game
from tablee.engine.state import StateArray
from tablee.games.panik.state import FACES, MOST_SEATS, NUMBER_OF_FACES, ROW
from tablee.studies.subject import Question, Things


def names(_game: Game) -> tuple[str, ...]:
    """The faces of mansions."""
    return FACES


def held(_game: Game, states: StateArray) -> NDArray[Any]:
    """How many mansions of each face lie in each player's row."""
    rows = states["faces"].reshape(len(states), MOST_SEATS, ROW)
    counts: NDArray[Any] = (rows[:, :, :, None] == np.arange(NUMBER_OF_FACES)).sum(axis=2)
    return counts


THINGS = Things(names, held, word="face")
QUESTIONS = (
    Question("never-sends-back", without="back *"),
    Question("never-calls", without="call ?*:*"),
    Question("never-detects", without="detect *"),
)

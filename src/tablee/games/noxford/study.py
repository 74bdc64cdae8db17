"""What is studied in Noxford: the districts that players control at the end, and what gears are worth."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.engine.game import Game
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import StateArray
from tablee.games.noxford.city.cards import size_of, symbols_on
from tablee.games.noxford.city.plots import top_card
from tablee.games.noxford.scoring import count_up
from tablee.games.noxford.state import FIRST_NEUTRAL_CARD, MOST_SEATS, NEUTRALS, PLOTS, SYMBOLS
from tablee.studies.subject import Question, Things


def names(game: Game) -> tuple[str, ...]:
    """The districts of this edition by their symbols, and their gear."""
    return tuple(_name(face) for face in _districts(game))


def _districts(game: Game) -> list[int]:
    faces: list[int] = game.blank()["neutral_faces"][0].tolist()
    return [face for face in faces if face and size_of(face) > 0]


def _name(face: int) -> str:
    symbols = "".join(letter * symbols_on(face, place) for place, letter in enumerate(SYMBOLS))
    return symbols + (" ⚙" if face & 1 else "")


def held(game: Game, states: StateArray) -> NDArray[Any]:
    """How many districts of each face each player controls."""
    counts = np.zeros((len(states), MOST_SEATS, NEUTRALS), dtype=np.int16)
    count_controlled(states, counts)
    faces = game.blank()["neutral_faces"][0].tolist()
    return counts[:, :, [faces.index(face) for face in _districts(game)]]


@compiled
def count_controlled(states: StateArray, counts: Any) -> None:
    """Fill in who controls what, by the edition's number of the district."""
    for row in range(len(states)):
        position = states[row]
        down, owners = np.zeros(PLOTS, np.int8), np.zeros(PLOTS, np.int8)
        strengths, totals = np.zeros((PLOTS, MOST_SEATS), np.int8), np.zeros((2, MOST_SEATS), np.int64)
        count_up(position, down, owners, strengths, totals)
        for plot in range(position.plots):
            if owners[plot] >= 0:
                counts[row, owners[plot], top_card(position, plot) - FIRST_NEUTRAL_CARD] += 1


THINGS = Things(names, held)
QUESTIONS = (
    Question("never-covers", without="*>*"),
    Question("never-moves-cards", without="lift *"),
)

"""What is studied in District Noir: the cards that players have taken."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from tablee.engine.game import Game
from tablee.engine.state import StateArray
from tablee.games.district_noir.state import FACES
from tablee.studies.subject import Question, Things


def names(_game: Game) -> tuple[str, ...]:
    """The faces."""
    return FACES


def held(_game: Game, states: StateArray) -> NDArray[Any]:
    """Copies of each face in front of each player."""
    fronts: NDArray[Any] = states["fronts"]
    return fronts


THINGS = Things(names, held, word="card")
QUESTIONS = (Question("never-takes", without="take"),)

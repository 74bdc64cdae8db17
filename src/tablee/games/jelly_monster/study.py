"""What is studied in Attack of the Jelly Monster: the pods that players open at the end."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from tablee.engine.game import Game
from tablee.engine.state import StateArray
from tablee.games.jelly_monster.state import POD_NAMES
from tablee.studies.subject import Question, Things


def names(_game: Game) -> tuple[str, ...]:
    """The kinds of pods."""
    return POD_NAMES


def held(_game: Game, states: StateArray) -> NDArray[Any]:
    """How many pods of each kind each player owns."""
    pods: NDArray[Any] = states["pods"]
    return pods


THINGS = Things(names, held, word="pod")
QUESTIONS = (
    Question("never-expels", without="* x*"),
    Question("never-moves-targets", without="* [+-]"),
    Question("never-blocks", without="block *"),
)

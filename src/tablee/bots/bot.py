"""What an opponent is: a hidden position in, a legal move out."""

from __future__ import annotations

import random
import threading
import warnings
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.bots.advice import DEFAULT_ADVICE_MOVES, Advice, advice
from tablee.bots.knowledge import Knowledge
from tablee.bots.search.worker import Pause, SearchResult, SearchWorker, think
from tablee.engine.errors import Refused
from tablee.engine.game import Game
from tablee.engine.options import Value
from tablee.engine.table import Observation


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, if limited, an event that stops it, and a pause for others."""

    seconds: float | None = None
    until: threading.Event | None = None
    pause: Pause | None = None


class Bot(ABC):
    """An opponent for one game. It sees hidden positions only."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.game = game

    def begin(self, options: Mapping[str, Value] | None = None) -> None:  # noqa: B027 - most have nothing to do
        """A new game begins, with these options: forget the one before."""

    def choose(
        self,
        seen: Observation,
        think: float | None = None,
        *,
        seed: int | None = None,
        until: threading.Event | None = None,
        pause: Pause | None = None,
    ) -> str:
        """A legal move, within `think` seconds if given. The same seed (and no time limit): the same move."""
        return self.decide(seen, choices(seen), Budget(think, until, pause), fresh(seed))

    @abstractmethod
    def decide(self, seen: Observation, moves: list[str], budget: Budget, seed: int) -> str:
        """One of the moves."""

    def __repr__(self) -> str:
        return f"<{self.name} of {self.game.name}>"


def choices(seen: Observation) -> list[str]:
    """The legal moves of a seat that is to act; an error if it is not."""
    moves = seen.legal_moves()
    if not moves:
        raise Refused("not-your-turn", seat=seen.seat)
    return moves


def fresh(seed: int | None) -> int:
    """The given seed, or one nobody can know."""
    return random.SystemRandom().getrandbits(48) if seed is None else seed


class RandomBot(Bot):
    """Any legal move."""

    def decide(self, seen: Observation, moves: list[str], budget: Budget, seed: int) -> str:
        """Any legal move, each as likely."""
        return random.Random(seed).choice(moves)


class SearchBot(Bot):
    """Searches for a number of iterations or for the given time, whichever ends first."""

    def __init__(
        self, name: str, game: Game, knowledge: Knowledge, *, iterations: int | None = None, threads: int = 1
    ) -> None:
        super().__init__(name, game)
        self.iterations = iterations
        self.knowledge = knowledge
        self.workers = [SearchWorker(game, knowledge) for _ in range(threads)]

    def decide(self, seen: Observation, moves: list[str], budget: Budget, seed: int) -> str:
        """The move that the search visited most."""
        if len(moves) == 1:
            return moves[0]
        found = self.search(seen, budget.seconds, seed=seed, until=budget.until, pause=budget.pause)
        return self.pick_move(found, seed)

    def pick_move(self, found: SearchResult, seed: int) -> str:
        """What to play after a search."""
        return found.best

    def search(
        self,
        seen: Observation,
        seconds: float | None = None,
        *,
        iterations: int | None = None,
        seed: int | None = None,
        until: threading.Event | None = None,
        pause: Pause | None = None,
    ) -> SearchResult:
        """What the search thinks of every move it tried, in its own measure if no iterations are given."""
        if iterations is None:
            iterations = self.measure(seconds)
        if seconds is None and iterations is None:
            seconds = 1.0
        return think(
            self.workers,
            seen,
            seconds=seconds,
            iterations=iterations,
            seed=fresh(seed),
            until=until,
            pause=pause,
        )

    def thoughts(self, seen: Observation, seconds: float | None = None, **limits: Any) -> SearchResult:
        """Deprecated name of `search`."""
        warnings.warn("`thoughts` is now called `search`", DeprecationWarning, stacklevel=2)
        return self.search(seen, seconds, **limits)

    def advise(
        self,
        seen: Observation,
        think: float | None = None,
        *,
        most: int = DEFAULT_ADVICE_MOVES,
        seed: int | None = None,
        until: threading.Event | None = None,
        pause: Pause | None = None,
    ) -> tuple[Advice, ...]:
        """Its best few moves with their chances to win. The same seed (and no time limit): the same advice.

        It thinks for as many iterations as the chances were calibrated with, however strong the bot.
        """
        measure = self.advice_iterations
        found = self.search(seen, think, iterations=measure, seed=seed, until=until, pause=pause)
        return advice(found, seen, self.knowledge, most)

    @property
    def advice_iterations(self) -> int | None:
        """How many iterations advice takes."""
        return self.iterations

    def measure(self, seconds: float | None) -> int | None:
        """How many iterations at the most, when that many seconds are given."""
        return self.iterations

"""What an opponent is: a hidden position in, a legal move out."""

from __future__ import annotations

import random
import threading
import warnings
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from numbers import Real
from typing import Any

from tablee.bots.advice import DEFAULT_ADVICE_MOVES, Advice, advice
from tablee.bots.external.errors import Fault
from tablee.bots.knowledge import CLEAR, Knowledge, Sight
from tablee.bots.search.worker import Pause, SearchResult, SearchWorker, think
from tablee.bots.value.network import Weights
from tablee.engine.errors import BadValue, Refused
from tablee.engine.game import Game
from tablee.engine.options import Value
from tablee.engine.state import is_whole
from tablee.engine.table import Observation


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, if limited, an event that stops it, and a pause for others.

    Raises BadValue for what is no time or no event. No time at all is one: then the first thought is played.
    """

    seconds: float | None = None
    until: threading.Event | None = None
    pause: Pause | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not _is_time(self.seconds):
            raise BadValue(name="think", expected="a number of seconds from 0, or None")
        if self.until is not None and not _can_be_set(self.until):
            raise BadValue(name="until", expected="a threading.Event, or None")


def _is_time(seconds: object) -> bool:
    return isinstance(seconds, Real) and not isinstance(seconds, bool) and float(seconds) >= 0  # no nan


def _can_be_set(event: object) -> bool:
    return callable(getattr(event, "is_set", None)) and not isinstance(event, type)


class Bot(ABC):
    """An opponent for one game. It sees hidden positions only.

    A bot of one's own is a class with a `decide`. One object may play several seats of a table: whatever it
    remembers of a game it keeps by `seen.seat`, and forgets in `begin`.
    """

    faults: Sequence[Fault] = ()  # in this game; only programs have any, see `tablee.bots.external`

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
        """A legal move, within `think` seconds if given. The same seed (and no time limit): the same move.

        With no time left, or `until` set already, it is what a bot sees at first sight.
        """
        self.check(seen)
        return self.decide(seen, choices(seen), Budget(think, until, pause), fresh(seed))

    def check(self, seen: Observation) -> None:
        """Raises BadValue where this is nothing that the bot can play."""
        if not isinstance(seen, Observation):
            raise BadValue(name="seen", expected="what a seat knows: table.view_of(seat)")
        if seen.game is not self.game and seen.game.key != self.game.key:
            raise BadValue(name="seen", expected=f"a position of {self.game.name}, of the bot's own edition")

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
        self,
        name: str,
        game: Game,
        knowledge: Knowledge,
        *,
        iterations: int | None = None,
        threads: int = 1,
        weights: Mapping[int, Weights] | None = None,
        sight: Sight = CLEAR,
    ) -> None:
        """`weights` of a value network, by number of seats, instead of those that the game brings."""
        super().__init__(name, game)
        if not is_whole(threads) or threads < 1:
            raise BadValue(name="threads", expected="a number from 1")
        self.iterations = iterations
        self.knowledge = knowledge
        self.sight = sight
        self.workers = [SearchWorker(game, knowledge, weights=weights) for _ in range(threads)]

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
        by_value: bool = True,
        sight: Sight | None = None,
    ) -> SearchResult:
        """What the search thinks of every move it tried, in its own measure if no iterations are given.

        `by_value`: the learned value judges, where the bot uses one; else playouts do. `sight`: if it is
        not to be the bot's own.
        """
        self.check(seen)
        Budget(seconds, until, pause)  # complains about what is none
        if iterations is not None and (not is_whole(iterations) or iterations < 1):
            raise BadValue(name="iterations", expected="a number from 1, or None")
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
            by_value=by_value,
            sight=self.sight if sight is None else sight,
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

        It thinks for as many iterations as the chances were calibrated with and sees all, however weak the
        bot, and by playouts, which they were calibrated for.
        """
        found = self.search(
            seen,
            think,
            iterations=self.advice_iterations,
            seed=seed,
            until=until,
            pause=pause,
            by_value=False,
            sight=CLEAR,
        )
        return advice(found, seen, self.knowledge, most)

    @property
    def advice_iterations(self) -> int | None:
        """How many iterations advice takes."""
        return self.iterations

    def measure(self, seconds: float | None) -> int | None:
        """How many iterations at the most, when that many seconds are given."""
        return self.iterations

"""Information-set Monte-Carlo tree search with a budget: threads that can be stopped, and what they found."""

from __future__ import annotations

import functools
import operator
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import msgspec
import numpy as np
from numpy.typing import NDArray

from tablee.bots.knowledge import CLEAR, MOST_DEPTH, PLAIN, Knowledge, Sight
from tablee.bots.search.ismcts import Run, make_search
from tablee.bots.search.tree import NONE, ROOT, Tree, grow_tree, grow_wins, plant
from tablee.bots.value.network import NO_WEIGHTS, Weights
from tablee.bots.value.weights import weights_for
from tablee.engine.dice import dice_from_seed
from tablee.engine.errors import Refused
from tablee.engine.game import Game
from tablee.engine.rules import Rules
from tablee.engine.state import CLOCK, copy_of
from tablee.engine.table import Observation

_MAX_NODES = 1 << 17
_WORD = (1 << 62) - 1
_FIRST_CHUNK = 16
_UNTIMED_FIRST_CHUNK = 128  # where no clock is read and nobody waits: a level's search in one call
_CHUNK_S = 0.004  # how often the clock is read: a budget is kept to a few milliseconds

Pause = Callable[[], float]  # asked between two chunks; may take a while, and says how many seconds it took


class MoveEstimate(msgspec.Struct, frozen=True):
    """What the search thinks of one move."""

    move: str
    visits: int
    reward: float  # what guides the search, 0 to 1: mostly the win, a little the margin
    score: float | None  # expected points; a learned value tells nothing of them
    wins: tuple[float, ...]  # by seat, the share of wins after this move; what they lack of 1, nobody has


class SearchResult(msgspec.Struct, frozen=True):
    """The outcome of thinking: moves, best first."""

    moves: tuple[MoveEstimate, ...]
    iterations: int
    seconds: float
    # "value": a learned value judged; "playouts": there is none, or none that fits these rules and edition
    judged_by: str = "playouts"

    @property
    def wins(self) -> tuple[float, ...]:
        """By seat, the share of wins in all that was tried."""
        visits = sum(estimate.visits for estimate in self.moves)
        columns = zip(*(estimate.wins for estimate in self.moves), strict=True)
        weights = [estimate.visits / visits for estimate in self.moves]
        return tuple(sum(map(operator.mul, weights, column)) for column in columns)

    @property
    def best(self) -> str:
        """The move to play."""
        return self.moves[0].move


@dataclass
class MoveStatistics:
    """What one tree counted of a move: visits, and sums over them."""

    visits: int
    value: float
    points: float
    wins: list[float]  # by seat

    def add(self, other: MoveStatistics) -> None:
        """Count in what another tree found."""
        self.visits += other.visits
        self.value += other.value
        self.points += other.points
        self.wins = list(map(operator.add, self.wins, other.wins))


class SearchWorker:
    """A search and its memory, for one game and one thread. Used again from move to move."""

    def __init__(
        self,
        game: Game,
        knowledge: Knowledge = PLAIN,
        nodes: int = _MAX_NODES,
        weights: Mapping[int, Weights] | None = None,
    ) -> None:
        """`weights` by number of seats take the place of those that the game brings."""
        self.game = game
        self.run = compiled_search(game.rules, knowledge)
        self.knowledge = knowledge
        self.weights = weights
        self.tree: Tree = grow_tree(nodes)
        self.wins = grow_wins(nodes, game.seats[-1])
        self.used = 0
        self.iterations = 0
        self.has_value = False  # did a learned value judge?
        self._moves = np.empty(game.most_moves, dtype=np.int64)
        self._path = np.zeros(MOST_DEPTH + 1, dtype=np.int64)

    def think(
        self,
        seen: Observation,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        seed: int = 0,
        until: threading.Event | None = None,
        pause: Pause | None = None,
        by_value: bool = True,
        sight: Sight = CLEAR,
        first: int = NONE,
    ) -> None:
        """Search until the time or the iterations are used up or `until` is set. Pauses do not count.

        However little time there is, the first chunk is searched: there is always something to answer.
        `first` is the code of a move of the seat that is played before the tree begins.
        """
        cell, seat = seen.cell, seen.seat
        assert seat is not None
        world = copy_of(cell)
        scores = np.zeros(CLOCK + 1, dtype=np.float64)  # the clock moves too, and is never rewarded
        rewards = np.zeros(CLOCK + 1, dtype=np.float64)
        dice = dice_from_seed(seed)
        weights = self.values(seen) if by_value else NO_WEIGHTS
        self.has_value = len(weights) > 0
        self.used, self.iterations = plant(self.tree), 0
        self.wins[ROOT] = 0.0
        limits = np.array([sight.depth, sight.moves, sight.worlds, seed & _WORD], dtype=np.int64)
        left = iterations if iterations is not None else 1 << 60
        ends = time.perf_counter() + seconds if seconds is not None else float("inf")
        is_timed = not (seconds is None and until is None and pause is None)
        chunk = _FIRST_CHUNK if is_timed else _UNTIMED_FIRST_CHUNK
        while self.iterations == 0 or (
            left > 0 and time.perf_counter() < ends and not (until is not None and until.is_set())
        ):
            chunk = max(1, min(chunk, left))
            started = time.perf_counter()
            self.used = self.run(
                cell,
                world,
                seat,
                self.tree,
                self.used,
                chunk,
                self._moves,
                self._path,
                scores,
                rewards,
                self.wins,
                dice,
                limits,
                weights,
                first,
            )
            self.iterations += chunk
            left -= chunk
            took = time.perf_counter() - started
            if took < _CHUNK_S / 2:
                chunk *= 2
            elif took > _CHUNK_S * 2:
                chunk = max(1, chunk // 2)
            if pause is not None:
                ends += pause()

    def values(self, seen: Observation) -> Weights:
        """The weights of the value network that judges here; none: playouts do."""
        if self.knowledge.features is None:
            return NO_WEIGHTS
        seats = seen.cell["seats"].item()
        if self.weights is not None:
            return self.weights.get(seats, NO_WEIGHTS)
        return weights_for(seen.game, seats, self.knowledge.features)

    def shares(self) -> NDArray[np.float64]:
        """By seat, the share of wins in all that was tried, whoever moves first."""
        total = self.wins[ROOT].copy()
        for place in self._tried():
            total += self.wins[place]
        shares: NDArray[np.float64] = total / self.iterations
        return shares

    def likeliest(self) -> tuple[int, int] | None:
        """The seat and the code of the move at the root that was visited most; None where there is none."""
        visits = self.tree["visits"].item
        place = max(self._tried(), key=visits, default=NONE)
        return None if place == NONE else (self.tree["seat"].item(place), self.tree["move"].item(place))

    def counts(self) -> dict[int, MoveStatistics]:
        """What was counted of every move at the root."""
        places = np.array(self._tried(), dtype=np.intp)
        # Column by column: NumPy is slow at records one by one, and slower at their fields.
        columns = (self.tree[name][places].tolist() for name in ("move", "visits", "value", "points"))
        rows = zip(*columns, self.wins[places].tolist(), strict=True)
        return {move: MoveStatistics(*counted) for move, *counted in rows}

    def _tried(self) -> list[int]:
        """The nodes of the moves at the root."""
        places, sibling_of = [], self.tree["next_sibling"].item
        place = self.tree["first_child"].item(ROOT)
        while place != NONE:
            places.append(place)
            place = sibling_of(place)
        return places


@functools.cache
def compiled_search(rules: Rules, knowledge: Knowledge) -> Run:
    """One compiled search a game and knowledge, however many bots use it."""
    return make_search(rules, knowledge)


def think(
    workers: list[SearchWorker],
    seen: Observation,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int = 0,
    until: threading.Event | None = None,
    pause: Pause | None = None,
    by_value: bool = True,
    sight: Sight = CLEAR,
) -> SearchResult:
    """Think with one thread a thinker, each in its own tree, and add up what they found.

    `by_value`: a learned value judges, where there is one; else playouts do.
    """
    if not seen.legal_codes():
        raise Refused("not-your-turn", seat=seen.seat)
    started = time.perf_counter()
    if len(workers) == 1:
        workers[0].think(
            seen,
            seconds=seconds,
            iterations=iterations,
            seed=seed,
            until=until,
            pause=pause,
            by_value=by_value,
            sight=sight,
        )
    else:
        share = None if iterations is None else -(-iterations // len(workers))
        with ThreadPoolExecutor(len(workers)) as pool:
            tasks = [
                pool.submit(
                    worker.think,
                    seen,
                    seconds=seconds,
                    iterations=share,
                    seed=seed * 1000 + number,
                    until=until,
                    pause=pause,
                    by_value=by_value,
                    sight=sight,
                )
                for number, worker in enumerate(workers)
            ]
            for task in tasks:
                task.result()
    return _add_up(workers, seen.cell["seats"].item(), time.perf_counter() - started)


def _add_up(workers: list[SearchWorker], seats: int, seconds: float) -> SearchResult:
    game, has_value = workers[0].game, workers[0].has_value
    total: dict[int, MoveStatistics] = {}
    for worker in workers:
        for move, count in worker.counts().items():
            if move in total:
                total[move].add(count)
            else:
                total[move] = count
    estimates = [
        MoveEstimate(
            game.notation(move),
            count.visits,
            count.value / count.visits,
            None if has_value else count.points / count.visits,
            tuple(wins / count.visits for wins in count.wins[:seats]),
        )
        for move, count in total.items()
    ]
    # Most visits first; the code breaks ties, so that the same search always says the same.
    estimates.sort(key=lambda estimate: (-estimate.visits, -estimate.reward, estimate.move))
    iterations = sum(worker.iterations for worker in workers)
    return SearchResult(tuple(estimates), iterations, seconds, "value" if has_value else "playouts")

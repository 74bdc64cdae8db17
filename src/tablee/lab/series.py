"""A series of games between two players, fair to both, over all cores."""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.asking import begin_game, let_play
from tablee.bots.bot import Bot
from tablee.bots.players import Player, player
from tablee.engine.game import Game
from tablee.engine.registry import game
from tablee.engine.state import CLOCK
from tablee.intervals import share_over_deals


@dataclass(frozen=True)
class SeriesTask:
    """One deal, played once from every seat by the first player; the second fills the other seats."""

    game: str
    first: Player
    second: Player
    seats: int
    deal: int  # number of the deal in the series
    seed: int
    think: float | None
    options: tuple[tuple[str, Any], ...]


@dataclass
class SeriesTally:
    """What a series found so far. A unit is one deal from all seats: those games are not independent."""

    seats: int
    deals: list[float] = field(default_factory=list)  # the first player's mean share, deal by deal
    moves: int = 0
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)  # of programs, by player and code

    def add(self, played: DealPlayed) -> None:
        """Count one more deal."""
        self.deals.append(played.share)
        self.moves += played.moves
        self.faults.update(played.faults)

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.deals) * self.seats

    @property
    def share(self) -> float:
        """The first player's share of the wins."""
        return sum(self.deals) / len(self.deals) if self.deals else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % confidence for the share."""
        found = share_over_deals(np.array(self.deals, dtype=np.float64), self.seats)
        return found.low, found.high

    @property
    def elo(self) -> float:
        """The difference in Elo points that this share of two-player games stands for."""
        share = min(max(self.share, 0.5 / max(self.games, 1)), 1 - 0.5 / max(self.games, 1))
        return 400 * math.log10(share / (1 - share))


class DealPlayed(NamedTuple):
    """One deal, played from every seat."""

    share: float  # the first player's, on average
    moves: int
    faults: tuple[tuple[str, str], ...]  # of programs: (player, code) of each, in order


def play_task(task: SeriesTask) -> DealPlayed:
    """Play one deal from every seat. Raises BrokenBot."""
    playing = game(task.game)
    first, second = _bots(task, playing)
    share, moves = 0.0, 0
    faults: list[tuple[str, str]] = []
    for own_seat in range(task.seats):
        table = playing.deal(seats=task.seats, seed=task.seed + task.deal, **dict(task.options))
        begin_game((first, second), table.options)
        while not table.is_over:
            seat = table.to_act[0]
            if seat == CLOCK:
                table.play(CLOCK, table.legal_moves(CLOCK)[0])
                continue
            bot = first if seat == own_seat else second
            # The same seeds from every seat: equal players play the same game, and share it fairly.
            seed = (task.seed + task.deal) * 100_000 + table.length
            let_play(table, seat, bot, task.think, seed=seed)
            moves += 1
        outcome = table.outcome
        assert outcome is not None
        share += outcome.share(own_seat, task.seats)
        players = (first,) if first is second else (first, second)
        faults += [(bot.name, fault.code) for bot in players for fault in bot.faults]
    return DealPlayed(share / task.seats, moves, tuple(faults))


_kept: dict[tuple[str, str], Bot] = {}


def keep(game: str, name: str, make: Callable[[], Bot]) -> None:
    """Let a name mean a bot of one's own in this process's series, made once."""
    if (game, name) not in _kept:
        _kept[game, name] = make()


def _bots(task: SeriesTask, playing: Game) -> tuple[Bot, Bot]:
    """The two players; a process keeps those that have names from deal to deal, with their memory."""
    return _seated(task.first, playing), _seated(task.second, playing)


def _seated(spec: Player, playing: Game) -> Bot:
    if not isinstance(spec, str):
        return player(spec, playing)
    keep(playing.name, spec, functools.partial(player, spec, playing))
    return _kept[playing.name, spec]


Enough = Callable[[SeriesTally], bool]


def play_series(
    tasks: list[SeriesTask],
    *,
    executor: Executor | None = None,
    workers: int = 2,
    enough: Enough | None = None,
) -> Iterator[SeriesTally]:
    """Play the tasks; the tally after each. Deals count in order, so that a seed gives one answer.

    Players by name are played in processes. A Bot that is an object is played here, unless an executor is
    given: then it has to be one that pickles.
    """
    tally = SeriesTally(tasks[0].seats)
    for played in _played(tasks, executor, workers):
        tally.add(played)
        yield tally
        if enough is not None and enough(tally):
            return


def _played(tasks: list[SeriesTask], executor: Executor | None, workers: int) -> Iterator[DealPlayed]:
    """What came of each task, in their order."""
    have_names = all(isinstance(one, str) for task in tasks for one in (task.first, task.second))
    if executor is None and not have_names:
        yield from map(play_task, tasks)
        return
    pool = executor or ProcessPoolExecutor(workers)
    waiting = [pool.submit(play_task, task) for task in tasks]
    try:
        for future in waiting:
            yield future.result()
    finally:
        for future in waiting:
            future.cancel()
        if executor is None:
            # Wait for what was begun: a pool left behind closes its pipes while the interpreter ends.
            pool.shutdown(cancel_futures=True)

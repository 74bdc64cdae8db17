"""A series of games between two players, fair to both, over all cores."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Any

from tablee.bots.bot import Bot
from tablee.bots.players import player
from tablee.engine.registry import game
from tablee.engine.state import CLOCK


@dataclass(frozen=True)
class SeriesTask:
    """One deal, played once from every seat by the first player; the second fills the other seats."""

    game: str
    first: str
    second: str
    seats: int
    deal: int  # number of the deal in the series
    seed: int
    think: float | None
    options: tuple[tuple[str, Any], ...]


@dataclass
class Tally:
    """What a series found so far. A unit is one deal from all seats: those games are not independent."""

    seats: int
    deals: list[float] = field(default_factory=list)  # the first player's mean share, deal by deal
    moves: int = 0

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
        """95 % confidence for the share, from the spread between deals."""
        count = len(self.deals)
        if count < 2:
            return 0.0, 1.0
        mean = self.share
        spread = sum((share - mean) ** 2 for share in self.deals) / (count - 1)
        # At least the error of a lottery with that mean over the games: no zero width after a few wins.
        floor = max(mean * (1 - mean), 1 / (self.games + 4)) / self.games
        margin = 1.96 * math.sqrt(max(spread / count, floor * 0.25))
        return max(0.0, mean - margin), min(1.0, mean + margin)

    @property
    def elo(self) -> float:
        """The difference in Elo points that this share of two-player games stands for."""
        share = min(max(self.share, 0.5 / max(self.games, 1)), 1 - 0.5 / max(self.games, 1))
        return 400 * math.log10(share / (1 - share))


def play_task(task: SeriesTask) -> tuple[float, int]:
    """Play one deal from every seat. Returns the first player's mean share and the number of moves."""
    playing = game(task.game)
    first, second = _bots(task)
    share, moves = 0.0, 0
    for own_seat in range(task.seats):
        table = playing.deal(seats=task.seats, seed=task.seed + task.deal, **dict(task.options))
        for bot in (first, second):
            bot.begin(table.options)
        while not table.is_over:
            seat = table.to_act[0]
            if seat == CLOCK:
                table.play(CLOCK, table.legal_moves(CLOCK)[0])
                continue
            bot = first if seat == own_seat else second
            # The same seeds from every seat: equal players play the same game, and share it fairly.
            seed = (task.seed + task.deal) * 100_000 + table.length
            table.play(seat, bot.choose(table.view_of(seat), task.think, seed=seed))
            moves += 1
        outcome = table.outcome
        assert outcome is not None
        share += outcome.share(own_seat, task.seats)
    return share / task.seats, moves


_kept: dict[tuple[str, str], Bot] = {}


def keep(game: str, name: str, make: Callable[[], Bot]) -> None:
    """Let a name mean a bot of one's own in this process's series, made once."""
    if (game, name) not in _kept:
        _kept[game, name] = make()


def _bots(task: SeriesTask) -> tuple[Bot, Bot]:
    """The two players; a process keeps them from deal to deal, with their memory."""
    playing = game(task.game)
    for spec in (task.first, task.second):
        keep(task.game, spec, functools.partial(player, spec, playing))
    return _kept[task.game, task.first], _kept[task.game, task.second]


Enough = Callable[[Tally], bool]


def play_series(
    tasks: list[SeriesTask],
    *,
    executor: Executor | None = None,
    workers: int = 2,
    enough: Enough | None = None,
) -> Iterator[Tally]:
    """Play the tasks; the tally after each. Deals count in order, so that a seed gives one answer."""
    tally = Tally(tasks[0].seats)
    own = executor is None
    pool = executor or ProcessPoolExecutor(workers)
    try:
        waiting = {pool.submit(play_task, task): task.deal for task in tasks}
        done: dict[int, tuple[float, int]] = {}
        following = tasks[0].deal
        for future in as_completed(waiting):
            done[waiting[future]] = future.result()
            while following in done:
                share, moves = done.pop(following)
                tally.deals.append(share)
                tally.moves += moves
                following += 1
                yield tally
                if enough is not None and enough(tally):
                    return
    finally:
        if own:
            pool.shutdown(wait=False, cancel_futures=True)

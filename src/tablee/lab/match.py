"""A match between two players, in figures: who won how often, with what doubt, and what went wrong."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

import msgspec

from tablee.bots.bot import Budget
from tablee.bots.players import Player, name_of, player
from tablee.engine.errors import BadSeats, BadValue
from tablee.engine.game import Game
from tablee.engine.registry import game as game_called
from tablee.engine.state import is_whole
from tablee.lab.series import SeriesTally, SeriesTask, play_series
from tablee.lab.stopping import SequentialTest

_SEEDS_APART = 1_000_000  # between two matches, more than any has deals
MOST_SEED = (1 << 31) - 1


class MatchReport(msgspec.Struct, frozen=True, kw_only=True):
    """One match in figures."""

    game: str
    first: str
    second: str
    seats: int
    games: int
    share: float  # of the wins, for the first player
    interval: tuple[float, float]  # 95 %
    fair_share: float
    elo: float | None  # two seats only, and only where both players made their moves themselves
    stopped_early: bool
    # By player, how often which fault: decisions that a program lost, and that were made by default.
    faults: dict[str, dict[str, int]]


def match(
    game: str | Game,
    first: Player,
    second: Player,
    *,
    games: int = 200,
    seats: int | None = None,
    seed: int = 1,
    think: float | None = None,
    workers: int | None = None,
    executor: Executor | None = None,
    sequential: bool = False,
    on_deal: Callable[[SeriesTally, int], None] | None = None,
) -> MatchReport:
    """Play a match: each deal once from every seat by the first player, the second at all other seats.

    `games` is rounded up, so that the last deal is played from every seat, too. A player is a name (a level,
    `greedy`, `search:100`, `mybot.py:MyBot`, `exec:COMMAND` …), a Bot, or a class of bots. `sequential` stops
    as soon as the answer is clear. `on_deal` is told the tally after every deal, and how many there are at
    the most. Raises BrokenBot where a player fails.
    """
    playing = game if isinstance(game, Game) else game_called(game)
    at_table = playing.seats[0] if seats is None else seats
    if not is_whole(at_table) or at_table not in playing.seats:
        raise BadSeats(game=playing.name, seats=seats, allowed=", ".join(map(str, playing.seats)))
    if not is_whole(games) or games < at_table:
        raise BadValue(name="games", expected=f"a number of games from {at_table}")
    if not is_whole(seed) or not 0 <= seed <= MOST_SEED:
        raise BadValue(name="seed", expected=f"a whole number from 0 to {MOST_SEED}")
    if workers is not None and (not is_whole(workers) or workers < 1):
        raise BadValue(name="workers", expected="a number from 1, or None for all cores")
    if executor is not None and not isinstance(executor, Executor):
        raise BadValue(name="executor", expected="an Executor, or None for processes of its own")
    Budget(think)  # complain here, not in another process
    for one in (first, second):
        player(one, playing)
    options: tuple[tuple[str, Any], ...] = tuple(playing.calm_options.items())
    begin = seed * _SEEDS_APART
    tasks = [
        SeriesTask(playing.name, first, second, at_table, deal, begin, think, options)
        for deal in range(-(-games // at_table))
    ]
    tally = SeriesTally(at_table)
    for tally in play_series(
        tasks,
        executor=executor,
        workers=workers or os.cpu_count() or 1,
        enough=SequentialTest().is_enough if sequential else None,
    ):
        if on_deal is not None:
            on_deal(tally, len(tasks))
    return report_of(playing, name_of(first), name_of(second), tally, len(tasks))


def report_of(game: Game, first: str, second: str, tally: SeriesTally, deals: int) -> MatchReport:
    """What a series found, of so many deals at the most."""
    faults: dict[str, dict[str, int]] = {}
    for (name, code), times in tally.faults.most_common():
        faults.setdefault(name, {})[code] = times
    low, high = tally.interval
    return MatchReport(
        game=game.name,
        first=first,
        second=second,
        seats=tally.seats,
        games=tally.games,
        share=round(tally.share, 4),
        interval=(round(low, 4), round(high, 4)),
        fair_share=round(1 / tally.seats, 4),
        elo=round(tally.elo, 1) if tally.seats == 2 and not faults else None,
        stopped_early=len(tally.deals) < deals,
        faults=faults,
    )

"""A short match between two sets of weights, on threads: is the new network better than the old?"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

from tablee.bots.bot import SearchBot
from tablee.bots.knowledge import Knowledge
from tablee.bots.value.network import Weights
from tablee.engine.game import Game
from tablee.lab.series import DealPlayed, SeriesTally, SeriesTask, play_task


def compare(
    game: Game,
    knowledge: Knowledge,
    new: Weights,
    old: Weights,
    *,
    iterations: int | tuple[int, int],
    seats: int,
    games: int,
    seed: int,
    threads: int | None = None,
) -> SeriesTally:
    """The new weights' share of wins: each deal from every seat, the old ones at all others."""
    threads = threads or os.cpu_count() or 1
    ours, theirs = iterations if isinstance(iterations, tuple) else (iterations, iterations)
    deals = range(-(-games // seats))
    options = tuple(game.calm_options.items())

    def play(first: int) -> list[DealPlayed]:
        pair = [
            SearchBot(name, game, knowledge, iterations=count, weights={seats: weights})
            for name, weights, count in (("new", new, ours), ("old", old, theirs))
        ]
        return [
            play_task(SeriesTask(game.name, pair[0], pair[1], seats, deal, seed, None, options))
            for deal in deals[first::threads]
        ]

    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(play, range(threads)))
    tally = SeriesTally(seats)
    for deal in deals:
        tally.add(parts[deal % threads][deal // threads])
    return tally

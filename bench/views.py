"""What a live table costs its server: views, events, and laying a thousand tables again after a restart.

    python bench/views.py [GAME …]

Medians over every position of random games that nothing was remembered of before; one thread.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import mean, median
from typing import Any

import msgspec

import tablee
from tablee.engine.game import Game

GAMES = 8
TABLES = 1000
# The fewest seats in the calm form, the most in the usual one.
CASES: list[tuple[str, int, dict[str, Any]]] = [
    case
    for game in map(tablee.game, tablee.game_names())
    for case in ((game.name, game.seats[0], dict(game.calm_options)), (game.name, game.seats[-1], {}))
]


def play_out(game: Game, seats: int, options: dict[str, Any], seed: int) -> tablee.Table:
    table = game.deal(seats=seats, seed=seed, **options)
    rng = random.Random(seed)
    while not table.is_over:
        seat = rng.choice(table.to_act)
        table.play_code(seat, rng.choice(table.legal_codes(seat)))
    return table


def dealt_again(table: tablee.Table) -> tablee.Table:
    options: dict[str, Any] = dict(table.options)
    return table.game.deal(seats=table.seats, secret=table.secret, **options)


def microseconds(work: Callable[..., Any], *given: Any) -> float:
    started = time.perf_counter()
    work(*given)
    return (time.perf_counter() - started) * 1e6


def measure_views(finished: list[tablee.Table]) -> str:
    views, texts, sizes, lists, list_sizes = [], [], [], [], []
    for game in finished:
        table = dealt_again(game)
        for number, (seat, move) in enumerate(game.moves):
            viewer = (None, *range(table.seats))[number % (table.seats + 1)]
            views.append(microseconds(table.view, viewer))
            view = table.view(viewer)
            texts.append(microseconds(msgspec.json.encode, view))
            sizes.append(len(msgspec.json.encode(view)))
            acting = table.view_of(table.to_act[0] % table.seats)
            lists.append(microseconds(acting.legal_moves))
            list_sizes.append(len(msgspec.json.encode(acting.legal_moves())))
            table.play(seat, move)
    return (
        f"view {median(views):.0f} µs | JSON {median(texts):.0f} µs, {median(sizes) / 1000:.1f} kB, "
        f"most {max(sizes) / 1000:.1f} | moves {median(lists):.0f} µs, {median(list_sizes) / 1000:.1f} kB, "
        f"most {max(list_sizes) / 1000:.1f}"
    )


def measure_moves(finished: list[tablee.Table]) -> str:
    """Telling and showing go through different games: neither may profit from the other."""
    plays, tells, shows = [], [], []
    for number, game in enumerate(finished):
        played, told = dealt_again(game), dealt_again(game)
        for seat, move in game.moves:
            plays.append(microseconds(played.play, seat, move))
            if number % 2:
                tells.append(microseconds(told.play_and_tell, seat, move))
            else:
                shows.append(microseconds(told.play_and_show, seat, move))
    return f"play {median(plays):.1f} µs | and tell {median(tells):.0f} µs | and show {median(shows):.0f} µs"


def measure_restart(finished: list[tablee.Table]) -> str:
    """A thousand tables, half way through, from what a store keeps: moves as text."""
    tables = [finished[number % len(finished)] for number in range(TABLES)]
    logs = [table.moves[: table.length // 2] for table in tables]
    started = time.perf_counter()
    laid = [replayed(table, log) for table, log in zip(tables, logs, strict=True)]
    replaying = time.perf_counter() - started
    kept = [table.to_bytes() for table in laid]
    started = time.perf_counter()
    for data in kept:
        laid[0].game.from_bytes(data)
    reading = time.perf_counter() - started
    moves = sum(map(len, logs))
    return (
        f"{moves:,} moves in {replaying:.2f} s ({moves / replaying:,.0f} a second) | "
        f"snapshots {mean(map(len, kept)):,.0f} bytes, all read in {reading:.3f} s"
    )


def replayed(table: tablee.Table, log: list[tuple[int, str]]) -> tablee.Table:
    again, code = dealt_again(table), table.game.code
    again.play_all([(seat, code(move)) for seat, move in log])
    return again


def main(names: list[str]) -> None:
    for name, seats, options in CASES:
        if names and name not in names:
            continue
        game = tablee.game(name)
        for number, measure in enumerate((measure_views, measure_moves, measure_restart)):
            first = 1000 * number
            games = [play_out(game, seats, options, first + seed) for seed in range(2 + GAMES)]
            measure(games[:2])
            print(f"{name} {seats} {options.get('form', '')}: {measure(games[2:])}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

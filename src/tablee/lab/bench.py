"""How fast the engine is on this machine. Figures, not tests: machines differ and are noisy."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table as Grid

import tablee
from tablee.engine import options as choosing
from tablee.engine.dice import Dice, dice_from_seed
from tablee.engine.game import Game
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import CompiledRules
from tablee.engine.state import Moves, StateArray

_COPIES = 64


class Figures(msgspec.Struct, frozen=True):
    """One game's figures."""

    seats: int
    games_per_second: float
    moves_per_second: float
    handle_moves_per_second: float
    copy_ns: float
    position_bytes: int
    cold_compile_s: float
    warm_start_s: float  # a whole new process with the cache in place, to its first move


def measure(names: Sequence[str], seconds: float, *, quiet: bool = False) -> dict[str, Figures]:
    """Measure each game in turn, one thread."""
    figures = {}
    with Console(stderr=True, quiet=quiet).status("…") as status:
        for name in names:
            status.update(f"{name}: cold compile, in a process of its own")
            cold, warm = _starts(name)
            status.update(f"{name}: random games")
            figures[name] = _measure_game(tablee.game(name), seconds, cold, warm)
    return figures


def _measure_game(game: Game, seconds: float, cold: float, warm: float) -> Figures:
    seats = game.seats[0]
    games, moves = _random_games(game, seats, seconds)
    return Figures(
        seats=seats,
        games_per_second=round(games, 1),
        moves_per_second=round(moves, 1),
        handle_moves_per_second=round(_handle_moves(game, seats, seconds), 1),
        copy_ns=round(_copy_ns(game, seats), 1),
        position_bytes=game.layout.itemsize,
        cold_compile_s=round(cold, 2),
        warm_start_s=round(warm, 2),
    )


def _random_games(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    many = _many_games(game.compiled_rules)
    blank = game.blank()
    cell = blank.copy()
    options = choosing.codes(game.options, choosing.complete(game.options, game.calm_options))
    moves = np.empty(game.most_moves, dtype=np.int64)
    dice = dice_from_seed(1)
    many(blank, cell, seats, options, moves, dice, 1)
    games = played = 0
    batch = 50
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        played += many(blank, cell, seats, options, moves, dice, batch)
        games += batch
    return games / spent, played / spent


def _many_games(rules: CompiledRules) -> Callable[..., int]:
    deal, playout = rules.deal, rules.playout

    @compiled
    def many(
        blank: StateArray, cell: StateArray, seats: int, options: Any, moves: Moves, dice: Dice, games: int
    ) -> int:
        played = 0
        for _ in range(games):
            cell[0] = blank[0]
            deal(cell, seats, options, dice)
            played += playout(cell, moves, dice)
        return played

    return many


def _handle_moves(game: Game, seats: int, seconds: float) -> float:
    """Whole games move by move through the public handle, deals included."""
    _play_by_handle(game, seats, 0)  # compile and load before the clock starts
    played = seed = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        seed += 1
        played += _play_by_handle(game, seats, seed)
    return played / spent


def _play_by_handle(game: Game, seats: int, seed: int) -> int:
    table = game.deal(seats=seats, seed=seed, **game.calm_options)
    played = 0
    while not table.is_over:
        seat = table.to_act[0]
        moves = table.legal_moves(seat)
        table.play(seat, moves[played % len(moves)])
        played += 1
    return played


def _copy_ns(game: Game, seats: int) -> float:
    here = np.repeat(game.deal(seats=seats, seed=1, **game.calm_options).cell, _COPIES)
    there = here.copy()
    _copy_many(here, there, 10)
    rounds = 20_000
    started = time.perf_counter()
    _copy_many(here, there, rounds)
    return (time.perf_counter() - started) / (rounds * _COPIES) * 1e9


@compiled
def _copy_many(here: Any, there: Any, rounds: int) -> int:
    # Which record goes where depends on the round, so no copy can be left out.
    for turn in range(rounds):
        for place in range(len(here)):
            there[(place + turn) % len(there)] = here[place]
    return len(there)


_FIRST_MOVE = """
import sys, time
started = time.perf_counter()
import tablee
game = tablee.game(sys.argv[1])
imported = time.perf_counter()
table = game.deal(seed=1, **game.calm_options)
table.play(table.to_act[0], table.legal_moves(table.to_act[0])[0])
print(time.perf_counter() - imported)
"""


def _starts(name: str) -> tuple[float, float]:
    """Seconds to the first move: compiling, without imports; and a whole second process."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "TABLEE_CACHE": folder, "TABLEE_QUIET": "1"}
        command = [sys.executable, "-c", _FIRST_MOVE, name]
        first = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        started = time.perf_counter()
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return float(first.stdout), time.perf_counter() - started


def grid(figures: dict[str, Figures]) -> Grid:
    """The figures as a table for people."""
    table = Grid()
    table.add_column("")
    for name in figures:
        table.add_column(name, justify="right")
    for field in Figures.__struct_fields__:
        table.add_row(field, *(f"{getattr(row, field):,}" for row in figures.values()))
    return table

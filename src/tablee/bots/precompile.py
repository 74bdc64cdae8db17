"""Compiled code made ready before anybody waits for it: a game's rules and the search of its bots.

Compiling holds Python's lock for seconds at a time, so it happens in a child process that fills the cache on
disk (`python -m tablee.bots.precompile GAME`); afterwards the code is only loaded here, which is quick.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import random
import subprocess
import sys
import threading
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import numba
import numpy as np
from numba.core.registry import cpu_target

from tablee.bots.bot import Bot, Budget
from tablee.bots.level_names import LEVELS
from tablee.bots.levels import bot
from tablee.engine.game import Game
from tablee.engine.jit.compiling import cache_folder
from tablee.engine.registry import game, game_names, package_of
from tablee.engine.state import CLOCK, unpack
from tablee.engine.table import Observation, Table

_MAX_WARM_MOVES = 400  # of the game that calls every compiled rule
_WARM_THINK_S = 0.02


def warm(name: str) -> None:
    """Call every compiled rule of a game once, and let every level think for a moment."""
    playing = game(name)
    seats = playing.seats[-1]
    table = playing.deal(seats=seats, seed=1, **playing.calm_options)
    for level in LEVELS:
        seat = next(seat for seat in table.to_act if seat != CLOCK)
        bot(level, playing).choose(table.view_of(seat), think=_WARM_THINK_S, seed=1)
    _play_through(table)
    again = playing.deal(seats=seats, seed=1, **playing.calm_options)
    again.play_all([(seat, playing.code(move)) for seat, move in table.moves])
    _play_through(playing.deal(seats=playing.seats[0], seed=2))


def _play_through(table: Table) -> None:
    playing, chance = table.game, random.Random(1)
    while not table.is_over and table.length < _MAX_WARM_MOVES:
        cell = table.cell
        for seat in table.to_act:
            playing.time_until(unpack(cell), seat)
            if seat != CLOCK:
                _look_around(table, seat)
        seat = chance.choice(table.to_act)
        move = chance.choice(table.legal_moves(seat))
        table.play_and_tell(seat, move)
        if playing.move_writer is not None:
            playing.move_writer.write(cell, seat, table.cell, {None: playing.code(move)})
    playing.outcome(table.cell)


def _look_around(table: Table, seat: int) -> None:
    playing, cell = table.game, table.cell
    playing.question(unpack(cell), seat)
    playing.is_short(unpack(cell), seat)
    table.refusal(seat, playing.notation(playing.default_move(cell, seat)))
    seen = table.view_of(seat)
    seen.view()
    seen.imagine(1)
    table.view(None)


# --- is it in the cache? ------------------------------------------------------------------------------


def is_in_cache(name: str) -> bool:
    """Whether a child of this very version has compiled the game here before."""
    return _stamp(name).exists()


def can_be_kept() -> bool:
    """Whether compiled code can be written to the cache at all."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def child_command(name: str) -> list[str]:
    """What compiles a game into the cache, as a process of its own."""
    return [sys.executable, "-m", "tablee.bots.precompile", name]


def child_environment() -> dict[str, str]:
    """It says nothing; whoever waits for it does."""
    return {**os.environ, "TABLEE_QUIET": "1"}


def _stamp(name: str) -> Path:
    return cache_folder() / f"warm-{name}-{_version(name)[:24]}.stamp"


@functools.cache
def _version(name: str) -> str:
    """A hash of all that decides what is compiled: our sources and the game's, compiler, processor."""
    digest = hashlib.sha256()
    for part in (
        platform.python_version(),
        numba.__version__,
        np.__version__,
        *cpu_target.target_context.codegen().magic_tuple(),
    ):
        digest.update(f"{part}\0".encode())
    root = Path(__file__).parent.parent
    for folder in (root / "engine", root / "bots", Path(str(files(package_of(name))))):
        for file in sorted(folder.rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()


# --- for a single table: beside whatever else goes on -------------------------------------------------


class PrecompiledBot(Bot):
    """A bot whose search is made ready in the background, from now on; its first move waits for that."""

    def __init__(self, player: Bot, say: Callable[[], None]) -> None:
        super().__init__(player.name, player.game)
        self._player = player
        self._say = say
        self._thread = threading.Thread(target=prepare, args=(player.game,), daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Until it is ready, and say so if that takes a while."""
        self._thread.join(timeout=0.5)
        if self._thread.is_alive():
            self._say()
            self._thread.join()

    def decide(self, seen: Observation, moves: list[str], budget: Budget, seed: int) -> str:
        """What the player behind it decides."""
        self.wait()
        return self._player.decide(seen, moves, budget, seed)


def prepare(playing: Game) -> None:
    """Have a game compiled by a child where needed, and load it."""
    if not is_in_cache(playing.name) and can_be_kept():
        subprocess.run(
            child_command(playing.name), env=child_environment(), check=False, stdin=subprocess.DEVNULL
        )
    warm(playing.name)


def main(names: list[str]) -> None:
    """The child: compile these games, and leave a stamp for each."""
    for name in names or game_names():
        warm(name)
        _stamp(name).parent.mkdir(parents=True, exist_ok=True)
        _stamp(name).touch()


if __name__ == "__main__":
    main(sys.argv[1:])

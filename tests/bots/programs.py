"""Programs as players, for tests: some that play, many that misbehave."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import tablee
from tablee.bots.bot import RandomBot
from tablee.bots.external.bot import ExternalBot
from tablee.bots.external.session import Timeouts

HERE = Path(__file__).parent
EXAMPLES = HERE.parent.parent / "examples" / "bots"
HASTY = Timeouts(start=20, budget=0.3, grace=0.2)
CALM = Timeouts(start=20, budget=20, grace=1)
GAME = tablee.game("district-noir")


def badly(how: str, *more: str, patience: Timeouts = CALM, **named) -> ExternalBot:
    return ExternalBot(
        how, GAME, [sys.executable, str(HERE / "badly.py"), how, *more], patience=patience, **named
    )


def play(bot: ExternalBot, seed: int = 3) -> tablee.Table:
    """A whole game against chance; the program sits at seat 0."""
    table, other = GAME.deal(seed=seed), RandomBot("random", GAME)
    while not table.is_over:
        seat = table.to_act[0]
        playing = bot if seat == 0 else other
        table.play(seat, playing.choose(table.view_of(seat), seed=len(table.moves)))
    return table


def to_move(seed: int = 3) -> tablee.Observation:
    table = GAME.deal(seed=seed)
    return table.view_of(table.to_act[0])


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").split(") ")[1][0] not in "ZX"
    except FileNotFoundError:
        return False


def is_gone(pid: int, within: float = 10) -> bool:
    """It has ended, or does so soon: on a busy machine the dying take a moment to be noticed."""
    until = time.monotonic() + within
    while is_alive(pid):
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True

"""The bots around one seat, who play until that seat may act: in turn, or against the clock.

Against the clock every bot has the reflexes of its level, as at a live table: it looks, decides, and its hand
moves. Time is the table's own, so nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import numpy as np

from tablee.adapters.turns import Turns
from tablee.bots.asking import legal_choice, let_play_itself, must_have_no_faults
from tablee.bots.bot import Bot, Budget
from tablee.bots.levels import LevelBot
from tablee.bots.realtime.player import RealtimeBot, as_realtime
from tablee.bots.realtime.scheduler import RealtimeScheduler, clock_step
from tablee.engine.state import CLOCK
from tablee.engine.table import Observation


class Opponents(Protocol):
    """How the other seats go on."""

    def begin(self, chance: np.random.Generator) -> None:
        """A new game was dealt: play until the seat may act."""

    def go_on(self) -> None:
        """The seat has made a move: play until it may act again."""

    def wait(self) -> None:
        """The seat lets time pass."""

    def may_act(self) -> bool:
        """Whether the seat may act now."""


class InTurn:
    """One decision after the other."""

    def __init__(self, turns: Turns, seat: int, bots: Mapping[int, Bot]) -> None:
        self.turns = turns
        self.seat = seat
        self.bots = bots

    def begin(self, chance: np.random.Generator) -> None:
        """Play until it is the seat's turn."""
        self._chance = chance
        self.go_on()

    def go_on(self) -> None:
        """The same after a move. Raises BrokenBot."""
        while (acting := self.turns.current) not in (None, self.seat):
            assert acting is not None
            let_play_itself(self.turns.table, acting, self.bots[acting], seed=_seed(self._chance))

    def wait(self) -> None:
        """Nobody waits where time does not pass."""
        raise AssertionError

    def may_act(self) -> bool:
        """Whether it is the seat's turn."""
        return self.turns.current == self.seat


class AgainstClock:
    """Everybody at once: whoever is first is first."""

    def __init__(self, turns: Turns, seat: int, bots: Mapping[int, Bot]) -> None:
        self.turns = turns
        self.seat = seat
        self.players = {other: _with_reflexes(bot) for other, bot in bots.items()}

    def begin(self, chance: np.random.Generator) -> None:
        """Let the bots look at the table, and time pass until the seat may act."""
        self._company = RealtimeScheduler(self.players, _seed(chance))
        self.go_on()

    def go_on(self) -> None:
        """The same after a move. Raises BrokenBot."""
        self._let_bots_act()
        while not self.turns.table.is_over and not self.may_act():
            self._let_time_pass()

    def wait(self) -> None:
        """Let time pass until a bot looks up or acts, or the clock changes something. Raises BrokenBot."""
        self._let_time_pass()
        self.go_on()

    def may_act(self) -> bool:
        """Whether the seat has something to do now."""
        return self.seat in self.turns.table.to_act

    def _let_time_pass(self) -> None:
        table = self.turns.table
        table.play_code(CLOCK, clock_step(table, self._company.rest_ms))
        self._let_bots_act()

    def _let_bots_act(self) -> None:
        table = self.turns.table
        while (due := self._company.look(table.view_of)) is not None:
            table.play(*due)


class _Checked(Bot):
    """A bot whose errors, faults and illegal moves are told with its name."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name, bot.game)
        self.bot = bot

    def decide(self, seen: Observation, moves: list[str], budget: Budget, seed: int) -> str:
        """What the bot chooses. Raises BrokenBot."""
        move = legal_choice(self.bot, seen, seed=seed)
        must_have_no_faults(self.bot)
        return move


def _with_reflexes(bot: Bot) -> RealtimeBot:
    """A level acts at the pace of its own, anybody else at a club player's."""
    player = as_realtime(bot)
    return player if isinstance(bot, LevelBot) else RealtimeBot(bot.game, player.pace, _Checked(bot))


def _seed(chance: np.random.Generator) -> int:
    return int(chance.integers(1 << 62))

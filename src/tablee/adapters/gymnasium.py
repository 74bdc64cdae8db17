"""A Gymnasium environment: one seat of a table, with bots at the others.

    env = tablee.adapters.gymnasium.env("district-noir", seat=0, bots="club")

The observation is what the seat knows; `info["action_mask"]` and `env.action_masks()` say what is legal. Who
plays something illegal loses at once: the episode ends with -1 and `info["illegal"]`. What is no action id at
all raises BadValue. A step before `reset` or after the end raises Gymnasium's ResetNeeded. A bot that fails,
and a program (`exec:`) that loses a decision, raise BrokenBot.

A game that can be played against the clock is played in its calm form, unless `options` say otherwise. In a
race bots act at the pace of their level (others at a club player's), and there is one action more, the last
id: to wait, until a bot looks up or acts or the clock changes something. The seat itself is as quick as the
rules allow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.adapters.opponents import AgainstClock, InTurn, Opponents
from tablee.adapters.turns import Turns, game_of
from tablee.bots.asking import begin_game
from tablee.bots.bot import Bot
from tablee.bots.players import Player, player
from tablee.engine.errors import BadSeats, BadValue
from tablee.engine.game import Game
from tablee.engine.spaces.encoder import Floats
from tablee.engine.state import is_whole
from tablee.extras import needed

with needed():
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded


def env(
    game: Game | str,
    seat: int = 0,
    bots: Player | Sequence[Player] = "club",
    *,
    seats: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> SeatEnv:
    """One seat against bots: a player's name or a Bot for all of them, or one for each of the other seats."""
    found = game_of(game)
    return SeatEnv(Turns(found, seats, {**found.calm_options, **options}), seat, bots, render_mode)


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """One seat of a table."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self, turns: Turns, seat: int, bots: Player | Sequence[Player], render_mode: str | None
    ) -> None:
        if not is_whole(seat) or not 0 <= seat < turns.seats:
            raise BadSeats("no-such-seat", seat=seat, seats=turns.seats)
        if render_mode not in (None, "ansi"):
            raise BadValue(name="render_mode", expected="None or ansi")
        self.turns = turns
        self.seat = int(seat)
        self.render_mode = render_mode
        self._bots = _seated(turns, self.seat, bots)
        way = AgainstClock if turns.has_clock else InTurn
        self._opponents: Opponents = way(turns, self.seat, self._bots)
        self._goes_on = False
        limit = np.finfo(np.float32).max
        self.observation_space = spaces.Box(-limit, limit, (turns.game.observation_size,), np.float32)
        self.action_space = spaces.Discrete(turns.number_of_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Deal a new game and let the others play until it is this seat's turn. Raises BrokenBot."""
        if seed is not None and (not is_whole(seed) or seed < 0):
            raise BadValue(name="seed", expected="a whole number from 0 to 2**63 - 1, or None")
        super().reset(seed=None if seed is None else int(seed))
        self.turns.deal(int(self.np_random.integers(1 << 62)))
        self._goes_on = False  # nor does it where a bot fails
        begin_game(self._bots.values(), self.turns.table.options)
        self._opponents.begin(self.np_random)
        self._goes_on = True
        return self.turns.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until it is this seat's turn again. What is illegal loses at once.

        Raises BadValue, BrokenBot, or ResetNeeded where no game goes on.
        """
        if not self._goes_on:
            raise ResetNeeded("No game goes on: call env.reset() before env.step()")
        self.turns.must_be_action(action)
        self._goes_on = False
        if not self.action_masks()[action]:
            return self.turns.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        if action == self.turns.wait:
            self._opponents.wait()
        else:
            self.turns.table.play_action(self.seat, int(action))
            self._opponents.go_on()
        is_over = self.turns.table.is_over
        self._goes_on = not is_over
        reward = self.turns.returns()[self.seat]
        return self.turns.observe(self.seat), reward, is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True at the ids of what is legal now. Against the clock the last one is to wait."""
        if not self._opponents.may_act():
            return np.zeros(self.turns.number_of_actions, dtype=np.bool_)
        return self.turns.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as this seat sees it."""
        return str(self.turns.table.view(self.seat)) if self.render_mode == "ansi" else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}


def _seated(turns: Turns, seat: int, bots: Player | Sequence[Player]) -> dict[int, Bot]:
    others = [other for other in range(turns.seats) if other != seat]
    named = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * len(others)
    if len(named) != len(others):
        raise BadValue(name="bots", expected=f"one for all other seats, or one for each of the {len(others)}")
    return {other: player(one, turns.game) for other, one in zip(others, named, strict=True)}

"""What an unfinished game is worth to each seat: the chance that the points it may expect will win."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from tablee.bots.knowledge import reward_win_and_margin, share_win
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import GameState


def make_reward(is_over: Callable[..., Any], swing: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a reward: at the end the win and a little the margin, before it a share by the points expected.

    `swing(position)` says how many points still count little: a lead of that many makes a win about three
    times as likely as the other's.
    """

    @compiled
    def reward(position: GameState, winners: int, scores: Any, rewards: Any) -> None:
        if is_over(position):
            reward_win_and_margin(position, winners, scores, rewards)
            return
        best = scores[0]
        for seat in range(position.seats):
            best = max(best, scores[seat])
        total = 0.0
        for seat in range(position.seats):
            rewards[seat] = exp((scores[seat] - best) / swing(position))
            total += rewards[seat]
        for seat in range(position.seats):
            rewards[seat] /= total

    return reward


def make_share(
    is_over: Callable[..., Any], swing: Callable[..., Any], steep: Callable[..., Any]
) -> Callable[..., Any]:
    """Compile the shares of such a reward: at the end who won, before it by the points expected.

    `steep(position)` is the swing that fits what becomes of a lead; `swing`, which the reward has, is chosen
    to guide the search and may be gentler.
    """

    @compiled
    def share(position: GameState, winners: int, rewards: Any, shares: Any) -> None:
        if is_over(position):
            share_win(position, winners, rewards, shares)
            return
        power = swing(position) / steep(position)
        total = 0.0
        for seat in range(position.seats):
            shares[seat] = rewards[seat] ** power
            total += shares[seat]
        for seat in range(position.seats):
            shares[seat] /= total

    return share

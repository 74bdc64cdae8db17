"""What the position at a leaf is worth: worked out, told by a learned value, or played out to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.bots.knowledge import NOT_SOLVED, Knowledge, share_win, solve_nothing
from tablee.bots.value.leaf import Room, make_evaluate
from tablee.bots.value.network import Weights
from tablee.engine.dice import Dice, pick_seat
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves

# Rewards at the end are 0.8 for the win and up to 0.2 for the margin, of which nothing is known before it.
_WIN = 0.8
_EVEN_MARGIN = 0.1


def make_playout(rules: Rules, knowledge: Knowledge) -> Callable[..., int]:
    """Compile: play on by the playout policy, to the end or to the horizon."""
    to_act, legal_moves, play, outcome = rules.to_act, rules.legal_moves, rules.play, rules.outcome
    pick, horizon = knowledge.pick, knowledge.horizon
    estimate = knowledge.estimate or outcome

    @compiled
    def play_out(position: Any, moves: Moves, scores: Any, dice: Dice) -> int:
        """Play on by the playout policy; returns the winners' mask."""
        acting = to_act(position)
        steps = 0
        while acting != 0:
            if steps >= horizon:
                return estimate(position, scores) & 255
            seat = pick_seat(acting, dice)
            count = legal_moves(position, seat, moves)
            play(position, seat, moves[pick(position, seat, moves, count, dice)], dice)
            acting = to_act(position)
            steps += 1
        return outcome(position, scores) & 255

    return play_out


def make_judgement(rules: Rules, knowledge: Knowledge) -> Callable[..., None]:
    """Compile: what the position at the end of the tree is worth to each seat, and who wins it how often."""
    reward, solve = knowledge.reward, knowledge.solve or solve_nothing
    share = knowledge.share or share_win
    play_out = make_playout(rules, knowledge)

    @compiled
    def judge(
        position: Any,
        seat: int,
        weights: Weights,
        room: Room,
        moves: Moves,
        scores: Any,
        rewards: Any,
        shares: Any,
        dice: Dice,
    ) -> None:
        """Work the end out, or play to it. Fills in scores, rewards and shares of the win."""
        scores[:] = 0
        winners = solve(position, scores, rewards)
        if winners == NOT_SOLVED:
            winners = play_out(position, moves, scores, dice)
            reward(position, winners, scores, rewards)
        share(position, winners, rewards, shares)

    if knowledge.features is None:
        return judge

    evaluate = make_evaluate(knowledge.features)
    to_act, outcome = rules.to_act, rules.outcome

    @compiled
    def judge_by_value(
        position: Any,
        seat: int,
        weights: Weights,
        room: Room,
        moves: Moves,
        scores: Any,
        rewards: Any,
        shares: Any,
        dice: Dice,
    ) -> None:
        """Work the end out, or ask the network. Fills in scores, rewards and shares of the win."""
        if len(weights) == 0:
            judge(position, seat, weights, room, moves, scores, rewards, shares, dice)
            return
        scores[:] = 0
        winners = solve(position, scores, rewards)
        if winners == NOT_SOLVED:
            if to_act(position) != 0:
                nobody = evaluate(position, seat, weights, room, shares)
                for other in range(position.seats):
                    fair = nobody / position.seats
                    rewards[other] = _EVEN_MARGIN + _WIN * (shares[other] + fair)
                return
            winners = outcome(position, scores) & 255
            reward(position, winners, scores, rewards)
        share(position, winners, rewards, shares)

    return judge_by_value

"""The end of District Noir is worked out exactly."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import tablee
from tablee.bots.knowledge import NOT_SOLVED
from tablee.bots.search.worker import SearchWorker, think
from tablee.engine.dice import dice_from_seed
from tablee.engine.jit.compiling import compiled
from tablee.games.district_noir.bot.endgame import make_solve
from tablee.games.district_noir.bot.knowledge import KNOWLEDGE, pick, reward
from tablee.games.district_noir.state import TAKE
from tests.games.district_noir.positions import lay
from tests.support import play_random

GAME = tablee.game("district-noir")

_reward, _solve, _solve_all, _pick = reward, KNOWLEDGE.solve, make_solve(reward, 12), pick


@compiled
def reward_in(cell, winners, scores, rewards):
    _reward(cell[0], winners, scores, rewards)


@compiled
def solve_in(cell, scores, rewards):
    return _solve(cell[0], scores, rewards)


@compiled
def solve_all_in(cell, scores, rewards):
    return _solve_all(cell[0], scores, rewards)


@compiled
def pick_in(cell, seat, moves, count, dice):
    return _pick(cell[0], seat, moves, count, dice)


def solved(table, by=solve_in):
    """What both can be sure of, and the points and winners of the best line; None if it is too far away."""
    scores, rewards = np.zeros(8), np.zeros(8)
    winners = by(table.cell, scores, rewards)
    if winners == NOT_SOLVED:
        return None
    return rewards[:2].tolist(), scores[:2].tolist(), winners


def winners_of(reward: float) -> int:
    """Who wins when seat 0 is sure of that much: a win is worth 0.9 and more, a draw just half."""
    return 3 if reward == pytest.approx(0.5) else 1 if reward > 0.5 else 2


def by_hand(table, low=-1.0, high=2.0) -> float:
    """Seat 0's reward when both know everything and play their best: every game, by the public rules."""
    if table.is_over:
        rewards = np.zeros(8)
        winners = sum(1 << seat for seat in table.outcome.winners) or 3  # a draw is shared
        scores = np.array(table.outcome.scores or (0, 0), dtype=np.float64)
        reward_in(table.cell, winners, scores, rewards)
        return float(rewards[0])
    (seat,) = table.to_act
    for move in table.legal_moves(seat):
        after = table.copy()
        after.play(seat, move)
        worth = by_hand(after, low, high)
        low, high = (max(low, worth), high) if seat == 0 else (low, min(high, worth))
        if low >= high:
            break
    return low if seat == 0 else high


def ends(actions_left: int) -> Iterator[tablee.Table]:
    """Games played at random, that many actions before their end."""
    for seed in range(1000):
        table = GAME.deal(seed=seed)
        play_random(table, random.Random(seed), 48 - actions_left)
        if not table.is_over:
            yield table


@pytest.mark.parametrize("actions_left", [1, 2, 4, 6])
def test_what_both_can_be_sure_of_is_what_trying_everything_finds(actions_left):
    still_open = 0
    for _, table in zip(range(25), ends(actions_left), strict=False):
        before = table.cell.tobytes()
        rewards, _, winners = solved(table)
        assert rewards[0] == pytest.approx(by_hand(table))
        assert winners == winners_of(rewards[0])
        assert sum(rewards) == pytest.approx(1.0)
        assert table.cell.tobytes() == before
        still_open += not all(table.to_dict()["taken"])
    assert still_open or actions_left == 1


def test_the_points_are_those_of_the_best_line():
    """One take is left: of the line as it is, or two bad cards later."""
    table = lay(
        taken=[False, True],
        hands=[["-3"], ["-2", "-1"]],
        fronts=[["5"], ["7", "7"]],
        line=["6", "6", "6", "8", "+4"],
    )
    _, points, winners = solved(table)
    assert points == [5 + 6 + 8 + 4, 7]
    assert winners == 1


def test_a_city_that_can_be_completed_is_the_end():
    table = lay(
        taken=[False, True],
        hands=[["5"], ["8", "8"]],
        fronts=[["docks", "hall"], ["8", "8", "7", "7"]],
        line=["police", "6", "6"],
    )
    rewards, _, winners = solved(table)
    assert (rewards, winners) == ([1.0, 0.0], 1)


def test_only_the_last_actions_of_the_last_round_are_worked_out():
    assert solved(lay()) is None  # twelve actions left
    assert solved(lay(), by=solve_all_in) is not None
    table = next(ends(48 - 34))  # two actions before the end of round 3
    assert solved(table, by=solve_all_in) is None
    assert solved(next(ends(8))) is not None


def test_once_both_have_taken_in_the_last_round_all_is_decided_however_many_cards_are_left():
    table = lay(taken=[True, True], hands=[["5", "6", "7", "8"], ["5", "6", "7", "8"]], fronts=[["8"], []])
    rewards, points, winners = solved(table)
    assert rewards[0] > 0.9
    assert (points, winners) == ([8, 0], 1)


def shares(table):
    """By move, how often each of the two wins."""
    (seat,) = table.to_act
    thinker = SearchWorker(table.game, KNOWLEDGE)
    thoughts = think([thinker], table.view_of(seat), iterations=400, seed=1)
    return {thought.move: thought.wins for thought in thoughts.moves}


def test_of_an_end_worked_out_the_shares_of_wins_are_those_of_best_play():
    """Both cards of seat 1 are known by then; the take wins by 23 to 7, and all else loses the Supports."""
    table = lay(
        taken=[False, True],
        hands=[["-3"], ["-2", "-1"]],
        fronts=[["5"], ["7", "7"]],
        line=["6", "6", "6", "8", "+4"],
    )
    assert shares(table)["take"] == (1.0, 0.0)
    table = lay(taken=[True, True], hands=[["5"], ["5"]], fronts=[[], ["8"]])
    assert shares(table) == {"5": (0.0, 1.0)}


def test_a_draw_is_a_win_for_nobody():
    table = lay(taken=[True, True], hands=[["5"], ["5"]], fronts=[["8"], ["8"]])
    _, _, winners = solved(table)
    assert winners == 3
    assert shares(table) == {"5": (0.0, 0.0)}


@pytest.mark.parametrize(
    ("line", "is_taken"),
    [
        (["8", "8", "7", "6"], False),  # too few
        (["-1", "-2", "-3", "-2", "8"], False),
        (["8", "7", "-2", "-2", "+2"], False),
        (["8", "7", "6", "-2", "+2"], True),
        (["8", "7", "-1", "docks", "+2"], True),
    ],
)
def test_in_playouts_nobody_takes_what_nobody_wants(line, is_taken):
    table = lay(line=line)
    moves = np.zeros(GAME.most_moves, dtype=np.int64)
    count = GAME.compiled_rules.legal_moves(table.cell, 0, moves)
    dice = dice_from_seed(1)
    picked = {int(moves[pick_in(table.cell, 0, moves, count, dice)]) for _ in range(200)}
    assert (TAKE in picked) == is_taken
    assert len(picked) == count - (not is_taken)


def test_with_no_card_left_a_playout_takes_whatever_lies_there():
    line = ["-1", "-2", "-3", "-2", "8"]
    table = lay(taken=[False, True], hands=[[], []], line=line, beginner=1)
    moves = np.zeros(GAME.most_moves, dtype=np.int64)
    count = GAME.compiled_rules.legal_moves(table.cell, 0, moves)
    assert count == 1
    assert moves[pick_in(table.cell, 0, moves, count, dice_from_seed(1))] == TAKE

"""The end of District Noir, worked out exactly: with all cards known, what both can be sure of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tablee.bots.knowledge import NOT_SOLVED
from tablee.engine.jit.compiling import compiled
from tablee.games.district_noir.rules import add_to_line, can_take, has_three_cities, take
from tablee.games.district_noir.scoring import outcome
from tablee.games.district_noir.state import ACTIONS_A_ROUND, ROUNDS, TAKE, TAKE_SIZE, GameEnd, State

_FACE_BITS = 4
_NEVER = -1.0  # less than any reward
_EQUAL = 1e-9  # less than any two results differ by: 1 − (1 − x) is not always x


@compiled
def is_decided(position: State) -> bool:
    """Once both have taken in the last round, the cards still to be played belong to nobody."""
    return position.taken[0] != 0 and position.taken[1] != 0


@compiled
def act(position: State, seat: int, move: int) -> int:
    """One action inside the last round. Returns what `take_back` needs: the cards taken, packed."""
    if move != TAKE:
        position.hands[seat, move] -= 1
        add_to_line(position, move)
        return 0
    cards = 0
    for step in range(1, min(TAKE_SIZE, position.line_length) + 1):
        cards = (cards << _FACE_BITS) + position.line[position.line_length - step] + 1
    take(position, seat)
    return cards


@compiled
def take_back(position: State, seat: int, move: int, cards: int) -> None:
    """Undo `act`."""
    if move != TAKE:
        position.line_length -= 1
        position.line[position.line_length] = 0
        position.hands[seat, move] += 1
        return
    while cards != 0:
        face = (cards & ((1 << _FACE_BITS) - 1)) - 1
        position.fronts[seat, face] -= 1
        add_to_line(position, face)
        cards >>= _FACE_BITS
    position.taken[seat] = 0


@compiled
def move_before(position: State, seat: int, move: int) -> int:
    """The next legal move below this code, so that the take comes first; −1 when there is none."""
    move -= 1
    if move == TAKE:
        if can_take(position, seat):
            return TAKE
        move -= 1
    while move >= 0 and position.hands[seat, move] == 0:
        move -= 1
    return move


def make_judge(reward: Callable[..., Any]) -> Callable[..., int]:
    """Compile: the result of a last round in which nothing that can still be done changes it."""

    @compiled
    def judge(position: State, scores: Any, rewards: Any) -> int:
        """Fills in scores and rewards. Returns the winners' mask, or NOT_SOLVED."""
        for seat in range(2):
            scores[seat] = 0
            if has_three_cities(position, seat):
                position.ended = GameEnd.BY_CITY
                position.city_seat = seat
        if position.ended == GameEnd.RUNNING:
            if not is_decided(position):
                return NOT_SOLVED
            position.ended = GameEnd.SCORED
        winners = outcome(position, scores) & 255
        reward(position, winners, scores, rewards)
        position.ended = GameEnd.RUNNING
        position.city_seat = 0
        return winners

    return judge


def make_solve(reward: Callable[..., Any], most_actions: int) -> Callable[..., Any]:
    """Compile: work out a last round with at most so many actions left, by alpha-beta.

    Rewards of the two seats add up to 1, so each can be sure of what the other cannot prevent.
    """
    judge = make_judge(reward)
    first_action = ACTIONS_A_ROUND - most_actions

    @compiled
    def solve(position: State, scores: Any, rewards: Any) -> int:
        """Best play by both to the end; NOT_SOLVED, and nothing done, if that is too far away."""
        if position.ended != GameEnd.RUNNING or position.round_no != ROUNDS:
            return NOT_SOLVED
        if is_decided(position):
            return judge(position, scores, rewards)
        if position.actions < first_action:
            return NOT_SOLVED
        sure = np.full((ACTIONS_A_ROUND + 1, 2), _NEVER)  # by depth and seat
        points = np.zeros((ACTIONS_A_ROUND + 1, 2))  # of the best line found, by depth and seat
        won = np.zeros(ACTIONS_A_ROUND + 1, np.int64)  # the winners of that line, by depth
        tried = np.full(ACTIONS_A_ROUND + 1, TAKE + 1)
        taken = np.zeros(ACTIONS_A_ROUND + 1, np.int64)
        depth = 0
        while True:
            seat = (position.actor + depth) & 1
            move = -1
            if sure[depth, 0] + sure[depth, 1] < 1.0 - _EQUAL:
                move = move_before(position, seat, tried[depth])
            if move >= 0:
                tried[depth] = move
                taken[depth] = act(position, seat, move)
                winners: int = judge(position, scores, rewards)
                if winners == NOT_SOLVED:
                    depth += 1
                    sure[depth] = sure[depth - 1]
                    tried[depth] = TAKE + 1
                    continue
            else:
                rewards[seat] = sure[depth, seat]
                rewards[1 - seat] = 1.0 - sure[depth, seat]
                scores[0], scores[1] = points[depth]
                winners = won[depth]
                if depth == 0:
                    return winners
                depth -= 1
                seat = 1 - seat
            take_back(position, seat, tried[depth], taken[depth])
            if rewards[seat] > sure[depth, seat] + _EQUAL:
                sure[depth, seat] = rewards[seat]
                points[depth, 0], points[depth, 1] = scores[0], scores[1]
                won[depth] = winners

    return solve

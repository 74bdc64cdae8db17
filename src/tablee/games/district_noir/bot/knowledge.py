"""What bots know about District Noir."""

from __future__ import annotations

from typing import Any

from tablee.bots.knowledge import Knowledge, Level, Sight, reward_win, reward_win_and_margin
from tablee.engine.dice import Dice, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import Moves
from tablee.games.district_noir.bot.endgame import make_solve
from tablee.games.district_noir.bot.features import FEATURES
from tablee.games.district_noir.scoring import total
from tablee.games.district_noir.state import (
    ACTIONS_A_ROUND,
    FIRST_CITY,
    ROUNDS,
    SUPPORTS,
    TAKE,
    TAKE_SIZE,
    GameEnd,
    State,
    UnpackedState,
)

_CITY_WIN = 100  # points that a win by the City is worth to somebody who counts points
_SUPPORT = 2  # what a Support card is worth to somebody who takes it, about
_CITY = 3
_WORTH_TAKING = 6  # five cards for less are left to others in a playout
_SOLVED_ACTIONS = 8  # left in the last round: as quick as a few playouts


@compiled
def standing(position: State, scores: Any) -> None:
    """The points as the fronts lie now."""
    for seat in range(2):
        scores[seat] = total(position, seat)
    if position.ended == GameEnd.BY_CITY:
        scores[position.city_seat] += _CITY_WIN


@compiled
def reward(position: State, winners: int, scores: Any, rewards: Any) -> None:
    """As everywhere, but the City ends without points: all for its winner, nothing for the other."""
    if position.ended == GameEnd.BY_CITY:
        reward_win(position, winners, scores, rewards)
    else:
        reward_win_and_margin(position, winners, scores, rewards)


@compiled
def share(position: State, winners: int, rewards: Any, shares: Any) -> None:
    """A draw is nobody's win: nothing is shared."""
    for seat in range(2):
        shares[seat] = 1.0 if winners == 1 << seat else 0.0


@compiled
def take_is_poor(position: State) -> bool:
    """Too few cards, or none that anybody wants."""
    if position.line_length < TAKE_SIZE:
        return True
    worth = 0
    for place in range(position.line_length - TAKE_SIZE, position.line_length):
        face = position.line[place]
        if face < SUPPORTS:
            worth += _SUPPORT
        elif face < FIRST_CITY:
            worth += position.worth[face]
        else:
            worth += _CITY
    return worth < _WORTH_TAKING


@compiled
def pick(position: State, seat: int, moves: Moves, count: int, dice: Dice) -> int:
    """Any move, but nobody who has a card to play takes what nobody wants."""
    choice = roll(dice, count)
    if count > 1 and moves[choice] == TAKE and take_is_poor(position):
        return roll(dice, count - 1)  # the take is the last of the moves
    return choice


def progress(position: UnpackedState) -> float:
    """How much of the game is played: actions of all there are."""
    return float((position.round_no - 1) * ACTIONS_A_ROUND + position.actions) / (ROUNDS * ACTIONS_A_ROUND)


KNOWLEDGE = Knowledge(
    pick=pick,
    reward=reward,
    solve=make_solve(reward, _SOLVED_ACTIONS),
    share=share,
    progress=progress,
    features=FEATURES,
)
ADVICE_ITERATIONS = 20_000

LEVELS = {
    "novice": Level(iterations=5, sight=Sight(moves=3, worlds=1)),
    "casual": Level(iterations=15, sight=Sight(worlds=2)),
    "club": Level(iterations=52),
    "expert": Level(iterations=220),
    "master": Level(iterations=6_000, is_patient=True, uses_value=True),
}

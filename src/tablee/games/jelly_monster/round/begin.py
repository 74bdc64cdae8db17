"""Rolling dice, and how a round begins."""

from __future__ import annotations

from tablee.engine.dice import Dice, roll
from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.state import BEATS, DICE_EACH, LIVE, PACES_MS, VALUES, Phase, State


@compiled
def districts(position: State) -> int:
    """How many districts are in play."""
    return int(position.seats) + 2


@compiled
def throw(position: State, seat: int, dice: Dice) -> None:
    """Roll all dice that a seat still holds; in the live form they have to settle."""
    position.rolls[seat, :] = 0
    for _ in range(position.in_hand[seat]):
        position.rolls[seat, roll(dice, VALUES)] += 1
    position.settles_at[seat] = 0
    if position.form == LIVE and position.in_hand[seat] > 0:
        position.settles_at[seat] = position.now + PACES_MS[position.pace]


@compiled
def throw_all(position: State, dice: Dice) -> None:
    """The first roll of a round."""
    position.phase = Phase.ROUND
    for seat in range(position.seats):
        throw(position, seat, dice)


@compiled
def clear_table(position: State) -> None:
    """All dice back to their owners, targets on zone 1."""
    position.placed[:, :, :] = 0
    position.centre[:, :] = 0
    position.targets[:] = 0
    position.starts_at = 0
    for seat in range(position.seats):
        position.in_hand[seat] = DICE_EACH


@compiled
def begin_round(position: State, dice: Dice) -> None:
    """Calm, the dice roll at once; live, everybody says ready first."""
    if position.form == BEATS:
        position.beat = 1
        throw_all(position, dice)
    else:
        position.phase = Phase.READY_CHECK

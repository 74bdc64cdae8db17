"""Who sees what, and what may lie behind it."""

from __future__ import annotations

from tablee.engine.dice import Dice, roll
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN
from tablee.games.panik.hunters import mansion_count, owner_of
from tablee.games.panik.set_up import draw_faces
from tablee.games.panik.state import ROW, State, TurnStep


@compiled
def hide(position: State, seat: int) -> None:
    """Hidden mansions are known to their owner only, and so is a choice while others are choosing."""
    if position.step == TurnStep.OVER:
        return
    for mansion in range(mansion_count(position)):
        if owner_of(mansion) != seat and position.face_up[mansion] == 0:
            position.faces[mansion] = UNKNOWN
    for other in range(int(position.seats)):
        if other != seat and position.chosen[other] != 0:
            position.chosen[other] = UNKNOWN


@compiled
def imagine(position: State, seat: int, dice: Dice) -> None:
    """Deal the cards this viewer has not seen; let the others' choices be any they may make."""
    draw_faces(position, dice)
    for other in range(int(position.seats)):
        if int(position.chosen[other]) == UNKNOWN:
            position.chosen[other] = 1 + imagined_choice(position, other, dice)


@compiled
def imagined_choice(position: State, seat: int, dice: Dice) -> int:
    """Any place of the row, or for the pair any place still hidden, each as likely."""
    if position.step == TurnStep.OPEN:
        return roll(dice, ROW)
    hidden = 0
    for place in range(ROW):
        if position.face_up[ROW * seat + place] == 0:
            hidden += 1
    skip = roll(dice, hidden)
    place = 0
    while position.face_up[ROW * seat + place] != 0 or skip > 0:
        if position.face_up[ROW * seat + place] == 0:
            skip -= 1
        place += 1
    return place

"""Why a move of District Noir is refused."""

from __future__ import annotations

from enum import IntEnum

from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import CommonRefusal
from tablee.games.district_noir.state import TAKE, GameEnd, State


class Refusal(IntEnum):
    """The reasons; their names are the codes that clients see."""

    FINE = CommonRefusal.FINE
    GAME_OVER = CommonRefusal.GAME_OVER
    NOT_YOUR_TURN = CommonRefusal.NOT_YOUR_TURN
    NOT_NOW = CommonRefusal.NOT_NOW
    ALREADY_TAKEN = 4
    LINE_EMPTY = 5
    NOT_IN_HAND = 6
    NO_SUCH_CARD = 7


@compiled
def refusal(position: State, seat: int, move: int) -> Refusal:
    """Why a move is not legal; FINE if it is."""
    if position.ended != GameEnd.RUNNING:
        return Refusal.GAME_OVER
    if seat != position.actor:
        return Refusal.NOT_YOUR_TURN
    if move == TAKE:
        if position.taken[seat] != 0:
            return Refusal.ALREADY_TAKEN
        return Refusal.LINE_EMPTY if position.line_length == 0 else Refusal.FINE
    if move < 0 or move > TAKE:
        return Refusal.NO_SUCH_CARD
    return Refusal.FINE if position.hands[seat, move] > 0 else Refusal.NOT_IN_HAND

"""Why a move is refused."""

from __future__ import annotations

from enum import IntEnum

from kuhn_poker.state import Code, State, is_facing_bet, is_over
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import CommonRefusal


class Refusal(IntEnum):
    """The reasons: those of every game first, then our own. The names are codes with words."""

    FINE = CommonRefusal.FINE
    GAME_OVER = CommonRefusal.GAME_OVER
    NOT_YOUR_TURN = CommonRefusal.NOT_YOUR_TURN
    NOT_NOW = CommonRefusal.NOT_NOW
    NO_BET_YET = 4
    ANSWER_THE_BET = 5
    NO_SUCH_MOVE = 6


@compiled
def refusal(position: State, seat: int, move: int) -> Refusal:
    """Why a move is not legal; FINE if it is."""
    if is_over(position):
        return Refusal.GAME_OVER
    if seat != position.played % 2:
        return Refusal.NOT_YOUR_TURN
    if move in (Code.CHECK, Code.BET):
        return Refusal.ANSWER_THE_BET if is_facing_bet(position) else Refusal.FINE
    if move in (Code.CALL, Code.FOLD):
        return Refusal.FINE if is_facing_bet(position) else Refusal.NO_BET_YET
    return Refusal.NO_SUCH_MOVE

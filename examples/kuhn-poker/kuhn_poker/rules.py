"""The rules of Kuhn poker. What is `compiled` becomes machine code: plain loops over a record."""

from __future__ import annotations

from typing import Any

from kuhn_poker.hidden import hide, imagine
from kuhn_poker.refusals import refusal
from kuhn_poker.scoring import outcome
from kuhn_poker.state import ANTE, RAISED, Code, State, is_facing_bet, is_over
from tablee.engine.dice import Dice, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import Moves


@compiled
def deal(position: State, seats: int, options: Any, dice: Dice) -> None:
    """One card each, one stays in the deck; everybody antes."""
    position.seats = seats
    for face in range(3):
        position.cards[face] = face
    shuffle(position.cards, 3, dice)
    for seat in range(2):
        position.stakes[seat] = ANTE


@compiled
def to_act(position: State) -> int:
    """The seat in turn, as a bit mask; 0 when the hand is over."""
    return 0 if is_over(position) else 1 << (position.played % 2)


@compiled
def legal_moves(position: State, seat: int, moves: Moves) -> int:
    """Two moves, always."""
    facing = is_facing_bet(position)
    moves[0] = Code.CALL if facing else Code.CHECK
    moves[1] = Code.FOLD if facing else Code.BET
    return 2


@compiled
def play(position: State, seat: int, move: int, dice: Dice) -> None:
    """One legal move."""
    if move in (Code.BET, Code.CALL):
        position.stakes[seat] = RAISED
    position.history[position.played] = move
    position.played += 1


RULES = Rules(deal, to_act, legal_moves, refusal, play, hide, imagine, outcome)

"""The rules of Kuhn poker. Everything here is compiled: plain loops over a record, no Python objects."""

from __future__ import annotations

from typing import Any

from kuhn_poker.hidden import hide, imagine
from kuhn_poker.state import ANTE, BET, CALL, CHECK, FOLD, RAISED, is_facing_bet, is_over, last_move
from tablee.engine.dice import Dice, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import FINE, GAME_OVER, NOT_YOUR_TURN, Rules
from tablee.engine.state import Moves, Position

# Reasons of this game, after the common ones.
NO_BET_YET = 4
ANSWER_THE_BET = 5
NO_SUCH_MOVE = 6

# How it ended.
BY_FOLD = 0
BY_SHOWDOWN = 1


@compiled
def deal(position: Position, seats: int, options: Any, dice: Dice) -> None:
    """One card each, one stays in the deck; everybody antes."""
    position.seats = seats
    for face in range(3):
        position.cards[face] = face
    shuffle(position.cards, 3, dice)
    for seat in range(2):
        position.stakes[seat] = ANTE


@compiled
def to_act(position: Position) -> int:
    """The seat in turn, as a bit mask; 0 when the hand is over."""
    return 0 if is_over(position) else 1 << (position.played % 2)


@compiled
def legal_moves(position: Position, seat: int, moves: Moves) -> int:
    """Two moves, always."""
    facing = is_facing_bet(position)
    moves[0] = CALL if facing else CHECK
    moves[1] = FOLD if facing else BET
    return 2


@compiled
def refusal(position: Position, seat: int, move: int) -> int:
    """Why a move is not legal; FINE if it is."""
    if is_over(position):
        return GAME_OVER
    if seat != position.played % 2:
        return NOT_YOUR_TURN
    if move in (CHECK, BET):
        return ANSWER_THE_BET if is_facing_bet(position) else FINE
    if move in (CALL, FOLD):
        return FINE if is_facing_bet(position) else NO_BET_YET
    return NO_SUCH_MOVE


@compiled
def play(position: Position, seat: int, move: int, dice: Dice) -> None:
    """One legal move."""
    if move in (BET, CALL):
        position.stakes[seat] = RAISED
    position.history[position.played] = move
    position.played += 1


@compiled
def winner(position: Position) -> int:
    """Who takes the pot of a finished hand: whoever did not fold, else the higher card."""
    if last_move(position) == FOLD:
        return position.played % 2  # type: ignore[no-any-return]
    return 0 if position.cards[0] > position.cards[1] else 1


@compiled
def outcome(position: Position, scores: Any) -> int:
    """The winner's bit and the ending; the scores are the chips won and lost."""
    if not is_over(position):
        return 0
    won = winner(position)
    scores[won] = position.stakes[1 - won]
    scores[1 - won] = -position.stakes[1 - won]
    return (1 << won) + ((BY_FOLD if last_move(position) == FOLD else BY_SHOWDOWN) << 8)


RULES = Rules(deal, to_act, legal_moves, refusal, play, hide, imagine, outcome)

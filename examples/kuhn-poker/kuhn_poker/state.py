"""The three cards, the moves, the record of a position, and what can be read off it."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.engine.messages import named
from tablee.engine.state import Position, record_type

Card = named("card")  # a face, where people see it
FACES = ("jack", "queen", "king")  # the higher one wins
DECK = 2  # the place in `cards` of the one that nobody is dealt

MOVES = ("check", "bet", "call", "fold")
CHECK, BET, CALL, FOLD = range(4)
MOST_PLAYED = 3  # check, bet, and the answer

ANTE = 1
RAISED = 2  # a player's stake after a bet or a call

RECORD = record_type(
    ("seats", "i1"),
    ("cards", "i1", (3,)),  # faces: seat 0's, seat 1's, and the one left in the deck
    ("stakes", "i1", (2,)),  # chips in the pot by seat
    ("played", "i1"),  # how many moves; seat 0 begins and the seats take turns
    ("history", "i1", (MOST_PLAYED,)),  # the moves; zero beyond the last
)


@compiled
def last_move(position: Position) -> int:
    """The move played last, or -1."""
    return position.history[position.played - 1] if position.played > 0 else -1  # type: ignore[no-any-return]


@compiled
def is_over(position: Position) -> bool:
    """A call or a fold ends the hand, and so does a second check."""
    last = last_move(position)
    return last in (CALL, FOLD) or (last == CHECK and position.played == 2)


@compiled
def is_facing_bet(position: Position) -> bool:
    """Whether the seat in turn has to answer a bet."""
    return last_move(position) == BET

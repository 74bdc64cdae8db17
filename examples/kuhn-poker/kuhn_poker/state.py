"""The three cards, the moves, the state of a position, and what can be read off it."""

from __future__ import annotations

from enum import IntEnum

from tablee.engine.arrays import Row
from tablee.engine.jit.compiling import compiled
from tablee.engine.messages import named
from tablee.engine.state import GameState, Unpacked, field, state_dtype

Card = named("card")  # a face, where people see it
FACES = ("jack", "queen", "king")  # the higher one wins
DECK = 2  # the place in `cards` of the one that nobody is dealt

ANTE = 1
RAISED = 2  # a player's stake after a bet or a call
MOST_PLAYED = 3  # check, bet, and the answer


class Code(IntEnum):
    """Move codes."""

    CHECK = 0
    BET = 1
    CALL = 2
    FOLD = 3


class Ending(IntEnum):
    """How a hand ends; the names are codes that people see in words."""

    FOLD = 0
    SHOWDOWN = 1


class State(GameState):
    """A position: what the rules read and write."""

    seats: int = field("i1")
    cards: Row = field("i1", 3)  # faces: seat 0's, seat 1's, and the one left in the deck
    stakes: Row = field("i1", 2)  # chips in the pot by seat
    played: int = field("i1")  # how many moves; seat 0 begins and the seats take turns
    history: Row = field("i1", MOST_PLAYED)  # the moves; zero beyond the last


RECORD = state_dtype(State)


class UnpackedState(Unpacked, State):
    """A State as plain Python reads it."""


@compiled
def last_move(position: State) -> int:
    """The move played last, or -1."""
    return position.history[position.played - 1] if position.played > 0 else -1


@compiled
def is_over(position: State) -> bool:
    """A call or a fold ends the hand, and so does a second check."""
    last = last_move(position)
    return last in (Code.CALL, Code.FOLD) or (last == Code.CHECK and position.played == 2)


@compiled
def is_facing_bet(position: State) -> bool:
    """Whether the seat in turn has to answer a bet."""
    return last_move(position) == Code.BET

"""The cards of District Noir and the record of a position."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from tablee.engine.arrays import Grid, Row
from tablee.engine.edition import Edition, rows
from tablee.engine.messages import named
from tablee.engine.state import GameState, Unpacked, field, state_dtype

Card = named("card")  # a face, where people see it
FACES = ("5", "6", "7", "8", "+2", "+3", "+4", "-1", "-2", "-3", "docks", "police", "hall")
NUMBER_OF_FACES = 13
SUPPORTS = 4  # faces 0 to 3
FIRST_CITY = 10  # faces 10 to 12
NUMBER_OF_CITIES = 3

CARDS = 45
HAND = 5
PUT_AWAY = 3
FIRST_LINE = 2
TAKE_SIZE = 5
ACTIONS_A_ROUND = 12
ROUNDS = 4

# Move codes 0 to 12 play that face; one more takes.
TAKE = 13


class GameEnd(IntEnum):
    """Whether the game is over, and what ended it."""

    RUNNING = 0
    SCORED = 1
    BY_CITY = 2


class Ending(IntEnum):
    """How a game can end, as its outcome says it."""

    POINTS = 0
    TIE_BREAK = 1
    DRAW = 2
    CITY = 3


class State(GameState):
    """A position of District Noir."""

    seats: int = field("i1")
    round_no: int = field("i1")  # 1 to 4
    actions: int = field("i1")  # played in this round, 0 to 11
    beginner: int = field("i1")  # of this round
    actor: int = field("i1")
    ended: int = field("i1")
    city_seat: int = field("i1")  # who won by the City, else 0
    taken: Row = field("i1", 2)  # who took this round
    hand_sizes: Row = field("i1", 2)
    hands: Grid = field("i1", 2, NUMBER_OF_FACES)  # copies of each face
    fronts: Grid = field("i1", 2, NUMBER_OF_FACES)
    line_length: int = field("i1")
    line: Row = field("i1", CARDS)  # faces in order; zero beyond the end
    pile_size: int = field("i1")
    pile: Row = field("i1", CARDS)  # the top is the last
    away_size: int = field("i1")
    away: Row = field("i1", CARDS)
    copies: Row = field("i1", NUMBER_OF_FACES)  # edition
    worth: Row = field("i1", NUMBER_OF_FACES)  # edition
    set_bonus: int = field("i1")  # edition


RECORD = state_dtype(State)


class UnpackedState(Unpacked, State):
    """A State as plain Python reads it: what `unpack` gives."""


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the edition's table."""

    copies: Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
    worth: Annotated[int, msgspec.Meta(ge=-100, le=100)]


class Cards(Edition, frozen=True, kw_only=True):
    """The edition file of District Noir."""

    set_bonus: Annotated[int, msgspec.Meta(ge=0, le=100)]
    cards: Annotated[dict[str, CardRow], rows(FACES, "card")]

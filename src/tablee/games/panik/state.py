"""The cards of Panik, the codes of its moves and the record of a position."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from tablee.engine.arrays import Grid, Row
from tablee.engine.edition import Edition, rows
from tablee.engine.messages import named
from tablee.engine.rules import code_names
from tablee.engine.state import GameState, Unpacked, field, state_dtype

Face = named("face")  # of a mansion, where people see it
Kind = named("hunter")  # of a hunter, where people see it

# Mansions. Plain faces 0 to 4 are worth 1 to 5.
FACES = ("1", "2", "3", "4", "5", "shared", "trapped")
NUMBER_OF_FACES = 7
SHARED = 5
TRAPPED = 6
PLAIN_CARDS = 13
SHARED_CARDS = 3
TRAPPED_CARDS = 3
CARDS = PLAIN_CARDS + SHARED_CARDS + TRAPPED_CARDS

SEATS = (2, 3, 4)
MOST_SEATS = 4
ROW = 4  # mansions in front of each player; mansion = ROW × seat + place
MANSIONS = MOST_SEATS * ROW
MOST_HUNTERS = 4  # in front of one mansion

# Hunters. A hunter's code is KINDS × team + kind; equal hunters of one team are interchangeable.
HUNTERS = ("standard", "over", "pair", "detector", "call")
KINDS = 5
STANDARD = 0
OVER = 1
PAIR = 2
DETECTOR = 3
CALL = 4
TEAM = (3, 2, 2, 1, 1)  # hunters of each kind
TEAM_SIZE = 9
TURNS = 8  # of each player: one pair is placed in the set-up
NUMBER_OF_HUNTERS = MOST_SEATS * KINDS


class TurnStep(IntEnum):
    """What is being decided."""

    OPEN = 0
    PAIR = 1
    PLACE = 2
    PLACE_DETECTOR = 3
    SEND_BACK = 4
    RELOCATE = 5
    CALL = 6
    OVER = 7


STEPS = code_names(TurnStep)


class Ending(IntEnum):
    """How a game can end."""

    POINTS = 0
    SHARED_WIN = 1


# Move codes: the first of each family; a family ends where the next begins.
MOVE_OPEN = 0  # + place
MOVE_PAIR = MOVE_OPEN + ROW  # + place
MOVE_PLACE = MOVE_PAIR + ROW  # + MANSIONS × kind + mansion
MOVE_DETECT = MOVE_PLACE + KINDS * MANSIONS  # + mansion
MOVE_BACK = MOVE_DETECT + MANSIONS  # + hunter
MOVE_KEEP = MOVE_BACK + NUMBER_OF_HUNTERS
MOVE_TO = MOVE_KEEP + 1  # + mansion
MOVE_CALL = MOVE_TO + MANSIONS  # + NUMBER_OF_HUNTERS × mansion + hunter
MOVE_ALONE = MOVE_CALL + MANSIONS * NUMBER_OF_HUNTERS
NUMBER_OF_MOVES = MOVE_ALONE + 1

MOST_MOVES = KINDS * MANSIONS  # every kind anywhere; naming for the detector gives fewer


class State(GameState):
    """A position of Panik."""

    seats: int = field("i1")
    step: int = field("i1")  # a TurnStep
    beginner: int = field("i1")
    active: int = field("i1")  # whose turn it is, whoever decides inside it
    placed: int = field("i1")  # the kind of hunter just placed; 0 when none is
    spot: int = field("i1")  # the mansion where it was placed; 0 when none was
    returning: int = field("i1")  # the hunter being sent back; 0 when none is
    chosen: Row = field("i1", MOST_SEATS)  # in the set-up: 1 + the place chosen; 0: not yet
    faces: Row = field("i1", MANSIONS)
    face_up: Row = field("i1", MANSIONS)
    hands: Grid = field("i1", MOST_SEATS, KINDS)
    crowd: Row = field("i1", MANSIONS)  # hunters in front of each mansion
    hunters: Grid = field("i1", MANSIONS, MOST_HUNTERS)  # who they are, sorted; zero beyond the crowd
    copies: Row = field("i1", NUMBER_OF_FACES)  # edition
    shared_pay: Row = field("i1", MOST_HUNTERS)  # edition
    trap_pay: int = field("i1")  # edition


RECORD = state_dtype(State)


class UnpackedState(Unpacked, State):
    """A State as plain Python reads it: what `unpack` gives."""


Copies = Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
Pay = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Mansions(Edition, frozen=True, kw_only=True):
    """The edition file of Panik."""

    mansions: Annotated[dict[str, Copies], rows(FACES, "face")]
    # To each hunter, when 1, 2, 3 or 4 stand there.
    shared_pay: Annotated[list[Pay], msgspec.Meta(min_length=MOST_HUNTERS, max_length=MOST_HUNTERS)]
    trap_pay: Pay  # to the owner, for each opposing hunter


def mansion_name(mansion: int) -> str:
    """Such as `b3`: the seat's letter, the place in its row."""
    return "abcd"[mansion // ROW] + str(mansion % ROW + 1)


def hunter_name(hunter: int) -> str:
    """Such as `b:standard`: the team's letter and the kind."""
    return "abcd"[hunter // KINDS] + ":" + HUNTERS[hunter % KINDS]


MANSION_CODES = {mansion_name(mansion): mansion for mansion in range(MANSIONS)}
HUNTER_CODES = {hunter_name(hunter): hunter for hunter in range(NUMBER_OF_HUNTERS)}

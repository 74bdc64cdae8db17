"""The cards of Noxford, the record of a position and the codes of moves."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec

from tablee.engine.arrays import Grid, Row
from tablee.engine.edition import Edition
from tablee.engine.messages import letters, named
from tablee.engine.options import Option
from tablee.engine.state import GameState, Unpacked, field, state_dtype

Card = named("card")  # a kind of card, where people read it: "henchman", "district-gear", …
Symbols = letters("symbol")  # the riches of a district
Symbol = named("symbol")  # a letter that stands for one of the riches

# Printed: cards of 58 × 88 mm, ten to a syndicate, fifteen neutrals.
SHORT = 58
LONG = 88
MOST_SEATS = 4
HENCHMAN = 1
TOUGH = 2
LIEUTENANT = 3
MASTER = 4
RANKS = 4  # a rank's number is how strong it is; there are 5 − rank cards of it
SYNDICATE = 10
DECK = 9  # a syndicate without its Master
HAND = 3
NEUTRALS = 15
DISTRICTS = 12
BARRACKS = 3
OPEN = 3  # neutrals beside the pile
SYMBOLS = "ABCDE"
NUMBER_OF_SYMBOLS = 5
SIZES = (1, 2, 4)  # how many symbols a district may have
RANK_LETTERS = "HTLM"

# A plot is a place of the city with its stack. Ranks rise in a stack, so none is higher than four.
PLOTS = MOST_SEATS * SYNDICATE + NEUTRALS
HIGHEST_STACK = RANKS
# Lists of legal spots are kept up to this length, in their order; no played city has come near it.
MOST_SPOTS = 384
# A bridge stays where there are so many spots that, once it is lifted, the list might be too full for those
# that join the city again. Only made-up cities have so many.
MOST_SPOTS_WITH_BRIDGES = MOST_SPOTS // 2
# No coordinate can leave this range, however a city of made-up cards is pushed about.
ORIGIN = 1 << 14
FARTHEST_MADE_UP = 4000

# A syndicate's faces: (rank − 1) × 2, and 1 more with a gear.
FACES = 2 * RANKS
# A card of the city: 0 is none, then seat × 8 + face, then the edition's neutrals.
FIRST_SYNDICATE_CARD = 1
FIRST_NEUTRAL_CARD = FIRST_SYNDICATE_CARD + MOST_SEATS * FACES
NO_CARD = 0

# A face in a move code: 2 × rank + gear, or from 16 on a neutral: three bits for each symbol, and the gear.
FIRST_NEUTRAL_FACE = 16
BITS_A_SYMBOL = 3


class Phase(IntEnum):
    """What is asked of the actor."""

    TURN = 0
    LIFT = 1
    LAY = 2


# Kinds of moves. A code is kind << 56 | face << 32 | spot; a spot is x << 16 | y << 1 | lying.
PLACE = 1
COVER = 2
LIFT_CARD = 3
STAY = 4
LAY_CARD = 5
LAY_ONTO = 6
PASS = 7
KIND_SHIFT = 56
PLACING = PLACE << KIND_SHIFT
COVERING = COVER << KIND_SHIFT
LIFTING = LIFT_CARD << KIND_SHIFT
STAYING = STAY << KIND_SHIFT
LAYING = LAY_CARD << KIND_SHIFT
LAYING_ONTO = LAY_ONTO << KIND_SHIFT
PASSING = PASS << KIND_SHIFT
FACE_SHIFT = 32
FACE_MASK = (1 << 20) - 1
SPOT_MASK = (1 << 31) - 1
X_SHIFT = 16


class GameEnd(IntEnum):
    """Whether the game is over, and what ended it."""

    RUNNING = 0
    TENTH_CARD = 1
    ALL_PASSED = 2


class Ending(IntEnum):
    """How a game can end, as its outcome says it."""

    POINTS = 0
    DISTRICTS = 1
    SHARED = 2


# Options, as the record has them.
BRIDGE_MAY_MOVE = 0  # connection is judged when the gear's move is done
BRIDGE_STAYS = 1  # connection is judged with the card lifted, as rules version 1 did
LAST_GEAR_NOTHING = 0  # the tenth card ends the game before its gear turns
LAST_GEAR_RESOLVES = 1  # its gear still turns, as in rules version 1

OPTIONS = (
    Option("bridge", "may-move", choices=("may-move", "stays")),
    Option("last_gear", "nothing", choices=("nothing", "resolves")),
)


class State(GameState):
    """A position of Noxford."""

    seats: int = field("i1")
    bridge: int = field("i1")
    last_gear: int = field("i1")
    actor: int = field("i1")
    phase: int = field("i1")
    passes: int = field("i1")  # in a row
    ended: int = field("i1")
    played: int = field("i1")  # the plot of the card whose gear turns; 0 in phase TURN
    lifted: int = field("i1")  # the card in the air, in phase LAY
    from_lying: int = field("i1")  # and the rectangle it left
    from_x: int = field("i2")
    from_y: int = field("i2")
    hands: Grid = field("i1", MOST_SEATS, FACES)  # copies of each face
    hand_sizes: Row = field("i1", MOST_SEATS)
    piles: Grid = field("i1", MOST_SEATS, DECK)  # faces; the top is the last
    pile_sizes: Row = field("i1", MOST_SEATS)
    masters: Row = field("i1", MOST_SEATS)  # 1: still in front of its player
    opened: Row = field("i1", OPEN)  # open neutrals, sorted; 0 behind them
    neutral_pile: Row = field("i1", NEUTRALS)
    neutral_pile_size: int = field("i1")
    # The city: plots sorted by their left, then their lower edge.
    plots: int = field("i8")
    edges: Grid = field("i2", 4, PLOTS)  # left, right, lower and upper edges
    contacts: Row = field("i1", PLOTS)  # edges that other cards touch, one bit each
    heights: Row = field("i1", PLOTS)
    stacks: Grid = field("i1", PLOTS, HIGHEST_STACK)  # cards from the bottom up
    spot_count: int = field("i8")
    spots: Row = field("i4", MOST_SPOTS)  # all legal spots, sorted
    gears: Row = field("i1", RANKS)  # edition: how many of a rank carry a gear
    neutral_copies: Row = field("i1", NEUTRALS)  # edition
    neutral_faces: Row = field("i4", NEUTRALS)  # edition, sorted; 0 behind them


RECORD = state_dtype(State)


class UnpackedState(Unpacked, State):
    """A State as plain Python reads it: what `unpack` gives."""


class Copies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many there are of a neutral card, and how many of these carry a gear."""

    copies: Annotated[int, msgspec.Meta(ge=0, le=DISTRICTS)]
    gears: Annotated[int, msgspec.Meta(ge=0, le=DISTRICTS)] = 0


class Gears(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards of each rank carry a gear, the same in every syndicate."""

    henchman: Annotated[int, msgspec.Meta(ge=0, le=4)]
    tough: Annotated[int, msgspec.Meta(ge=0, le=3)]
    lieutenant: Annotated[int, msgspec.Meta(ge=0, le=2)]
    master: Annotated[int, msgspec.Meta(ge=0, le=1)]


# One, two or four symbols; at most as many rows as there are different ones.
District = Annotated[
    str, msgspec.Meta(pattern="^([A-E]{1,2}|[A-E]{4})$", max_length=4, extra={"word": "letters-symbol"})
]
MOST_DISTRICT_ROWS = 90


class Cards(Edition, frozen=True, kw_only=True):
    """The edition file of Noxford."""

    gears: Gears
    districts: Annotated[dict[District, Copies], msgspec.Meta(max_length=MOST_DISTRICT_ROWS)]
    barracks: Copies

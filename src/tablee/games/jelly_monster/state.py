"""The city of Attack of the Jelly Monster and the record of a position."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

import msgspec
import numpy as np

from tablee.engine.arrays import Block, Cube, Grid, Row
from tablee.engine.edition import Edition, rows
from tablee.engine.messages import named
from tablee.engine.options import Option
from tablee.engine.rules import code_names
from tablee.engine.state import GameState, Unpacked, field, state_dtype

MOST_SEATS = 5
MOST_DISTRICTS = 7  # players + 2
DICE_EACH = 7
VALUES = 6
ZONES = 3  # index 0 at the entrance, 2 at the centre
TILES = 8
SIDES = 2 * TILES  # side 2t is the A side of tile t + 1, side 2t + 1 its B side
ROUNDS = 4
NOT_KEPT = -2  # in `jelly_after`: the position was laid by somebody who does not say
START_JELLY = 2
PODS = 30
POD_KINDS = 9  # kind 0 carries a die, kinds 1 to 8 are worth that much
DIE_POD = 0
MOST_BEATS = 30  # a calm round ends after these
COUNT_DOWN_MS = 3_000
TIMER_MS = 10_000
MOST_MS = 1 << 30  # no clock of a game runs further

DISTRICT_NAMES = "abcdefg"  # clockwise
POD_NAMES = ("die", "1", "2", "3", "4", "5", "6", "7", "8")
TILE_NAMES = tuple(str(tile) for tile in range(1, TILES + 1))
SIDE_NAMES = tuple(f"{tile}{side}" for tile in range(1, TILES + 1) for side in "AB")

District = named("district")
Pod = named("pod")
Icon = named("icon")
Side = named("side")
RoundEnding = named("round-ending")
Reason = named("refusal")

OPTIONS = (
    Option("form", "live", choices=("live", "beats"), is_form=True),
    Option("pace", "standard", choices=("lively", "standard", "relaxed"), forms=("live",)),
    Option("beginners", False),
    Option("round_limit", 120, least=10, most=600, forms=("live",)),  # seconds
    Option("timer_beats", 2, least=0, most=30, forms=("beats",)),
    Option("choice_limit", 20, least=1, most=600, forms=("live",)),  # seconds
    Option("splits", "secret", choices=("secret", "open")),
)
SECRET_SPLITS = 0  # all splits of one icon are paid when the last one is in; defaults go jelly by jelly
OPEN_SPLITS = 1  # each is paid at once; defaults serve the poorest first: rules version 1
LIVE = 0
BEATS = 1
PACES_MS = (600, 1000, 1600)  # how long a roll takes to settle


class Phase(IntEnum):
    """What a position waits for."""

    READY_CHECK = 0  # live: everybody says ready
    COUNT_DOWN = 1  # live: the dice are rolled when it is over
    ROUND = 2
    SCORING = 3  # a choice in the scoring
    OVER = 4


PHASE_NAMES = code_names(Phase)


class Ending(IntEnum):
    """How a game can end."""

    JELLY = 0
    SHARED = 1


# A reward is a row of icons; an icon is a kind and three numbers: a, b and the most dice that count as few.
HOUSE_ICONS = 2  # in the house edition's longest row; other editions may have longer ones
MOST_ICONS = 99
ICON_NUMBERS = 4
NO_AGREEMENT = MOST_DISTRICTS  # in a chain: the edition's reward for controllers who do not agree
NO_ICON = 0
JELLY = 1  # a jelly
POD = 2
DISCARD = 3
PER_POD = 4  # a jelly for each pod owned
COPY_NEXT = 5
COPY_PREVIOUS = 6
COPY_EITHER = 7
TAKE = 8  # a jelly from everybody else
GIVE = 9  # a jelly to everybody else
BY_DICE = 10  # a with few dice, b with more; A_POD instead of jelly is a pod
PODIUM = 11  # firsts a, seconds b
PODIUM_REST = 12  # firsts a, everybody else with dice b
A_POD = 100
MOST_JELLY_PAID = 99
MOST_OWED = 5
MOST_PER_POD = 4


class ScoringQuestion(IntEnum):
    """What the scoring asks."""

    NOTHING = 0
    COPY = 1  # which side?
    DISCARD = 2  # which pod?
    GIVE = 3  # who gets it?


QUESTION_NAMES = ("", *code_names(ScoringQuestion)[1:])
CLOCKWISE = 1
COUNTER_CLOCKWISE = 2

# The news of the last action: a kind, whom or what it is about, and one number a seat.
NEWS_NUMBERS = 2 + MOST_SEATS
HOUSE_NEWS = 176  # room enough for the house edition's longest scoring; others may need more
MOST_NEWS = 32_000


class State(GameState):
    """A position of Attack of the Jelly Monster."""

    seats: int = field("i1")
    form: int = field("i1")  # option
    pace: int = field("i1")  # option
    beginners: int = field("i1")  # option
    round_limit: int = field("i4")  # option, seconds
    timer_beats: int = field("i1")  # option
    choice_limit: int = field("i4")  # option, seconds
    splits: int = field("i1")  # option
    phase: int = field("i1")
    round_no: int = field("i1")  # 1 to 4
    drone: int = field("i1")  # the district that is scored first
    tiles: Row = field("i1", MOST_DISTRICTS)  # the side that lies in each district
    targets: Row = field("i1", MOST_DISTRICTS)  # the zone that pays
    barriers: Row = field("i1", MOST_DISTRICTS)  # the owner's seat + 1
    placed: Cube = field("i1", MOST_DISTRICTS, MOST_SEATS, VALUES)  # dice by district, owner and value − 1
    centre: Grid = field("i1", MOST_SEATS, VALUES)  # expelled dice
    in_hand: Row = field("i1", MOST_SEATS)  # dice not placed yet
    rolls: Grid = field("i1", MOST_SEATS, VALUES)  # what they show; private
    jelly: Row = field("i4", MOST_SEATS)
    jelly_after: Grid = field("i4", ROUNDS, MOST_SEATS)  # by finished round; NOT_KEPT where nobody knows
    pod_counts: Row = field("i1", MOST_SEATS)
    pods: Grid = field("i1", MOST_SEATS, POD_KINDS)  # private
    discard_counts: Row = field("i1", MOST_SEATS)
    discards: Grid = field("i1", MOST_SEATS, POD_KINDS)  # private
    pods_worth: Row = field("i2", MOST_SEATS)  # known when the pods are opened
    pile_size: int = field("i1")
    pile: Row = field("i1", PODS)  # the top is the last
    ready: int = field("i1")  # bit mask
    beat: int = field("i1")  # calm: 1 to 30 in a round
    committed: Row = field("i4", MOST_SEATS)  # calm: move + 1, 0 for none; private until all are in
    bell: int = field("i4")  # 0, or when the turned timer ends the round: a time (live), the last beat (calm)
    now: int = field("i4")  # live: milliseconds of play so far
    starts_at: int = field("i4")  # live: when the round's first dice are rolled
    settles_at: Row = field("i4", MOST_SEATS)  # live: when the roll may be used
    choice_until: int = field("i4")  # live: when the default is taken
    scored: int = field("i1")  # districts whose scoring has begun
    depth: int = field("i1")  # districts in the chain of copies, the scored one first
    chain: Row = field("i1", MOST_DISTRICTS + 1)
    next_icon: Row = field("i1", MOST_DISTRICTS + 1)  # by link of the chain
    sums: Row = field("i1", MOST_SEATS)  # of uncancelled dice in the scored district
    counted: Row = field("i1", MOST_SEATS)  # how many these are
    controllers: int = field("i1")  # bit mask
    asking: int = field("i1")
    asked: int = field("i1")  # bit mask: who has not answered yet
    answers: Row = field("i4", MOST_SEATS)  # sides or splits chosen; private until all are in
    news_count: int = field("i2")
    news: Grid = field("i1", HOUSE_NEWS, NEWS_NUMBERS)
    pod_copies: Row = field("i1", POD_KINDS)  # edition
    icons: Block = field("i1", SIDES, ZONES, HOUSE_ICONS, ICON_NUMBERS)  # edition
    no_agreement: Grid = field("i1", HOUSE_ICONS, ICON_NUMBERS)  # edition


def record_for(icons: int, news: int) -> np.dtype[Any]:
    """The record of positions whose edition has rows of so many icons, and scorings with so much news."""
    return state_dtype(
        State,
        news=(news, NEWS_NUMBERS),
        icons=(SIDES, ZONES, icons, ICON_NUMBERS),
        no_agreement=(icons, ICON_NUMBERS),
    )


RECORD = record_for(HOUSE_ICONS, HOUSE_NEWS)


class UnpackedState(Unpacked, State):
    """A State as plain Python reads it: what `unpack` gives."""


Reward = Annotated[str, msgspec.Meta(extra={"word": "reward"})]  # a row of icons, as people type it


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One tile of the edition: three zones a side, from the entrance to the centre."""

    a: tuple[Reward, Reward, Reward]
    b: tuple[Reward, Reward, Reward]


PodCopies = Annotated[int, msgspec.Meta(ge=0, le=PODS)]


class City(Edition, frozen=True, kw_only=True, omit_defaults=True):
    """The edition file of Attack of the Jelly Monster."""

    pods: Annotated[dict[str, PodCopies], rows(POD_NAMES, "pod")]
    tiles: Annotated[dict[str, Tile], rows(TILE_NAMES, "tile")]
    no_agreement: Reward = ""  # what tied controllers get who do not choose the same side; "" is nothing

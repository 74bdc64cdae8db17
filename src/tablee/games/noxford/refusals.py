"""Why a move is refused: the numbers the rules answer, and their names."""

from __future__ import annotations

from tablee.engine.rules import COMMON_REFUSALS

NO_SUCH_MOVE = 4
NOT_IN_HAND = 5
NOT_OPEN = 6
OVERLAPS = 7
TOUCHES_NOTHING = 8
TOUCHES_ONE_CARD = 9
ONE_EDGE_ALIGNED = 10
OFF_THE_LINES = 11
TOO_MANY_SPOTS = 12
NO_CARD_THERE = 13
NEUTRALS_DO_NOT_COVER = 14
NOT_A_SYNDICATE_CARD = 15
RANK_TOO_LOW = 16
LOCKED = 17
JUST_PLAYED = 18
MASTER_STAYS = 19
SPLITS_THE_CITY = 20
NOWHERE_TO_GO = 21
SAME_PLACE = 22
CAN_STILL_ACT = 23

REASONS = (
    *COMMON_REFUSALS,
    "no-such-move",
    "not-in-hand",
    "not-open",
    "overlaps",
    "touches-nothing",
    "touches-one-card",
    "one-edge-aligned",
    "off-the-lines",
    "too-many-spots",
    "no-card-there",
    "neutrals-do-not-cover",
    "not-a-syndicate-card",
    "rank-too-low",
    "locked",
    "just-played",
    "master-stays",
    "splits-the-city",
    "nowhere-to-go",
    "same-place",
    "can-still-act",
)

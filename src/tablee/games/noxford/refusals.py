"""Why a move of Noxford is refused."""

from __future__ import annotations

from enum import IntEnum

from tablee.engine.rules import CommonRefusal


class Refusal(IntEnum):
    """The reasons; their names are the codes that clients see."""

    FINE = CommonRefusal.FINE
    GAME_OVER = CommonRefusal.GAME_OVER
    NOT_YOUR_TURN = CommonRefusal.NOT_YOUR_TURN
    NOT_NOW = CommonRefusal.NOT_NOW
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

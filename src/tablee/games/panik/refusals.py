"""Why a move is not legal: one function a decision. What is FINE here is what `legal_moves` lists."""

from __future__ import annotations

from enum import IntEnum

from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import CommonRefusal
from tablee.games.panik.hunters import count_at, has_room, kind_of, mansion_count, owner_of
from tablee.games.panik.state import DETECTOR, KINDS, OVER, PAIR, ROW, State, TurnStep


class Refusal(IntEnum):
    """The reasons; their names are the codes that clients see."""

    FINE = CommonRefusal.FINE
    GAME_OVER = CommonRefusal.GAME_OVER
    NOT_YOUR_TURN = CommonRefusal.NOT_YOUR_TURN
    NOT_NOW = CommonRefusal.NOT_NOW
    ALREADY_CHOSEN = 4
    ALREADY_OPEN = 5
    OWN_MANSION = 6
    NO_SUCH_MANSION = 7
    NO_SUCH_MOVE = 8
    NOT_IN_HAND = 9
    MANSION_FULL = 10
    DETECT_FIRST = 11
    DETECTOR_BOUND = 12
    NOT_THERE = 13
    JUST_PLACED = 14
    OVER_EQUIPPED = 15
    PAIR_STAYS = 16
    SAME_MANSION = 17
    FROZEN = 18


@compiled
def against_pair(position: State, seat: int, place: int) -> Refusal:
    """The first pair goes to one of one's own hidden mansions."""
    return Refusal.ALREADY_OPEN if position.face_up[ROW * seat + place] != 0 else Refusal.FINE


@compiled
def against_naming(position: State, seat: int, mansion: int) -> Refusal:
    """The detector turns up a hidden mansion of an opponent, full or not."""
    if mansion >= mansion_count(position):
        return Refusal.NO_SUCH_MANSION
    if position.hands[seat, DETECTOR] == 0:
        return Refusal.NOT_IN_HAND
    if owner_of(mansion) == seat:
        return Refusal.OWN_MANSION
    return Refusal.ALREADY_OPEN if position.face_up[mansion] != 0 else Refusal.FINE


@compiled
def can_name(position: State, seat: int) -> bool:
    """Whether there is a mansion to name. In a game played from the deal there always is."""
    for mansion in range(mansion_count(position)):
        if against_naming(position, seat, mansion) == Refusal.FINE:
            return True
    return False


@compiled
def against_placing(position: State, seat: int, kind: int, mansion: int) -> Refusal:
    """Any hunter of the hand, anywhere with room; but naming a mansion comes first and binds."""
    if mansion >= mansion_count(position):
        return Refusal.NO_SUCH_MANSION
    if position.hands[seat, kind] == 0:
        return Refusal.NOT_IN_HAND
    if position.step == TurnStep.PLACE:
        if kind == DETECTOR and can_name(position, seat):
            return Refusal.DETECT_FIRST
    elif kind != DETECTOR:
        return Refusal.DETECTOR_BOUND
    return Refusal.FINE if has_room(position, mansion) else Refusal.MANSION_FULL


@compiled
def against_sending(position: State, hunter: int) -> Refusal:
    """Whoever was already there, of any team: never the one just placed, never an over-equipped one."""
    standing = count_at(position, int(position.spot), hunter)
    if standing == 0:
        return Refusal.NOT_THERE
    if kind_of(hunter) == OVER:
        return Refusal.OVER_EQUIPPED
    just_placed = KINDS * int(position.active) + int(position.placed)
    return Refusal.JUST_PLACED if hunter == just_placed and standing == 1 else Refusal.FINE


@compiled
def against_relocating(position: State, mansion: int) -> Refusal:
    """The hunter sent back goes to another mansion with room."""
    if mansion >= mansion_count(position):
        return Refusal.NO_SUCH_MANSION
    if mansion == int(position.spot):
        return Refusal.SAME_MANSION
    return Refusal.FINE if has_room(position, mansion) else Refusal.MANSION_FULL


@compiled
def against_calling(position: State, mansion: int, hunter: int) -> Refusal:
    """From another mansion that does not hold four; no pair, no over-equipped one."""
    if mansion >= mansion_count(position):
        return Refusal.NO_SUCH_MANSION
    if mansion == int(position.spot):
        return Refusal.SAME_MANSION
    if count_at(position, mansion, hunter) == 0:
        return Refusal.NOT_THERE
    if kind_of(hunter) == OVER:
        return Refusal.OVER_EQUIPPED
    if kind_of(hunter) == PAIR:
        return Refusal.PAIR_STAYS
    return Refusal.FINE if has_room(position, mansion) else Refusal.FROZEN

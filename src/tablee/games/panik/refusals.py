"""Why a move is not legal: one function a decision. What is FINE here is what `legal_moves` lists."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import COMMON_REFUSALS, FINE
from tablee.games.panik.hunters import count_at, has_room, kind_of, mansion_count, owner_of
from tablee.games.panik.state import DETECTOR, KINDS, OVER, PAIR, PLACE, ROW, State

REFUSALS = (
    *COMMON_REFUSALS,
    "already-chosen",
    "already-open",
    "own-mansion",
    "no-such-mansion",
    "no-such-move",
    "not-in-hand",
    "mansion-full",
    "detect-first",
    "detector-bound",
    "not-there",
    "just-placed",
    "over-equipped",
    "pair-stays",
    "same-mansion",
    "frozen",
)
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
def against_pair(position: State, seat: int, place: int) -> int:
    """The first pair goes to one of one's own hidden mansions."""
    return ALREADY_OPEN if position.face_up[ROW * seat + place] != 0 else FINE


@compiled
def against_naming(position: State, seat: int, mansion: int) -> int:
    """The detector turns up a hidden mansion of an opponent, full or not."""
    if mansion >= mansion_count(position):
        return NO_SUCH_MANSION
    if position.hands[seat, DETECTOR] == 0:
        return NOT_IN_HAND
    if owner_of(mansion) == seat:
        return OWN_MANSION
    return ALREADY_OPEN if position.face_up[mansion] != 0 else FINE


@compiled
def can_name(position: State, seat: int) -> bool:
    """Whether there is a mansion to name. In a game played from the deal there always is."""
    for mansion in range(mansion_count(position)):
        if against_naming(position, seat, mansion) == FINE:
            return True
    return False


@compiled
def against_placing(position: State, seat: int, kind: int, mansion: int) -> int:
    """Any hunter of the hand, anywhere with room; but naming a mansion comes first and binds."""
    if mansion >= mansion_count(position):
        return NO_SUCH_MANSION
    if position.hands[seat, kind] == 0:
        return NOT_IN_HAND
    if position.step == PLACE:
        if kind == DETECTOR and can_name(position, seat):
            return DETECT_FIRST
    elif kind != DETECTOR:
        return DETECTOR_BOUND
    return FINE if has_room(position, mansion) else MANSION_FULL


@compiled
def against_sending(position: State, hunter: int) -> int:
    """Whoever was already there, of any team: never the one just placed, never an over-equipped one."""
    standing = count_at(position, int(position.spot), hunter)
    if standing == 0:
        return NOT_THERE
    if kind_of(hunter) == OVER:
        return OVER_EQUIPPED
    just_placed = KINDS * int(position.active) + int(position.placed)
    return JUST_PLACED if hunter == just_placed and standing == 1 else FINE


@compiled
def against_relocating(position: State, mansion: int) -> int:
    """The hunter sent back goes to another mansion with room."""
    if mansion >= mansion_count(position):
        return NO_SUCH_MANSION
    if mansion == int(position.spot):
        return SAME_MANSION
    return FINE if has_room(position, mansion) else MANSION_FULL


@compiled
def against_calling(position: State, mansion: int, hunter: int) -> int:
    """From another mansion that does not hold four; no pair, no over-equipped one."""
    if mansion >= mansion_count(position):
        return NO_SUCH_MANSION
    if mansion == int(position.spot):
        return SAME_MANSION
    if count_at(position, mansion, hunter) == 0:
        return NOT_THERE
    if kind_of(hunter) == OVER:
        return OVER_EQUIPPED
    if kind_of(hunter) == PAIR:
        return PAIR_STAYS
    return FINE if has_room(position, mansion) else FROZEN

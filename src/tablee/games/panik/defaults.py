"""What is played for a seat whose time is up."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.engine.state import UNKNOWN
from tablee.games.panik.hunters import has_room, mansion_count
from tablee.games.panik.refusals import Refusal, against_naming, against_pair, can_name
from tablee.games.panik.rules import is_to_act
from tablee.games.panik.state import (
    DETECTOR,
    MANSIONS,
    MOVE_ALONE,
    MOVE_DETECT,
    MOVE_KEEP,
    MOVE_OPEN,
    MOVE_PAIR,
    MOVE_PLACE,
    MOVE_TO,
    ROW,
    State,
    TurnStep,
)

NOWHERE = -1


@compiled
def default_move(position: State, seat: int) -> int:
    """For a seat out of time: leftmost in the set-up, "no" to a question. UNKNOWN if it is not asked."""
    if not is_to_act(position, seat):
        return UNKNOWN
    step = int(position.step)
    if step == TurnStep.OPEN:
        return MOVE_OPEN
    if step == TurnStep.PAIR:
        place = 0
        while against_pair(position, seat, place) != Refusal.FINE:
            place += 1
        return MOVE_PAIR + place
    if step == TurnStep.SEND_BACK:
        return MOVE_KEEP
    if step == TurnStep.RELOCATE:
        return MOVE_TO + refuge(position, seat, int(position.spot))
    return MOVE_ALONE if step == TurnStep.CALL else default_placement(position, seat)


@compiled
def default_placement(position: State, seat: int) -> int:
    """The first hunter of the hand, where one sent back would go; a detector names the first it may."""
    kind = DETECTOR
    if position.step != TurnStep.PLACE_DETECTOR:
        kind = 0
        while position.hands[seat, kind] == 0:
            kind += 1
        if kind == DETECTOR and can_name(position, seat):
            mansion = 0
            while against_naming(position, seat, mansion) != Refusal.FINE:
                mansion += 1
            return MOVE_DETECT + mansion
    return MOVE_PLACE + MANSIONS * kind + refuge(position, seat, NOWHERE)


@compiled
def refuge(position: State, seat: int, banned: int) -> int:
    """Its own mansion with room and the fewest hunters, leftmost; else the lowest-numbered with room."""
    best = NOWHERE
    for mansion in range(ROW * seat, ROW * seat + ROW):
        is_quieter = best == NOWHERE or position.crowd[mansion] < position.crowd[best]
        if mansion != banned and has_room(position, mansion) and is_quieter:
            best = mansion
    if best != NOWHERE:
        return best
    for mansion in range(mansion_count(position)):
        if mansion != banned and has_room(position, mansion):
            return mansion
    return 0

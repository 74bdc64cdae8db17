"""The moves there are, one function a decision. Equal hunters of one team are one move."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.engine.state import Moves
from tablee.games.panik.hunters import mansion_count
from tablee.games.panik.refusals import (
    Refusal,
    against_calling,
    against_naming,
    against_pair,
    against_placing,
    against_relocating,
    against_sending,
)
from tablee.games.panik.state import (
    KINDS,
    MANSIONS,
    MOVE_ALONE,
    MOVE_BACK,
    MOVE_CALL,
    MOVE_DETECT,
    MOVE_KEEP,
    MOVE_OPEN,
    MOVE_PAIR,
    MOVE_PLACE,
    MOVE_TO,
    NUMBER_OF_HUNTERS,
    ROW,
    State,
    TurnStep,
)


@compiled
def list_openings(moves: Moves) -> int:
    """Any of one's own mansions may be turned up."""
    for place in range(ROW):
        moves[place] = MOVE_OPEN + place
    return ROW


@compiled
def list_pairs(position: State, seat: int, moves: Moves) -> int:
    """Where the first pair may go."""
    count = 0
    for place in range(ROW):
        if against_pair(position, seat, place) == Refusal.FINE:
            moves[count] = MOVE_PAIR + place
            count += 1
    return count


@compiled
def list_placements(position: State, seat: int, moves: Moves) -> int:
    """Every hunter in hand at every mansion with room, and the mansions a detector may name."""
    count = 0
    mansions = mansion_count(position)
    for kind in range(KINDS):
        if position.hands[seat, kind] == 0:
            continue
        for mansion in range(mansions):
            if against_placing(position, seat, kind, mansion) == Refusal.FINE:
                moves[count] = MOVE_PLACE + MANSIONS * kind + mansion
                count += 1
    if position.step == TurnStep.PLACE:
        for mansion in range(mansions):
            if against_naming(position, seat, mansion) == Refusal.FINE:
                moves[count] = MOVE_DETECT + mansion
                count += 1
    return count


@compiled
def stands_first(position: State, mansion: int, standing: int) -> bool:
    """Whether this is the first of equal hunters there; the row is sorted."""
    if standing == 0:
        return True
    return position.hunters[mansion, standing] != position.hunters[mansion, standing - 1]


@compiled
def list_send_backs(position: State, moves: Moves) -> int:
    """Keep everybody, or send one back."""
    moves[0] = MOVE_KEEP
    count = 1
    spot = int(position.spot)
    for standing in range(int(position.crowd[spot])):
        hunter = int(position.hunters[spot, standing])
        if stands_first(position, spot, standing) and against_sending(position, hunter) == Refusal.FINE:
            moves[count] = MOVE_BACK + hunter
            count += 1
    return count


@compiled
def list_relocations(position: State, moves: Moves) -> int:
    """Where the hunter sent back may go."""
    count = 0
    for mansion in range(mansion_count(position)):
        if against_relocating(position, mansion) == Refusal.FINE:
            moves[count] = MOVE_TO + mansion
            count += 1
    return count


@compiled
def list_calls(position: State, moves: Moves) -> int:
    """Stay alone, or call one."""
    moves[0] = MOVE_ALONE
    count = 1
    for mansion in range(mansion_count(position)):
        for standing in range(int(position.crowd[mansion])):
            hunter = int(position.hunters[mansion, standing])
            if (
                stands_first(position, mansion, standing)
                and against_calling(position, mansion, hunter) == Refusal.FINE
            ):
                moves[count] = MOVE_CALL + NUMBER_OF_HUNTERS * mansion + hunter
                count += 1
    return count

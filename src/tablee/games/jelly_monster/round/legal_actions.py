"""All actions that a seat may take in a round."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.engine.state import Moves
from tablee.games.jelly_monster.moves import (
    BLOCK,
    EXPEL,
    NO_EFFECT,
    PASS,
    TIMER,
    TOWARDS_CENTRE,
    TOWARDS_ENTRANCE,
    WAIT,
    placing,
)
from tablee.games.jelly_monster.round.actions import can_be_blocked, has_barrier
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.state import BEATS, LIVE, VALUES, ZONES, State


@compiled
def list_actions(position: State, seat: int, moves: Moves) -> int:
    """With dice in hand place or pass, else block, turn the timer or, in the calm form, wait."""
    if position.in_hand[seat] == 0:
        return list_finishes(position, seat, moves)
    count = 0
    for value in range(VALUES):
        if position.rolls[seat, value] > 0:
            for district in range(districts(position)):
                if position.barriers[district] == 0:
                    count = list_placings(position, value, district, moves, count)
    moves[count] = PASS
    return count + 1


@compiled
def list_placings(position: State, value: int, district: int, moves: Moves, count: int) -> int:
    """One die in one district, with every effect. Live, an effect may also be named that is lost by now."""
    moves[count] = placing(value, district, NO_EFFECT)
    count += 1
    if value in (2, 3):
        if position.form == LIVE or position.targets[district] < ZONES - 1:
            moves[count] = placing(value, district, TOWARDS_CENTRE)
            count += 1
        if position.form == LIVE or position.targets[district] > 0:
            moves[count] = placing(value, district, TOWARDS_ENTRANCE)
            count += 1
    elif value in (0, 1):
        for owner in range(position.seats):
            for hit in range(VALUES):
                if position.form == LIVE or position.placed[district, owner, hit] > 0:
                    moves[count] = placing(value, district, EXPEL + VALUES * owner + hit)
                    count += 1
    return count


@compiled
def list_finishes(position: State, seat: int, moves: Moves) -> int:
    """What is left when everything is placed."""
    count = 0
    if has_barrier(position, seat):
        for district in range(districts(position)):
            if can_be_blocked(position, district):
                moves[count] = BLOCK + district
                count += 1
    if position.bell == 0:
        moves[count] = TIMER
        count += 1
    if position.form == BEATS:
        moves[count] = WAIT
        count += 1
    return count

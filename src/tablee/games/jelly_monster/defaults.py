"""What is taken when somebody's time runs out."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.moves import BLOCK, COPY, DISCARD_POD, PASS, READY, SPLIT, TIMER, WAIT, share
from tablee.games.jelly_monster.round.actions import can_be_blocked
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.scoring.districts import open_icon
from tablee.games.jelly_monster.scoring.rewards import owes
from tablee.games.jelly_monster.state import (
    BEATS,
    DIE_POD,
    OPEN_SPLITS,
    POD_KINDS,
    Phase,
    ScoringQuestion,
    State,
)


@compiled
def default_move(position: State, seat: int) -> int:
    """For a seat that may act. Pass with dice in hand; without, wait, or live what there is left to do."""
    if position.phase == Phase.READY_CHECK:
        return READY
    if position.phase == Phase.SCORING:
        return default_choice(position, seat)
    if position.in_hand[seat] > 0:
        return PASS
    return WAIT if position.form == BEATS else finish(position)


@compiled
def finish(position: State) -> int:
    """The timer, or else the first district that can be blocked."""
    if position.bell == 0:
        return TIMER
    for district in range(districts(position)):
        if can_be_blocked(position, district):
            return BLOCK + district
    return TIMER


@compiled
def default_choice(position: State, seat: int) -> int:
    """Clockwise; the pod of the lowest expected value; each jelly to the poorest."""
    if position.asking == ScoringQuestion.COPY:
        return COPY
    if position.asking == ScoringQuestion.DISCARD:
        return DISCARD_POD + cheapest_pod(position, seat)
    if position.splits == OPEN_SPLITS:
        return split_to_the_poorest(position, seat)
    return split_jelly_by_jelly(position, seat)


@compiled
def cheapest_pod(position: State, seat: int) -> int:
    """The owned pod of the lowest expected value; a die is 3.5, more than a 3 and less than a 4."""
    for kind in range(1, 4):
        if position.pods[seat, kind] > 0:
            return kind
    if position.pods[seat, DIE_POD] > 0:
        return DIE_POD
    for kind in range(4, POD_KINDS):
        if position.pods[seat, kind] > 0:
            return kind
    return DIE_POD


@compiled
def split_jelly_by_jelly(position: State, giver: int) -> int:
    """Each jelly to whoever is poorest at that moment and still owed some, the lower seat if equal."""
    icon = open_icon(position)
    move = SPLIT
    for _ in range(position.jelly[giver]):
        poorest, purse = -1, 0
        for seat in range(position.seats):
            given = share(move, seat)
            if given == owes(position, icon, giver, seat):
                continue
            if poorest < 0 or position.jelly[seat] + given < purse:
                poorest, purse = seat, int(position.jelly[seat]) + given
        if poorest >= 0:
            move += 1 << (3 * poorest)
    return move


@compiled
def split_to_the_poorest(position: State, giver: int) -> int:
    """All that is owed to the poorest first, the lower seat if equal, as far as it goes: the earlier way."""
    icon = open_icon(position)
    left = int(position.jelly[giver])
    move = SPLIT
    served = 0
    while left > 0:
        poorest = -1
        for seat in range(position.seats):
            if (served >> seat) & 1 or owes(position, icon, giver, seat) == 0:
                continue
            if poorest < 0 or position.jelly[seat] < position.jelly[poorest]:
                poorest = seat
        if poorest < 0:
            break
        amount = min(left, owes(position, icon, giver, poorest))
        move += amount << (3 * poorest)
        left -= amount
        served |= 1 << poorest
    return move

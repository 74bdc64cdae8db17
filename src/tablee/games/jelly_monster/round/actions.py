"""What a player does in a round: place, pass, block, turn the timer."""

from __future__ import annotations

from tablee.engine.dice import Dice
from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.moves import (
    BLOCK,
    EXPEL,
    NO_EFFECT,
    PASS,
    TIMER,
    TOWARDS_CENTRE,
    district_of,
    effect_of,
    is_block,
    is_placing,
    value_of,
)
from tablee.games.jelly_monster.news import NewsKind, report, tell_number
from tablee.games.jelly_monster.round.begin import districts, throw
from tablee.games.jelly_monster.state import LIVE, TIMER_MS, VALUES, ZONES, State


@compiled
def is_everything_placed(position: State) -> bool:
    """Nobody holds a die any more."""
    for seat in range(position.seats):
        if position.in_hand[seat] > 0:
            return False
    return True


@compiled
def has_barrier(position: State, seat: int) -> bool:
    """The seat has not blocked a district in this round."""
    for district in range(districts(position)):
        if position.barriers[district] == seat + 1:
            return False
    return True


@compiled
def has_dice(position: State, district: int) -> bool:
    """Somebody's die lies in the district."""
    for seat in range(position.seats):
        for value in range(VALUES):
            if position.placed[district, seat, value] > 0:
                return True
    return False


@compiled
def can_be_blocked(position: State, district: int) -> bool:
    """At least one die, and no barrier."""
    return bool(position.barriers[district] == 0) and has_dice(position, district)


@compiled
def can_block(position: State, seat: int) -> bool:
    """The seat has its barrier and a district for it."""
    if not has_barrier(position, seat):
        return False
    for district in range(districts(position)):
        if can_be_blocked(position, district):
            return True
    return False


@compiled
def can_finish(position: State, seat: int) -> bool:
    """With everything placed there is still something to do: block, or turn the timer."""
    if position.in_hand[seat] > 0:
        return False
    return bool(position.bell == 0) or can_block(position, seat)


@compiled
def act(position: State, seat: int, move: int, dice: Dice) -> None:
    """Carry out an action that is legal now."""
    if is_placing(move):
        place(position, seat, move)
        throw(position, seat, dice)
    elif move == PASS:
        report(position, NewsKind.PASSED, seat)
        throw(position, seat, dice)
    elif is_block(move):
        district = move - BLOCK
        position.barriers[district] = seat + 1
        tell_number(position, report(position, NewsKind.BLOCKED, seat), 0, district)
    elif move == TIMER:
        turn_timer(position, seat)


@compiled
def place(position: State, seat: int, move: int) -> None:
    """A die goes to the entrance; its effect hits only what was there before it."""
    district = district_of(move)
    effect = effect_of(move)
    worked = work_effect(position, district, effect)
    position.placed[district, seat, value_of(move)] += 1
    position.in_hand[seat] -= 1
    item = report(position, NewsKind.PLACED, seat)
    tell_number(position, item, 0, value_of(move) + 1)
    tell_number(position, item, 1, district)
    tell_number(position, item, 2, effect)
    tell_number(position, item, 3, 0 if worked else 1)


@compiled
def work_effect(position: State, district: int, effect: int) -> bool:
    """Do what the die does. False: the named die has gone, or the target is at the end of the row."""
    if effect == NO_EFFECT:
        return True
    if effect >= EXPEL:
        return expel(position, district, (effect - EXPEL) // VALUES, (effect - EXPEL) % VALUES)
    zone = position.targets[district] + (1 if effect == TOWARDS_CENTRE else -1)
    if not 0 <= zone < ZONES:
        return False
    position.targets[district] = zone
    return True


@compiled
def expel(position: State, district: int, owner: int, value: int) -> bool:
    """A die goes to the city centre, where it counts for its owner."""
    if position.placed[district, owner, value] == 0:
        return False
    position.placed[district, owner, value] -= 1
    position.centre[owner, value] += 1
    return True


@compiled
def turn_timer(position: State, seat: int) -> None:
    """Ten seconds are left; in the calm form the rest of this beat and some more."""
    if position.form == LIVE:
        position.bell = position.now + TIMER_MS
    else:
        position.bell = int(position.beat) + int(position.timer_beats)
    report(position, NewsKind.TIMER_TURNED, seat)

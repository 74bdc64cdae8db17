"""Why an action in a round is refused. A refusal changes nothing and re-rolls nothing."""

from __future__ import annotations

from enum import IntEnum

from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import CommonRefusal
from tablee.games.jelly_monster.moves import (
    BLOCK,
    EXPEL,
    NO_EFFECT,
    PASS,
    TIMER,
    TOWARDS_CENTRE,
    WAIT,
    district_of,
    effect_of,
    fits,
    is_block,
    is_placing,
    value_of,
)
from tablee.games.jelly_monster.round.actions import can_finish, has_barrier, has_dice
from tablee.games.jelly_monster.round.begin import districts
from tablee.games.jelly_monster.state import BEATS, LIVE, VALUES, ZONES, Phase, State


class Refusal(IntEnum):
    """The reasons; their names are the codes that clients see."""

    FINE = CommonRefusal.FINE
    GAME_OVER = CommonRefusal.GAME_OVER
    NOT_YOUR_TURN = CommonRefusal.NOT_YOUR_TURN
    NOT_NOW = CommonRefusal.NOT_NOW
    NO_SUCH_MOVE = 4
    NOT_STARTED = 5
    ALREADY_READY = 6
    ROUND_OVER = 7
    NOT_SETTLED = 8
    ALREADY_COMMITTED = 9
    NOTHING_IN_HAND = 10
    NOT_IN_ROLL = 11
    NO_SUCH_DISTRICT = 12
    BLOCKED = 13
    WRONG_EFFECT = 14
    NO_SUCH_DIE = 15
    TARGET_AT_END = 16
    DICE_LEFT = 17
    BARRIER_USED = 18
    NO_DICE_THERE = 19
    TIMER_RUNS = 20
    POD_NOT_OWNED = 21
    BAD_SPLIT = 22
    TICK_TOO_LONG = 23
    TICK_TOO_SHORT = 24


@compiled
def is_ready(position: State, seat: int) -> bool:
    """The seat has said so."""
    return bool((position.ready >> seat) & 1)


@compiled
def ready_refusal(position: State, seat: int) -> Refusal:
    """Ready is said once, before a live round."""
    if position.phase == Phase.READY_CHECK:
        return Refusal.ALREADY_READY if is_ready(position, seat) else Refusal.FINE
    return Refusal.ALREADY_READY if position.phase == Phase.COUNT_DOWN else Refusal.NOT_NOW


@compiled
def is_late(position: State, seat: int) -> bool:
    """A round is over, and the seat has not said yet that it is ready for the next one."""
    if position.phase == Phase.READY_CHECK:
        return bool(position.round_no > 1) and not is_ready(position, seat)
    return bool(position.phase == Phase.SCORING)


@compiled
def action_refusal(position: State, seat: int, move: int) -> Refusal:
    """Too early, too late, or not possible now."""
    if position.phase != Phase.ROUND:
        return Refusal.ROUND_OVER if is_late(position, seat) else Refusal.NOT_STARTED
    if position.committed[seat] != 0:
        return Refusal.ALREADY_COMMITTED
    if position.form == LIVE and move == WAIT:
        return Refusal.NOT_NOW
    reason = refusal_on_its_turn(position, seat, move)
    if reason == Refusal.FINE and position.form == BEATS:
        return commitment_refusal(position, seat, move)
    return reason


@compiled
def refusal_on_its_turn(position: State, seat: int, move: int) -> Refusal:
    """What holds on arrival, in both forms."""
    if is_placing(move) or move == PASS:
        if position.in_hand[seat] == 0:
            return Refusal.NOTHING_IN_HAND
        if position.now < position.settles_at[seat]:
            return Refusal.NOT_SETTLED
        return Refusal.FINE if move == PASS else placing_refusal(position, seat, move)
    if position.in_hand[seat] > 0:
        return Refusal.DICE_LEFT
    if is_block(move):
        return block_refusal(position, seat, move - BLOCK)
    return Refusal.TIMER_RUNS if move == TIMER and position.bell != 0 else Refusal.FINE


@compiled
def placing_refusal(position: State, seat: int, move: int) -> Refusal:
    """A die of the roll, a district without a barrier, an effect that fits the value."""
    if position.rolls[seat, value_of(move)] <= 0:
        return Refusal.NOT_IN_ROLL
    if district_of(move) >= districts(position):
        return Refusal.NO_SUCH_DISTRICT
    if position.barriers[district_of(move)] != 0:
        return Refusal.BLOCKED
    effect = effect_of(move)
    if not fits(effect, value_of(move)):
        return Refusal.WRONG_EFFECT
    if effect >= EXPEL and (effect - EXPEL) // VALUES >= position.seats:
        return Refusal.NO_SUCH_DIE
    return Refusal.FINE


@compiled
def block_refusal(position: State, seat: int, district: int) -> Refusal:
    """Once a round, a district with at least one die and no barrier."""
    if not has_barrier(position, seat):
        return Refusal.BARRIER_USED
    if district >= districts(position):
        return Refusal.NO_SUCH_DISTRICT
    if position.barriers[district] != 0:
        return Refusal.BLOCKED
    return Refusal.FINE if has_dice(position, district) else Refusal.NO_DICE_THERE


@compiled
def commitment_refusal(position: State, seat: int, move: int) -> Refusal:
    """Calm, an effect must be possible when the beat starts; and only who could do more may wait."""
    if move == WAIT:
        return Refusal.FINE if can_finish(position, seat) else Refusal.NOT_YOUR_TURN
    if not is_placing(move) or effect_of(move) == NO_EFFECT:
        return Refusal.FINE
    if can_work(position, district_of(move), effect_of(move)):
        return Refusal.FINE
    return Refusal.NO_SUCH_DIE if effect_of(move) >= EXPEL else Refusal.TARGET_AT_END


@compiled
def can_work(position: State, district: int, effect: int) -> bool:
    """The named die is there, or the target can move that way."""
    if effect >= EXPEL:
        return bool(position.placed[district, (effect - EXPEL) // VALUES, (effect - EXPEL) % VALUES] > 0)
    zone = position.targets[district] + (1 if effect == TOWARDS_CENTRE else -1)
    return bool(0 <= zone < ZONES)

"""Why an action in a round is refused. A refusal changes nothing and re-rolls nothing."""

from __future__ import annotations

from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import FINE, NOT_IN_THIS_PHASE, NOT_YOUR_TURN
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
from tablee.games.jelly_monster.state import (
    BEATS,
    COUNT_DOWN,
    LIVE,
    READY_CHECK,
    ROUND,
    SCORING,
    VALUES,
    ZONES,
    State,
)

# Reasons of this game, after the common ones.
NO_SUCH_MOVE = 4
NOT_STARTED = 5
ALREADY_READY = 6
ROUND_OVER = 7
NOT_SETTLED = 8
ALREADY_COMMITTED = 9
NOTHING_IN_HAND = 10
NOT_IN_ROLL = 11
NO_SUCH_DISTRICT = 12
DISTRICT_BLOCKED = 13
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
REASONS = (
    "no-such-move",
    "not-started",
    "already-ready",
    "round-over",
    "not-settled",
    "already-committed",
    "nothing-in-hand",
    "not-in-roll",
    "no-such-district",
    "blocked",
    "wrong-effect",
    "no-such-die",
    "target-at-end",
    "dice-left",
    "barrier-used",
    "no-dice-there",
    "timer-runs",
    "pod-not-owned",
    "bad-split",
    "tick-too-long",
    "tick-too-short",
)


@compiled
def is_ready(position: State, seat: int) -> bool:
    """The seat has said so."""
    return bool((position.ready >> seat) & 1)


@compiled
def ready_refusal(position: State, seat: int) -> int:
    """Ready is said once, before a live round."""
    if position.phase == READY_CHECK:
        return ALREADY_READY if is_ready(position, seat) else FINE
    return ALREADY_READY if position.phase == COUNT_DOWN else NOT_IN_THIS_PHASE


@compiled
def is_late(position: State, seat: int) -> bool:
    """A round is over, and the seat has not said yet that it is ready for the next one."""
    if position.phase == READY_CHECK:
        return bool(position.round_no > 1) and not is_ready(position, seat)
    return bool(position.phase == SCORING)


@compiled
def action_refusal(position: State, seat: int, move: int) -> int:
    """Too early, too late, or not possible now."""
    if position.phase != ROUND:
        return ROUND_OVER if is_late(position, seat) else NOT_STARTED
    if position.committed[seat] != 0:
        return ALREADY_COMMITTED
    if position.form == LIVE and move == WAIT:
        return NOT_IN_THIS_PHASE
    reason = refusal_on_its_turn(position, seat, move)
    if reason == FINE and position.form == BEATS:
        return commitment_refusal(position, seat, move)
    return reason


@compiled
def refusal_on_its_turn(position: State, seat: int, move: int) -> int:
    """What holds on arrival, in both forms."""
    if is_placing(move) or move == PASS:
        if position.in_hand[seat] == 0:
            return NOTHING_IN_HAND
        if position.now < position.settles_at[seat]:
            return NOT_SETTLED
        return FINE if move == PASS else placing_refusal(position, seat, move)
    if position.in_hand[seat] > 0:
        return DICE_LEFT
    if is_block(move):
        return block_refusal(position, seat, move - BLOCK)
    return TIMER_RUNS if move == TIMER and position.bell != 0 else FINE


@compiled
def placing_refusal(position: State, seat: int, move: int) -> int:
    """A die of the roll, a district without a barrier, an effect that fits the value."""
    if position.rolls[seat, value_of(move)] <= 0:
        return NOT_IN_ROLL
    if district_of(move) >= districts(position):
        return NO_SUCH_DISTRICT
    if position.barriers[district_of(move)] != 0:
        return DISTRICT_BLOCKED
    effect = effect_of(move)
    if not fits(effect, value_of(move)):
        return WRONG_EFFECT
    if effect >= EXPEL and (effect - EXPEL) // VALUES >= position.seats:
        return NO_SUCH_DIE
    return FINE


@compiled
def block_refusal(position: State, seat: int, district: int) -> int:
    """Once a round, a district with at least one die and no barrier."""
    if not has_barrier(position, seat):
        return BARRIER_USED
    if district >= districts(position):
        return NO_SUCH_DISTRICT
    if position.barriers[district] != 0:
        return DISTRICT_BLOCKED
    return FINE if has_dice(position, district) else NO_DICE_THERE


@compiled
def commitment_refusal(position: State, seat: int, move: int) -> int:
    """Calm, an effect must be possible when the beat starts; and only who could do more may wait."""
    if move == WAIT:
        return FINE if can_finish(position, seat) else NOT_YOUR_TURN
    if not is_placing(move) or effect_of(move) == NO_EFFECT:
        return FINE
    if can_work(position, district_of(move), effect_of(move)):
        return FINE
    return NO_SUCH_DIE if effect_of(move) >= EXPEL else TARGET_AT_END


@compiled
def can_work(position: State, district: int, effect: int) -> bool:
    """The named die is there, or the target can move that way."""
    if effect >= EXPEL:
        return bool(position.placed[district, (effect - EXPEL) // VALUES, (effect - EXPEL) % VALUES] > 0)
    zone = position.targets[district] + (1 if effect == TOWARDS_CENTRE else -1)
    return bool(0 <= zone < ZONES)

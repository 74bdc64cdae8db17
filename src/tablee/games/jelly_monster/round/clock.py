"""The live form: time comes in as moves of the clock, and brings about what it has to."""

from __future__ import annotations

from tablee.engine.dice import Dice
from tablee.engine.jit.compiling import compiled
from tablee.engine.state import StateArray
from tablee.games.jelly_monster.defaults import default_choice
from tablee.games.jelly_monster.moves import TICK, is_tick
from tablee.games.jelly_monster.news import RoundEnd
from tablee.games.jelly_monster.refusals import Refusal
from tablee.games.jelly_monster.round.actions import act, can_finish, is_everything_placed
from tablee.games.jelly_monster.round.begin import throw_all
from tablee.games.jelly_monster.scoring.choices import choose
from tablee.games.jelly_monster.scoring.districts import end_round
from tablee.games.jelly_monster.state import COUNT_DOWN_MS, LIVE, PACES_MS, Phase, State

NEVER = -1


@compiled
def does_time_matter(position: State) -> bool:
    """The clock stands still in the calm form and while people get ready."""
    return bool(position.form == LIVE) and position.phase != Phase.READY_CHECK


@compiled
def next_alarm(position: State) -> int:
    """When the clock itself brings something about: start, bell, limit of the round or of a choice."""
    if position.phase == Phase.COUNT_DOWN:
        return int(position.starts_at)
    if position.phase != Phase.ROUND:
        return int(position.choice_until)
    limit = int(position.starts_at) + 1000 * int(position.round_limit)
    return limit if position.bell == 0 else min(limit, int(position.bell))


@compiled
def time_to_alarm(cell: StateArray) -> int:
    """Milliseconds until then; NEVER while the clock stands still."""
    position: State = cell[0]
    return next_alarm(position) - int(position.now) if does_time_matter(position) else NEVER


@compiled
def next_change(position: State) -> int:
    """The next moment at which anything changes: an alarm, or a roll that settles.

    While a settled roll waits for its player, time takes no longer steps than a roll needs to settle.
    """
    soonest = next_alarm(position)
    for seat in range(position.seats):
        if position.settles_at[seat] > position.now:
            soonest = min(soonest, int(position.settles_at[seat]))
        elif position.phase == Phase.ROUND and position.in_hand[seat] > 0:
            soonest = min(soonest, int(position.now) + PACES_MS[position.pace])
    return soonest


@compiled
def tick_refusal(position: State, move: int) -> Refusal:
    """Time never jumps over what it has to bring about."""
    if not does_time_matter(position):
        return Refusal.NOT_YOUR_TURN
    if not is_tick(move):
        return Refusal.NO_SUCH_MOVE
    if move == TICK:
        return Refusal.TICK_TOO_SHORT
    return Refusal.FINE if move - TICK <= next_alarm(position) - position.now else Refusal.TICK_TOO_LONG


@compiled
def say_ready(position: State, seat: int) -> None:
    """When all are ready the count-down starts."""
    position.ready |= 1 << seat
    if position.ready == (1 << int(position.seats)) - 1:
        position.ready = 0
        position.phase = Phase.COUNT_DOWN
        position.starts_at = position.now + COUNT_DOWN_MS


@compiled
def may_act_live(position: State, seat: int) -> bool:
    """A settled roll in hand, or everything placed and still something to do."""
    if position.in_hand[seat] > 0:
        return bool(position.now >= position.settles_at[seat])
    return can_finish(position, seat)


@compiled
def act_live(position: State, seat: int, move: int, dice: Dice) -> None:
    """The last die of the last player ends the round at once."""
    act(position, seat, move, dice)
    if is_everything_placed(position):
        end_round(position, RoundEnd.ALL_PLACED)


@compiled
def tick(position: State, move: int, dice: Dice) -> None:
    """Let time pass. The moment of the bell is late already: the round is over within this tick."""
    alarm = next_alarm(position)
    position.now += move - TICK
    if position.now < alarm:
        return
    if position.phase == Phase.COUNT_DOWN:
        throw_all(position, dice)
    elif position.phase == Phase.ROUND:
        end_round(position, RoundEnd.BELL if position.bell == alarm else RoundEnd.LIMIT)
    else:
        take_defaults(position)


@compiled
def take_defaults(position: State) -> None:
    """The time for a choice is over."""
    for seat in range(position.seats):
        if (position.asked >> seat) & 1:
            choose(position, seat, default_choice(position, seat))

"""The calm form: everybody commits one action in secret, then all are carried out in a random order."""

from __future__ import annotations

from tablee.engine.dice import Dice, pick_seat
from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.news import RoundEnd
from tablee.games.jelly_monster.refusals import Refusal, refusal_on_its_turn
from tablee.games.jelly_monster.round.actions import act, can_finish, is_everything_placed
from tablee.games.jelly_monster.scoring.districts import end_round
from tablee.games.jelly_monster.state import MOST_BEATS, State


@compiled
def has_to_commit(position: State, seat: int) -> bool:
    """Whoever holds dice, and whoever could still block or turn the timer. Mere waiting is not asked for."""
    if position.committed[seat] != 0:
        return False
    return bool(position.in_hand[seat] > 0) or can_finish(position, seat)


@compiled
def still_to_commit(position: State) -> int:
    """The seats that this beat waits for."""
    seats = 0
    for seat in range(position.seats):
        if has_to_commit(position, seat):
            seats |= 1 << seat
    return seats


@compiled
def commit(position: State, seat: int, move: int, dice: Dice) -> None:
    """The last commitment sets the beat going."""
    position.committed[seat] = move + 1
    if still_to_commit(position) == 0:
        resolve_beat(position, dice)


@compiled
def resolve_beat(position: State, dice: Dice) -> None:
    """Each action is judged again on its turn; a refused one leaves its author the same roll."""
    waiting = 0
    for seat in range(position.seats):
        if position.committed[seat] != 0:
            waiting |= 1 << seat
    while waiting != 0:
        seat = pick_seat(waiting, dice)
        waiting &= ~(1 << seat)
        move = int(position.committed[seat]) - 1
        position.committed[seat] = 0
        if refusal_on_its_turn(position, seat, move) == Refusal.FINE:
            act(position, seat, move, dice)
        if is_everything_placed(position):
            end_round(position, RoundEnd.ALL_PLACED)
            return
    end_beat(position)


@compiled
def end_beat(position: State) -> None:
    """The next beat, unless the timer has run out or thirty are over."""
    if position.bell != 0 and position.beat >= position.bell:
        end_round(position, RoundEnd.BELL)
    elif position.beat >= MOST_BEATS:
        end_round(position, RoundEnd.LIMIT)
    else:
        position.beat += 1

"""The rules of Attack of the Jelly Monster: everybody acts at once, live or in calm beats."""

from __future__ import annotations

from typing import Any

from tablee.engine.dice import Dice, pick_seat, roll, shuffle
from tablee.engine.jit.compiling import compiled
from tablee.engine.rules import Rules
from tablee.engine.state import CLOCK, Moves
from tablee.games.jelly_monster.hidden import hide, imagine
from tablee.games.jelly_monster.moves import READY, TICK, is_action, is_copy, is_discard, is_split
from tablee.games.jelly_monster.news import forget_news
from tablee.games.jelly_monster.refusals import Refusal, action_refusal, is_ready, ready_refusal
from tablee.games.jelly_monster.round.beats import commit, has_to_commit
from tablee.games.jelly_monster.round.begin import begin_round, clear_table, districts
from tablee.games.jelly_monster.round.clock import (
    act_live,
    does_time_matter,
    may_act_live,
    next_change,
    say_ready,
    tick,
    tick_refusal,
)
from tablee.games.jelly_monster.round.legal_actions import list_actions
from tablee.games.jelly_monster.scoring.choices import choice_refusal, choose, is_asked, list_choices
from tablee.games.jelly_monster.scoring.districts import score_on
from tablee.games.jelly_monster.scoring.outcome import outcome
from tablee.games.jelly_monster.state import BEATS, LIVE, POD_KINDS, START_JELLY, TILES, Phase, State


@compiled
def deal(position: State, seats: int, options: Any, dice: Dice) -> None:
    """Random tiles and sides, a random district for the drone, shuffled pods, 2 jelly each."""
    position.seats = seats
    position.form = options[0]
    position.pace = options[1]
    position.beginners = options[2]
    position.round_limit = options[3]
    position.timer_beats = options[4]
    position.choice_limit = options[5]
    position.splits = options[6]
    lay_tiles(position, dice)
    position.drone = roll(dice, districts(position))
    count = 0
    for kind in range(POD_KINDS):
        for _ in range(position.pod_copies[kind]):
            position.pile[count] = kind
            count += 1
    shuffle(position.pile, count, dice)
    position.pile_size = count
    for seat in range(seats):
        position.jelly[seat] = START_JELLY
    position.round_no = 1
    clear_table(position)
    begin_round(position, dice)


@compiled
def lay_tiles(position: State, dice: Dice) -> None:
    """Tiles without repetition, one coin a side; beginners take A sides only."""
    left = (1 << TILES) - 1
    for district in range(districts(position)):
        tile = pick_seat(left, dice)  # any one of a bit mask, seats or not
        left &= ~(1 << tile)
        side = roll(dice, 2) if position.beginners == 0 else 0
        position.tiles[district] = 2 * tile + side


@compiled
def to_act(position: State) -> int:
    """Who may do something now; live, the clock too whenever time matters."""
    if position.phase == Phase.OVER:
        return 0
    seats = 1 << CLOCK if does_time_matter(position) else 0
    for seat in range(position.seats):
        if may_act(position, seat):
            seats |= 1 << seat
    return seats


@compiled
def may_act(position: State, seat: int) -> bool:
    """The seat itself may do something now."""
    if position.phase == Phase.ROUND:
        return may_act_live(position, seat) if position.form == LIVE else has_to_commit(position, seat)
    if position.phase == Phase.READY_CHECK:
        return not is_ready(position, seat)
    return bool(position.phase == Phase.SCORING) and is_asked(position, seat)


@compiled
def legal_moves(position: State, seat: int, moves: Moves) -> int:
    """Every move that would not be refused; for the clock, one step to the next change."""
    if seat == CLOCK:
        moves[0] = TICK + next_change(position) - int(position.now)
        return 1 if position.phase != Phase.OVER and does_time_matter(position) else 0
    if seat < 0 or seat >= position.seats or not may_act(position, seat):
        return 0
    if position.phase == Phase.READY_CHECK:
        moves[0] = READY
        return 1
    if position.phase == Phase.SCORING:
        return list_choices(position, seat, moves)
    return list_actions(position, seat, moves)


@compiled
def refusal(position: State, seat: int, move: int) -> Refusal:
    """Why a move is not legal; FINE if it is."""
    if position.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if seat == CLOCK:
        return tick_refusal(position, move)
    if seat < 0 or seat >= position.seats:
        return Refusal.NOT_YOUR_TURN
    return player_refusal(position, seat, move)


@compiled
def player_refusal(position: State, seat: int, move: int) -> Refusal:
    """The same for somebody at the table."""
    if move == READY:
        return ready_refusal(position, seat)
    if is_action(move):
        return action_refusal(position, seat, move)
    if is_copy(move) or is_discard(move) or is_split(move):
        return choice_refusal(position, seat, move)
    return Refusal.NO_SUCH_MOVE


@compiled
def play(position: State, seat: int, move: int, dice: Dice) -> None:
    """One legal move of a seat or of the clock, and all it brings about."""
    forget_news(position)
    if seat == CLOCK:
        tick(position, move, dice)
    elif move == READY:
        say_ready(position, seat)
    elif position.phase == Phase.SCORING:
        choose(position, seat, move)
    elif position.form == BEATS:
        commit(position, seat, move, dice)
    else:
        act_live(position, seat, move, dice)
    score_on(position, dice)


RULES = Rules(deal, to_act, legal_moves, refusal, play, hide, imagine, outcome)

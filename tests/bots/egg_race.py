"""A tiny game in real time: two hands, one nest. A hand is busy for a moment after each egg."""

from __future__ import annotations

from typing import Any

from tablee.engine.arrays import Row
from tablee.engine.dice import Dice
from tablee.engine.edges import Edges
from tablee.engine.errors import BadNotation
from tablee.engine.game import Game
from tablee.engine.jit.compiling import compiled
from tablee.engine.messages import Event, Move, Outcome, View
from tablee.engine.realtime import Realtime
from tablee.engine.rules import CommonRefusal, Rules, refusal_names
from tablee.engine.state import CLOCK, GameState, Moves, StateArray, Unpacked, field, state_dtype

EGGS = 12
BUSY_MS = 300
ENDS_MS = 20_000
GRAB = 0  # higher codes let so many milliseconds pass


class State(GameState):
    seats: int = field("i1")
    now: int = field("i4")
    nest: int = field("i1")
    eggs: Row = field("i1", 2)
    free_at: Row = field("i4", 2)


class UnpackedState(Unpacked, State):
    pass


@compiled
def deal(position: State, seats: int, options: Any, dice: Dice) -> None:
    """A full nest."""
    position.seats = seats
    position.nest = EGGS


@compiled
def to_act(position: State) -> int:
    """Hands that are free, and the clock."""
    if position.nest == 0 or position.now >= ENDS_MS:
        return 0
    acting = 1 << CLOCK
    for seat in range(2):
        if position.now >= position.free_at[seat]:
            acting |= 1 << seat
    return acting


@compiled
def next_change(position: State) -> int:
    """When a hand is free again, or time is up."""
    soonest = ENDS_MS
    for seat in range(2):
        if position.free_at[seat] > position.now:
            soonest = min(soonest, position.free_at[seat])
    return min(soonest, position.now + BUSY_MS)


@compiled
def legal_moves(position: State, seat: int, moves: Moves) -> int:
    """One thing to do."""
    moves[0] = next_change(position) - position.now if seat == CLOCK else GRAB
    return 1


@compiled
def refusal(position: State, seat: int, move: int) -> CommonRefusal:
    """Nobody grabs with a hand that is busy, and time does not jump."""
    if not (to_act(position) >> seat) & 1:
        return CommonRefusal.NOT_YOUR_TURN
    if seat == CLOCK:
        return CommonRefusal.FINE if 0 < move <= ENDS_MS - position.now else CommonRefusal.NOT_NOW
    return CommonRefusal.FINE if move == GRAB else CommonRefusal.NOT_NOW


@compiled
def play(position: State, seat: int, move: int, dice: Dice) -> None:
    """Time passes, or an egg is gone."""
    if seat == CLOCK:
        position.now += move
    else:
        position.nest -= 1
        position.eggs[seat] += 1
        position.free_at[seat] = position.now + BUSY_MS


@compiled
def hide_nothing(position: State, seat: int) -> None:
    """Everything is open."""


@compiled
def imagine_nothing(position: State, seat: int, dice: Dice) -> None:
    """Everything is open."""


@compiled
def outcome(position: State, scores: Any) -> int:
    """More eggs win; equal ones share."""
    if to_act(position) != 0:
        return 0
    for seat in range(2):
        scores[seat] = position.eggs[seat]
    first, second = position.eggs[0], position.eggs[1]
    return (1 if first >= second else 0) + (2 if second >= first else 0)


class Grab(Move, frozen=True):
    """Take an egg."""


def write_move(code: int) -> str:
    return "grab" if code == GRAB else f"wait {code}"


def read_move(text: str) -> int:
    if text == "grab":
        return GRAB
    if not text.startswith("wait "):
        raise BadNotation(text=text, allowed="grab, wait 300")
    return int(text[5:])


def see(position: UnpackedState, seat: int | None, to_act: tuple[int, ...], outcome: Outcome | None) -> View:
    return View(game="egg-race", seat=seat, seats=2, to_act=to_act, asks=("", ""), outcome=outcome)


def tell_nothing(*_: object) -> list[Event]:
    return []


def lay_nothing(data: Any, blank: StateArray) -> StateArray:
    return blank


class EggRace(Game):
    name = "egg-race"
    seats = (2,)
    rules_version = "1"
    record = state_dtype(State)
    rules = Rules(deal, to_act, legal_moves, refusal, play, hide_nothing, imagine_nothing, outcome)
    edges = Edges(
        write_move=write_move,
        read_move=read_move,
        spell=lambda code: Grab(),
        see=see,
        tell_start=tell_nothing,
        tell=tell_nothing,
        to_plain=lambda position: {},
        from_plain=lay_nothing,
    )
    refusals = refusal_names(CommonRefusal)
    endings = ("eggs",)
    most_moves = 1
    realtime = Realtime()

    def time_until(self, position: UnpackedState, seat: int) -> int | None:
        alarm = ENDS_MS if seat == CLOCK else position.free_at[seat]
        return alarm - position.now if alarm > position.now else None

    def time_shown(self, position: UnpackedState) -> int:
        return int(position.now)

    def tick(self, milliseconds: int) -> int:
        return milliseconds

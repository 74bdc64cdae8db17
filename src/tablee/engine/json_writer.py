"""How a move and the view after it become bytes: JSON written by compiled code, straight from the position.

What a viewer is told of a move is typed everywhere else: `see` and `tell` of a game make structs, which msgspec
encodes. That is hundreds of Python objects a move. A game may bring a `JsonWriter` in its `json_writer.py`:
compiled functions that write the same bytes, and are given nothing but positions already hidden for the viewer.
A game without one, and whatever a writer is not asked for (a game that is over), goes the typed way.
The contract tests of every game hold both ways against each other.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tablee.engine.jit.compiling import compiled
from tablee.engine.jit.json_text import BEGIN_LIST, COMMA, END_LIST, Bytes, put_end, put_number, put_sign
from tablee.engine.rules import Rules, must_be_seat, must_hold
from tablee.engine.state import CLOCK, MAX_SEATS, SPECTATOR, Moves, StateArray

if TYPE_CHECKING:
    from tablee.engine.game import Game

_MOST_BYTES = 32 * 1024  # what is longer goes the typed way
_TOTALS = 4  # in the numbers: where each part ends, then points before and after, then moves
_MOVES = _TOTALS + 2 * MAX_SEATS


@dataclass(frozen=True)
class JsonWriter:
    """How a game's positions become JSON. All compiled; each returns the place at which the row goes on.

    Never asked where the game is over.
    """

    # (position hidden for the seat, seat or SPECTATOR, mask of who may act, row, place)
    view: Callable[..., int]
    # (before, seat, move or UNKNOWN, after, viewer or SPECTATOR, row, place): the list of events; both
    # positions hidden for the viewer
    events: Callable[..., int]
    move: Callable[..., int]  # (code, row, place): its notation
    points: Callable[..., Any] | None = None  # (position, row of numbers by seat), where the edges have them


class WrittenMove(NamedTuple):
    """What one viewer is told of a move, as JSON texts."""

    events: bytes
    gains: bytes  # as `Viewpoints.gains`; empty where there are none
    view: bytes
    moves: bytes  # what the viewer may do now; empty where that is nothing, or time decides it too


class MoveWriter(threading.local):
    """A game's writer with the memory that it writes in: each thread has its own."""

    def __init__(self, game: Game, writer: JsonWriter) -> None:
        self._write = _compiled_writer(game.rules, writer, game.most_moves)
        self._hidden = np.concatenate([game.blank(), game.blank()])
        self._numbers = np.zeros(_MOVES + game.most_moves, dtype=np.int64)
        self._ends = self._numbers[:_TOTALS]
        self._room = bytearray(_MOST_BYTES)
        self._row = np.frombuffer(self._room, dtype=np.uint8)

    def write(
        self, before: StateArray, seat: int, move: int, after: StateArray, viewer: int | None
    ) -> WrittenMove | None:
        """What a viewer is told of a move, from the true positions. None: the game is over, or it is too long.

        `move` is UNKNOWN where the viewer may know only that there was one.
        """
        size = self._write(
            before,
            after,
            self._hidden,
            SPECTATOR if viewer is None else viewer,
            seat,
            move,
            self._numbers,
            self._row,
        )
        if not 0 < size < _MOST_BYTES:
            return None
        room = self._room
        events, gains, view, moves = self._ends.tolist()
        return WrittenMove(
            bytes(room[:events]), bytes(room[events:gains]), bytes(room[gains:view]), bytes(room[view:moves])
        )


@functools.cache  # a game with another edition has the same rules
def _compiled_writer(rules: Rules, writer: JsonWriter, most_moves: int) -> Callable[..., int]:
    rules_hide, rules_to_act, rules_legal_moves = rules.hide, rules.to_act, rules.legal_moves
    write_view, write_events, write_move = writer.view, writer.events, writer.move
    count_points = writer.points
    has_points = count_points is not None
    if count_points is None:
        count_points = no_points

    @compiled
    def write(
        before: StateArray,
        after: StateArray,
        hidden: StateArray,
        viewer: int,
        seat: int,
        move: int,
        numbers: Moves,
        row: Bytes,
    ) -> int:
        must_hold(before, 1)
        must_hold(after, 1)
        must_hold(hidden, 2)
        must_hold(numbers, _MOVES + most_moves)
        must_be_seat(viewer, SPECTATOR, after[0].seats - 1)
        acting = rules_to_act(after[0])
        if acting == 0:
            return 0
        hidden[0] = before[0]
        hidden[1] = after[0]
        rules_hide(hidden[0], viewer)
        rules_hide(hidden[1], viewer)
        at = numbers[0] = write_events(hidden[0], seat, move, hidden[1], viewer, row, 0)
        if has_points:
            seats = after[0].seats
            count_points(hidden[0], numbers[_TOTALS:_MOVES])
            count_points(hidden[1], numbers[_TOTALS + seats : _MOVES])
            at = write_gains(numbers[_TOTALS:_MOVES], seats, row, at)
        numbers[1] = at
        at = numbers[2] = write_view(hidden[1], viewer, acting, row, at)
        if viewer != SPECTATOR and (acting >> viewer) & 1 and not (acting >> CLOCK) & 1:
            moves = numbers[_MOVES:]
            at = put_sign(row, at, BEGIN_LIST)
            for number in range(rules_legal_moves(hidden[1], viewer, moves)):
                at = put_sign(row, write_move(moves[number], row, at), COMMA)
            at = put_end(row, at, END_LIST)
        numbers[3] = at
        return at

    return write


@compiled
def no_points(position: Any, totals: Any) -> None:
    """For games that count none."""


@compiled
def write_gains(totals: Any, seats: int, row: Bytes, at: int) -> int:
    """By how much everybody's points have changed; nothing where they are as before."""
    is_changed = False
    for seat in range(seats):
        is_changed = is_changed or totals[seat] != totals[seats + seat]
    if not is_changed:
        return at
    at = put_sign(row, at, BEGIN_LIST)
    for seat in range(seats):
        at = put_sign(row, put_number(row, at, totals[seats + seat] - totals[seat]), COMMA)
    return put_end(row, at, END_LIST)

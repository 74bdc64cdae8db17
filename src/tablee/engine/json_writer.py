"""How a move and the view after it become bytes: JSON written by compiled code, straight from the position.

What a viewer is told of a move is typed everywhere else: `see` and `tell` of a game make structs, which
msgspec encodes. That is hundreds of Python objects a move. A game may bring a `JsonWriter` in its
`json_writer.py`: compiled functions that write the same bytes, and are given nothing but positions already
hidden for the viewer. A game without one, and whatever a writer is not asked for (a game that is over), goes
the typed way. The contract tests of every game hold both ways against each other.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Mapping
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
_MOST_VIEWERS = MAX_SEATS + 1  # all seats, and spectators
# What the numbers hold: each viewer with the move as they know it, then where each of their four parts ends,
# then points before and after, then moves.
_ENDS = 2 * _MOST_VIEWERS
_TOTALS = _ENDS + 4 * _MOST_VIEWERS
_MOVES = _TOTALS + 2 * MAX_SEATS


@dataclass(frozen=True)
class JsonWriter:
    """How a game's positions become JSON. All compiled; each returns the place at which the row goes on.

    Never asked where the game is over, nor for what `can_write` leaves to the typed way.
    """

    # (position hidden for the seat, seat or SPECTATOR, mask of who may act, row, place)
    view: Callable[..., int]
    # (before, seat, move or UNKNOWN, after, viewer or SPECTATOR, row, place): the list of events; both
    # positions hidden for the viewer
    events: Callable[..., int]
    move: Callable[..., int]  # (code, row, place): its notation
    points: Callable[..., Any] | None = None  # (position, row of numbers by seat), where the edges have them
    can_write: Callable[..., bool] | None = None  # (before, after), both true positions; None: whatever it is


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
        self._hidden = np.zeros(2, dtype=game.layout)
        self._numbers = np.zeros(_MOVES + game.most_moves, dtype=np.int64)
        self._ends = self._numbers[_ENDS:_TOTALS]
        self._row = np.zeros(_MOST_BYTES, dtype=np.uint8)

    def write(
        self,
        before: StateArray,
        seat: int,
        after: StateArray,
        known: Mapping[int | None, int],
        *,
        with_view: bool = True,
    ) -> dict[int | None, WrittenMove]:
        """What each viewer is told of a seat's move, from the true positions.

        `known` is the move by viewer, UNKNOWN for one who may know only that there was one. Nothing is
        written where the game is over, where the writer cannot, or where it is too long. Without the view:
        what happened alone, as where another move follows at once.
        """
        numbers = self._numbers
        for place, (viewer, move) in enumerate(known.items()):
            numbers[2 * place] = SPECTATOR if viewer is None else viewer
            numbers[2 * place + 1] = move
        size = self._write(before, after, self._hidden, seat, len(known), with_view, numbers, self._row)
        if not 0 < size < _MOST_BYTES:
            return {}
        written = self._row[:size].tobytes()
        told, begin, ends = {}, 0, iter(self._ends.tolist())
        for viewer, events, gains, view, moves in zip(known, ends, ends, ends, ends, strict=False):
            told[viewer] = WrittenMove(
                written[begin:events], written[events:gains], written[gains:view], written[view:moves]
            )
            begin = moves
        return told


@functools.cache  # a game with another edition has the same rules
def _compiled_writer(rules: Rules, writer: JsonWriter, most_moves: int) -> Callable[..., int]:
    rules_hide, rules_to_act, rules_legal_moves = rules.hide, rules.to_act, rules.legal_moves
    write_view, write_events, write_move = writer.view, writer.events, writer.move
    can_write = writer.can_write or any_move
    has_points = writer.points is not None
    count_points = writer.points or no_points

    @compiled
    def write(
        before: StateArray,
        after: StateArray,
        hidden: StateArray,
        seat: int,
        viewers: int,
        with_view: bool,
        numbers: Moves,
        row: Bytes,
    ) -> int:
        must_hold(before, 1)
        must_hold(after, 1)
        must_hold(hidden, 2)
        must_hold(numbers, _MOVES + most_moves)
        must_be_seat(viewers, 0, _MOST_VIEWERS)
        acting = rules_to_act(after[0])
        if acting == 0 or not can_write(before[0], after[0]):
            return 0
        totals, moves = numbers[_TOTALS:_MOVES], numbers[_MOVES:]
        seats = after[0].seats
        at = 0
        for number in range(viewers):
            viewer, move = numbers[2 * number], numbers[2 * number + 1]
            ends = numbers[_ENDS + 4 * number : _ENDS + 4 * number + 4]
            must_be_seat(viewer, SPECTATOR, seats - 1)
            hidden[0] = before[0]
            hidden[1] = after[0]
            rules_hide(hidden[0], viewer)
            rules_hide(hidden[1], viewer)
            at = ends[0] = write_events(hidden[0], seat, move, hidden[1], viewer, row, at)
            if has_points:
                count_points(hidden[0], totals)
                count_points(hidden[1], totals[seats:])
                at = write_gains(totals, seats, row, at)
            ends[1] = at
            if with_view:
                at = write_view(hidden[1], viewer, acting, row, at)
            ends[2] = at
            if with_view and viewer != SPECTATOR and (acting >> viewer) & 1 and not (acting >> CLOCK) & 1:
                at = put_sign(row, at, BEGIN_LIST)
                for choice in range(rules_legal_moves(hidden[1], viewer, moves)):
                    at = put_sign(row, write_move(moves[choice], row, at), COMMA)
                at = put_end(row, at, END_LIST)
            ends[3] = at
        return at

    return write


@compiled
def any_move(before: Any, after: Any) -> bool:
    """For games whose moves are all written."""
    return True


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

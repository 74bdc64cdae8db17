"""Public handles: a Table with one position on it, and the Observation of one seat (an information set)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tablee.engine import snapshot
from tablee.engine.dice import NO_DICE, Dice, commitment, dice_for, dice_for_entries, dice_from_seed
from tablee.engine.errors import BadSeats
from tablee.engine.messages import Event, Outcome, View, Witnessed
from tablee.engine.nonces import mixed_in
from tablee.engine.options import Value
from tablee.engine.rules import REFUSED
from tablee.engine.state import CLOCK, SPECTATOR, Moves, StateArray, copy_of, is_whole

if TYPE_CHECKING:
    from tablee.engine.game import Game

_SEATS_OF_MASK = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))
_BEYOND = 1 << 63  # no move code, and no number that compiled code takes


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return _SEATS_OF_MASK[mask]


class Table:
    """One position of one game, and the moves that led to it."""

    __slots__ = (
        "_acting",
        "_buffer",
        "_cell",
        "_chance",
        "_compiled",
        "_log",
        "_mixed_in",
        "_start",
        "game",
        "nonces",
        "options",
        "seats",
        "secret",
    )

    def __init__(
        self,
        game: Game,
        cell: StateArray,
        *,
        secret: bytes,
        nonces: Sequence[str] = (),
        options: dict[str, Value] | None = None,
        start: StateArray | None = None,
        log: list[tuple[int, int]] | None = None,
    ) -> None:
        self.game = game
        self.secret = secret
        self.nonces = tuple(nonces)
        self._mixed_in = mixed_in(commitment(secret), nonces) if nonces else b""
        self.options = options or {}
        self.seats: int = cell["seats"].item()
        self._cell = cell
        self._start = start  # the made-up position it began from, if it was not dealt
        self._log: list[tuple[int, int]] = [] if log is None else log
        self._buffer: Moves | None = None
        self._chance = game.chance_in_play
        self._compiled = game.compiled_rules
        self._acting = self._compiled.to_act(cell)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over. Seat `CLOCK` stands for time passing."""
        return _SEATS_OF_MASK[self._acting]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._acting == 0

    @property
    def moves(self) -> list[tuple[int, str]]:
        """What was played so far: (seat, move) pairs."""
        return [(seat, self.game.notation(code)) for seat, code in self._log]

    @property
    def length(self) -> int:
        """How many moves were played so far."""
        return len(self._log)

    def legal_moves(self, seat: int) -> list[str]:
        """The moves this seat may make now, in short notation. For the clock: one sensible step."""
        return self.game.notations(self.legal_codes(seat))

    def legal_codes(self, seat: int) -> list[int]:
        """The same as the rules' own move codes."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            seat = self._check_seat(seat)
        if not self._acting >> seat & 1:
            return []
        if self._buffer is None:
            self._buffer = np.empty(self.game.most_moves, dtype=np.int64)
        count = self._compiled.legal_moves(self._cell, seat, self._buffer)
        codes: list[int] = self._buffer[:count].tolist()
        return codes

    def play(self, seat: int, move: str) -> None:
        """Make a move. Raises Refused or BadNotation, and then nothing has changed."""
        code = self.game.codes.get(move) if type(move) is str else None
        self.play_code(seat, self.game.code(move) if code is None else code)

    def dice(self, entry: int) -> Dice:
        """The dice of an entry of this game: 0 is the deal, n the n-th move."""
        return dice_for(self.secret, entry, self._mixed_in)

    def play_code(self, seat: int, code: int) -> None:
        """The same with a move code."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            seat = self._check_seat(seat)
        if type(code) is not int or not -_BEYOND <= code < _BEYOND:
            code = self.game.as_code(code)
        dice = self.dice(len(self._log) + 1) if self._chance else NO_DICE
        acting = self._compiled.step(self._cell, seat, code, dice)
        if acting == REFUSED:
            raise self.game.refused(self._cell, seat, code)
        self._acting = acting
        self._log.append((seat, code))

    def play_all(self, moves: Sequence[tuple[int, int]]) -> None:
        """Make a whole row of moves, (seat, code) each: the fast way through a log, in one compiled call.

        All or nothing: raises Refused, with the `number` of the move, and then nothing has changed.
        """
        seats, codes = self._read_pairs(moves)
        played, rows = len(self._log), len(seats)
        dice = NO_DICE.reshape(1, 4)
        if self._chance:
            dice = dice_for_entries(self.secret, played + 1, rows, self._mixed_in)
        cell = copy_of(self._cell)
        count = self._compiled.step_through(cell, seats, codes, dice)
        if count < rows:
            seat, code = int(seats[count]), int(codes[count])
            raise self.game.refused(cell, seat, code, number=played + count + 1)
        self._cell = cell
        self._acting = self._compiled.to_act(cell)
        self._log.extend(zip(seats.tolist(), codes.tolist(), strict=True))

    def _read_pairs(self, moves: Sequence[tuple[int, int]]) -> tuple[Moves, Moves]:
        """Seats and codes as the compiled rules take them. Raises BadSeats or BadNotation."""
        try:
            pairs = np.array(moves if len(moves) else np.empty((0, 2), np.int64))
        except (TypeError, ValueError, OverflowError, AttributeError):  # not a row of pairs at all
            pairs = np.empty(0)
        if pairs.dtype != np.int64 or pairs.ndim != 2 or pairs.shape[1] != 2:
            self.game.read_move(f"#{moves!r}"[:60])  # says what moves look like
        for seat in np.unique(pairs[:, 0]).tolist():
            self._check_seat(seat)
        seats, codes = pairs.T.copy()
        return seats, codes

    def refusal(self, seat: int, move: str) -> str | None:
        """Why this move would be refused, as a code; None if it is legal."""
        seat = self._check_seat(seat)
        return (
            self.game.refusals[self.game.compiled_rules.refusal(self._cell, seat, self.game.code(move))]
            or None
        )

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        return self.view_of(seat).view()

    def views(self, viewers: Iterable[int | None] | None = None) -> dict[int | None, View]:
        """The views of these viewers, or of everybody: spectators (None) and every seat."""
        return self.game.views(self._cell, self._viewers(viewers))

    def view_of(self, seat: int | None) -> Observation:
        """The hidden position for this seat: all that a bot, an adapter or a browser may receive."""
        if seat is not None:
            seat = self._check_player(seat)
        return Observation(self.game, self.game.hidden(self._cell, seat), seat)

    def play_and_tell(self, seat: int, move: str) -> dict[int | None, list[Event]]:
        """Make a move and say, for every seat and for spectators (None), what they may know of it."""
        before = copy_of(self._cell)
        code = self.game.code(move)
        self.play_code(seat, code)
        viewers = self._viewers(None)
        return {viewer: self.game.events(before, seat, code, self._cell, viewer) for viewer in viewers}

    def play_and_show(
        self, seat: int, move: str, viewers: Iterable[int | None] | None = None
    ) -> dict[int | None, Witnessed]:
        """Make a move and give these viewers, or everybody, its events and the new view."""
        chosen = self._viewers(viewers)
        before = copy_of(self._cell)
        code = self.game.code(move)
        self.play_code(seat, code)
        return self.game.witness(before, seat, code, self._cell, chosen)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how; None until the game is over."""
        return self.game.outcome(self._cell)

    def to_dict(self) -> dict[str, Any]:
        """The whole truth as plain JSON data, in players' words."""
        return self.game.to_plain(self._cell[0])

    def copy(self) -> Table:
        """An independent copy, with the same chance to come."""
        return Table(
            self.game,
            copy_of(self._cell),
            secret=self.secret,
            nonces=self.nonces,
            options=dict(self.options),
            start=self._start,
            log=list(self._log),
        )

    def to_bytes(self) -> bytes:
        """A snapshot, secret and all, for `game.from_bytes`: only a cache beside the log."""
        return snapshot.write(
            self.game,
            self._cell,
            secret=self.secret,
            nonces=self.nonces,
            options=self.options,
            start=self._start,
            log=self._log,
        )

    @property
    def cell(self) -> StateArray:
        """A copy of the position's record, as an array of one."""
        return copy_of(self._cell)

    @property
    def start(self) -> StateArray | None:
        """The made-up position this table began from; None if it was dealt."""
        return None if self._start is None else copy_of(self._start)

    def _check_seat(self, seat: int) -> int:
        # Compiled code does not check bounds: nothing but a seat of this table may reach it.
        if not is_whole(seat) or (not 0 <= seat < self.seats and seat != CLOCK):
            raise BadSeats("no-such-seat", seat=seat, seats=self.seats)
        return int(seat)  # NumPy's own numbers must not get into logs and records

    def _check_player(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self.seats:
            raise BadSeats("no-such-seat", seat=seat, seats=self.seats)
        return int(seat)

    def _viewers(self, viewers: Iterable[int | None] | None) -> list[int | None]:
        try:
            chosen = [None, *range(self.seats)] if viewers is None else list(viewers)
        except TypeError:  # not even a row
            raise BadSeats("no-such-seat", seat=viewers, seats=self.seats) from None
        return [None if viewer is None else self._check_player(viewer) for viewer in chosen]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self.game is other.game and self._cell.tobytes() == other._cell.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = f"seat {self.to_act} to act" if self.to_act else "over"
        return f"<table of {self.game.name}, {self.seats} seats, {len(self._log)} moves, {state}>"


class Observation:
    """What one seat (None: a spectator) knows of a position. The truth cannot be reached from here."""

    __slots__ = ("_cell", "game", "seat")

    def __init__(self, game: Game, cell: StateArray, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self._cell = cell

    @property
    def cell(self) -> StateArray:
        """A copy of the hidden record, as an array of one."""
        return copy_of(self._cell)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.acting(self._cell)

    def legal_moves(self) -> list[str]:
        """The moves that this seat may make now."""
        if self.seat is None or self.seat not in self.to_act:
            return []
        moves: Moves = np.empty(self.game.most_moves, dtype=np.int64)
        count = self.game.compiled_rules.legal_moves(self._cell, self.seat, moves)
        return self.game.notations(moves[:count].tolist())

    def view(self) -> View:
        """The same for the eye: a typed view that becomes JSON."""
        return self.game.see(self._cell, self.seat)

    def to_dict(self) -> dict[str, Any]:
        """The hidden position as plain JSON data, with "?" for what is not known."""
        return self.game.to_plain(self._cell[0])

    def imagine(self, seed: int) -> Table:
        """A table with a world drawn at random from all that fit what this seat knows."""
        cell = copy_of(self._cell)
        dice = dice_from_seed(seed)
        self.game.compiled_rules.imagine(cell, SPECTATOR if self.seat is None else self.seat, dice)
        return Table(self.game, cell, secret=dice.tobytes(), start=copy_of(cell))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Observation):
            return NotImplemented
        return (self.game, self.seat, self._cell.tobytes()) == (other.game, other.seat, other._cell.tobytes())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<what {who} knows of {self.game.name}>"

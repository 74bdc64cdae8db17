"""Public handles: a Table with one position on it, and the Observation of one seat (an information set)."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.engine import position_text, snapshot
from tablee.engine.chance.tapes import LIMIT, all_results
from tablee.engine.chance.worlds import count_worlds, each_world
from tablee.engine.dice import (
    NO_DICE,
    Dice,
    commitment,
    dice_for,
    dice_for_entries,
    dice_from_seed,
    secret_from_seed,
)
from tablee.engine.errors import BadSeats, BadValue
from tablee.engine.messages import Event, Outcome, View, Witnessed
from tablee.engine.nonces import mixed_in
from tablee.engine.options import Value
from tablee.engine.picturing import as_html, draw
from tablee.engine.rules import REFUSED
from tablee.engine.spaces.encoder import Floats, compiled_describer, encode
from tablee.engine.spaces.information_state import Memory, remembered
from tablee.engine.state import CLOCK, SPECTATOR, Moves, StateArray, copy_of, is_whole
from tablee.engine.viewpoints import Viewpoints

if TYPE_CHECKING:
    from tablee.engine.game import Game

_SEATS_OF_MASK = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))
_BEYOND = 1 << 63  # no move code, and no number that compiled code takes


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return _SEATS_OF_MASK[mask]


class Possibility(NamedTuple):
    """A table that can come about, or be the true one, and how likely that is."""

    table: Table
    probability: Fraction


class Past(NamedTuple):
    """What led to the position a table began from: another table, and the move that chance followed."""

    table: Table
    seat: int
    code: int


class Table:
    """One position of one game, and the moves that led to it."""

    __slots__ = (
        "_acting",
        "_beginner",
        "_buffer",
        "_cell",
        "_chance",
        "_compiled",
        "_game",
        "_hidden",
        "_is_shared",
        "_log",
        "_memories",
        "_mixed_in",
        "_nonces",
        "_options",
        "_past",
        "_seats",
        "_secret",
        "_start",
    )

    def __init__(
        self,
        game: Game,
        cell: StateArray,
        *,
        secret: bytes,
        nonces: Sequence[str] = (),
        options: dict[str, Value] | None = None,
        beginner: int | None = None,
        start: StateArray | None = None,
        log: list[tuple[int, int]] | None = None,
    ) -> None:
        self._game = game
        self._secret = secret
        self._nonces = tuple(nonces)
        self._mixed_in = mixed_in(commitment(secret), nonces) if nonces else b""
        self._options = options or {}
        self._beginner = beginner
        self._seats: int = cell["seats"].item()
        self._cell = cell
        self._is_shared = False  # somebody else reads this very record: it is not written to any more
        self._start = start  # the made-up position it began from, if it was not dealt
        self._log: list[tuple[int, int]] = [] if log is None else log
        self._buffer: Moves | None = None
        self._hidden: StateArray | None = None  # where `look` blanks what is not to be known
        self._memories: dict[int | None, Memory] | None = None  # of whose information state was asked
        self._past: Past | None = None  # what led to its start, if that was one outcome of chance
        self._chance = game.chance_in_play
        self._compiled = game.compiled_rules
        self._acting = self._compiled.to_act(cell)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._seats

    @property
    def secret(self) -> bytes:
        """What all chance of this game is made from."""
        return self._secret

    @property
    def nonces(self) -> tuple[str, ...]:
        """What the players gave to be mixed into it."""
        return self._nonces

    @property
    def options(self) -> dict[str, Value]:
        """What it is played with."""
        return self._options

    @property
    def beginner(self) -> int | None:
        """The seat that was chosen to begin; None: as it was dealt."""
        return self._beginner

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
        return [(seat, self._game.notation(code)) for seat, code in self._log]

    @property
    def log(self) -> list[tuple[int, int]]:
        """The same as the rules' own move codes."""
        return list(self._log)

    @property
    def length(self) -> int:
        """How many moves were played so far."""
        return len(self._log)

    def legal_moves(self, seat: int) -> list[str]:
        """The moves this seat may make now, in short notation. For the clock: one sensible step."""
        return self._game.notations(self.legal_codes(seat))

    def legal_codes(self, seat: int) -> list[int]:
        """The same as the rules' own move codes."""
        if type(seat) is not int or not 0 <= seat < self._seats:
            seat = self._check_seat(seat)
        if not self._acting >> seat & 1:
            return []
        if self._buffer is None:
            self._buffer = np.empty(self._game.most_moves, dtype=np.int64)
        count = self._compiled.legal_moves(self._cell, seat, self._buffer)
        codes: list[int] = self._buffer[:count].tolist()
        return codes

    def play(self, seat: int, move: str) -> None:
        """Make a move. Raises Refused or BadNotation, and then nothing has changed."""
        code = self._game.codes.get(move) if type(move) is str else None
        self.play_code(seat, self._game.code(move) if code is None else code)

    def dice(self, entry: int) -> Dice:
        """The dice of an entry of this game: 0 is the deal, n the n-th move."""
        if not is_whole(entry) or entry < 0:
            raise BadValue(name="entry", expected="a number from 0")
        return dice_for(self._secret, int(entry), self._mixed_in)

    def play_code(self, seat: int, code: int) -> None:
        """The same with a move code."""
        if type(seat) is not int or not 0 <= seat < self._seats:
            seat = self._check_seat(seat)
        if type(code) is not int or not -_BEYOND <= code < _BEYOND:
            code = self._game.as_code(code)
        dice = self.dice(len(self._log) + 1) if self._chance else NO_DICE
        cell = copy_of(self._cell) if self._is_shared else self._cell
        acting = self._compiled.step(cell, seat, code, dice)
        if acting == REFUSED:
            raise self._game.refused(cell, seat, code)
        self._cell, self._is_shared = cell, False
        self._acting = acting
        self._log.append((seat, code))

    def adopt(self, seat: int, code: int, after: StateArray, acting: int) -> None:
        """A move that was played on a copy of `shared_cell` already, with the dice of its entry: take that.

        Nothing is checked or worked out again, and `after` is shared from now on.
        """
        self._cell, self._acting, self._is_shared = after, acting, True
        self._log.append((seat, code))

    @property
    def shared_cell(self) -> StateArray:
        """The position's record itself, which nobody writes to any more: the next move is made on another."""
        self._is_shared = True
        return self._cell

    def chance_outcomes(self, seat: int, move: str | int, *, limit: int = LIMIT) -> list[Possibility]:
        """The tables that this move (or move code) can lead to, each with its probability.

        One where the move needs no chance. Else each begins with its outcome and remembers, for information
        states, what came before. Raises TooMany where the dice can fall in more than `limit` ways.
        """
        after = self.copy()
        code = self._game.as_code(move) if is_whole(move) else self._game.code(move)  # type: ignore[arg-type]
        after.play_code(seat, code)  # raises if it is refused
        seat, code = after._log[-1]

        def play(tape: Dice) -> bytes:
            cell = copy_of(self._cell)
            self._compiled.step(cell, seat, code, tape)
            return cell.tobytes()

        found = all_results(play, limit)
        if len(found) == 1:
            return [Possibility(after, Fraction(1))]
        past = Past(self.copy(), seat, code)
        return [
            Possibility(self._begun(content, past), probability) for content, probability in found.items()
        ]

    def _begun(self, content: bytes, past: Past) -> Table:
        """The table that begins with one outcome of chance. What chance brings next is its own."""
        cell = np.frombuffer(bytearray(content), dtype=self._cell.dtype)
        secret = hashlib.sha256(self._secret + content).digest()
        table = Table(self._game, cell, secret=secret, options=dict(self._options), start=copy_of(cell))
        table._past = past
        return table

    @property
    def past(self) -> Past | None:
        """The table and the move before one outcome of chance, where this table began with that."""
        return self._past

    def play_action(self, seat: int, action: int, *, relative: bool = False) -> None:
        """The same with an action id (`game.actions`), or with one whose seats are counted from the own."""
        space = self._game.action_space
        legal = [] if space.is_fixed else self.legal_codes(seat)
        code = space.code_of(action, legal)
        if relative and space.is_fixed:
            code = int(
                space.codes[np.flatnonzero(self._game.relative_actions(seat, self._seats) == action)[0]]
            )
        self.play_code(seat, code)

    def play_all(self, moves: Sequence[tuple[int, int]]) -> None:
        """Make a whole row of moves, (seat, code) each: the fast way through a log, in one compiled call.

        All or nothing: raises Refused, with the `number` of the move, and then nothing has changed.
        """
        seats, codes = self._read_pairs(moves)
        played, rows = len(self._log), len(seats)
        dice = NO_DICE.reshape(1, 4)
        if self._chance:
            dice = dice_for_entries(self._secret, played + 1, rows, self._mixed_in)
        cell = copy_of(self._cell)
        count = self._compiled.step_through(cell, seats, codes, dice)
        if count < rows:
            seat, code = int(seats[count]), int(codes[count])
            raise self._game.refused(cell, seat, code, number=played + count + 1)
        self._cell, self._is_shared = cell, False
        self._acting = self._compiled.to_act(cell)
        self._log.extend(zip(seats.tolist(), codes.tolist(), strict=True))

    def _read_pairs(self, moves: Sequence[tuple[int, int]]) -> tuple[Moves, Moves]:
        """Seats and codes as the compiled rules take them. Raises BadSeats or BadNotation."""
        try:
            pairs = np.array(moves if len(moves) else np.empty((0, 2), np.int64))
        except (TypeError, ValueError, OverflowError, AttributeError):  # not a row of pairs at all
            pairs = np.empty(0)
        if pairs.dtype != np.int64 or pairs.ndim != 2 or pairs.shape[1] != 2:
            self._game.read_move(f"#{moves!r}"[:60])  # says what moves look like
        for seat in np.unique(pairs[:, 0]).tolist():
            self._check_seat(seat)
        seats, codes = pairs.T.copy()
        return seats, codes

    def refusal(self, seat: int, move: str) -> str | None:
        """Why this move would be refused, as a code; None if it is legal."""
        seat = self._check_seat(seat)
        return (
            self._game.refusals[self._game.compiled_rules.refusal(self._cell, seat, self._game.code(move))]
            or None
        )

    def view(self, seat: int | None) -> View:
        """What this seat may know; None for a spectator."""
        return self.view_of(seat).view()

    def look(self, seat: int) -> tuple[Floats, NDArray[np.int8]]:
        """What this seat knows, as numbers, and the mask of its legal actions: in one compiled call.

        The same as `view_of(seat).observe()` and `.legal_mask()`, for loops that ask at every move.
        """
        if type(seat) is not int or not 0 <= seat < self._seats:
            seat = self._check_player(seat)
        game, space = self._game, self._game.action_space
        if game.compiled_look is None:
            seen = self.view_of(seat)
            return seen.observe(), seen.legal_mask().astype(np.int8)
        if self._hidden is None:
            self._hidden = copy_of(self._cell)
        if self._buffer is None:
            self._buffer = np.empty(game.most_moves, dtype=np.int64)
        row: Floats = np.empty(game.observation_size, dtype=np.float32)
        mask: NDArray[np.int8] = np.empty(space.size, dtype=np.int8)
        game.compiled_look(
            *(self._cell, self._hidden, seat, self._acting >> seat & 1),
            *(self._buffer, space.sorted_codes, space.sorted_ids, row, mask),
        )
        return row, mask

    def views(self, viewers: Iterable[int | None] | None = None) -> dict[int | None, View]:
        """The views of these viewers, or of everybody: spectators (None) and every seat."""
        return self._game.views(self._cell, self._viewers(viewers))

    def view_of(self, seat: int | None) -> Observation:
        """The hidden position for this seat: all that a bot, an adapter or a browser may receive."""
        if seat is not None:
            seat = self._check_player(seat)
        return Observation(self._game, self._game.hidden(self._cell, seat), seat)

    def play_and_tell(self, seat: int, move: str) -> dict[int | None, list[Event]]:
        """Make a move and say, for every seat and for spectators (None), what they may know of it."""
        before = copy_of(self._cell)
        code = self._game.code(move)
        self.play_code(seat, code)
        viewers = self._viewers(None)
        return {viewer: self._game.events(before, seat, code, self._cell, viewer) for viewer in viewers}

    def play_and_show(
        self, seat: int, move: str, viewers: Iterable[int | None] | None = None
    ) -> dict[int | None, Witnessed]:
        """Make a move and give these viewers, or everybody, its events and the new view."""
        chosen = self._viewers(viewers)
        before = copy_of(self._cell)
        code = self._game.code(move)
        self.play_code(seat, code)
        return self._game.witness(before, seat, code, self._cell, chosen)

    def svg(
        self,
        seat: int | None = None,
        *,
        reveal: bool = False,
        language: str = "en",
        players: Sequence[str] = (),
    ) -> str:
        """A picture of the table as this seat sees it, or a spectator; with `reveal`, nothing is hidden.

        The last move is marked. `players` are names to be shown instead of the seats' numbers.
        """
        viewer = None if seat is None else self._check_player(seat)
        view = Viewpoints(self._game, self._cell).view(viewer, is_open=reveal)
        last = self._last_events(viewer)
        return draw(view, language=language, players=players, last=last, is_open=reveal)

    def _last_events(self, viewer: int | None) -> list[Event]:
        """What this viewer was told of the last move."""
        if not self._log:
            return []
        before = self.rewound()
        before.play_all(self._log[:-1])
        return self._game.events(before._cell, *self._log[-1], self._cell, viewer)

    def _repr_svg_(self) -> str:
        """In a notebook, what everybody may see."""
        return self.svg()

    def _repr_html_(self) -> str:
        return as_html(self.svg())

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how; None until the game is over."""
        return self._game.outcome(self._cell)

    def to_dict(self) -> dict[str, Any]:
        """The whole truth as plain JSON data, in players' words."""
        return self._game.to_plain(self._cell[0])

    def to_text(self) -> str:
        """The same as one short line, for `game.from_text`: what FEN is for chess."""
        return position_text.write(self.to_dict())

    def copy(self) -> Table:
        """An independent copy, with the same chance to come."""
        other = Table(
            self._game,
            copy_of(self._cell),
            secret=self._secret,
            nonces=self._nonces,
            options=dict(self._options),
            beginner=self._beginner,
            start=self._start,
            log=list(self._log),
        )
        other._past = self._past
        if self._memories:
            other._memories = dict(self._memories)
        return other

    def rewound(self) -> Table:
        """The same game at its beginning, with the same chance to come."""
        if self._start is None:
            chosen: dict[str, Any] = dict(self._options)
            return self._game.deal(
                self._seats, secret=self._secret, nonces=self._nonces, beginner=self._beginner, **chosen
            )
        return Table(
            self._game,
            copy_of(self._start),
            secret=self._secret,
            nonces=self._nonces,
            options=dict(self._options),
            beginner=self._beginner,
            start=self._start,
        )

    def information_state(self, seat: int | None) -> str:
        """All that this seat (None: a spectator) has seen so far and remembers, as text."""
        return f"{self.remembered(seat)}\n{self.view(seat).to_json().decode()}"

    def remembered(self, seat: int | None) -> str:
        """The same without what lies on the table now."""
        if self._memories is None:
            self._memories = {}
        return remembered(self, None if seat is None else self._check_player(seat), self._memories)

    def to_bytes(self) -> bytes:
        """A snapshot, secret and all, for `game.from_bytes`: only a cache beside the log."""
        return snapshot.write(
            self._game,
            self._cell,
            secret=self._secret,
            nonces=self._nonces,
            options=self._options,
            beginner=self._beginner,
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
        if not is_whole(seat) or (not 0 <= seat < self._seats and seat != CLOCK):
            raise BadSeats("no-such-seat", seat=seat, seats=self._seats)
        return int(seat)  # NumPy's own numbers must not get into logs and records

    def _check_player(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self._seats:
            raise BadSeats("no-such-seat", seat=seat, seats=self._seats)
        return int(seat)

    def _viewers(self, viewers: Iterable[int | None] | None) -> list[int | None]:
        try:
            chosen = [None, *range(self._seats)] if viewers is None else list(viewers)
        except TypeError:  # not even a row
            raise BadSeats("no-such-seat", seat=viewers, seats=self._seats) from None
        return [None if viewer is None else self._check_player(viewer) for viewer in chosen]

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled_table, (self._game, self.to_bytes())

    def __eq__(self, other: object) -> bool:
        """The same position of the same game and edition, however it came about."""
        if not isinstance(other, Table):
            return NotImplemented
        return self._cell.tobytes() == other._cell.tobytes() and self._game.key == other._game.key

    def __hash__(self) -> int:
        """Of the position as it is now: put a copy into a set or a dictionary if you play on."""
        return hash((self._game.key, self._cell.tobytes()))

    def __repr__(self) -> str:
        state = f"seat {self.to_act} to act" if self.to_act else "over"
        return f"<table of {self._game.name}, {self._seats} seats, {len(self._log)} moves, {state}>"


class Observation:
    """What one seat (None: a spectator) knows of a position. The truth cannot be reached from here."""

    __slots__ = ("_cell", "_game", "_seat")

    def __init__(self, game: Game, cell: StateArray, seat: int | None) -> None:
        self._game = game
        self._seat = seat
        self._cell = cell

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def seat(self) -> int | None:
        """Whose knowledge it is; None for a spectator."""
        return self._seat

    @property
    def cell(self) -> StateArray:
        """A copy of the hidden record, as an array of one."""
        return copy_of(self._cell)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._game.acting(self._cell)

    def legal_moves(self) -> list[str]:
        """The moves that this seat may make now."""
        return self._game.notations(self.legal_codes())

    def legal_codes(self) -> list[int]:
        """The same as the rules' own move codes."""
        if self._seat is None or self._seat not in self.to_act:
            return []
        moves: Moves = np.empty(self._game.most_moves, dtype=np.int64)
        count = self._game.compiled_rules.legal_moves(self._cell, self._seat, moves)
        codes: list[int] = moves[:count].tolist()
        return codes

    def legal_actions(self, *, relative: bool = False) -> list[int]:
        """The same as action ids (`game.actions`); `relative`: with seats counted from the own."""
        ids = self._game.action_space.ids_of(self.legal_codes())
        if relative and self._seat is not None:
            ids = self._game.relative_actions(self._seat, self._cell["seats"].item())[ids].tolist()
        return ids

    def legal_mask(self, *, relative: bool = False) -> NDArray[np.bool_]:
        """True at the action id of each legal move."""
        mask = np.zeros(self._game.action_space.size, dtype=np.bool_)
        mask[self.legal_actions(relative=relative)] = True
        return mask

    def action_features(self) -> Floats:
        """A row for each legal move, where a game numbers its moves by position: what the move is.

        The columns are `game.encoder.action_fields`. Raises BadValue in a game whose ids are fixed.
        """
        encoder = self._game.encoder
        if encoder is None or encoder.describe is None:
            raise BadValue(
                name="game", expected="one whose action ids go by position and that describes them"
            )
        codes = np.array(self.legal_codes(), dtype=np.int64)
        rows: Floats = np.zeros((len(codes), len(encoder.action_fields)), dtype=np.float32)
        if len(codes):
            compiled_describer(encoder)(self._cell, self._seat or 0, codes, rows)
        return rows

    def observe(self) -> Floats:
        """What this seat knows as numbers, relative to the seat; the parts are `game.observation_fields`."""
        if self._seat is None:
            raise BadSeats("no-such-seat", seat=None, seats=int(self._cell["seats"].item()))
        rows = encode(self._game, self._cell, np.array([self._seat]))
        return rows.reshape(-1)

    def view(self) -> View:
        """The same for the eye: a typed view that becomes JSON."""
        return self._game.see(self._cell, self._seat)

    def svg(self, *, language: str = "en", players: Sequence[str] = ()) -> str:
        """A picture of the table with nothing on it but what is known here."""
        return draw(self.view(), language=language, players=players)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return as_html(self.svg())

    def to_dict(self) -> dict[str, Any]:
        """The hidden position as plain JSON data, with "?" for what is not known."""
        return self._game.to_plain(self._cell[0])

    def to_text(self) -> str:
        """The same as one short line. It is no table: `game.from_text` refuses what is hidden."""
        return position_text.write(self.to_dict())

    def imagine(self, seed: int | None = None) -> Table:
        """A table with a world drawn at random from all that fit what this seat knows.

        The same seed draws the same world; without one, nobody knows which.
        """
        cell = copy_of(self._cell)
        dice = dice_from_seed(secrets.randbits(64) if seed is None else seed)
        self._game.compiled_rules.imagine(cell, SPECTATOR if self._seat is None else self._seat, dice)
        return Table(self._game, cell, secret=dice.tobytes(), start=copy_of(cell))

    def worlds_count(self, *, limit: int = LIMIT) -> int:
        """How many worlds fit what this seat knows. Raises TooMany where they are more than `limit`."""
        return count_worlds(self._game, self._cell, self._seat, limit)

    def worlds(self, *, limit: int = LIMIT) -> Iterator[Possibility]:
        """All worlds that fit what this seat knows, each once, as likely as `imagine` draws it.

        Raises TooMany, before the first one, where they are more than `limit`.
        """
        self.worlds_count(limit=limit)
        return (
            Possibility(
                Table(self._game, copy_of(cell), secret=secret_from_seed(number), start=copy_of(cell)), chance
            )
            for number, (cell, chance) in enumerate(each_world(self._game, self._cell, self._seat, limit))
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Observation):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[tuple[str, str], int | None, bytes]:
        return self._game.key, self._seat, self._cell.tobytes()

    # Nothing changes an observation: copies may share it.

    def __copy__(self) -> Observation:
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Observation:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled_observation, (self._game, self._cell.tobytes(), self._seat)

    def __repr__(self) -> str:
        who = "a spectator" if self._seat is None else f"seat {self._seat}"
        return f"<what {who} knows of {self._game.name}>"


def _unpickled_table(game: Game, data: bytes) -> Table:
    return game.from_bytes(data)


def _unpickled_observation(game: Game, data: bytes, seat: int | None) -> Observation:
    return Observation(game, np.frombuffer(bytearray(data), dtype=game.layout), seat)

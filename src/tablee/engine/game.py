"""The game interface: what a game gives, and what every game can do. One package, one `GAME`."""

from __future__ import annotations

import functools
import hashlib
import secrets
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, NoReturn, Self, TypeVar
from weakref import WeakValueDictionary

import numpy as np
from numpy.typing import NDArray

from tablee.engine import options as choosing
from tablee.engine import position_text, snapshot
from tablee.engine.batch.batch import Batch
from tablee.engine.batch.results import Results
from tablee.engine.batch.simulate import RANDOM, simulate
from tablee.engine.chance.tapes import LIMIT, all_results
from tablee.engine.chance.worlds import Blank
from tablee.engine.dice import SECRET_BYTES, Dice, commitment, dice_for, dice_from_seed, secret_from_seed
from tablee.engine.edges import Edges
from tablee.engine.edition import (
    Complain,
    Edition,
    EditionProblem,
    edition_data,
    edition_from_data,
    load_edition,
)
from tablee.engine.errors import BadEdition, BadNotation, BadPosition, BadRecord, BadSeats, BadValue, Refused
from tablee.engine.json_format import must_be_whole
from tablee.engine.json_writer import JsonWriter, MoveWriter
from tablee.engine.messages import Event, Move, Outcome, View, Witnessed
from tablee.engine.nonces import are_nonces, mixed_in
from tablee.engine.options import Option, Value
from tablee.engine.realtime import Realtime
from tablee.engine.rules import CompiledRules, Rules, compile_rules
from tablee.engine.spaces.actions import ActionSpace
from tablee.engine.spaces.encoder import Encoder, ObservationField, fields_of
from tablee.engine.spaces.look import compiled_look
from tablee.engine.state import SPECTATOR, StateArray, copy_of, is_whole, unpack
from tablee.engine.table import Possibility, Table, seats_in
from tablee.engine.viewpoints import Viewpoints

_MAX_REMEMBERED_TEXTS = 1 << 16
MERIT_TIER = 1_000_000  # what a better kind of result is worth above any number of points
_CLEAREST = 400_000  # points ahead, or behind, that no game brings
_MAX_QUOTED_CHARS = 60  # characters of something that is no move


# Games that were made, by kind and edition's digest (the printed one: ""), for whoever loads a pickled table.
_games: WeakValueDictionary[tuple[type[Game], str], Game] = WeakValueDictionary()


def split_merit(merit: int) -> tuple[str, int | None]:
    """What `Game.merit` put together: won, shared or lost, and the points ahead; None: without scoring."""
    tier = (merit + MERIT_TIER // 2) // MERIT_TIER
    margin = merit - tier * MERIT_TIER
    result = "lost" if tier <= 0 else "shared" if tier == 1 else "won"
    return result, None if abs(margin) >= _CLEAREST else margin


class Game:
    """One game: its rules, compiled, and its edges in plain Python."""

    # What every game has to say of itself; all else has a default.
    NEEDED: ClassVar[tuple[str, ...]] = (
        *("name", "seats", "rules_version", "record", "rules", "edges", "refusals", "endings", "most_moves"),
    )
    name: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]  # how many can play
    rules_version: ClassVar[str]  # changes whenever an old record could replay differently
    # Older versions that are still played, and the options that they had no name for yet.
    earlier_rules: ClassVar[Mapping[str, Mapping[str, Value]]] = MappingProxyType({})
    record: ClassVar[np.dtype[Any]]  # one position; has a field `seats`
    rules: ClassVar[Rules]
    edges: ClassVar[Edges]
    options: ClassVar[tuple[Option, ...]] = ()
    realtime: ClassVar[Realtime | None] = None  # of a game that can be played against the clock
    refusals: ClassVar[tuple[str, ...]]  # codes of reasons by number (`refusal_names`)
    endings: ClassVar[tuple[str, ...]]  # codes of endings by number (`code_names`)
    scoreless_endings: ClassVar[frozenset[str]] = frozenset()
    most_moves: ClassVar[int]  # no position offers one seat more
    chance_in_play: ClassVar[bool] = False  # does `play` ever use its dice?
    encoder: ClassVar[Encoder | None] = None  # how a position becomes numbers; None: as its record has them
    json_writer: ClassVar[JsonWriter | None] = (
        None  # writes what `see` and `tell` say; None: they are encoded
    )

    edition_type: ClassVar[type[Edition]] = Edition  # of games whose cards have no values to type in

    def __init__(self, edition_file: Path | None = None) -> None:
        self._edition_file = edition_file
        self._is_printed = edition_file is None
        if self._is_printed:
            _games.setdefault((type(self), ""), self)
        self.texts: dict[int, str] = {}  # moves written so far …
        self.codes: dict[str, int] = {}  # … and back

    # --- what each game gives -------------------------------------------------------------------------

    def check_edition(self, edition: Any, complain: Complain) -> None:
        """Call `complain(key, code, **details)` where the edition's tables do not fit together.

        Types, bounds and rows were checked before. The code has a sentence in the game's catalogue
        (`edition-problem-CODE`); a whole sentence instead is told as it is.
        """

    def edition_remarks(self, edition: Any) -> Iterable[EditionProblem]:
        """Values that are allowed and do nothing, for whoever types them in."""
        return ()

    def lay_edition(self, position: Any) -> None:
        """Write the edition's tables into a blank position."""

    def move_is_secret(self, before: Any, seat: int, move: int, viewer: int | None) -> bool:
        """Whether this viewer may know only that the seat moved, not how."""
        return False

    def let_begin(self, position: Any, seat: int) -> bool:
        """Let this seat begin a game that was just dealt. False: its deal alone decides who begins.

        Where nobody begins there is nothing to write. Whoever plays again keeps the own seat only if a game
        can do this; else everybody moves up by one, as a deal may always let the same seat begin.
        """
        return False

    def all_moves(self) -> Sequence[int]:
        """Every move code that can ever be legal for a player, in the order of the action ids.

        Empty where there is no such list: then the legal moves of each position are numbered.
        """
        return ()

    def relative_move(self, code: int, seat: int, seats: int) -> int:
        """The move as this seat sees it, when it counts the seats from its own: that one is seat 0.

        To be overridden where moves name seats, so that they fit observations, which are counted so too.
        """
        return code

    def blanks(self, cell: StateArray) -> Sequence[Blank]:
        """What a hidden position does not show, blank by blank, to list all worlds that fit it.

        Without this every roll of `imagine` is tried, which finds the same worlds and takes longer.
        """
        raise NotImplementedError(f"{self.name} lists no blanks")

    def can_choose_again(self, position: Any, seat: int) -> bool:
        """Whether this seat has chosen in secret and can choose otherwise: nothing has come of it yet."""
        return False

    def default_move(self, cell: StateArray, seat: int) -> int:
        """What is played for a seat that has to act and does not: the first legal move, or better."""
        moves = np.empty(self.most_moves, dtype=np.int64)
        self.compiled_rules.legal_moves(cell, seat, moves)
        return int(moves[0])

    def question(self, position: Any, seat: int) -> object:
        """What this seat decides. Another's move that leaves it equal leaves the decision as it was."""
        return None

    def is_short(self, position: Any, seat: int) -> bool:
        """Whether this seat decides a small thing inside a turn, for which there is a default."""
        return False

    def time_until(self, position: Any, seat: int) -> int | None:
        """Milliseconds until time lets this seat act, or for the clock: until it brings something about.

        None where time brings nothing.
        """
        return None

    def time_shown(self, position: Any) -> int:
        """What the game's own clock shows, in milliseconds of play; 0 where there is none."""
        return 0

    def tick(self, milliseconds: int) -> int:
        """The clock's move that lets so much time pass, in a game played against the clock.

        More time is a higher code.
        """
        raise NotImplementedError(f"{self.name} knows no time")

    # --- what every game can do -----------------------------------------------------------------------

    @property
    def calm_options(self) -> Mapping[str, Any]:
        """The options to play without a clock, where there is one."""
        return {} if self.realtime is None else self.realtime.calm

    def is_live(self, options: Mapping[str, Value]) -> bool:
        """Whether a table with these options runs against the clock."""
        return self.realtime is not None and self.realtime.is_live(options)

    def write_move(self, code: int) -> str:
        """A move code as short text; "#" and the number where it is no move."""
        return self.edges.write_move(self.as_code(code))

    def read_move(self, text: str) -> int:
        """Short text as a move code. Raises BadNotation, which quotes no more than the beginning of it."""
        if not isinstance(text, str):
            return self._no_move(text, str)
        try:
            return self.edges.read_move(text)
        except BadNotation as unread:
            unread.quote("text", _MAX_QUOTED_CHARS)
            raise

    def as_code(self, code: Any) -> int:
        """A number that can be asked about, move or not. Raises BadNotation."""
        return int(code) if is_whole(code) else self._no_move(code, int)

    def _no_move(self, given: Any, wanted: type) -> NoReturn:
        """Say of which type this is, and what moves look like."""
        try:
            self.edges.read_move("#")
        except BadNotation as unread:
            told = f"{given!r}"[: _MAX_QUOTED_CHARS // 2]
            unread.details["text"] = f"{told} ({type(given).__name__}, not {wanted.__name__})"
            unread.quote("text", _MAX_QUOTED_CHARS)
            raise
        raise BadNotation(text="#")

    def spell(self, code: int) -> Move:
        """A move code as typed data. Raises BadNotation."""
        text = self.notation(code)
        return self.edges.spell(self.read_move(text) if text.startswith("#") else code)

    def see(self, cell: StateArray, seat: int | None) -> View:
        """The view of an already hidden position."""
        acting = self.acting(cell)
        return self.edges.see(unpack(cell), seat, acting, None if acting else self.outcome(cell))

    def tell_start(self, position: Any, viewer: int | None) -> list[Event]:
        """What happened in the set-up, from a position hidden for the viewer."""
        return self.edges.tell_start(unpack(np.frombuffer(position.tobytes(), self.layout)), viewer)

    def to_plain(self, position: Any) -> dict[str, Any]:
        """The position as plain JSON data in players' words; "?" where it is hidden."""
        return self.edges.to_plain(position)

    def from_plain(self, data: Any, *, rules: str | None = None) -> StateArray:
        """Plain JSON data as a position, whole or hidden, validated. Raises BadPosition.

        Data written under earlier rules are played on by these.
        """
        implied = self.earlier_rules.get(rules or self.rules_version)
        if implied and isinstance(data, Mapping):
            data = {**data, "options": {**implied, **(data.get("options") or {})}}
        cell = self.edges.from_plain(data, self.blank())
        self._check_moves(cell)
        return cell

    def _check_moves(self, cell: StateArray) -> None:
        """Complain about a position in which somebody has to act and cannot, whatever lies hidden."""
        world = copy_of(cell)
        self.compiled_rules.imagine(world, SPECTATOR, dice_from_seed(0))
        moves = np.empty(self.most_moves, dtype=np.int64)
        for seat in self.acting(world):
            if not self.compiled_rules.legal_moves(world, seat, moves):
                raise BadPosition(where="-", problem=f"seat {seat} has to act, and has no move")

    def knows_rules(self, version: str) -> bool:
        """Whether games laid under this version of the rules can be played on."""
        return version == self.rules_version or version in self.earlier_rules

    def options_under(self, version: str, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """All options of a game laid under a version of the rules. Raises BadRecord where it is not known.

        What an earlier version had no name for is as it was then.
        """
        if not self.knows_rules(version):
            raise BadRecord("rules-differ", record=version, here=self.rules_version)
        return choosing.complete(self.options, {**self.earlier_rules.get(version, {}), **chosen})

    @functools.cached_property
    def layout(self) -> np.dtype[Any]:
        """The record of positions with this edition's tables; larger than `record` where they need more."""
        return self.record

    @functools.cached_property
    def compiled_rules(self) -> CompiledRules:
        """The compiled rules, callable on arrays of one record."""
        return compile_rules(self.rules, self.most_moves, self.seats, len(self.options))

    @property
    def doors(self) -> CompiledRules:
        """The old name of `compiled_rules`."""
        warnings.warn("Game.doors is now Game.compiled_rules", DeprecationWarning, stacklevel=2)
        return self.compiled_rules

    @functools.cached_property
    def edition(self) -> Any:
        """The edition's tables, loaded and validated."""
        return load_edition(self)

    @functools.cached_property
    def key(self) -> tuple[str, str]:
        """What two games have in common that are the same one: the name, and the edition's digest."""
        return self.name, self.edition.digest

    def with_edition(self, file: Path | str | Edition | Mapping[str, Any]) -> Self:
        """The same game with the tables of another edition: a file, what `game.edition` returns, or data.

        Raises BadEdition.
        """
        if isinstance(file, Mapping):
            file = edition_from_data(self, file)
        if isinstance(file, self.edition_type):
            return _with_tables(type(self), file)
        if not isinstance(file, str | Path):
            raise BadEdition(file=repr(file), key="-", problem="a file name is required")
        other = type(self)(Path(file))
        _ = other.edition  # complain now, not in the middle of something
        return other

    @property
    def is_printed(self) -> bool:
        """Whether it is played with the edition that comes with it."""
        return self._is_printed

    @property
    def is_precompiled(self) -> bool:
        """Whether this edition's positions have the printed one's layout: nothing has to be compiled."""
        return self.layout == self.record

    @functools.cached_property
    def has_secret_moves(self) -> bool:
        """Whether there are moves of which some may know only that they were made."""
        return type(self).move_is_secret is not Game.move_is_secret

    @functools.cached_property
    def has_questions(self) -> bool:
        """Whether another's move can change what a seat decides."""
        return type(self).question is not Game.question

    @property
    def lists_blanks(self) -> bool:
        """Whether the game itself says what a hidden position does not show."""
        return type(self).blanks is not Game.blanks

    @functools.cached_property
    def can_let_begin(self) -> bool:
        """Whether somebody can be chosen to begin."""
        return self.let_begin(self.blank()[0], 0)

    def beginner_of(self, cell: StateArray) -> int | None:
        """Who begins a game that was just dealt; None where nobody does, or the game does not say."""
        if not self.can_let_begin:
            return None
        chosen = []
        for seat in range(cell["seats"].item()):
            other = copy_of(cell)
            self.let_begin(other[0], seat)
            if other.tobytes() == cell.tobytes():
                chosen.append(seat)
        return chosen[0] if len(chosen) == 1 else None

    def deal(
        self,
        seats: int | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        nonces: Sequence[str] = (),
        beginner: int | None = None,
        **chosen: Any,
    ) -> Table:
        """Lay a new game. The same seed (or secret, with the same nonces) and options give the same game.

        With a `beginner`, that seat begins and all else is dealt as without.
        """
        seats = self._check_seats(seats)
        if seed is not None and secret is not None:
            raise BadValue(name="secret", expected="left out beside a seed: either of them fixes the deal")
        if secret is None:
            secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed)
        elif not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
            raise BadValue(name="secret", expected=f"{SECRET_BYTES} bytes")
        if not are_nonces(nonces, seats):
            raise BadValue(name="nonces", expected="none, or one a seat: hexadecimal digits, or empty")
        values = choosing.complete(self.options, chosen)
        cell = self.blank()
        dice = dice_for(secret, 0, mixed_in(commitment(secret), nonces))
        self.compiled_rules.deal(cell, seats, choosing.codes(self.options, values), dice)
        if beginner is not None:
            if not is_whole(beginner) or not 0 <= beginner < seats or not self.can_let_begin:
                raise BadValue(name="beginner", expected="a seat, in a game whose beginner can be chosen")
            self.let_begin(cell[0], int(beginner))
        return Table(self, cell, secret=secret, nonces=nonces, options=values, beginner=beginner)

    def deal_outcomes(
        self, seats: int | None = None, *, limit: int = LIMIT, **chosen: Any
    ) -> list[Possibility]:
        """Every deal there is, with its probability: the first chance node of the game tree.

        A deal is the whole truth, piles in their order included. Raises TooMany where the dice can fall in
        more than `limit` ways; for most games with cards that is so.
        """
        seats = self._check_seats(seats)
        values = choosing.complete(self.options, chosen)
        codes = choosing.codes(self.options, values)

        def deal(tape: Dice) -> bytes:
            cell = self.blank()
            self.compiled_rules.deal(cell, seats, codes, tape)
            return cell.tobytes()

        return [
            Possibility(self._begun(content, values), probability)
            for content, probability in all_results(deal, limit).items()
        ]

    def _begun(self, content: bytes, options: dict[str, Value]) -> Table:
        cell = np.frombuffer(bytearray(content), dtype=self.layout)
        secret = hashlib.sha256(b"tablee deal" + content).digest()
        return Table(self, cell, secret=secret, options=dict(options), start=copy_of(cell))

    def _check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seats[0]
        if not is_whole(seats) or seats not in self.seats:
            raise BadSeats(game=self.name, seats=seats, allowed=", ".join(map(str, self.seats)))
        return seats

    def simulate(
        self,
        n: int,
        *,
        players: object = RANDOM,
        seats: int | None = None,
        seed: int = 0,
        threads: int | None = None,
        final_states: bool = False,
        **options: Any,
    ) -> Results:
        """Play `n` whole games and return what they came to, as a structured NumPy array: a row a game.

        `players` is one for all seats or one a seat: `random`, `greedy`, a level, `search:N`, or a Bot of
        your own. The fields are in `tablee.engine.batch.results.result_type`. The same seed gives the same
        games, however many threads play. Raises BrokenBot where a bot fails, and where a program (`exec:`)
        loses a decision.
        """
        return simulate(
            self,
            n,
            players=players,
            seats=seats,
            seed=seed,
            threads=threads,
            final_states=final_states,
            chosen=options,
        )

    def batch(
        self,
        n: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        threads: int | None = None,
        auto_reset: bool = False,
        **options: Any,
    ) -> Batch:
        """`n` tables that are played side by side, as arrays: see `tablee.engine.batch.batch`.

        A game that can be played against the clock is played in its calm form.
        """
        return Batch(self, n, seats=seats, seed=seed, threads=threads, auto_reset=auto_reset, chosen=options)

    @functools.cached_property
    def action_space(self) -> ActionSpace:
        """Moves as numbers from 0."""
        return ActionSpace(self)

    @property
    def actions(self) -> tuple[str, ...]:
        """What each action id means."""
        return self.action_space.names

    def action_id(self, move: str) -> int:
        """The fixed id of a move. Raises BadNotation, or BadValue where ids go by position."""
        return self.action_space.id_of(self.code(move), [])

    def relative_actions(self, seat: int, seats: int) -> NDArray[np.int64]:
        """For each action id, the id of what it means to this seat if seats are counted from its own.

        A permutation: `relative[game.relative_actions(seat, seats)] = mask` turns a mask, and its `argsort`
        leads back. Raises BadSeats.
        """
        seats = self._check_seats(seats)
        if not is_whole(seat) or not 0 <= seat < seats:
            raise BadSeats("no-such-seat", seat=seat, seats=seats)
        return self.action_space.relative(int(seat), seats)

    @functools.cached_property
    def observation_fields(self) -> tuple[ObservationField, ...]:
        """The named parts of an observation: name, shape and place in the row."""
        return fields_of(self)

    @functools.cached_property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return int(self.observation_fields[-1].place.stop)

    @functools.cached_property
    def compiled_look(self) -> Callable[..., None] | None:
        """Hides, encodes and marks what is legal in one call, for `Table.look`; None without an encoder."""
        return None if self.encoder is None else compiled_look(self.rules, self.encoder)

    @functools.cached_property
    def move_writer(self) -> MoveWriter | None:
        """Writes what viewers are told of a move in one compiled call; None without a writer."""
        return None if self.json_writer is None else MoveWriter(self, self.json_writer)

    def at(self, cell: StateArray, *, seed: int | None = None) -> Table:
        """A table that begins with a copy of this position, which must come from the rules themselves.

        Raises BadPosition where it is of another game, or hidden.
        """
        self._must_be_own(cell)
        must_be_whole(self.to_plain(cell[0]))
        secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed)
        return Table(self, copy_of(cell), secret=secret, start=copy_of(cell))

    def _must_be_own(self, cell: StateArray) -> None:
        """Raises BadPosition for what is no array of one position of this game."""
        # Compiled code would read whatever lies there.
        if not isinstance(cell, np.ndarray) or cell.dtype != self.layout or cell.shape != (1,):
            raise BadPosition(where="-", problem=f"this is no position of {self.name}")

    def blank(self) -> StateArray:
        """A position with nothing on the table but the edition's data."""
        return copy_of(self._blank)

    @functools.cached_property
    def _blank(self) -> StateArray:
        cell: StateArray = np.zeros(1, dtype=self.layout)
        self.lay_edition(cell[0])
        return cell

    def from_dict(self, data: Mapping[str, Any], *, seed: int | None = None) -> Table:
        """Lay any position, played or made up. `seed` fixes the chance that is still to come.

        Raises BadPosition; also for what only one seat knows, with "?" in it: `seen.imagine()` makes a table
        of that.
        """
        cell = self.from_plain(data)
        must_be_whole(self.to_plain(cell[0]))
        secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed)
        return Table(self, cell, secret=secret, start=copy_of(cell))

    def from_text(self, text: str, *, seed: int | None = None) -> Table:
        """Lay a position from one line of text (`table.to_text()`). Raises BadPosition."""
        return self.from_dict(position_text.read(text), seed=seed)

    def from_bytes(self, data: bytes) -> Table:
        """The table of a snapshot (`table.to_bytes()`). Raises BadRecord: then replay the log."""
        kept = snapshot.read(self, data)
        cell, start = (
            None if raw is None else np.frombuffer(bytearray(raw), dtype=self.layout)
            for raw in (kept.cell, kept.start)
        )
        assert cell is not None
        return Table(
            self,
            cell,
            secret=kept.secret,
            nonces=kept.nonces,
            options=kept.options,
            beginner=kept.beginner,
            start=start,
            log=kept.log,
        )

    def notation(self, code: int) -> str:
        """A move code as short text, remembered."""
        text = self.texts.get(code) if type(code) is int else None
        if text is None:
            text = self.write_move(code)
            if len(self.texts) >= _MAX_REMEMBERED_TEXTS:
                self.texts.clear()
                self.codes.clear()
            self.texts[code] = text
            self.codes[text] = code
        return text

    def notations(self, codes: list[int]) -> list[str]:
        """Many move codes as short text."""
        texts = self.texts
        try:
            return [texts[code] for code in codes]
        except KeyError:  # a move never written before
            return [self.notation(code) for code in codes]

    def code(self, text: str) -> int:
        """Short text as a move code. Raises BadNotation."""
        code = self.codes.get(text) if isinstance(text, str) else None
        return self.read_move(text) if code is None else code

    def hidden(self, cell: StateArray, seat: int | None) -> StateArray:
        """A copy with everything blanked that the seat (None: a spectator) may not know. Raises BadSeats."""
        self._must_be_own(cell)
        if seat is not None and not (is_whole(seat) and 0 <= seat < self.seats[-1]):
            raise BadSeats("no-such-seat", seat=seat, seats=cell["seats"].item())
        copy = copy_of(cell)
        self.compiled_rules.hide(copy, SPECTATOR if seat is None else seat)
        return copy

    def views(self, cell: StateArray, viewers: Iterable[int | None]) -> dict[int | None, View]:
        """The views of several viewers, from the true position."""
        viewpoints = Viewpoints(self, cell)
        return {viewer: viewpoints.view(viewer) for viewer in viewers}

    def events(
        self, before: StateArray, seat: int, move: int, after: StateArray, viewer: int | None
    ) -> list[Event]:
        """What a viewer may know of a move, from the true positions before and after it, in order."""
        return Viewpoints(self, before).told(seat, move, Viewpoints(self, after), viewer)

    def witness(
        self, before: StateArray, seat: int, move: int, after: StateArray, viewers: Iterable[int | None]
    ) -> dict[int | None, Witnessed]:
        """What a move brings to each of these viewers: its events and the new view, from true positions."""
        earlier, later = Viewpoints(self, before), Viewpoints(self, after)
        return {
            viewer: Witnessed(earlier.told(seat, move, later, viewer), later.view(viewer))
            for viewer in viewers
        }

    def refused(self, cell: StateArray, seat: int, code: int, **details: object) -> Refused:
        """The error that says why this move is not legal here."""
        reason = self.refusals[self.compiled_rules.refusal(cell, seat, code)]
        return Refused(reason, seat=seat, move=self.notation(code), **details)

    def acting(self, cell: StateArray) -> tuple[int, ...]:
        """The seats that may act now."""
        self._must_be_own(cell)
        return seats_in(self.compiled_rules.to_act(cell))

    def outcome(self, cell: StateArray) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        self._must_be_own(cell)
        seats = cell["seats"].item()
        scores = np.zeros(seats, dtype=np.int64)
        result = int(self.compiled_rules.outcome(cell, scores))
        if result == 0:
            return None
        ending = self.endings[result >> 8]
        return Outcome(
            winners=tuple(seat for seat in range(seats) if result >> seat & 1),
            scores=None if ending in self.scoreless_endings else tuple(scores.tolist()),
            ending=ending,
        )

    def merit(self, outcome: Outcome, seat: int, seats: int) -> int:
        """How good an end is for a seat: what puts results of one deal in order, more being better.

        The win first, then the points ahead of the best other seat or behind it. An end without scoring
        counts as the clearest of its kind. To be overridden where something else tells good from better.
        """
        tier = 0 if outcome.winners and seat not in outcome.winners else 2 if len(outcome.winners) == 1 else 1
        if outcome.scores is None:
            margin = -_CLEAREST if tier == 0 else _CLEAREST
        else:
            others = [score for other, score in enumerate(outcome.scores) if other != seat]
            margin = outcome.scores[seat] - max(others, default=0)
        return tier * MERIT_TIER + max(-_CLEAREST, min(_CLEAREST, margin))

    @property
    def daily_seats(self) -> int:
        """How many play a daily deal, one of them a person: two, or as few as can play."""
        return 2 if 2 in self.seats else self.seats[0]

    def fingerprint(self, cell: StateArray) -> str:
        """A short hash of a position's bytes."""
        return hashlib.sha256(cell.tobytes()).hexdigest()[:16]

    # A game never changes: copies of tables share it, and a pickled one is found again where it is loaded.

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (_printed, (type(self),)) if self._is_printed else (_with_tables, (type(self), self.edition))

    def __repr__(self) -> str:
        return f"<game {self.name}>"


_AnyGame = TypeVar("_AnyGame", bound=Game)


def _printed(kind: type[_AnyGame]) -> _AnyGame:
    """The game as its own module made it."""
    found = _games[kind, ""] if (kind, "") in _games else kind()
    assert isinstance(found, kind)
    return found


def _with_tables(kind: type[_AnyGame], edition: Edition) -> _AnyGame:
    """The game with these tables, made once a process. Raises BadEdition."""
    made = _games.get((kind, edition.digest))
    if made is None:
        made = kind()
        edition_from_data(made, edition_data(edition), edition.name)
        made.__dict__["edition"] = edition
        made._is_printed = False
        _games[kind, edition.digest] = made
    assert isinstance(made, kind)
    return made

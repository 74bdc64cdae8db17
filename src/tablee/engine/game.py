"""The game interface: what a game gives, and what every game can do. One package, one `GAME`."""

from __future__ import annotations

import functools
import hashlib
import secrets
import warnings
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Self

import numpy as np

from tablee.engine import options as choosing
from tablee.engine import snapshot
from tablee.engine.dice import SECRET_BYTES, commitment, dice_for, dice_from_seed, secret_from_seed
from tablee.engine.edges import Edges
from tablee.engine.edition import Complain, Edition, load_edition
from tablee.engine.errors import BadEdition, BadPosition, BadRecord, BadSeats, BadValue, Refused
from tablee.engine.messages import Event, Move, Outcome, View, Witnessed
from tablee.engine.nonces import are_nonces, mixed_in
from tablee.engine.options import Option, Value
from tablee.engine.realtime import Realtime
from tablee.engine.rules import CompiledRules, Rules, compile_rules
from tablee.engine.state import SPECTATOR, StateArray, copy_of, is_whole, unpack
from tablee.engine.table import Table, seats_in
from tablee.engine.viewpoints import Viewpoints

_MAX_REMEMBERED_TEXTS = 1 << 16
_MAX_QUOTED_CHARS = 60  # characters of something that is no move


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

    edition_type: ClassVar[type[Edition]] = Edition  # of games whose cards have no values to type in

    def __init__(self, edition_file: Path | None = None) -> None:
        self._edition_file = edition_file
        self.texts: dict[int, str] = {}  # moves written so far …
        self.codes: dict[str, int] = {}  # … and back

    # --- what each game gives -------------------------------------------------------------------------

    def check_edition(self, edition: Any, complain: Complain) -> None:
        """Call `complain(key, problem)` where the edition's tables do not fit together."""

    def lay_edition(self, position: Any) -> None:
        """Write the edition's tables into a blank position."""

    def move_is_secret(self, before: Any, seat: int, move: int, viewer: int | None) -> bool:
        """Whether this viewer may know only that the seat moved, not how."""
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
        """Short text as a move code. Raises BadNotation."""
        return self.edges.read_move(text if isinstance(text, str) else f"#{text!r}"[:_MAX_QUOTED_CHARS])

    def as_code(self, code: Any) -> int:
        """A number that can be asked about, move or not. Raises BadNotation."""
        return int(code) if is_whole(code) else self.read_move(f"#{code!r}"[:_MAX_QUOTED_CHARS])

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
        """Plain JSON data as a position, validated. Raises BadPosition.

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
        return compile_rules(self.rules)

    @property
    def doors(self) -> CompiledRules:
        """The old name of `compiled_rules`."""
        warnings.warn("Game.doors is now Game.compiled_rules", DeprecationWarning, stacklevel=2)
        return self.compiled_rules

    @functools.cached_property
    def edition(self) -> Any:
        """The edition's tables, loaded and validated."""
        return load_edition(self)

    def with_edition(self, file: Path | str) -> Self:
        """The same game with the tables of another edition file."""
        if not isinstance(file, str | Path):
            raise BadEdition(file=repr(file), key="-", problem="the name of a file is needed")
        other = type(self)(Path(file))
        _ = other.edition  # complain now, not in the middle of something
        return other

    def deal(
        self,
        seats: int | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        nonces: Sequence[str] = (),
        **chosen: Any,
    ) -> Table:
        """Lay a new game. The same seed (or secret, with the same nonces) and options give the same game."""
        if seats is None:
            seats = self.seats[0]
        if not is_whole(seats) or seats not in self.seats:
            raise BadSeats(game=self.name, seats=seats, allowed=", ".join(map(str, self.seats)))
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
        return Table(self, cell, secret=secret, nonces=nonces, options=values)

    def blank(self) -> StateArray:
        """A position with nothing on the table but the edition's data."""
        return copy_of(self._blank)

    @functools.cached_property
    def _blank(self) -> StateArray:
        cell: StateArray = np.zeros(1, dtype=self.layout)
        self.lay_edition(cell[0])
        return cell

    def from_dict(self, data: Mapping[str, Any], *, seed: int | None = None) -> Table:
        """Lay any position, played or made up. `seed` fixes the chance that is still to come."""
        cell = self.from_plain(data)
        secret = secrets.token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed)
        return Table(self, cell, secret=secret, start=copy_of(cell))

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
        """A copy with everything blanked that the seat (None: a spectator) may not know."""
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
        return seats_in(self.compiled_rules.to_act(cell))

    def outcome(self, cell: StateArray) -> Outcome | None:
        """How the game ended, or None while it goes on."""
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

    def fingerprint(self, cell: StateArray) -> str:
        """A short hash of a position's bytes."""
        return hashlib.sha256(cell.tobytes()).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"<game {self.name}>"

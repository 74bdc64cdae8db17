"""The text of a record: a few headers in brackets, then one move a line.

    [Game "district-noir"]
    [Seats 2]
    [Secret "5e1f…"]

    1. 0 take @3200
    2. 1 8 @7150

A header's value is JSON. A move line is number, seat (or `clock`), move, and the milliseconds since the start
if they are known. Lines that begin with a semicolon are comments.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from tablee.engine import nonces
from tablee.engine.dice import SECRET_BYTES, commitment
from tablee.engine.edition import edition_data
from tablee.engine.errors import BadRecord
from tablee.engine.game import Game
from tablee.engine.messages import Outcome
from tablee.engine.options import Value
from tablee.engine.state import CLOCK
from tablee.engine.table import Table
from tablee.records.players import End, Held, Lapse, problem_with
from tablee.text import check_data, is_text


class RecordedMove(msgspec.Struct, frozen=True):
    """One move, by whom, and when (milliseconds since the start; None if nobody measured)."""

    seat: int
    move: str
    at: int | None = None


class DrawnFrom(msgspec.Struct, frozen=True):
    """Where a game began that goes on from another one: after so many of its moves, for a seat."""

    moves: int
    seat: int  # what it could not know was drawn anew, by the dice of entry 0


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="pascal"):
    """A game, finished or not. The headers of the text are these fields."""

    game: str
    edition: str
    edition_digest: str
    tables: dict[str, Any] | None = None  # the edition itself, unless it is the one that comes with the game
    rules: str
    seats: int
    options: dict[str, Value] = {}
    players: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()  # by seat, how strong it plays; "": a person
    commitment: str
    promised_at: str = ""  # when the commitment was shown, and …
    started_at: str = ""  # … when the cards were dealt, in UTC
    nonces: tuple[str, ...] = ()  # what went into its chance by seat; "": derived openly; none: secret alone
    nonces_digest: str = ""
    beginner: int | None = None  # the seat that was chosen to begin; None: as it was dealt
    secret: str | None = None  # None while it must not be known yet
    position: dict[str, Any] | None = None  # the made-up position it began from, if it was not dealt
    drawn_from: DrawnFrom | None = None  # how that position came about, if it goes on from another game
    held_by_bot: tuple[Held, ...] = ()
    out_of_time: tuple[Lapse, ...] = ()
    defaults: tuple[int, ...] = ()  # the moves that were made for somebody who did not answer in time
    resigned: tuple[Lapse, ...] = ()
    end: End | None = None  # None: it goes on, or nobody told
    result: Outcome | None = None
    moves: tuple[RecordedMove, ...] = ()

    def positions(self, *, played_on: Game | None = None) -> Iterator[tuple[RecordedMove | None, Table]]:
        """The table before the first move (with None), then after every move, with that move.

        `played_on` gives a game with another edition. Raises BadRecord where it cannot be replayed.
        """
        from tablee.records.replay import replay_steps  # noqa: PLC0415 - what replays records reads them here

        return ((move, table.copy()) for table, move in replay_steps(self, played_on=played_on))


def record_of(
    table: Table, *, players: Sequence[str] = (), times: Sequence[int] = (), with_secret: bool = True
) -> Record:
    """The record of a table so far. Without its secret it can be shown while the game goes on."""
    if not isinstance(table, Table):
        raise BadRecord(line=0, problem=f"a value of type {type(table).__name__} is no table")
    game, start = table.game, table.start
    try:
        players, stamps = tuple(players), [*times, *[None] * len(table.moves)]
    except TypeError:
        raise BadRecord(line=0, problem="players and times are rows of names and of milliseconds") from None
    return Record(
        game=game.name,
        edition=game.edition.name,
        edition_digest=game.edition.digest,
        tables=None if game.is_printed else edition_data(game.edition),
        rules=game.rules_version,
        seats=table.seats,
        options=table.options,
        players=players,
        commitment=commitment(table.secret),
        nonces=table.nonces,
        nonces_digest=nonces.digest(commitment(table.secret), table.nonces),
        beginner=table.beginner,
        secret=table.secret.hex() if with_secret else None,
        position=None if start is None else game.to_plain(start[0]),
        result=table.outcome,
        moves=tuple(
            RecordedMove(seat, move, at) for (seat, move), at in zip(table.moves, stamps, strict=False)
        ),
    )


def moment(milliseconds: int) -> str:
    """Milliseconds since 1970 as a time of day in UTC, as records have it. A later one sorts behind."""
    seconds, rest = divmod(milliseconds, 1000)
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%dT%H:%M:%S}.{rest:03}Z"


def must_be_record(record: Record) -> None:
    """Raises BadRecord for anything else."""
    if not isinstance(record, Record):
        raise BadRecord(line=0, problem=f"a value of type {type(record).__name__} is no record")


def write_record(record: Record | Table) -> str:
    """A record (or a table) as text."""
    if isinstance(record, Table):
        record = record_of(record)
    must_be_record(record)
    headers = msgspec.to_builtins(record)
    lines = [
        f"[{field.encode_name} {json.dumps(headers[field.encode_name], ensure_ascii=False)}]"
        for field in msgspec.structs.fields(Record)
        if field.name != "moves" and not _goes_without_saying(record, field)
    ]
    lines.append("")
    for number, move in enumerate(record.moves, 1):
        seat = "clock" if move.seat == CLOCK else str(move.seat)
        at = "" if move.at is None else f" @{move.at}"
        lines.append(f"{number}. {seat} {move.move}{at}")
    return "\n".join(lines) + "\n"


def _goes_without_saying(record: Record, field: msgspec.structs.FieldInfo) -> bool:
    """Whether a header that is not there is read as this value."""
    usual = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return bool(getattr(record, field.name) == usual)


_HEADER = re.compile(r"\[([A-Z][A-Za-z]*) (.*)\]")
_MOVE = re.compile(r"([0-9]{1,9})\. ([0-9]|clock) (\S.{0,199}?)(?: @([0-9]{1,15}))?")
_MAX_HEADER_CHARS = 1_000  # of any text in a header
_MAX_NAME_CHARS = 100
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", re.ASCII)
_HEX = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")


def read_record(text: str) -> Record:
    """Text as a record. Raises BadRecord with the line and what is wrong with it."""
    headers: dict[str, Any] = {}
    moves: list[RecordedMove] = []
    for number, line in enumerate(_lines_of(text), 1):
        line = line.strip()  # noqa: PLW2901
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            name, value = _read_header(line, number)
            if name in headers or name == "Moves":
                raise BadRecord(line=number, problem=f"header {name} must not stand here")
            headers[name] = value
        else:
            moves.append(_read_move(line, number, len(moves) + 1))
    try:
        record = msgspec.convert(headers, type=Record)
    except msgspec.ValidationError as problem:
        raise BadRecord(line=1, problem=f"headers: {problem}") from None
    _check_headers(record)
    record = msgspec.structs.replace(record, moves=tuple(moves))
    wrong = problem_with(record)
    if wrong:
        raise BadRecord(line=1, problem=f"headers: {wrong}")
    return record


def read_headers(text: str) -> dict[str, Any]:
    """The headers alone, as they stand: for a list of records that were read before. Raises BadRecord."""
    headers = itertools.takewhile(lambda line: line.startswith("["), _lines_of(text))
    return dict(_read_header(line, number) for number, line in enumerate(headers, 1))


def _check_headers(record: Record) -> None:
    """Names, secrets, nonces and times as they have to look."""
    if any(len(player) > _MAX_NAME_CHARS for player in (*record.players, *record.bots)):
        most = f"names have at most {_MAX_NAME_CHARS} characters"
        raise BadRecord(line=1, problem=f"headers: {most}")
    for name, value in (("Secret", record.secret), ("Commitment", record.commitment)):
        if value is not None and not _HEX.fullmatch(value):
            raise BadRecord(line=1, problem=f"headers: {name} must be {2 * SECRET_BYTES} hexadecimal digits")
    if not all(nonce == "" or nonces.is_nonce(nonce) for nonce in record.nonces):
        raise BadRecord(line=1, problem="headers: a nonce is 32 to 64 hexadecimal digits, or empty")
    for name, at in (("PromisedAt", record.promised_at), ("StartedAt", record.started_at)):
        if at and not _is_moment(at):
            raise BadRecord(line=1, problem=f"headers: {name} must look like 2026-11-17T20:00:00.000Z")


def _is_moment(text: str) -> bool:
    """Whether there was, or will be, such a moment."""
    if not _MOMENT.fullmatch(text):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _lines_of(text: str) -> list[str]:
    if not isinstance(text, str):
        raise BadRecord(line=0, problem="a record is text")
    return text.splitlines()


def _read_header(line: str, number: int) -> tuple[str, Any]:
    match = _HEADER.fullmatch(line)
    if match is None:
        raise BadRecord(line=number, problem="a header looks like [Name value]")
    name = match[1][:_MAX_NAME_CHARS]
    try:
        value = json.loads(match[2], parse_constant=_refuse_constant)
        wrong = check_data(value, _MAX_HEADER_CHARS)
    except (ValueError, RecursionError):
        raise BadRecord(line=number, problem=f"the value of {name} is not JSON") from None
    if wrong:
        raise BadRecord(line=number, problem=f"the value of {name} holds {wrong}")
    return name, value


def _refuse_constant(name: str) -> None:
    raise ValueError(name)  # NaN and Infinity are Python's own


def _read_move(line: str, number: int, expected: int) -> RecordedMove:
    match = _MOVE.fullmatch(line)
    if match is None or not is_text(line):
        raise BadRecord(line=number, problem="a move looks like `12. 0 take @5300`")
    if int(match[1]) != expected:
        raise BadRecord(line=number, problem=f"this should be move {expected}, not {match[1]}")
    seat = CLOCK if match[2] == "clock" else int(match[2])
    return RecordedMove(seat, match[3], None if match[4] is None else int(match[4]))

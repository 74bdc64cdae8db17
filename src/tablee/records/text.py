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

import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.games.dice import SECRET_BYTES, commitment
from tablee.games.errors import BadRecord
from tablee.games.handle import Table
from tablee.games.happenings import Outcome
from tablee.games.kernel import CLOCK
from tablee.games.options import Value
from tablee.text import check_data, is_text


class RecordedMove(msgspec.Struct, frozen=True):
    """One move, by whom, and when (milliseconds since the start; None if nobody measured)."""

    seat: int
    move: str
    at: int | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="pascal"):
    """A game, finished or not. The headers of the text are these fields."""

    game: str
    edition: str
    edition_digest: str
    rules: str
    seats: int
    options: dict[str, Value] = {}
    players: tuple[str, ...] = ()
    commitment: str
    secret: str | None = None  # None while it must not be known yet
    position: dict[str, Any] | None = None  # the made-up position it began from, if it was not dealt
    result: Outcome | None = None
    moves: tuple[RecordedMove, ...] = ()


def record_of(
    table: Table, *, players: Sequence[str] = (), times: Sequence[int] = (), with_secret: bool = True
) -> Record:
    """The record of a table so far. Without its secret it can be shown while the game goes on."""
    game, start = table.game, table.start
    stamps = [*times, *[None] * len(table.moves)]
    return Record(
        game=game.name,
        edition=game.edition.name,
        edition_digest=game.edition.digest,
        rules=game.rules_version,
        seats=table.seats,
        options=table.options,
        players=tuple(players),
        commitment=commitment(table.secret),
        secret=table.secret.hex() if with_secret else None,
        position=None if start is None else game.to_plain(start[0]),
        result=table.outcome,
        moves=tuple(
            RecordedMove(seat, move, at) for (seat, move), at in zip(table.moves, stamps, strict=False)
        ),
    )


def write_record(record: Record | Table) -> str:
    """A record (or a table) as text."""
    if isinstance(record, Table):
        record = record_of(record)
    headers = msgspec.to_builtins(record)
    headers.pop("Moves")
    lines = [
        f"[{name} {json.dumps(value, ensure_ascii=False)}]"
        for name, value in headers.items()
        if value not in (None, {}, [], ())
    ]
    lines.append("")
    for number, move in enumerate(record.moves, 1):
        seat = "clock" if move.seat == CLOCK else str(move.seat)
        at = "" if move.at is None else f" @{move.at}"
        lines.append(f"{number}. {seat} {move.move}{at}")
    return "\n".join(lines) + "\n"


_HEADER = re.compile(r"\[([A-Z][A-Za-z]*) (.*)\]")
_MOVE = re.compile(r"([0-9]{1,9})\. ([0-9]|clock) (\S.{0,199}?)(?: @([0-9]{1,15}))?")
_MOST_LETTERS = 1_000  # of any text in a header
_MOST_LETTERS_OF_A_NAME = 100
_HEX = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")


def read_record(text: str) -> Record:
    """Text as a record. Raises BadRecord with the line and what is wrong with it."""
    headers: dict[str, Any] = {}
    moves: list[RecordedMove] = []
    for number, line in enumerate(text.splitlines(), 1):
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
    if any(len(player) > _MOST_LETTERS_OF_A_NAME for player in record.players):
        most = f"names have at most {_MOST_LETTERS_OF_A_NAME} characters"
        raise BadRecord(line=1, problem=f"headers: {most}")
    for name, value in (("Secret", record.secret), ("Commitment", record.commitment)):
        if value is not None and not _HEX.fullmatch(value):
            raise BadRecord(line=1, problem=f"headers: {name} must be {2 * SECRET_BYTES} hexadecimal digits")
    return msgspec.structs.replace(record, moves=tuple(moves))


def _read_header(line: str, number: int) -> tuple[str, Any]:
    match = _HEADER.fullmatch(line)
    if match is None:
        raise BadRecord(line=number, problem="a header looks like [Name value]")
    name = match[1][:_MOST_LETTERS_OF_A_NAME]
    try:
        value = json.loads(match[2], parse_constant=_refuse_constant)
        wrong = check_data(value, _MOST_LETTERS)
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

"""Replaying and verifying records: the same secret and moves lead to the same game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.engine import nonces
from tablee.engine.determinize import drawn_anew
from tablee.engine.dice import commitment as commitment_of
from tablee.engine.errors import BadRecord, BadValue, TableeError
from tablee.engine.game import Game
from tablee.engine.json_format import must_be_whole
from tablee.engine.messages import Outcome
from tablee.engine.registry import game
from tablee.engine.table import Table
from tablee.records.players import expected_result, left_out
from tablee.records.text import Record, RecordedMove, must_be_record


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What `verify` found: everything it checked was right."""

    game: str
    moves: int
    finished: bool  # to the end that its rules have; or somebody gave up, see the result
    result: Outcome | None
    commitment: str
    promised_at: str  # when it was shown, as the record says; "": it does not
    started_at: str
    seats: int
    nonces: int  # how many seats added one of their own
    left_out: tuple[int, ...]  # people's seats that did not
    is_from_secret_alone: bool  # from before seats added anything
    is_dealt: bool  # False: it began from a position that the record tells …
    is_origin_checked: bool  # … and this is the one that was drawn from the game before it


def replay(record: Record, *, played_on: Game | None = None) -> Table:
    """The table at the end of the record. `played_on` gives a game with another edition than the record's."""
    table = lay(record, played_on)
    try:
        table.play_all([(move.seat, table.game.code(move.move)) for move in record.moves])
    except TableeError:  # move by move, to say which is wrong
        for number, move in enumerate(record.moves, 1):
            _play(table, number, move)
    return table


def replay_steps(
    record: Record, *, played_on: Game | None = None
) -> Iterator[tuple[Table, RecordedMove | None]]:
    """The table at the start and after every move, with that move. One table, moving on."""
    table = lay(record, played_on)
    yield table, None
    for number, move in enumerate(record.moves, 1):
        _play(table, number, move)
        yield table, move


def verify(
    record: Record,
    *,
    secret: str | None = None,
    commitment: str = "",
    nonce: str = "",
    origin: Record | None = None,
    played_on: Game | None = None,
) -> Verdict:
    """Deal the game again from its secret and nonces, play every move again, and compare. Raises BadRecord.

    `commitment` and `nonce` are what a player was shown and has added: that a record tells a true story about
    itself does not prove yet that it is the story of that game. `origin` is the record of the game that this
    one goes on from: with it, what was drawn anew is drawn once more.
    """
    must_be_record(record)
    if secret is not None:
        record = msgspec.structs.replace(record, secret=secret)
    if commitment and commitment != record.commitment:
        raise BadRecord("other-commitment", shown=commitment, record=record.commitment)
    if nonce and nonce not in record.nonces:
        raise BadRecord("nonce-missing", nonce=nonce)
    if record.promised_at and record.started_at and record.promised_at > record.started_at:
        raise BadRecord("promised-late", promised=record.promised_at, started=record.started_at)
    table = replay(record, played_on=played_on)
    if table.game.edition.name != record.edition:  # its tables are the same: they were compared above
        raise BadRecord("edition-differs", record=record.edition, here=table.game.edition.name)
    if origin is not None:
        _check_origin(record, origin, played_on)
    is_end_wrong = record.end is not None and table.is_over != (record.end == "played")
    result = expected_result(record, table.outcome)
    if result != record.result or is_end_wrong:
        here = table.outcome if table.is_over else result
        raise BadRecord("result-differs", record=_told(record.result), here=_told(here))
    return Verdict(
        game=record.game,
        moves=len(record.moves),
        finished=table.is_over,
        result=result,
        commitment=record.commitment,
        promised_at=record.promised_at,
        started_at=record.started_at,
        seats=record.seats,
        nonces=sum(each != "" for each in record.nonces),
        left_out=left_out(record),
        is_from_secret_alone=not record.nonces,
        is_dealt=record.position is None,
        is_origin_checked=origin is not None,
    )


def game_of(record: Record) -> Game:
    """The game, with the edition that the record carries if it was not the printed one. Raises BadEdition."""
    printed = game(record.game)
    return printed if record.tables is None else printed.with_edition(record.tables)


def lay(record: Record, played_on: Game | None = None) -> Table:
    """The table as it was before the first move."""
    must_be_record(record)
    if played_on is not None and not isinstance(played_on, Game):
        raise BadValue(name="played_on", expected="a game")
    playing = played_on or game_of(record)
    if playing.name != record.game:
        raise BadRecord(line=1, problem=f"this is a record of {record.game}, not of {playing.name}")
    options = playing.options_under(record.rules, record.options)
    if playing.edition.digest != record.edition_digest:
        raise BadRecord("edition-differs", record=record.edition, here=playing.edition.name)
    secret, mixed_in = _secret(record), _nonces(record)
    if record.position is not None:
        cell = playing.from_plain(record.position, rules=record.rules)
        must_be_whole(playing.to_plain(cell[0]))
        kept = dict(record.options)
        return Table(playing, cell, secret=secret, nonces=mixed_in, options=kept, start=cell.copy())
    chosen: dict[str, Any] = dict(options)
    if record.beginner is not None and not playing.can_let_begin:
        raise BadRecord(line=1, problem=f"headers: nobody can be chosen to begin {record.game}")
    return playing.deal(
        seats=record.seats, secret=secret, nonces=mixed_in, beginner=record.beginner, **chosen
    )


def _secret(record: Record) -> bytes:
    """The secret, if it is the one that was promised."""
    if record.secret is None:
        raise BadRecord("secret-missing", commitment=record.commitment)
    try:
        secret = bytes.fromhex(record.secret)
    except (TypeError, ValueError):
        raise BadRecord("wrong-secret", commitment=record.commitment) from None
    if commitment_of(secret) != record.commitment:
        raise BadRecord("wrong-secret", commitment=record.commitment)
    return secret


def _nonces(record: Record) -> tuple[str, ...]:
    """The nonces, if they are those of the start, in their order, and one for each seat."""
    is_one_a_seat = len(record.nonces) in (0, record.seats)
    if not is_one_a_seat or nonces.digest(record.commitment, record.nonces) != record.nonces_digest:
        raise BadRecord("wrong-nonces", seats=record.seats)
    return record.nonces


def _check_origin(record: Record, origin: Record, played_on: Game | None) -> None:
    """Draw the position that this game began from once more, out of the game before it."""
    begun, drawn = lay(record, played_on), record.drawn_from
    if begun.start is None or drawn is None:
        raise BadRecord("origin-differs")
    before = replay(msgspec.structs.replace(origin, moves=origin.moves[: drawn.moves]), played_on=played_on)
    if (before.length, before.options) != (drawn.moves, begun.options) or not 0 <= drawn.seat < before.seats:
        raise BadRecord("origin-differs")
    table = Table(before.game, before.cell, secret=begun.secret, nonces=begun.nonces)
    if drawn_anew(table, drawn.seat).tobytes() != begun.start.tobytes():
        raise BadRecord("origin-differs")


def _play(table: Table, number: int, move: RecordedMove) -> None:
    try:
        table.play(move.seat, move.move)
    except TableeError as problem:
        raise BadRecord("move-refused", number=number, move=move.move, reason=problem.code) from problem


def _told(outcome: Outcome | None) -> str:
    return "unfinished" if outcome is None else msgspec.json.encode(outcome).decode()

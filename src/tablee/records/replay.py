"""Replaying and verifying records: the same secret and moves lead to the same game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.games.dice import commitment
from tablee.games.errors import BadRecord, TableeError
from tablee.games.game import Game, game
from tablee.games.handle import Table
from tablee.games.happenings import Outcome
from tablee.records.text import Record, RecordedMove


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found: everything it checked was right."""

    game: str
    moves: int
    finished: bool
    result: Outcome | None
    commitment: str


def replay(record: Record, *, played_on: Game | None = None) -> Table:
    """The table at the end of the record. `played_on` gives a game with another edition."""
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


def verify(record: Record, *, secret: str | None = None, played_on: Game | None = None) -> Verdict:
    """Deal the game again from its secret, play every move again, and compare. Raises BadRecord."""
    if secret is not None:
        record = msgspec.structs.replace(record, secret=secret)
    table = replay(record, played_on=played_on)
    if table.outcome != record.result:
        raise BadRecord("result-differs", record=_told(record.result), here=_told(table.outcome))
    return Verdict(record.game, len(record.moves), table.is_over, table.outcome, record.commitment)


def lay(record: Record, played_on: Game | None = None) -> Table:
    """The table as it was before the first move."""
    playing = played_on or game(record.game)
    if playing.name != record.game:
        raise BadRecord(line=1, problem=f"this is a record of {record.game}, not of {playing.name}")
    options = playing.options_under(record.rules, record.options)
    if playing.edition.digest != record.edition_digest:
        raise BadRecord("edition-differs", record=record.edition, here=playing.edition.name)
    if record.secret is None:
        raise BadRecord("secret-missing", commitment=record.commitment)
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise BadRecord("wrong-secret", commitment=record.commitment) from None
    if commitment(secret) != record.commitment:
        raise BadRecord("wrong-secret", commitment=record.commitment)
    if record.position is not None:
        cell = playing.from_plain(record.position, rules=record.rules)
        return Table(playing, cell, secret=secret, options=dict(record.options), start=cell.copy())
    chosen: dict[str, Any] = dict(options)
    return playing.deal(seats=record.seats, secret=secret, **chosen)


def _play(table: Table, number: int, move: RecordedMove) -> None:
    try:
        table.play(move.seat, move.move)
    except TableeError as problem:
        raise BadRecord("move-refused", number=number, move=move.move, reason=problem.code) from problem


def _told(outcome: Outcome | None) -> str:
    return "unfinished" if outcome is None else msgspec.json.encode(outcome).decode()

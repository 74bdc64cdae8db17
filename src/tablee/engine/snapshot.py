"""Snapshots of tables as bytes: a cache that lets a server start again without replaying its logs.

The log stays the only truth. A snapshot fits one version of the rules, one edition and one layout of the
record; with any other, or when a single byte is wrong, it is refused (BadRecord) and the log is replayed
instead. It holds the table's secret: keep it as private as the log.
"""

from __future__ import annotations

import functools
import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from tablee.engine.dice import SECRET_BYTES
from tablee.engine.errors import BadRecord
from tablee.engine.options import Value
from tablee.engine.state import StateArray

if TYPE_CHECKING:
    from tablee.engine.game import Game

_CHECK_BYTES = 16


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """All that a table is."""

    game: str
    rules: str
    edition: str
    layout: str
    secret: bytes
    options: dict[str, Value]
    cell: bytes
    start: bytes | None
    seats: bytes  # of the moves played, a byte each …
    codes: bytes  # … and what they were, eight bytes each
    nonces: tuple[str, ...] = ()
    beginner: int | None = None

    @property
    def log(self) -> list[tuple[int, int]]:
        """The moves played: (seat, code) pairs."""
        return list(zip(self.seats, np.frombuffer(self.codes, dtype="<i8").tolist(), strict=True))


def _fitting(game: Game) -> tuple[str, str, str, str]:
    """What must be the same where a snapshot is read: the first fields of one."""
    return game.name, game.rules_version, game.edition.digest, _layout(game.layout)


@functools.cache
def _layout(record: np.dtype[Any]) -> str:
    return hashlib.sha256(repr(record.descr).encode()).hexdigest()[:_CHECK_BYTES]


def write(
    game: Game,
    cell: StateArray,
    *,
    secret: bytes,
    nonces: tuple[str, ...],
    options: dict[str, Value],
    beginner: int | None,
    start: StateArray | None,
    log: list[tuple[int, int]],
) -> bytes:
    """A table's parts as bytes, with a check sum in front."""
    kept = Snapshot(
        *_fitting(game),
        secret=secret,
        nonces=nonces,
        options=options,
        beginner=beginner,
        cell=cell.tobytes(),
        start=None if start is None else start.tobytes(),
        seats=bytes([seat for seat, _ in log]),
        codes=np.array([code for _, code in log], dtype="<i8").tobytes(),
    )
    body = msgspec.msgpack.encode(kept)
    return hashlib.sha256(body).digest()[:_CHECK_BYTES] + body


def read(game: Game, data: bytes) -> Snapshot:
    """From bytes. Raises BadRecord where the log has to be replayed instead."""
    if not isinstance(data, bytes):
        raise BadRecord(line=0, problem="a snapshot must be bytes")
    check, body = data[:_CHECK_BYTES], data[_CHECK_BYTES:]
    # Compiled code trusts a record: no byte may reach it that was not written by `write`.
    if hashlib.sha256(body).digest()[:_CHECK_BYTES] != check:
        raise BadRecord(line=0, problem="the snapshot is damaged")
    try:
        kept = msgspec.msgpack.decode(body, type=Snapshot)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BadRecord(line=0, problem="this is not a snapshot") from None
    name, rules, edition, layout = _fitting(game)
    if kept.game != name:
        raise BadRecord(line=0, problem=f"this is a snapshot of {kept.game}, not of {name}")
    if kept.rules != rules or kept.layout != layout:
        raise BadRecord("rules-differ", record=kept.rules, here=rules)
    if kept.edition != edition:
        raise BadRecord("edition-differs", record=kept.edition, here=edition)
    size = game.layout.itemsize
    is_whole = len(kept.cell) == size and (kept.start is None or len(kept.start) == size)
    if not is_whole or len(kept.codes) != 8 * len(kept.seats) or len(kept.secret) != SECRET_BYTES:
        raise BadRecord(line=0, problem="the snapshot is damaged")
    return kept

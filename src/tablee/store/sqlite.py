"""Group commits into a SQLite file: one connection, one thread, one hand-over for a whole group.

Statements here write many rows at once. That is not for SQLite's sake: Python's driver lets go of the
interpreter lock at every step and must win it back from a busy event loop each time, which can take
milliseconds. A statement a row would cost hundreds of such waits, a statement a group costs a few.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from tablee.store.append_check import (
    ROW_COLUMNS,
    accepted_of,
    check_appends,
    entry_values,
    latest_chairs,
    latest_rows,
    outbox_values,
)
from tablee.store.connections import writing_engine
from tablee.store.errors import Clash, StoreError, Unwritable, failure
from tablee.store.group_commit import Append, Errand, Job
from tablee.store.sqlite_file.writer_thread import WriterThread

# Keys are judged before anything is inserted, so a constraint that still complains complains of a value.
_BAD_VALUES = (
    ValueError,
    TypeError,
    OverflowError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
)
MAX_ROWS_PER_STATEMENT = 512  # rows a statement
_GAVE_UP = "the database gave up the transaction"

_LASTS = """
    SELECT json_group_object(asked.value, coalesce(
        (SELECT max(number) FROM entries WHERE table_id = asked.value), 0))
    FROM json_each(?) AS asked
"""
_INSERT_ENTRIES = "INSERT INTO entries (table_id, number, at, body) VALUES "
_INSERT_OUTBOX = 'INSERT INTO outbox (table_id, number, kind, person_id, "by", at) VALUES '
_INSERT_CHAIRS = "INSERT INTO chairs (table_id, person_id) VALUES "
_INSERT_ROWS = f"INSERT INTO tables ({', '.join(ROW_COLUMNS)}) VALUES "
_UPDATE_ROWS = " ON CONFLICT (id) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in ROW_COLUMNS if name != "id"
)


class SqliteLedger:
    """The one writer of this process. Other processes may write too; the file's lock keeps them apart."""

    def __init__(self, path: Path) -> None:
        self._engine = writing_engine(path)
        self._connection: Connection | None = None
        self._thread = WriterThread()

    async def write(self, jobs: Sequence[Job]) -> Sequence[Any]:
        """All jobs in one transaction."""
        answers: Sequence[Any] = await self._thread.run(lambda: self._write(jobs))
        return answers

    async def close(self) -> None:
        """Give back the connection, in the thread that it belongs to."""
        await self._thread.run(self._disconnect)
        self._thread.close()

    def _write(self, jobs: Sequence[Job]) -> list[Any]:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            return _write_group(self._connection, jobs)
        except _BAD_VALUES as problem:
            raise Unwritable(str(problem)) from problem
        except BaseException:
            self._disconnect()  # the next group begins with a fresh one
            raise

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()  # closes the file, whatever state it was in
            connection.close()


def _write_group(connection: Connection, jobs: Sequence[Job]) -> list[Any]:
    appends = [job for job in jobs if isinstance(job, Append)]
    file: Any = connection.connection.dbapi_connection
    if len(appends) == len(jobs):
        return _write_only_appends(file, appends)
    with connection.begin():
        clashes = iter(_write_appends(file, appends))
        answers = [next(clashes) if isinstance(j, Append) else _run_errand(connection, j) for j in jobs]
        if not file.in_transaction:
            # SQLite itself rolls back when the disk is full, and Python's commit then silently does nothing.
            refused = [answer for answer in answers if isinstance(answer, Exception)]
            raise failure(refused[0], _GAVE_UP) if refused else StoreError("store-failed", _GAVE_UP)
    return answers


def _write_only_appends(file: sqlite3.Connection, appends: Sequence[Append]) -> list[Clash | None]:
    """The same where nothing but entries is written, as nearly always: past SQLAlchemy and its price.

    What fails is rolled back, or whoever called lets go of the file.
    """
    file.execute("BEGIN IMMEDIATE")
    try:
        answers = _write_appends(file, appends)
        if not file.in_transaction:
            raise StoreError("store-failed", _GAVE_UP)
        file.execute("COMMIT")
    except BaseException:
        if file.in_transaction:
            file.execute("ROLLBACK")
        raise
    return answers


def _write_appends(file: sqlite3.Connection, appends: Sequence[Append]) -> list[Clash | None]:
    if not appends:
        return []
    # The write lock is ours, so what is judged here still holds when it is written.
    names = json.dumps(list({append.write.table for append in appends}), ensure_ascii=False)
    answers = check_appends(appends, json.loads(file.execute(_LASTS, (names,)).fetchone()[0]))
    accepted = accepted_of(appends, answers)
    _insert(file, _INSERT_ENTRIES, entry_values(accepted))
    _insert(file, _INSERT_OUTBOX, outbox_values(accepted))
    _insert(file, _INSERT_ROWS, latest_rows(accepted), _UPDATE_ROWS)
    for table, persons in latest_chairs(accepted).items():
        file.execute("DELETE FROM chairs WHERE table_id = ?", (table,))
        _insert(file, _INSERT_CHAIRS, [(table, person) for person in set(persons)])
    return answers


def _insert(file: sqlite3.Connection, head: str, rows: Sequence[tuple[Any, ...]], tail: str = "") -> None:
    """Many rows in few statements, of few different lengths (powers of two) so that they stay prepared."""
    begin = 0
    while begin < len(rows):
        count = min(MAX_ROWS_PER_STATEMENT, 1 << (len(rows) - begin).bit_length() - 1)
        chunk = rows[begin : begin + count]
        file.execute(_statement(head, count, len(chunk[0]), tail), [value for row in chunk for value in row])
        begin += count


@cache
def _statement(head: str, rows: int, columns: int, tail: str) -> str:
    row = f"({', '.join('?' * columns)})"
    return head + ", ".join([row] * rows) + tail


def _run_errand(connection: Connection, errand: Errand) -> Any:
    """In a savepoint, so that what is refused here does not take the others with it."""
    try:
        with connection.begin_nested():
            return errand(connection)
    except Exception as refused:
        return refused

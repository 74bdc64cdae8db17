"""Group commits into PostgreSQL: one connection for the log, a few round trips a group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import BigInteger, Boolean, Integer

from tablee.store.append_check import (
    ROW_COLUMNS,
    accepted_of,
    check_appends,
    entry_values,
    latest_chairs,
    latest_rows,
    outbox_values,
)
from tablee.store.connections import connector
from tablee.store.errors import Clash, StoreError, Unwritable
from tablee.store.group_commit import Append, Job
from tablee.store.schema import tables

_BAD_VALUES = (
    ValueError,
    TypeError,
    OverflowError,
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
)
MAX_ATTEMPTS = 20  # each further one means that another process wrote to one of our tables in between

_LASTS = """
    SELECT asked.id, coalesce((SELECT max(number) FROM entries WHERE table_id = asked.id), 0)
    FROM unnest($1::text[]) AS asked (id)
"""
_INSERT_ENTRIES = """
    INSERT INTO entries (table_id, number, at, body)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bytea[])
"""

_INSERT_OUTBOX = """
    INSERT INTO outbox (table_id, number, kind, person_id, "by", at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[])
"""


def _array(column: Any) -> str:
    kinds = {BigInteger: "bigint[]", Integer: "int[]", Boolean: "boolean[]"}
    return kinds.get(type(column.type), "text[]")


_UPSERT_ROWS = f"""
    INSERT INTO tables ({", ".join(ROW_COLUMNS)})
    SELECT * FROM unnest({", ".join(f"${i}::{_array(c)}" for i, c in enumerate(tables.columns, 1))})
    ON CONFLICT (id) DO UPDATE SET {", ".join(f"{n} = excluded.{n}" for n in ROW_COLUMNS if n != "id")}
"""


class PostgresLedger:
    """The one writer of this process. Others may write too; the key of the log tells who was first."""

    def __init__(self, dsn: str) -> None:
        self._connect = connector(dsn)
        self._connection: asyncpg.Connection | None = None

    async def write(self, jobs: Sequence[Job]) -> Sequence[Any]:
        """All jobs in one transaction. Only entries come here; other writes have their own connections."""
        appends = [job for job in jobs if isinstance(job, Append)]
        try:
            return await self._write(appends)
        except _BAD_VALUES as problem:
            raise Unwritable(str(problem)) from problem
        except BaseException:
            self._drop()  # the next group begins with a fresh one
            raise

    async def close(self) -> None:
        """Give back the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=5)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection.terminate()  # a server that is gone cannot say good-bye

    async def _write(self, appends: Sequence[Append]) -> list[Clash | None]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        for _ in range(MAX_ATTEMPTS):
            try:
                async with self._connection.transaction():
                    return await _write_appends(self._connection, appends)
            except (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError):
                continue  # somebody was faster: judge again
        raise StoreError("store-failed", "too many concurrent writers")

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


async def _write_appends(connection: asyncpg.Connection, appends: Sequence[Append]) -> list[Clash | None]:
    names = list({append.write.table for append in appends})
    answers = check_appends(appends, dict(await connection.fetch(_LASTS, names)))
    accepted = accepted_of(appends, answers)
    # In order of their key: two processes that insert the same entries wait for each other, never in a ring.
    if entries := sorted(entry_values(accepted), key=lambda entry: entry[:2]):
        await connection.execute(_INSERT_ENTRIES, *zip(*entries, strict=True))
    if called := outbox_values(accepted):
        await connection.execute(_INSERT_OUTBOX, *zip(*called, strict=True))
    if rows := latest_rows(accepted):
        await connection.execute(_UPSERT_ROWS, *zip(*rows, strict=True))
    for table, persons in sorted(latest_chairs(accepted).items()):
        await connection.execute("DELETE FROM chairs WHERE table_id = $1", table)
        seats = [(table, person) for person in sorted(set(persons))]
        await connection.executemany("INSERT INTO chairs (table_id, person_id) VALUES ($1, $2)", seats)
    return answers

"""Connections, and what must be said on each of them before anything else."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tablee.store.database_url import Address, File

LOCK_TIMEOUT_S = 10  # seconds; another process may be writing
QUESTION_TIMEOUT_S = 300  # seconds that a question waits for its turn: everybody may come back at once
COMMAND_TIMEOUT_S = 30  # seconds; a dead network must not hold the writer for ever

_PRAGMAS = (
    "PRAGMA auto_vacuum = INCREMENTAL",  # first: a new file, and no other, can give space back from now on
    f"PRAGMA busy_timeout = {LOCK_TIMEOUT_S * 1000}",
    "PRAGMA journal_mode = WAL",  # readers never wait for the writer
    "PRAGMA synchronous = FULL",  # a commit that returned survives a power cut
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what was removed or written over is not left in unused parts of the file
    "PRAGMA wal_autocheckpoint = 4000",  # pages; fewer, larger check points disturb fewer commits
    "PRAGMA temp_store = MEMORY",  # what a statement of many rows notes down to undo itself needs no file
    "PRAGMA cache_size = -32000",  # kB; a group must not spill before its commit
)


def prepare(connection: sqlite3.Connection) -> None:
    """Set what SQLite forgets with every connection."""
    for pragma in _PRAGMAS:
        connection.execute(pragma).close()


def connect_to_file(path: Path) -> sqlite3.Connection:
    """A plain connection, for one thread. Transactions begin where we say, not where Python guesses."""
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT_S, isolation_level=None)
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def writing_engine(path: Path) -> Engine:
    """For the one writer of a SQLite file: takes the write lock at once, so no transaction fails midway."""
    engine = create_engine("sqlite://", creator=lambda: connect_to_file(path), poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def asking_engine(address: Address) -> AsyncEngine:
    """For everything but the log: questions in SQLite, questions and small writes in PostgreSQL."""
    if isinstance(address, File):
        engine = create_async_engine(
            f"sqlite+aiosqlite:///{address.path}",
            # Every question stands alone; ending a transaction would only cost a thread hop.
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            connect_args={"timeout": LOCK_TIMEOUT_S},
            pool_size=4,
            max_overflow=0,
            pool_timeout=QUESTION_TIMEOUT_S,
        )

        @event.listens_for(engine.sync_engine, "connect")
        def prepared(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            for pragma in _PRAGMAS:
                cursor.execute(pragma)
            cursor.close()

        return engine
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connector(address.dsn),
        pool_size=8,
        max_overflow=0,
        pool_pre_ping=True,
    )


def connector(dsn: str) -> Callable[..., Awaitable[asyncpg.Connection]]:
    """How to reach a PostgreSQL database. The driver reads the address itself, sockets included."""

    async def connect(*_: Any, **__: Any) -> asyncpg.Connection:
        return await asyncpg.connect(dsn, command_timeout=COMMAND_TIMEOUT_S, timeout=LOCK_TIMEOUT_S)

    return connect

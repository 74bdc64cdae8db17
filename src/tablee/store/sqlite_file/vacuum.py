"""Incremental vacuum: giving space back to the disk after much was removed.

SQLite keeps the pages of what was deleted for later. A file made by us can be shortened bit by bit while it
is served (`auto_vacuum = INCREMENTAL`); an older one is made so once, by VACUUM, when no server has it open.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text

from tablee.store.connections import LOCK_TIMEOUT_S
from tablee.store.errors import failure
from tablee.store.sqlite_file.integrity import check_file

MAX_VACUUM_PAGES = 200
_INCREMENTAL = 2
_SHORT_LOCK_TIMEOUT_MS = 200
QUICK_VACUUM_BYTES = 200_000_000  # bytes; a second or two


def size_of(path: Path) -> int:
    """Returns how large the file is, with what stands beside it."""
    return sum(file.stat().st_size for file in (path, path.with_name(path.name + "-wal")) if file.exists())


def release_pages(connection: Connection) -> int:
    """Shorten the file by a few pages. Returns how many; 0: there is nothing to give back, or no way to."""
    before: int = connection.execute(text("PRAGMA freelist_count")).scalar_one()
    if before:
        file: Any = connection.connection.dbapi_connection
        file.execute(
            f"PRAGMA incremental_vacuum({MAX_VACUUM_PAGES})"
        ).fetchall()  # a page a step: all of them
    after: int = connection.execute(text("PRAGMA freelist_count")).scalar_one()
    return before - after


def write_back(path: Path) -> None:
    """What was written beside the file goes into it, as far as nobody is in the way: then it is shorter.

    What stood there is gone then, old states of rows among it: whoever was erased is in neither file.
    """
    with _opened(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        connection.execute(f"PRAGMA busy_timeout = {_SHORT_LOCK_TIMEOUT_MS}")  # others wait meanwhile
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def vacuum(path: Path) -> None:
    """Write the file anew, as short as can be. Only where no server has it open: it takes all of it."""
    with _opened(path) as connection:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def make_shrinkable(path: Path) -> bool:
    """See that a file can be shortened while it is served. False: it is too large to be done at a start."""
    if not path.is_file() or path.stat().st_size == 0:
        return True
    with _opened(path) as connection:
        if connection.execute("PRAGMA auto_vacuum").fetchone()[0] == _INCREMENTAL:
            return True
    if path.stat().st_size > QUICK_VACUUM_BYTES:
        return False
    check_file(path)
    vacuum(path)
    return True


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=LOCK_TIMEOUT_S, isolation_level=None)) as file:
            yield file
    except sqlite3.Error as problem:
        raise failure(problem) from problem

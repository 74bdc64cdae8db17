"""Integrity check of a SQLite file, by SQLite itself on a fresh connection: an old one may remember pages."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from tablee.store.connections import LOCK_TIMEOUT_S
from tablee.store.errors import StoreError, failure

WHAT_TO_DO = "stop the server and restore a backup with `tablee restore FILE --force`"


def check_file(path: Path) -> None:
    """Raises `database-corrupted` unless the file is a sound database, or not there yet.

    `PRAGMA quick_check` reads every page once: about a second for a gigabyte that is in memory.
    """
    if not path.is_file() or path.stat().st_size == 0:
        return
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=LOCK_TIMEOUT_S)) as connection:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as problem:
        failed = failure(problem)
        if failed.trouble != "corrupted":
            raise failed from problem
        found = str(problem)
    if found != "ok":
        first = found.splitlines()[-1]
        raise StoreError("database-corrupted", f"{path}: {first}; {WHAT_TO_DO}", "corrupted")

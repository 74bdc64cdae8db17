"""Errors of the store, told without statements and values."""

from __future__ import annotations

import sqlite3
from typing import Literal

from sqlalchemy.exc import DataError, DBAPIError

from tablee.engine.errors import TableeError

Trouble = Literal[
    "disk-full", "locked", "corrupted", "read-only", "disk-error", "unreachable", "bad-value", "failed"
]

# The beginnings of SQLite's names of errors, and of PostgreSQL's error codes.
_TROUBLES: dict[str, Trouble] = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_CORRUPT": "corrupted",
    "SQLITE_NOTADB": "corrupted",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "disk-error",
    "SQLITE_IOERR": "disk-error",
    "53100": "disk-full",
    "55P03": "locked",
    "XX00": "corrupted",
    "25006": "read-only",
    "58": "disk-error",
    "08": "unreachable",
    "57P": "unreachable",
    "22": "bad-value",
    "23": "bad-value",
}


class Clash(TableeError):
    """Somebody else was first: reload and judge again.

    `clash`: that number of the log is taken. `gap`: the number before it is not there (what it was built
    on was itself refused). `login-taken`: the login name belongs to another person.
    """

    code = "clash"


class StoreError(Exception):
    """The database cannot do it now. Not the fault of any input, so no TableeError.

    `store-failed`: disk full, connection lost and the like (`trouble` says which); what was to be written may
    or may not be there. `unwritable`: a value that this database cannot hold.
    `store-closed`, `bad-database-url`, `needs-migration`, `newer-database`, `database-in-use`,
    `database-corrupted`.
    """

    def __init__(self, code: str, why: str, trouble: Trouble = "failed") -> None:
        self.code = code
        self.why = why
        self.trouble = trouble
        super().__init__(f"{code}: {why}")


class Unwritable(Exception):
    """Something in a group is no value for this database, so none of the group was written."""


def failure(problem: BaseException, doing: str = "") -> StoreError:
    """Returns a database's failure as a StoreError, told without the statement and its values: those are
    people's names and secrets of games, and a log is no place for them.
    """
    if isinstance(problem, StoreError):
        return problem
    said = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    why = f"{doing}: {said}" if doing else f"{type(said).__name__}: {said}"
    failed = StoreError("store-failed", why, _trouble_of(problem, said))
    failed.__cause__ = problem
    return failed


def _trouble_of(problem: BaseException, said: BaseException) -> Trouble:
    if isinstance(problem, DataError):
        return "bad-value"
    name = (
        said.sqlite_errorname if isinstance(said, sqlite3.Error) and hasattr(said, "sqlite_errorname") else ""
    )
    name = name or getattr(said, "sqlstate", None) or ""
    for beginning, trouble in _TROUBLES.items():
        if name.startswith(beginning):
            return trouble
    return "unreachable" if isinstance(said, OSError | TimeoutError) else "failed"

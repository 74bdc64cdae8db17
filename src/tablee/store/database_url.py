"""Where a database is: one file (SQLite) or a server (PostgreSQL)."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from tablee.store.errors import StoreError


@dataclass(frozen=True, slots=True)
class File:
    """A SQLite file."""

    path: Path
    is_temporary: bool = False


@dataclass(frozen=True, slots=True)
class Server:
    """A PostgreSQL database; its address is handed to the driver as it is."""

    dsn: str


Address = File | Server


def default_url() -> str:
    """One file in the user's data folder, which is made if it is not there."""
    folder = platformdirs.user_data_path("tablee", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'tablee.db'}"


def address(url: str) -> Address:
    """Read `sqlite:///path`, `sqlite://` (a fresh temporary file) or `postgresql://…`."""
    scheme, separator, rest = url.partition("://")
    if separator and scheme == "sqlite":
        if not rest:
            return File(Path(tempfile.mkdtemp(prefix="tablee-")) / "tablee.db", is_temporary=True)
        if rest.startswith("/") and len(rest) > 1:
            return File(Path(rest[1:]))
    if separator and scheme in ("postgresql", "postgres"):
        return Server(url)
    # Without the address itself: it may hold a password.
    raise StoreError(
        "bad-database-url", "expected sqlite:///path or postgresql://user:password@host/database"
    )

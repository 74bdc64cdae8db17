"""Backups: a consistent copy of the database while it is in use, and putting one back.

A SQLite file is copied by SQLite's online backup API, as one reader among others: whoever writes meanwhile
does not wait, and is not in the copy. PostgreSQL has its own programs for this, which are called.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from tablee.store.connections import LOCK_TIMEOUT_S
from tablee.store.database_url import Address, File, address
from tablee.store.errors import StoreError, failure
from tablee.store.maintenance.postgres_backup import back_up_server, restore_server
from tablee.store.migrator import known_revisions
from tablee.store.sqlite_file.file_lock import only_server_of
from tablee.store.sqlite_file.file_owner import give_to_owner
from tablee.store.sqlite_file.integrity import check_file

OWNER_ONLY_MODE = 0o600  # secrets of running games, hashes of passwords


async def back_up(url: str, target: Path, *, force: bool = False) -> int:
    """Write a backup to this file, for its owner's eyes only. Returns its size in bytes."""
    where = address(url)
    if isinstance(where, File) and not where.path.is_file():
        raise StoreError("no-database", f"there is no file {where.path}")
    if target.exists() and not force:
        raise StoreError("backup-exists", f"{target} already exists; --force replaces it")
    with _new_file(target) as fresh:
        if isinstance(where, File):
            _copy(where.path, fresh)
        else:
            await back_up_server(where.dsn, fresh)
    return target.stat().st_size


async def restore(url: str, source: Path, *, force: bool = False) -> Path | None:
    """Put a backup in the place of a database that no server uses.

    Returns where the database that stood there is kept now; None if there was none (or on PostgreSQL, where
    what stood there is replaced).
    """
    if not source.is_file():
        raise StoreError("not-a-backup", f"there is no file {source}")
    where: Address = address(url)
    if isinstance(where, File):
        return _restore_file(url, where.path, source, force=force)
    await restore_server(where.dsn, source, force=force)
    return None


def _restore_file(url: str, path: Path, source: Path, *, force: bool) -> Path | None:
    if path.exists() and path.samefile(source):
        raise StoreError("not-a-backup", f"{source} is the database itself")
    _check_backup(source)
    with only_server_of(url):
        if path.exists() and not force:
            raise StoreError(
                "database-exists", f"{path} already exists; --force replaces it and keeps a copy"
            )
        with _new_file(path) as fresh:
            _copy(source, fresh)
            give_to_owner(fresh, path)
            return _put_aside(path)


def _check_backup(source: Path) -> None:
    """Raises StoreError unless this is a sound database of ours, and not of a later version."""
    check_file(source)
    try:
        with contextlib.closing(sqlite3.connect(source, timeout=LOCK_TIMEOUT_S)) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as problem:
        raise StoreError("not-a-backup", f"{source}: {problem}") from problem
    if found is None or found[0] not in known_revisions():
        raise StoreError("newer-database", f"{source} was made by a newer version of tablee")


@contextlib.contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file that takes the target's place only when it is whole and on the disk."""
    fresh = target.with_name(f"{target.name}.new-{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY_MODE))
        yield fresh
        _sync(fresh)
        fresh.replace(target)
        _sync(target.parent)
    except (OSError, sqlite3.Error) as problem:
        raise failure(problem) from problem
    finally:
        with contextlib.suppress(OSError):  # where it could not be made it cannot be looked for either
            fresh.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """All of it in one step, and so from one moment; then one file without others beside it."""
    with (
        contextlib.closing(sqlite3.connect(source, timeout=LOCK_TIMEOUT_S)) as reader,
        contextlib.closing(sqlite3.connect(target, timeout=LOCK_TIMEOUT_S)) as writer,
    ):
        reader.backup(writer, pages=-1)
        writer.execute("PRAGMA journal_mode = DELETE")
    check_file(target)


def _put_aside(path: Path) -> Path | None:
    if not path.exists():
        return None
    aside = path.with_name(f"{path.name}.replaced-{time.strftime('%Y%m%d-%H%M%S')}")
    for end in ("-wal", "-shm", ""):  # the file itself last: until then it is found whole
        beside = path.with_name(path.name + end)
        if beside.exists():
            shutil.move(beside, aside.with_name(aside.name + end))
    return aside


def _sync(path: Path) -> None:
    """What this name stands for is on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

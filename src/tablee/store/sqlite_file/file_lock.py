"""Advisory file lock: one server for one SQLite file. A second would not hear what the first one writes."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import IO

from tablee.store.database_url import File, address
from tablee.store.errors import StoreError, failure
from tablee.store.sqlite_file.file_owner import give_to_owner


@contextlib.contextmanager
def only_server_of(url: str) -> Iterator[None]:
    """Hold the file as its only server. Raises `database-in-use`. PostgreSQL may have as many as it likes.

    The lock is the system's: it ends with the process, however that ends.
    """
    # A temporary file is new each time, and reading its address would make another one.
    where = None if url == "sqlite://" else address(url)
    if not isinstance(where, File):
        yield
        return
    beside = where.path.with_name(where.path.name + ".lock")
    try:
        where.path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not beside.exists()
        opened = beside.open("a")
        if is_new:
            give_to_owner(beside, where.path)
    except OSError as problem:  # a folder that cannot be written to, a full disk
        raise failure(problem) from problem
    with opened as held:
        try:
            _lock(held)
        except OSError:
            raise StoreError(
                "database-in-use", f"another server has {where.path} open; stop it, or name another file"
            ) from None
        yield


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

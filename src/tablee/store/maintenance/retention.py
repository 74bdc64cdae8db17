"""Data retention: all that is too old goes, batch by batch; and so does the space that it took."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from tablee.store.connections import connector
from tablee.store.database_url import File, address
from tablee.store.errors import StoreError
from tablee.store.repositories.tidy import KINDS, Cutoffs
from tablee.store.sqlite_file.file_lock import only_server_of
from tablee.store.sqlite_file.vacuum import size_of, vacuum
from tablee.store.store import Store


async def remove_all_old(
    store: Store,
    cutoffs: Cutoffs,
    at: int,
    *,
    but: Callable[[], Collection[str]] = tuple,
    pause: float = 0.0,
) -> dict[str, int]:
    """Remove what is too old, but for the tables that `but` names. Returns how many of each kind.

    After each bite come `pause` seconds for everybody else.
    """
    counts: dict[str, int] = dict.fromkeys(KINDS, 0)
    for kind in KINDS:
        before = getattr(cutoffs, kind)
        while before is not None and (removed := await store.remove_old(kind, before, at, but())):
            counts[kind] += removed
            await asyncio.sleep(pause)
    while await store.remove_doomed():
        await asyncio.sleep(pause)
    while await store.shrink():
        await asyncio.sleep(pause)
    return counts


async def give_space_back(url: str) -> int:
    """After much was removed, by a command. Returns the size of the database.

    A SQLite file that no server has open is written anew; under a server it has been shortened already.
    PostgreSQL is asked to mark what is free, and shortens its files where the end of one is.
    """
    where = address(url)
    if isinstance(where, File):
        try:
            with only_server_of(url):
                await asyncio.to_thread(vacuum, where.path)
        except StoreError as problem:
            if problem.code != "database-in-use":
                raise
        return await asyncio.to_thread(size_of, where.path)
    connection = await connector(where.dsn)()
    try:
        await connection.execute("VACUUM (ANALYZE)")
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()

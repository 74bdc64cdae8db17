"""Somebody erases themselves: they get up everywhere, then nothing that is kept says who they were."""

from __future__ import annotations

import asyncio

import structlog

from tablee.engine.errors import TableeError
from tablee.server.accounts.connected import ConnectedSockets
from tablee.server.sessions.registry import TableRegistry
from tablee.store.store import Store
from tablee.tables.commands import Leave, Resign
from tablee.tables.people import Person

_MAX_TABLES_LEFT = 10_000
_log = structlog.get_logger("tablee")


async def erase(
    person: Person, store: Store, registry: TableRegistry, sockets: ConnectedSockets, *, chat_too: bool
) -> None:
    """Resign or leave wherever they sit, forget them, and show the tables concerned to everybody anew."""
    await store.drop_devices(person.id)  # first: from now on nobody does anything in their name
    await sockets.person_changed(person.id)
    for row in await store.unfinished_of(person.id, _MAX_TABLES_LEFT):
        await _get_up(registry, person, row.id)
    tables = await store.erase_person(person.id, registry.context.now(), "themselves", chat_too=chat_too)
    await registry.read_again(tables)  # other servers do so when they read the log of deeds
    _log.info("person-erased", tables=len(tables))
    while await store.shrink():  # nothing of it stays in unused parts of the file
        await asyncio.sleep(0)


async def _get_up(registry: TableRegistry, person: Person, table: str) -> None:
    """Leave an open table; give up a running game, as resigning does: others end it or play on with a bot."""
    try:
        session = await registry.session(table)
        is_running = session.live.status in ("playing", "paused")
        await session.do(person, Resign() if is_running else Leave())
    except TableeError as problem:  # locked, or of older rules: nobody can do anything there anyway
        _log.info("not-left", table=table, code=problem.code)

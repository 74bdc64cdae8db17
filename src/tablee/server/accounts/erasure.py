"""Somebody erases themselves: they get up everywhere, then nothing that is kept says who they were."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tablee.engine.errors import TableeError
from tablee.tables.commands import Leave, Resign
from tablee.tables.people import Person

if TYPE_CHECKING:
    from tablee.server.services import Services

_MOST_TABLES = 10_000


async def erase(services: Services, person: Person, *, chat_too: bool) -> None:
    """Resign or leave wherever they sit, forget them, and show the tables concerned to everybody anew."""
    await services.store.drop_devices(person.id)  # first: from now on nobody does anything in their name
    await services.person_changed(person.id)
    for row in await services.store.unfinished_of(person.id, _MOST_TABLES):
        await _get_up(services, person, row.id)
    tables = await services.store.erase_person(person.id, services.now(), "themselves", chat_too=chat_too)
    await services.read_again(tables)  # other servers do so when they read the log of deeds
    services.log.info("person-erased", tables=len(tables))
    while await services.store.shrink():  # nothing of it stays in unused parts of the file
        await asyncio.sleep(0)


async def _get_up(services: Services, person: Person, table: str) -> None:
    """Leave an open table; give up a running game, as resigning does: others end it or play on with a bot."""
    try:
        session = await services.session(table)
        is_running = session.live.status in ("playing", "paused")
        await session.do(person, Resign() if is_running else Leave())
    except TableeError as problem:  # locked, or of older rules: nobody can do anything there anyway
        services.log.info("not-left", table=table, code=problem.code)

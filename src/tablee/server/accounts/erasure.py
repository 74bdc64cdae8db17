"""Somebody erases themselves: they get up everywhere, then nothing that is kept says who they were."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tablee.engine.errors import TableeError
from tablee.tables.commands import Leave, Resign
from tablee.tables.people import Person

if TYPE_CHECKING:
    from tablee.server.services import House

_MOST_TABLES = 10_000


async def erase(house: House, person: Person, *, chat_too: bool) -> None:
    """Resign or leave wherever they sit, forget them, and show the tables concerned to everybody anew."""
    await house.store.drop_devices(person.id)  # first: from now on nobody does anything in their name
    await house.person_changed(person.id)
    for row in await house.store.unfinished_of(person.id, _MOST_TABLES):
        await _get_up(house, person, row.id)
    tables = await house.store.erase_person(person.id, house.now(), "themselves", chat_too=chat_too)
    await house.read_again(tables)  # other servers do so when they read the log of deeds
    house.log.info("person-erased", tables=len(tables))
    while await house.store.shrink():  # nothing of it stays in unused parts of the file
        await asyncio.sleep(0)


async def _get_up(house: House, person: Person, table: str) -> None:
    """Leave an open table; give up a running game, as resigning does: others end it or play on with a bot."""
    try:
        room = await house.room(table)
        is_running = room.live.status in ("playing", "paused")
        await room.do(person, Resign() if is_running else Leave())
    except TableeError as problem:  # locked, or of older rules: nobody can do anything there anyway
        house.log.info("not-left", table=table, code=problem.code)

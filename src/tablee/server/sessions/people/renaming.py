"""Somebody has another name: it reaches every table where they sit, on all screens and over all servers."""

from __future__ import annotations

import structlog

from tablee.engine.errors import TableeError
from tablee.server.sessions.registry import TableRegistry
from tablee.server.sessions.session import TableSession
from tablee.store.store import Store
from tablee.tables.people import Person

_MAX_TABLES_TOLD = 200
_log = structlog.get_logger("tablee")


class Renaming:
    """Spreads a name. Lists and chats need nothing of it: they look names up when they are read."""

    def __init__(self, registry: TableRegistry, store: Store) -> None:
        self._registry = registry
        self._store = store

    async def spread_here(self, person: Person) -> None:
        """Tables that are awake on this server, also those whose game is over and still on screens."""
        for session in list(self._registry.sessions.values()):
            if session.live.seat_of(person.id) is not None:
                await _call(session, person)

    async def spread_to_sleepers(self, person: Person) -> None:
        """Tables that nobody looks at are woken for it: whoever comes next finds the new name."""
        for row in await self._store.unfinished_of(person.id, _MAX_TABLES_TOLD):
            try:
                await _call(await self._registry.session(row.id), person)
            except TableeError as problem:  # of older rules: nobody can do anything there anyway
                _log.info("not-renamed", table=row.id, code=problem.code)

    async def spread_from_peer(self, person: str) -> None:
        """A peer says that this person has changed: perhaps their name."""
        known = await self._store.person(person)
        if known is not None:
            await self.spread_here(Person(known.id, known.name))

    async def catch_up(self, session: TableSession, person: Person) -> None:
        """Somebody comes to their seat, which may bear an old name: the server stopped before it was told."""
        if session.live.decide_name(person):
            known = await self._store.person(person.id)  # what this server remembers may be older
            if known is not None:
                await _call(session, Person(known.id, known.name))


async def _call(session: TableSession, person: Person) -> None:
    try:
        await session.call(person)
    except TableeError as problem:
        _log.info("not-renamed", table=session.id, code=problem.code)

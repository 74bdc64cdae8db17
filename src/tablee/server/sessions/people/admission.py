"""Access control of tables: letting somebody in, by their seat, their link or because it is public."""

from __future__ import annotations

from collections.abc import Callable

from tablee.engine.errors import TableeError
from tablee.server.sessions import access
from tablee.server.sessions.people.renaming import Renaming
from tablee.server.sessions.registry import TableRegistry
from tablee.server.sessions.session import TableSession
from tablee.store.store import Store
from tablee.tables.commands import AnyCommand, ClaimSeat, Join
from tablee.tables.people import Person


class TableAdmission:
    """Lets people in to tables."""

    def __init__(
        self, registry: TableRegistry, store: Store, renaming: Renaming, now: Callable[[], int]
    ) -> None:
        self._registry = registry
        self._renaming = renaming
        self._store = store
        self._now = now

    async def enter(self, table: str, person: Person, key: str = "") -> tuple[TableSession, bool]:
        """Let somebody look at a table. Returns whether they may also sit down. Raises if it is private."""
        session, may_sit, _ = await self.let_in(table, person, key)
        return session, may_sit

    async def let_in(self, table: str, person: Person, key: str) -> tuple[TableSession, bool, str]:
        """The same, with the key of the link that is theirs: for as long as it is good they may stay."""
        session, may_sit, link = await self._let_in(table, person, key)
        session.attend()
        if session.live.seat_of(person.id) is not None:
            session.last_seen[person.id] = self._now()  # also of somebody who plays without a socket
            await self._renaming.catch_up(session, person)
        return session, may_sit, link

    async def _let_in(self, table: str, person: Person, key: str) -> tuple[TableSession, bool, str]:
        awake = self._registry.sessions.get(table)
        row = awake.row if awake is not None else await self._registry.row(table)
        live = None if awake is None else awake.live
        may_sit = await access.check_key(self._store, row, live, person.id, key)
        await access.check_daily(self._store, row, person.id, self._now())
        session = await self._registry.session(table)
        link = row.seat_key if may_sit else row.watch_key
        return session, access.check_welcome(session.live, person.id) and may_sit, link


def check_may_do(may_sit: bool, command: AnyCommand) -> None:
    """Refuse what a watch link does not allow."""
    if isinstance(command, Join | ClaimSeat) and not may_sit:
        raise TableeError("watch-only")

"""Presence, debounced: who is at which table, told to everybody there a moment after it changed.

Where several servers share a database each writes down who is there through it: a server that sends messages
can tell who needs none. Such rows count for as long as their server gives signs of life, so nobody has to
clear up after one that was killed.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.server.cluster.heartbeat import SILENCE_MS
from tablee.server.cluster.peers import Peers
from tablee.server.ops.background import for_ever
from tablee.server.sessions.registry import TableRegistry
from tablee.server.sessions.session import TableSession
from tablee.server.sessions.watcher import Watcher
from tablee.store.store import Store

_TELL_EVERY_S = 2.0


class PresenceTracker:
    """Who comes and goes. However often that is within a moment, it is told once."""

    def __init__(self, registry: TableRegistry, store: Store, peers: Peers, now: Callable[[], int]) -> None:
        self._registry = registry
        self._store = store
        self._peers = peers
        self._now = now
        self._changed: set[str] = set()
        self._unwritten: set[str] = set()

    def changed(self, table: str) -> None:
        """Who is at this table, or how far away, has changed."""
        self._changed.add(table)

    def left(self, session: TableSession, watcher: Watcher) -> None:
        """Somebody watches no longer."""
        watcher.is_gone = True
        session.watchers.discard(watcher)
        session.attended_at = session.last_seen[watcher.line.person.id] = self._now()
        self._changed.add(session.id)

    async def is_here(self, table: str, person: str) -> bool:
        """Whether this person is at this table, through whichever server."""
        if person in self._through_us(table):
            return True
        return self._store.is_shared and await self._store.is_present(table, person, self._now() - SILENCE_MS)

    async def run(self) -> None:
        """Tell, for ever."""
        await for_ever("presence", self.flush, _TELL_EVERY_S, first_after_s=_TELL_EVERY_S)

    async def flush(self) -> None:
        """Tell what has changed since the last time."""
        changed, self._changed = self._changed, set()
        for table in changed:
            session = self._registry.sessions.get(table)
            if session is not None:
                session.broadcaster.tell_here()
                self._peers.tell_presence(table, session.broadcaster.here_only())
        if self._store.is_shared:
            self._unwritten |= changed
            await self._write()

    async def _write(self) -> None:
        writing = set(self._unwritten)
        if writing:
            here = {table: self._through_us(table) for table in writing}
            await self._store.keep_presence(self._store.name, here)
            self._unwritten -= writing

    def _through_us(self, table: str) -> set[str]:
        session = self._registry.sessions.get(table)
        return set() if session is None else {watcher.line.person.id for watcher in session.watchers}

"""Presence, debounced: who is at which table, told to everybody there a moment after it changed."""

from __future__ import annotations

from collections.abc import Callable

from tablee.server.cluster.peers import Peers
from tablee.server.sessions.registry import TableRegistry
from tablee.server.sessions.session import TableSession
from tablee.server.sessions.watcher import Watcher


class PresenceTracker:
    """Who comes and goes. However often that is within a moment, it is told once."""

    def __init__(self, registry: TableRegistry, peers: Peers, now: Callable[[], int]) -> None:
        self._registry = registry
        self._peers = peers
        self._now = now
        self._changed: set[str] = set()

    def changed(self, table: str) -> None:
        """Who is at this table, or how far away, has changed."""
        self._changed.add(table)

    def left(self, session: TableSession, watcher: Watcher) -> None:
        """Somebody watches no longer."""
        watcher.is_gone = True
        session.watchers.discard(watcher)
        session.attended_at = session.last_seen[watcher.line.person.id] = self._now()
        self._changed.add(session.id)

    def flush(self) -> None:
        """Tell what has changed since the last time."""
        changed, self._changed = self._changed, set()
        for table in changed:
            session = self._registry.sessions.get(table)
            if session is not None:
                session.broadcaster.tell_here()
                self._peers.tell_presence(table, session.broadcaster.here_only())

"""A table in memory: its fold, who watches it and who was seen there; nothing here changes it."""

from __future__ import annotations

from collections import deque

from tablee.server.protocol.messages import Presence
from tablee.server.sessions.telling_progress import TellingProgress
from tablee.server.sessions.watcher import Watcher
from tablee.store.rows import TableRow
from tablee.tables.live_table import LiveTable
from tablee.tables.redaction import AppliedEntry

_RECENT = 16  # entries kept ready for those who come back after a short while


class AwakeTable:
    """What telling and letting in have to know of a table."""

    def __init__(self, row: TableRow, live: LiveTable, now: int) -> None:
        self.id = row.id
        self.row = row
        self.live = live
        self.watchers: set[Watcher] = set()
        self.recent: deque[AppliedEntry] = deque(maxlen=_RECENT)
        self.last_seen: dict[str, int] = {}
        self.elsewhere: dict[str, tuple[Presence, ...]] = {}  # by peer: who is at this table there
        self.chat_told = TellingProgress()
        self.awake_since = now

    def recent_after(self, number: int) -> list[AppliedEntry]:
        """What happened after that entry; nothing if memory does not reach so far back."""
        recent = [one for one in self.recent if one.logged.number > number]
        return recent if recent and recent[0].logged.number == number + 1 else []

    def away_since(self, person: str) -> int | None:
        """When this person was last seen, or else when the table woke up; None: they are there."""
        if any(watcher.line.person.id == person for watcher in self.watchers):
            return None
        if any(one.person == person for people in self.elsewhere.values() for one in people):
            return None
        return self.last_seen.get(person, self.awake_since)

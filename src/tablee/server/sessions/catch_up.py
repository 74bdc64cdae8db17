"""Catching up from the log: what somebody missed who comes back to a table, as those eyes may know it.

A few are kept in memory. Older ones are folded from the log, beside the event loop, one request of a person
at a time. Whoever asks too often, or has missed very much, is shown the table as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.fair_pool import FairPool
from tablee.server.limits.rate_limiter import RateLimiter
from tablee.server.sessions.awake_table import AwakeTable
from tablee.server.sessions.entry_log import Rows, read_log
from tablee.server.sessions.watcher import Watcher
from tablee.store.store import Store
from tablee.tables.live_table import LiveTable
from tablee.tables.redaction import AppliedEntry

MOST_MISSED = 300  # entries; whoever has missed more is told the last ones
_FOLDS_PER_SECOND, _FOLDS_AT_ONCE = 0.5, 10.0  # logs that are folded for one person


class CatchUp:
    """Tells those who come back what happened meanwhile."""

    def __init__(self, store: Store, heavy: FairPool) -> None:
        self._store = store
        self._heavy = heavy
        self._rates = RateLimiter(_FOLDS_PER_SECOND, _FOLDS_AT_ONCE)

    async def missed(self, table: AwakeTable, watcher: Watcher, after: int) -> list[AppliedEntry]:
        """What happened after that entry, up to now: without a gap from some entry on."""
        live, person = table.live, watcher.line.person.id
        told: list[AppliedEntry] = []
        after = max(after, 1, live.number - MOST_MISSED)  # the first entry lays the table
        while after < live.number:
            recent = table.recent_after(after)
            if recent:
                return told + recent
            if not told and not self._rates.take(person):
                return []
            rows = await self._store.entries(table.id)
            rows = [row for row in rows if row[0] <= live.number]  # the rest comes as news
            fold = _Fold(rows, after, live.eyes_of(person), watcher)
            told += await self._heavy.run(person, fold)
            if watcher.is_gone:
                return []
            after = told[-1].logged.number
        return told


class _Fold:
    """In a thread: fold a log, and work out already what these eyes may know of its end."""

    def __init__(self, rows: Rows, after: int, eyes: int | None, watcher: Watcher) -> None:
        self.rows = rows
        self.after = after
        self.eyes = eyes
        self.watcher = watcher

    def __call__(self) -> Sequence[AppliedEntry]:
        if self.watcher.is_gone:
            return []
        log = read_log(self.rows)
        live = LiveTable.from_log(log[: self.after])
        told = []
        for logged in log[self.after :]:
            one = live.apply(logged)
            one.for_viewer(self.eyes)
            told.append(one)
        return told

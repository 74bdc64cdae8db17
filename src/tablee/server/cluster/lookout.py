"""Anti-entropy: what news were lost shows in the database, which is looked at now and then.

Each server compares how far the logs of its awake tables go with what it has told. While news arrive that is
a safety net with a wide rhythm. While they do not, it is how a game between two servers goes on.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from tablee.server.cluster.news import NewsChannel
from tablee.server.ops.background import for_ever
from tablee.store.store import Store

_LOOK_EVERY_S = 1.0  # while this server hears nothing
_SELDOM_S = 10.0  # while it does
_FRESH_MS = 3_000
_MARGIN_MS = 5_000  # the index of tables follows the log by about two seconds


class Lookout:
    """Looks for what was not heard."""

    def __init__(
        self,
        store: Store,
        news: NewsChannel,
        now: Callable[[], int],
        concerned: Callable[[int], list[str]],
        compare: Callable[[str, int, int], None],
        wake: Callable[[int], object],
    ) -> None:
        """`concerned` names the tables to look at, of those that woke up after a moment; `compare` is told
        how far log and chat of each go.

        `wake` is told the moment since when the index is to be looked at for tables that need somebody.
        """
        self.every_s, self.seldom_s = _LOOK_EVERY_S, _SELDOM_S
        self._store = store
        self._news = news
        self._now = now
        self._concerned = concerned
        self._compare = compare
        self._wake = wake
        self._looked_at = time.monotonic()
        self._index_read_at = now() - _MARGIN_MS

    async def run(self) -> None:
        """For ever."""
        await for_ever("looking for missed news", self._look_if_due, self.every_s)

    async def _look_if_due(self) -> None:
        pause = self.seldom_s if self._news.is_hearing else self.every_s
        if time.monotonic() - self._looked_at >= pause:
            await self.look()
        else:  # what was said while a table was only just waking up may not have reached us
            await self._look_at(self._concerned(self._now() - _FRESH_MS))

    async def look(self) -> None:
        """Once."""
        self._looked_at = time.monotonic()
        await self._look_at(self._concerned(0))
        since, self._index_read_at = self._index_read_at, self._now() - _MARGIN_MS
        self._wake(since)

    async def _look_at(self, tables: list[str]) -> None:
        for table, (entry, line) in (await self._store.reach(tables)).items():
            self._compare(table, entry, line)

"""Data retention: how long things are kept, and the quiet hourly run that sees to it."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from tablee.server.ops.background import for_ever
from tablee.server.ops.config import Config
from tablee.store.maintenance.retention import remove_all_old
from tablee.store.repositories.tidy import KINDS, Cutoffs
from tablee.store.store import Store

DAY_MS = 24 * 3600 * 1000
_FIRST_AFTER_S = 300.0  # a server that has just started has better things to do
_EVERY_S = 3600.0
_PAUSE_S = 0.1  # after each bite


def cutoffs_of(config: Config, now: int) -> Cutoffs:
    """Before which moments things are too old now. 0 days in the settings mean for ever."""
    days = {kind: getattr(config, f"keep_{kind}") for kind in KINDS}
    return Cutoffs(**{kind: now - round(kept * DAY_MS) for kind, kept in days.items() if kept})


class Retention:
    """Removes what is too old. Tables that are awake stay: somebody may be looking."""

    def __init__(
        self,
        store: Store,
        config: Config,
        now: Callable[[], int],
        awake: Callable[[], list[str]],
        on_removed: Callable[[], None],
        is_ours: Callable[[], bool] = lambda: True,
    ) -> None:
        """`awake` names the tables to leave alone; `on_removed` is called when anything was removed.

        `is_ours`: whether it is this server's turn among all at this database.
        """
        self._store = store
        self._config = config
        self._now = now
        self._awake = awake
        self._on_removed = on_removed
        self._is_ours = is_ours
        self._log = structlog.get_logger("tablee")

    async def run(self) -> None:
        """Every hour, for ever."""
        await for_ever("retention", self._tidy_if_ours, _EVERY_S, first_after_s=_FIRST_AFTER_S)

    async def _tidy_if_ours(self) -> None:
        if self._is_ours():
            await self.tidy()

    async def tidy(self) -> None:
        """Once."""
        cutoffs = cutoffs_of(self._config, self._now())
        counts = await remove_all_old(self._store, cutoffs, self._now(), but=self._awake, pause=_PAUSE_S)
        if any(counts.values()):
            self._on_removed()
            self._log.info("tidied", **counts)

"""A wake-up scheduler: tables that go on though nobody looks, for a bot or because a time will be up.

At the start all of them are woken. Later one that has nothing to do for long leaves memory, and comes back in
time for its next deadline: the index of tables knows when that is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog

from tablee.engine.errors import TableeError
from tablee.server.cluster.heartbeat import Heartbeat
from tablee.server.cluster.peers import LISTEN_FIRST_S, Peers
from tablee.server.ops.background import for_ever
from tablee.server.ops.config import Config
from tablee.server.ops.moderation import Moderation
from tablee.server.sessions.registry import StoredTable, TableRegistry
from tablee.store.store import MAX_LOGS_PER_QUERY, Store

_LOOK_EVERY_S = 60.0  # at the most: tables sleep only where nothing is due for longer than between two looks
_LOOK_AT_MOST_EVERY_S = 1.0
_TRY_AGAIN_MS = 3600 * 1000


class TableWaker:
    """Which tables this server has to wake, and when."""

    def __init__(
        self,
        registry: TableRegistry,
        store: Store,
        config: Config,
        heartbeat: Heartbeat,
        peers: Peers,
        moderation: Moderation,
    ) -> None:
        self._registry = registry
        self._store = store
        self._config = config
        self._heartbeat = heartbeat
        self._peers = peers
        self._moderation = moderation
        self._now = registry.context.now
        self._log = structlog.get_logger("tablee")
        self._has_woken_all = False  # what an earlier server left behind
        self._tried_at: dict[str, int] = {}  # tables that could not be woken, and are not tried every minute

    async def run(self) -> None:
        """Wake what an earlier server left behind, then whatever is due, for ever."""
        if self._store.is_shared:
            await asyncio.sleep(LISTEN_FIRST_S)
        pause = max(_LOOK_AT_MOST_EVERY_S, min(_LOOK_EVERY_S, self._config.sleep_after / 2))
        await for_ever("waking tables", self._look, pause)

    async def _look(self) -> None:
        if self._has_woken_all:
            await self.wake_due()
            return
        try:
            await self.wake_all()
            self._has_woken_all = True
        finally:
            self._heartbeat.is_waking = False

    async def wake_all(self) -> None:
        """Wake the tables at which a clock runs or a bot is to move."""
        await self._wake(await self._store.running())

    async def wake_all_again(self) -> None:
        """The same, if it was done before: at the start it waits until it is known who else is there."""
        if self._has_woken_all:
            await self.wake_all()

    async def wake_due(self) -> None:
        """Wake the tables at which somebody's time is up soon: so soon that they do not fall asleep again."""
        await self._wake(await self._store.due(self._now() + self._registry.stays_awake_for_ms))

    async def wake_changed(self, since: int) -> None:
        """Wake the tables that need somebody and have changed since that moment."""
        await self._wake(await self._store.running(since))

    async def wake_if_needed(self, table: str) -> None:
        """A peer wrote to this table, which is ours to look after: is there anything to do?"""
        row = await self._store.table(table)
        if row is not None and (row.needs_bot or row.wake_at is not None):
            await self._registry.session(table)

    async def _wake(self, tables: Sequence[str]) -> None:
        """These, but for those that are awake, that a peer looks after, or that cannot be woken."""
        mine = [table for table in tables if self._is_for_us(table)]
        for begin in range(0, len(mine), MAX_LOGS_PER_QUERY):
            some = mine[begin : begin + MAX_LOGS_PER_QUERY]
            stored: dict[str, StoredTable] = {}
            if not self._peers.are_there:  # else what is read now may be old before its turn comes
                rows, logs = await self._store.tables_called(some), await self._store.logs(some)
                stored = {table: (row, logs[table]) for table, row in rows.items()}
            for table in some:
                await self._try_to_wake(table, stored.get(table))

    def _is_for_us(self, table: str) -> bool:
        tried_at = self._tried_at.get(table)
        was_just_tried = tried_at is not None and self._now() - tried_at < _TRY_AGAIN_MS
        if was_just_tried or self._registry.is_awake(table) or self._moderation.is_locked(table):
            return False
        return self._peers.is_mine(table)

    async def _try_to_wake(self, table: str, stored: StoredTable | None) -> None:
        self._tried_at[table] = self._now()
        try:
            await self._registry.session(table, stored)
        except TableeError as problem:
            self._log.warning("table-not-woken", table=table, code=problem.code)
        except Exception:
            self._log.exception("table-not-woken", table=table)
        else:
            self._tried_at.pop(table, None)  # somebody else may have woken it at the same time
        await asyncio.sleep(0)

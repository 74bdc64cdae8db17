"""The dispatcher of the outbox (transactional outbox): one server at a time, whoever holds its lease.

Three steps, each durable before the next. What happened is in the outbox since its own commit. It becomes
messages, one for each person, table, turn and channel, in the transaction that removes it from there. A
message is claimed, sent and ticked off. A server that is killed between sending and ticking off leaves the
one doubt that nobody can take away; the message is then sent again under the same name.

Each step has a loop of its own, and only what can be sent at this moment is claimed: nothing that takes long
holds up anything else.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence

import structlog

from tablee.engine.errors import TableeError
from tablee.fair_pool import FairPool
from tablee.server.notifications.batches import next_for_each
from tablee.server.notifications.expansion import expand
from tablee.server.notifications.lanes import SLOW_AFTER_S, Lanes, place_of
from tablee.server.notifications.lease import OutboxLease
from tablee.server.notifications.sender import Sender
from tablee.server.ops.background import for_ever
from tablee.server.ops.config import Config
from tablee.server.sessions.entry_log import folded
from tablee.store.errors import StoreError
from tablee.store.rows import DeliveryRow, OutboxRow
from tablee.store.store import Store
from tablee.tables.live_table import LiveTable

_LOOK_EVERY_S = 1.0  # what another server has put there
_LEAST_PAUSE_S = 0.1  # however much happens: each look asks the database, whatever it finds
_CLAIM_MS = 90_000  # longer than any attempt takes; here nothing that is under way is claimed again anyway
_MOST_ROWS = 200
_FORGET_FIRST_S, _FORGET_EVERY_S = 60.0, 3600.0
_KEPT_MS = 60 * 24 * 3600 * 1000  # longer than any turn lasts


class Dispatcher:
    """Empties the outbox for as long as the server runs."""

    def __init__(
        self,
        store: Store,
        config: Config,
        now: Callable[[], int],
        heavy: FairPool,
        is_here: Callable[[str, str], Awaitable[bool]],
        awake: Callable[[str], LiveTable | None],
        *,
        lanes: Lanes | None = None,
    ) -> None:
        """`is_here`: whether somebody is at a table at this moment, through whichever server.

        `awake`: a table that is in memory here, as far as this server has heard of it.
        """
        self._store = store
        self._now = now
        self._heavy = heavy
        self._awake = awake
        self._log = structlog.get_logger("tablee")
        self._grown = asyncio.Event()
        self._due = asyncio.Event()
        self._lanes = lanes or Lanes(time.monotonic)
        self._sending: set[asyncio.Task[None]] = set()
        self.lease = OutboxLease(store, now, self.wake)
        self.sender = Sender(store, config, now, is_here)

    def wake(self) -> None:
        """Something was committed that somebody may have to be told of."""
        self._grown.set()
        self._due.set()

    async def run(self) -> None:
        """For ever."""
        await asyncio.gather(
            self.lease.run(),
            for_ever(
                "outbox", self.expand_all, _LOOK_EVERY_S, wake=self._grown, least_pause_s=_LEAST_PAUSE_S
            ),
            for_ever("sending", self.send_due, _LOOK_EVERY_S, wake=self._due, least_pause_s=_LEAST_PAUSE_S),
            for_ever("forgetting messages", self._forget, _FORGET_EVERY_S, first_after_s=_FORGET_FIRST_S),
        )

    async def close(self) -> None:
        """Stop, and let another server go on."""
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await self.sender.close()
        await self.lease.let_go()

    async def expand_all(self) -> None:
        """What happened becomes messages."""
        while self.lease.is_held:
            rows = await self._store.outbox(_MOST_ROWS)
            if rows:
                await expand(self._store, rows, (await self._tables_after(rows)).get, self._now())
                self._due.set()
            if len(rows) < _MOST_ROWS:
                return

    async def send_due(self) -> None:
        """Claim what is due and can start now, and start it."""
        while self.lease.is_held:
            now = self._now()
            due = await self._store.due_deliveries(now, _MOST_ROWS, self._lanes.blocked())
            starting = [batch for batch in next_for_each(due) if self._lanes.begin(batch[0])]
            if not starting:
                return
            claimed: set[str] = set()
            try:
                chosen = [row for batch in starting for row in batch]
                found = await self._store.claim_deliveries(self.lease.holder, now, now + _CLAIM_MS, chosen)
                claimed = {row.batch for row in found}
            finally:
                for batch in starting:
                    if batch[0].batch not in claimed:
                        self._lanes.end(place_of(batch[0]))
            if not claimed:  # another server has the lease
                return
            for name in claimed:
                self._start([row for row in found if row.batch == name])

    def _start(self, batch: list[DeliveryRow]) -> None:
        task = asyncio.ensure_future(self._send(batch))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        # By then it has moved over if it takes that long: the next one may start.
        asyncio.get_running_loop().call_later(SLOW_AFTER_S, self._due.set)

    async def _send(self, batch: list[DeliveryRow]) -> None:
        try:
            tables = await self.tables_of([row.table_id for row in batch])
            await self.sender.send(batch, tables)
        except StoreError as problem:  # it stays claimed, and is due again after a while
            self._log.info("notification-waits", code=problem.code)
        except Exception:
            self._log.exception("notification-failed")
        finally:
            self._lanes.end(place_of(batch[0]))
            self._due.set()

    async def _forget(self) -> None:
        if self.lease.is_held:
            await self._store.forget_deliveries(self._now() - _KEPT_MS)

    async def _tables_after(self, rows: Sequence[OutboxRow]) -> dict[str, LiveTable | None]:
        """The tables of these rows. Those in memory need no folding, if they know of what is in the row."""
        reached: dict[str, float] = {}
        for row in rows:
            number = row.number or math.inf  # an invitation is no entry: only the log tells how things stood
            reached[row.table_id] = max(number, reached.get(row.table_id, 0))
        found = {
            table: live
            for table, number in reached.items()
            if (live := self._awake(table)) is not None and live.number >= number
        }
        asleep = [table for table in reached if table not in found]
        return {**found, **(await self.tables_of(asleep) if asleep else {})}

    async def tables_of(self, ids: Sequence[str]) -> dict[str, LiveTable | None]:
        """These tables as their logs have them now; None for one that is gone or cannot be played."""
        logs = await self._store.logs(sorted(set(ids)))

        def fold() -> dict[str, LiveTable | None]:
            return {table: _folded(rows) for table, rows in logs.items()}

        return await self._heavy.run("outbox", fold)


def _folded(rows: Sequence[tuple[int, int, bytes]]) -> LiveTable | None:
    if not rows:
        return None
    try:
        return folded(rows)
    except TableeError:
        return None

"""The dispatcher of the outbox (transactional outbox): one server at a time, whoever holds its lease.

Three steps, each durable before the next. What happened is in the outbox since its own commit. It becomes
messages, one for each person, table, turn and channel, in the transaction that removes it from there. A
message is claimed, sent and ticked off. A server that is killed between sending and ticking off leaves the
one doubt that nobody can take away; the message is then sent again under the same name.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import Callable, Sequence
from itertools import groupby

import structlog

from tablee.engine.errors import TableeError
from tablee.fair_pool import FairPool
from tablee.server.notifications.expansion import expand
from tablee.server.notifications.sender import Sender
from tablee.server.ops.config import Config
from tablee.server.sessions.entry_log import folded
from tablee.store.errors import StoreError
from tablee.store.rows import DeliveryRow, OutboxRow
from tablee.store.store import Store
from tablee.tables.live_table import LiveTable

_LOOK_EVERY_S = 1.0  # what another server has put there
_LEASE_MS = 10_000
_RENEW_MS = 3_000
_CLAIM_MS = 90_000  # longer than any attempt takes
_MOST_ROWS = 200
_MOST_AT_ONCE = 8  # messages under way
_FORGET_EVERY_MS = 3_600_000
_KEPT_MS = 60 * 24 * 3600 * 1000  # longer than any turn lasts


class Dispatcher:
    """Empties the outbox for as long as the server runs."""

    def __init__(
        self,
        store: Store,
        config: Config,
        now: Callable[[], int],
        heavy: FairPool,
        is_here: Callable[[str, str], bool],
        awake: Callable[[str], LiveTable | None],
    ) -> None:
        """`is_here`: whether somebody is at a table at this moment, as far as this server knows.

        `awake`: a table that is in memory here, as far as this server has heard of it.
        """
        self._store = store
        self._now = now
        self._heavy = heavy
        self._awake = awake
        self._name = secrets.token_hex(8)
        self._log = structlog.get_logger("tablee")
        self._grown = asyncio.Event()
        self._held_until = 0
        self._renew_at = 0
        self._forget_at = 0
        self._room = asyncio.Semaphore(_MOST_AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self.sender = Sender(store, config, now, is_here)

    def wake(self) -> None:
        """Something was committed that somebody may have to be told of."""
        self._grown.set()

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                if await self._hold():
                    while await self._work():
                        await self._hold()
            except StoreError as problem:  # the health monitor tells of it; it is all still there later
                self._log.info("outbox-waits", code=problem.code)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._grown.wait(), _LOOK_EVERY_S)
            self._grown.clear()

    async def close(self) -> None:
        """Stop, and let another server go on."""
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await self.sender.courier.close()
        with contextlib.suppress(StoreError):
            if self._held_until > self._now():
                await self._store.let_outbox_go(self._name)

    async def _hold(self) -> bool:
        now = self._now()
        if now >= self._renew_at:
            until = now + _LEASE_MS
            # A database in a file has one server: nobody else can hold anything there.
            is_alone = not self._store.is_shared and self._held_until == 0
            is_ours = await self._store.hold_outbox(self._name, now, until, is_alone=is_alone)
            self._held_until = until if is_ours else 0
            self._renew_at = now + _RENEW_MS
        if now >= self._forget_at and self._held_until:
            self._forget_at = now + _FORGET_EVERY_MS
            await self._store.forget_deliveries(now - _KEPT_MS)
        return self._held_until > self._now()

    async def _work(self) -> bool:
        """One round. Returns whether there is more to do at once."""
        rows = await self._store.outbox(_MOST_ROWS)
        if rows:
            await expand(self._store, rows, (await self._tables_after(rows)).get, self._now())
        now = self._now()
        due_at = await self._store.next_delivery_at()
        if due_at is None or due_at > now:
            return len(rows) == _MOST_ROWS
        claimed = await self._store.claim_deliveries(self._name, now, now + _CLAIM_MS, _MOST_ROWS)
        if claimed:
            tables = await self.tables_of([one.table_id for one in claimed])
            for _, batch in groupby(sorted(claimed, key=_message), key=_message):
                await self._start(list(batch), tables)
        return len(rows) == _MOST_ROWS or len(claimed) == _MOST_ROWS

    async def _start(self, batch: list[DeliveryRow], tables: dict[str, LiveTable | None]) -> None:
        await self._room.acquire()
        task = asyncio.ensure_future(self._send(batch, tables))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, batch: list[DeliveryRow], tables: dict[str, LiveTable | None]) -> None:
        try:
            await self.sender.send(batch, tables)
        except StoreError as problem:  # it stays claimed, and is due again after a while
            self._log.info("outbox-waits", code=problem.code)
        except Exception:
            self._log.exception("notification-failed")
        finally:
            self._room.release()

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


def _message(one: DeliveryRow) -> tuple[str, str, str]:
    """What goes out together."""
    return one.person_id, one.channel, one.batch

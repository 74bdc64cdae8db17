"""The outbox takes a table as it is in memory, unless its log may know more."""

from __future__ import annotations

import asyncio

import pytest

from tablee.fair_pool import FairPool
from tablee.server.notifications.dispatcher import Dispatcher
from tablee.server.ops.config import Config
from tablee.server.sessions.entry_log import write_entry
from tablee.store.rows import OutboxRow, Write
from tablee.store.store import Store
from tablee.tables.live_table import LiveTable
from tests.tables.evening import Evening


@pytest.mark.parametrize(
    ("number", "is_folded"),
    [(2, False), (3, False), (4, True), (0, True)],
    ids=["old", "now", "ahead", "none"],
)
def test_only_what_memory_may_not_know_is_folded(tmp_path, number: int, is_folded: bool) -> None:
    asyncio.run(look(tmp_path, number, is_folded=is_folded))


async def nobody_is_here(_table: str, _person: str) -> bool:
    return False


async def look(tmp_path, number: int, *, is_folded: bool) -> None:
    evening = Evening()
    bodies = tuple(write_entry(logged.entry) for logged in evening.log)
    awake = LiveTable.from_log(evening.log[:3])
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        await store.append(Write("t1", 1, evening.now, bodies))
        pool = FairPool(1, name="outbox")
        dispatcher = Dispatcher(store, Config(), lambda: evening.now, pool, nobody_is_here, {"t1": awake}.get)
        rows = [OutboxRow("t1", 1, "move", "", "", 0), OutboxRow("t1", number, "move", "", "", 0)]
        found = (await dispatcher._tables_after(rows))["t1"]
        assert found is not None
        assert (found is not awake) == is_folded
        assert found.number == (len(bodies) if is_folded else 3)
    finally:
        await dispatcher.close()
        await store.close()

"""The server is killed without warning, again and again, in the middle of everything."""

from __future__ import annotations

import asyncio
import random

import msgspec

from tablee.store import Store
from tablee.tables.entries import AnyEntry, Logged, Moved
from tablee.tables.live_table import LiveTable
from tests.server.killing import Mortal, survive
from tests.support import examples

KILLS = examples(8, 20)


def test_every_acknowledged_move_is_there_after_many_kills(tmp_path):
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    mortal = Mortal(database, tmp_path / "said", is_hatched=True)
    try:
        players = asyncio.run(survive(mortal, KILLS, random.Random(7)))
    finally:
        mortal.kill()

    async def logs() -> dict[str, list[Logged]]:
        store = await Store.open(database)
        found = {}
        for one in players:
            rows = await store.entries(one.table)
            found[one.table] = [
                Logged(number, at, msgspec.json.decode(body, type=AnyEntry)) for number, at, body in rows
            ]
        await store.close()
        return found

    kept = asyncio.run(logs())
    acknowledged = 0
    for one in players:
        log = kept[one.table]
        assert [logged.number for logged in log] == list(range(1, len(log) + 1))
        LiveTable.from_log(log)  # and it can be played again
        for number, move in one.acknowledged.items():
            entry = log[number - 1].entry
            assert isinstance(entry, Moved)
            assert entry.move == move
            acknowledged += 1
        assert max(one.told) <= len(log), "nothing was told that is not in the log"
    assert acknowledged >= 2 * KILLS
    assert sum(one.reconnects for one in players) >= KILLS

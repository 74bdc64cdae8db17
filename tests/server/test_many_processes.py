"""Workers and servers are killed one after the other under load: nothing confirmed is lost or doubled."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec

from tablee.store import Store
from tablee.tables.entries import AnyEntry, Logged, Moved
from tablee.tables.live_table import LiveTable
from tests.server.killing import Stubborn, survive
from tests.server.many_processes import MortalServers, MortalWorkers
from tests.support import examples

KILLS = examples(3, 100)


async def check_logs(database: str, players: list[Stubborn]) -> int:
    """Every log is whole and holds each acknowledged move where it was told, once. Returns how many."""
    store = await Store.open(database)
    acknowledged = 0
    for one in players:
        rows = await store.entries(one.table)
        log = [Logged(number, at, msgspec.json.decode(body, type=AnyEntry)) for number, at, body in rows]
        assert [logged.number for logged in log] == list(range(1, len(log) + 1))
        LiveTable.from_log(log)
        commands = [
            (logged.entry.seat, logged.entry.command)
            for logged in log
            if isinstance(logged.entry, Moved) and logged.entry.command
        ]
        assert len(commands) == len(set(commands)), "a command was carried out twice"
        for number, move in one.acknowledged.items():
            entry = log[number - 1].entry
            assert isinstance(entry, Moved)
            assert entry.move == move
            acknowledged += 1
        assert max(one.told) <= len(log), "nothing was told that is not in the log"
    await store.close()
    return acknowledged


def test_workers_at_a_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    mortal = MortalWorkers(database, tmp_path / "said", 2, random.Random(1))
    try:
        players = asyncio.run(survive(mortal, KILLS, random.Random(2), []))
    finally:
        mortal.end()
    assert asyncio.run(check_logs(database, players)) >= 2 * KILLS


def test_workers_at_postgres(migrated_postgres_url: str, tmp_path: Path) -> None:
    mortal = MortalWorkers(migrated_postgres_url, tmp_path / "said", 2, random.Random(3))
    try:
        players = asyncio.run(survive(mortal, KILLS, random.Random(4), []))
    finally:
        mortal.end()
    assert asyncio.run(check_logs(migrated_postgres_url, players)) >= 2 * KILLS


def test_three_servers_and_a_broker(migrated_postgres_url: str, tmp_path: Path) -> None:
    mortal = MortalServers(migrated_postgres_url, tmp_path, random.Random(5))
    try:
        players = asyncio.run(survive(mortal, KILLS, random.Random(6), []))
    finally:
        mortal.end()
    assert asyncio.run(check_logs(migrated_postgres_url, players)) >= 2 * KILLS

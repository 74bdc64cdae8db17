"""`python -m bench.server.news`: what telling other servers costs those who write, with PostgreSQL.

So many connections write to one durable database, each one entry after the other to a table of its own. They
are shared out among three servers, each of which tells what its writers wrote. The ways of telling take turns
within one run, so that whatever else the machine does meets all of them: no news at all; NOTIFY inside each
commit, as it was; one batched NOTIFY outside; NATS. A fourth server, where all tables are awake, is a process
of its own and counts what arrives. Figures are medians over the rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any, Literal

import asyncpg
import uvloop

from tablee.server.cluster.nats_news import NatsNews
from tablee.server.cluster.news import NewsChannel
from tablee.store import Store, Write, migrate
from tablee.store.group_commit import Append
from tablee.store.notifications import NOTIFY, logs_have_grown, payload, read_growth
from tablee.store.postgres import PostgresLedger
from tablee.store.postgres import _write_appends as write_appends
from tests.broker import a_broker
from tests.postgres import running

BODY = b'{"entry":"moved","seat":0,"move":"docks","command":"abcdef0123456789"}'
Way = Literal["none", "inside", "batched", "nats"]
SERVERS = 3
WAYS: tuple[Way, ...] = ("none", "inside", "batched", "nats")


class Writer:
    """What a server does for a commit: one transaction on a connection of its own, and the news of it."""

    def __init__(self, dsn: str, name: str, way: Way, news: NewsChannel | None) -> None:
        self.name = name
        self.way = way
        self.news = news
        self.ledger = PostgresLedger(dsn)

    async def write(self, number: int) -> None:
        append = Append(Write(self.name, number, number, (BODY,)))
        if self.way == "inside":
            await self._write_with_notify(append)
        else:
            [answer] = await self.ledger.write([append])
            assert answer is None
        if self.news is not None:
            self.news.tell_logs({self.name: number}, lambda _: self.name)

    async def _write_with_notify(self, append: Append) -> None:
        """As the ledger did before: the notice is sent with the commit."""
        ledger: Any = self.ledger
        if ledger._connection is None:
            ledger._connection = await ledger._connect()
        async with ledger._connection.transaction():
            await write_appends(ledger._connection, [append])
            notices = logs_have_grown(self.name, {self.name: append.write.first})
            await ledger._connection.execute(NOTIFY, [payload(notice) for notice in notices])


def channel(store: Store, is_nats: bool, broker: str, name: str) -> NewsChannel:
    own = store.news()
    assert own is not None
    own.sender = name
    return NatsNews(broker, name, store.identity, own) if is_nats else own


class Listener:
    """The fourth server: a process that hears of all tables."""

    def __init__(self, dsn: str, broker: str, is_nats: bool, tables: list[str]) -> None:
        command = [sys.executable, "-m", __spec__.name, "--listen", dsn, broker, "nats" if is_nats else ""]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(tables) + "\n")
        self._process.stdin.flush()
        while self._process.stdout.readline().strip() != "ready":
            assert self._process.poll() is None, "the listener does not come up"

    def heard(self) -> set[str]:
        """The tables that it heard of; it ends with this."""
        said, _ = self._process.communicate()
        return set(json.loads(said.strip().splitlines()[-1]))


async def listen(dsn: str, broker: str, is_nats: bool) -> None:
    """What the process of a listener does, until its standard input ends."""
    loop = asyncio.get_running_loop()
    tables = json.loads(await loop.run_in_executor(None, sys.stdin.readline))
    store = await Store.open(dsn)
    news = channel(store, is_nats, broker, "listener")
    heard: dict[str, int | None] = {}
    for table in tables:
        news.attend(table)
    following = asyncio.ensure_future(news.follow(lambda said: heard.update(read_growth(said))))
    while not news.is_hearing:
        await asyncio.sleep(0.01)
    print("ready", flush=True)
    await loop.run_in_executor(None, sys.stdin.read)
    await asyncio.sleep(1.0)
    following.cancel()
    await asyncio.gather(following, return_exceptions=True)
    await news.close()
    await store.close()
    print(json.dumps(sorted(heard)))


class Round:
    """One way of telling, for a few seconds."""

    def __init__(self, dsn: str, broker: str, writers: int, seconds: float) -> None:
        self.dsn, self.broker, self.writers, self.seconds = dsn, broker, writers, seconds
        self.processor_us = 0.0  # of this process, a commit, in the last run

    def tables(self, way: Way, turn: int) -> list[str]:
        return [f"{way}x{turn}x{place}" for place in range(self.writers)]

    async def run(self, way: Way, turn: int) -> dict[str, float]:
        store = await Store.open(self.dsn)
        servers = (
            []
            if way == "none"
            else [channel(store, way == "nats", self.broker, f"s{place}") for place in range(SERVERS)]
        )
        following = [asyncio.ensure_future(one.follow(lambda _: None)) for one in servers]
        while not all(one.is_hearing for one in servers):
            await asyncio.sleep(0.01)
        writers = []
        for place, name in enumerate(self.tables(way, turn)):
            server = servers[place % SERVERS] if servers else None
            if server is not None:
                server.attend(name)
            writers.append(Writer(self.dsn, name, way, server if way in ("batched", "nats") else None))
        await asyncio.sleep(0.5)
        await asyncio.gather(*(writer.write(1) for writer in writers))
        commits, waits = await self._measure(writers)
        await asyncio.sleep(0.5)
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        for writer in writers:
            await writer.ledger.close()
        for one in servers:
            await one.close()
        await store.close()
        return {
            "commits_per_s": commits / self.seconds,
            "processor_us": self.processor_us,
            "p99_ms": statistics.quantiles(waits, n=100)[98] * 1e3,
        }

    async def _measure(self, writers: Sequence[Writer]) -> tuple[int, list[float]]:
        waits: list[float] = []
        processor = time.process_time()
        end = time.perf_counter() + self.seconds

        async def go_on(writer: Writer) -> None:
            number = 1
            while (began := time.perf_counter()) < end:
                number += 1
                await writer.write(number)
                waits.append(time.perf_counter() - began)

        await asyncio.gather(*(go_on(writer) for writer in writers))
        self.processor_us = (time.process_time() - processor) / len(waits) * 1e6
        return len(waits), waits


async def measure(dsn: str, broker: str, writers: int, seconds: float, rounds: int) -> dict[str, Any]:
    await migrate(dsn)
    connection = await asyncpg.connect(dsn)
    await connection.execute("CHECKPOINT")
    await connection.close()
    taking = Round(dsn, broker, writers, seconds)
    tables = {way: [name for turn in range(rounds) for name in taking.tables(way, turn)] for way in WAYS}
    listeners = [
        await asyncio.to_thread(Listener, dsn, broker, False, []),
        await asyncio.to_thread(Listener, dsn, broker, True, tables["nats"]),
    ]
    found: dict[Way, list[dict[str, float]]] = {way: [] for way in WAYS}
    for turn in range(rounds):
        for way in WAYS[turn % len(WAYS) :] + WAYS[: turn % len(WAYS)]:
            found[way].append(await taking.run(way, turn))
    heard = {name for one in listeners for name in await asyncio.to_thread(one.heard)}
    shares = {
        way: [
            one["commits_per_s"] / none["commits_per_s"]
            for one, none in zip(all_, found["none"], strict=True)
        ]
        for way, all_ in found.items()
    }
    return {
        "writers": writers,
        "rounds": rounds,
        "seconds": seconds,
        "load_before": os.getloadavg()[0],
        "ways": {
            way: {
                "commits_per_s": [round(one["commits_per_s"]) for one in all_],
                "p99_ms": round(statistics.median(one["p99_ms"] for one in all_), 1),
                "processor_us": round(statistics.median(one["processor_us"] for one in all_)),
                "of_none": round(statistics.median(shares[way]), 2),
                "of_none_range": [round(min(shares[way]), 2), round(max(shares[way]), 2)],
                "tables_heard_of": f"{len(heard.intersection(tables[way]))} of {len(tables[way])}",
            }
            for way, all_ in found.items()
        },
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--listen", nargs=3, help=argparse.SUPPRESS)
    asked.add_argument("--writers", type=int, default=16)
    asked.add_argument("--seconds", type=float, default=2.0, help="of each round")
    asked.add_argument("--rounds", type=int, default=12)
    chosen = asked.parse_args()
    if chosen.listen:
        dsn, broker, way = chosen.listen
        uvloop.run(listen(dsn, broker, way == "nats"))
        return
    with running(is_durable=True) as dsn, a_broker() as nats:
        report = uvloop.run(measure(dsn, nats.address, chosen.writers, chosen.seconds, chosen.rounds))
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()

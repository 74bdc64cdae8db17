"""`python -m bench.server.news`: what telling other servers costs those who write, with PostgreSQL.

So many connections write to one durable database, each one entry after the other to a table of its own. They
are shared out among three servers, each of which tells what its writers wrote. The ways of telling take turns
within one run, so that whatever else the machine does meets all of them: no news at all; NOTIFY inside each
commit, as it was; one batched NOTIFY outside; NATS. A fourth server, where all tables are awake, counts what
arrives. Figures are medians over the rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
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


class Round:
    """One way of telling, for a few seconds."""

    def __init__(self, dsn: str, broker: str, writers: int, seconds: float) -> None:
        self.dsn, self.broker, self.writers, self.seconds = dsn, broker, writers, seconds
        self.count = 0
        self.processor_us = 0.0  # of this process, a commit, in the last run

    async def run(self, way: Way) -> dict[str, float]:
        self.count += 1
        store = await Store.open(self.dsn)
        channels = [self._channel(store, way, f"s{place}") for place in range(SERVERS + 1)]
        heard: dict[str, int | None] = {}
        following = await self._follow(channels, heard)
        names = [f"w{self.count}x{place}x{os.getpid()}" for place in range(self.writers)]
        writers = []
        for place, name in enumerate(names):
            server = channels[place % SERVERS]
            for one in (server, channels[-1]):
                if one is not None:
                    one.attend(name)
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
        for channel in channels:
            if channel is not None:
                await channel.close()
        await store.close()
        return {
            "commits_per_s": commits / self.seconds,
            "processor_us": self.processor_us,
            "p99_ms": statistics.quantiles(waits, n=100)[98] * 1e3,
            "tables_heard_of": sum(name in heard for name in names),
        }

    def _channel(self, store: Store, way: Way, name: str) -> NewsChannel | None:
        if way == "none":
            return None
        own = store.news()
        assert own is not None
        own.sender = name
        return NatsNews(self.broker, name, store.identity, own) if way == "nats" else own

    async def _follow(
        self, channels: Sequence[NewsChannel | None], heard: dict[str, int | None]
    ) -> list[asyncio.Task[None]]:
        """Every server listens; what the last one hears is counted."""
        tasks = []
        for place, channel in enumerate(channels):
            if channel is None:
                continue
            is_last = place == len(channels) - 1
            note = (lambda news: heard.update(read_growth(news))) if is_last else (lambda _: None)
            tasks.append(asyncio.ensure_future(channel.follow(note)))
        while any(channel is not None and not channel.is_hearing for channel in channels):
            await asyncio.sleep(0.01)
        heard.clear()
        return tasks

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
    found: dict[Way, list[dict[str, float]]] = {way: [] for way in WAYS}
    for turn in range(rounds):
        for way in WAYS[turn % len(WAYS) :] + WAYS[: turn % len(WAYS)]:
            found[way].append(await taking.run(way))
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
                "tables_heard_of": min(one["tables_heard_of"] for one in all_),
            }
            for way, all_ in found.items()
        },
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--writers", type=int, default=16)
    asked.add_argument("--seconds", type=float, default=2.0, help="of each round")
    asked.add_argument("--rounds", type=int, default=12)
    chosen = asked.parse_args()
    with running(is_durable=True) as dsn, a_broker() as broker:
        report = uvloop.run(measure(dsn, broker.address, chosen.writers, chosen.seconds, chosen.rounds))
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()

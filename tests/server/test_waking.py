"""Tables that left memory come back in time for their deadline, though nobody looks at them."""

from __future__ import annotations

import asyncio
from typing import Any

from tablee.server.sessions.entry_log import read_log
from tests.server.ageing import pass_time
from tests.server.playing import two_at_a_table
from tests.server.serving import Served, serving
from tests.server.test_peers import wait_until

DAY = 24 * 3600 * 1000
RELAXED = {"settings": {"clock": {"clock": "relaxed", "days": 1}, "when_out": "forfeit"}}
FORGETFUL = {"sleep_after": 0.2}


def log_of(served: Served, table: str) -> list[str]:
    """What is written, read without waking the table."""
    asked = asyncio.run_coroutine_threadsafe(served.services.store.entries(table), served.loop)
    return [type(logged.entry).__name__ for logged in read_log(asked.result(60))]


def game_of_days(served: Served) -> str:
    """Two people sit down to it, and close their pages."""
    with served.person("Ann") as ann, served.person("Bob") as bob:
        return two_at_a_table(ann, bob, **RELAXED)


def until_asleep(*servers: tuple[Served, str]) -> None:
    wait_until(lambda: not any(served.services.registry.is_awake(table) for served, table in servers))


def test_a_deadline_comes_though_nobody_looks(database_url: str) -> None:
    with serving(database_url, **FORGETFUL) as served:
        table = game_of_days(served)
        until_asleep((served, table))
        pass_time(served, DAY - 60_000)
        assert log_of(served, table)[-1] == "Started", "a minute is left"
        pass_time(served, 60_000)
        wait_until(lambda: log_of(served, table)[-2:] == ["TimeRanOut", "Ended"])
        until_asleep((served, table))


def test_of_two_servers_one_sees_to_it(migrated_postgres_url: str) -> None:
    with (
        serving(migrated_postgres_url, **FORGETFUL) as here,
        serving(migrated_postgres_url, **FORGETFUL) as there,
    ):
        wait_until(lambda: here.services.peers.are_there and there.services.peers.are_there)
        tables = [game_of_days(here) for _ in range(4)]
        until_asleep(*((served, table) for served in (here, there) for table in tables))
        pass_time(here, DAY)
        for table in tables:
            wait_until(lambda table=table: log_of(here, table)[-2:] == ["TimeRanOut", "Ended"])


def test_a_table_that_cannot_be_woken_is_not_tried_every_minute(database_url: str) -> None:
    with serving(database_url, **FORGETFUL) as served:
        table = game_of_days(served)
        until_asleep((served, table))
        pass_time(served, 60_000)
        tried: list[str] = []

        async def refuse(table: str, *_: Any) -> None:
            tried.append(table)
            raise ValueError("a log that nobody understands")

        served.inside(lambda: setattr(served.services.registry, "session", refuse))
        pass_time(served, DAY)
        wait_until(lambda: bool(tried))
        asyncio.run_coroutine_threadsafe(served.services.waker.wake_due(), served.loop).result(60)
        assert tried == [table]

"""What processes at one PostgreSQL database tell each other, and that a SQLite file has one server."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import pytest

from tablee.store import Clash, Notification, Store, StoreError
from tablee.store.notifications import PostgresNews, logs_have_grown, payload, read_growth
from tablee.store.sqlite_file.file_lock import only_server_of
from tests.store.support import a_row, a_write

pytestmark = pytest.mark.anyio


@dataclass
class Speaker:
    """A process's store, and its voice."""

    store: Store
    news: PostgresNews

    async def close(self) -> None:
        await self.store.close()
        await self.news.close()


async def a_speaker(url: str) -> Speaker:
    store = await Store.open(url)
    news = store.news()
    assert news is not None
    store.tell_growth(lambda lasts: news.tell_logs(lasts, lambda _: ""))
    return Speaker(store, news)


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Speaker, Speaker, list[Notification]]]:
    """Two processes, and what the second hears."""
    here, there = await a_speaker(url), await a_speaker(url)
    heard: list[Notification] = []
    following = asyncio.ensure_future(there.news.follow(heard.append))
    try:
        await until(lambda: bool(heard))
        assert heard.pop().kind == "again"
        yield here, there, heard
    finally:
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
        await here.close()
        await there.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


async def test_others_hear_how_far_logs_go_and_who_said_so(migrated_postgres_url: str) -> None:
    async with two(migrated_postgres_url) as (here, there, heard):
        await here.store.append(a_write("t1", 1, 2), a_row("t1"), ["ann"])
        await until(lambda: bool(heard))
        assert heard == [Notification(here.store.name, "log", "t1", "2")]
        await there.store.append(a_write("t1", 3))
        await here.store.append(a_write("t2", 1))
        await until(lambda: len(heard) > 1)
        assert heard[1:] == [Notification(here.store.name, "log", "t2", "1")], "nobody hears the own voice"


async def test_what_is_not_written_is_not_told(migrated_postgres_url: str) -> None:
    async with two(migrated_postgres_url) as (here, _, heard):
        await here.store.append(a_write("t1", 1))
        with pytest.raises(Clash):
            await here.store.append(a_write("t1", 1))
        await here.store.append(a_write("t1", 2, 0), a_row("t1"))  # only the index
        await until(lambda: bool(heard))
        here.news.tell("last", "word", "é")
        await until(lambda: len(heard) > 1)
        name = here.store.name
        assert heard == [Notification(name, "log", "t1", "1"), Notification(name, "last", "word", "é")]


async def test_a_large_group_is_told_in_full(migrated_postgres_url: str) -> None:
    names = [f"table{number:07}" for number in range(2_000)]
    lasts = {name: number for number, name in enumerate(names)}
    notices = logs_have_grown("me", lasts)
    assert all(len(payload(notice).encode()) < 8_000 for notice in notices)
    assert {table: last for notice in notices for table, last in read_growth(notice).items()} == lasts
    async with two(migrated_postgres_url) as (here, _, heard):
        await asyncio.gather(*(here.store.append(a_write(name, 1)) for name in names))
        await until(lambda: sorted(" ".join(news.subject for news in heard).split()) == names)
        assert len(heard) < 100, "one notice for many tables"


def test_an_earlier_version_names_only_the_tables() -> None:
    assert read_growth(Notification("me", "log", "t1 t2")) == {"t1": None, "t2": None}


async def test_what_could_not_be_told_is_told_when_the_line_is_back(migrated_postgres_url: str) -> None:
    async with two(migrated_postgres_url) as (here, _, heard):
        here.news.tell("first")
        await until(lambda: bool(heard))
        connection = await asyncpg.connect(migrated_postgres_url)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_notify(%' "
            "AND pid <> pg_backend_pid()"
        )
        await connection.close()
        here.news.tell_logs({"t1": 7}, lambda _: "")
        here.news.tell("second")
        name = here.store.name
        told = {Notification(name, "second"), Notification(name, "log", "t1", "7")}
        await until(lambda: told <= set(heard))


async def test_a_file_has_no_news_of_its_own(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tablee.db'}")
    assert not store.is_shared
    assert store.news() is None
    await store.close()


async def test_how_far_logs_and_chats_go(store: Store) -> None:
    await store.append(a_write("t1", 1, 3), a_row("t1"))
    await store.append(a_write("t2", 1), a_row("t2"))
    await store.say("t2", "ann", "Ann", "hello", 1)
    assert await store.reach(["t1", "t2", "none"]) == {"t1": (3, 0), "t2": (1, 1), "none": (0, 0)}


async def test_a_file_has_one_server_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new' / 'tablee.db'}"
    with only_server_of(url):
        with pytest.raises(StoreError) as refused, only_server_of(url):
            pass
        assert refused.value.code == "database-in-use"
        with only_server_of(f"sqlite:///{tmp_path / 'another.db'}"), only_server_of("sqlite://"):
            pass
    with only_server_of(url):
        pass


async def test_a_database_server_may_have_several(migrated_postgres_url: str) -> None:
    with only_server_of(migrated_postgres_url), only_server_of(migrated_postgres_url):
        pass


async def test_many_rows_come_at_once(store: Store) -> None:
    for name in ("t1", "t2", "t3"):
        await store.append(a_write(name, 1), a_row(name))
    assert await store.tables_called(["t1", "t3", "none"]) == {"t1": a_row("t1"), "t3": a_row("t3")}

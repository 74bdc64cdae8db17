"""What processes at one PostgreSQL database tell each other, and that a SQLite file has one server."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tablee.store import Clash, Notification, Store, StoreError
from tablee.store.notifications import logs_have_grown
from tablee.store.sqlite_file.file_lock import only_server_of
from tests.store.support import a_row, a_write

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Store, Store, list[Notification]]]:
    """Two processes' stores, and what the second hears."""
    here, there = await Store.open(url), await Store.open(url)
    heard: list[Notification] = []
    following = asyncio.ensure_future(there.follow(heard.append))
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


async def test_others_hear_which_logs_have_grown_and_who_said_so(migrated_postgres_url: str) -> None:
    async with two(migrated_postgres_url) as (here, there, heard):
        await here.append(a_write("t1", 1, 2), a_row("t1"), ["ann"])
        await until(lambda: bool(heard))
        assert heard == [Notification(here.name, "log", "t1")]
        await there.append(a_write("t1", 3))
        await here.append(a_write("t2", 1))
        await until(lambda: len(heard) > 1)
        assert heard[1:] == [Notification(here.name, "log", "t2")], "nobody hears the own voice"


async def test_what_is_not_written_is_not_told(migrated_postgres_url: str) -> None:
    async with two(migrated_postgres_url) as (here, _, heard):
        await here.append(a_write("t1", 1))
        with pytest.raises(Clash):
            await here.append(a_write("t1", 1))
        await here.append(a_write("t1", 2, 0), a_row("t1"))  # only the index
        await here.announce("last", "word", "é")
        await until(lambda: Notification(here.name, "last", "word", "é") in heard)
        assert heard == [Notification(here.name, "log", "t1"), Notification(here.name, "last", "word", "é")]


async def test_a_large_group_is_told_in_full(migrated_postgres_url: str) -> None:
    names = [f"table{number:07}" for number in range(2_000)]
    assert all(len(text.encode()) < 8_000 for text in logs_have_grown("me", names))
    async with two(migrated_postgres_url) as (here, _, heard):
        await asyncio.gather(*(here.append(a_write(name, 1)) for name in names))
        await until(lambda: sorted(" ".join(news.subject for news in heard).split()) == names)


async def test_with_a_file_there_is_nobody_to_tell(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tablee.db'}")
    assert not store.is_shared
    await store.announce("here")
    await store.follow(lambda news: pytest.fail(f"heard {news}"))
    await store.close()


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

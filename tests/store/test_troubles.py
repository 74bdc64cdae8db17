"""What happens when the database fails, when somebody gives up, and how commits are grouped."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Connection, text

from tablee.store import Clash, Group, Store, StoreError, Write
from tablee.store.group_commit import GROUP_INTERVAL_S
from tests.store.support import a_row, a_write

pytestmark = pytest.mark.anyio


def codes(answers: Sequence[object]) -> set[str]:
    return {getattr(answer, "code", "written") for answer in answers}


async def test_what_piles_up_is_committed_together(store: Store) -> None:
    groups: list[Group] = []
    store.watch(groups.append)
    await asyncio.gather(*(store.append(a_write(f"t{i}", 1)) for i in range(400)))
    await store.append(a_write("t0", 2))
    assert [group.jobs for group in groups] == [400, 1]
    assert all(group.seconds > 0 and group.problem is None for group in groups)


async def test_clashes_are_counted(store: Store) -> None:
    groups: list[Group] = []
    store.watch(groups.append)
    await asyncio.gather(*(store.append(a_write("t", 1)) for _ in range(3)), return_exceptions=True)
    assert [(group.jobs, group.clashes) for group in groups] == [(3, 2)]


async def test_a_watcher_that_fails_stops_nobody(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    def miscount(_group: Group) -> None:
        raise ZeroDivisionError

    store.watch(miscount)
    await store.append(a_write("t", 1))
    await store.append(a_write("t", 2))
    assert "watcher" in caplog.text


async def test_the_loop_goes_on_while_a_commit_runs(store: Store) -> None:
    beats = 0

    async def beat() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(0)
            beats += 1

    beating = asyncio.create_task(beat())
    await store.append(a_write("t", 1, 2000))
    beating.cancel()
    assert beats > 10


async def test_who_is_cancelled_before_the_group_is_not_written(store: Store) -> None:
    first = asyncio.create_task(store.append(a_write("a", 1)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # the first group is on its way now
    given_up = asyncio.create_task(store.append(a_write("b", 1)))
    others = [asyncio.create_task(store.append(a_write(f"c{i}", 1))) for i in range(5)]
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(first, *others)
    assert given_up.cancelled()
    assert await store.entries("b") == []
    assert [len(await store.entries(f"c{i}")) for i in range(5)] == [1] * 5


async def test_who_is_cancelled_in_the_group_is_written_whole_and_harms_nobody(store: Store) -> None:
    await store.append(a_write("warm", 1))
    await asyncio.sleep(2 * GROUP_INTERVAL_S)  # the next group goes off at once
    tasks = [asyncio.create_task(store.append(a_write(f"t{i}", 1, 3))) for i in range(20)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.append(a_write("after", 1))
    assert [len(await store.entries(f"t{i}")) for i in range(20)] == [3] * 20


async def test_closing_writes_what_is_waiting_and_takes_no_more(database_url: str) -> None:
    store = await Store.open(database_url)
    waiting = [asyncio.create_task(store.append(a_write(f"t{i}", 1))) for i in range(10)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreError) as refused:
        await store.append(a_write("late", 1))
    assert refused.value.code == "store-closed"
    await store.close()
    store = await Store.open(database_url)
    assert [len(await store.entries(f"t{i}")) for i in range(10)] == [1] * 10
    await store.close()


async def test_a_value_that_cannot_be_kept_harms_only_its_sender(store: Store) -> None:
    bad = [
        store.append(Write("much", 1, 2**80, (b"x",))),
        store.append(Write("odd\ud800", 1, 0, (b"x",))),
        store.append(a_write("no-game", 1), a_row("no-game", game=None)),
    ]
    good = [store.append(a_write(f"t{i}", 1), a_row(f"t{i}")) for i in range(5)]
    answers = await asyncio.gather(*bad, *good, return_exceptions=True)
    assert codes(answers[:3]) == {"unwritable"}
    assert codes(answers[3:]) == {"written"}
    assert await store.entries("no-game") == []


async def test_an_errand_that_fails_harms_nobody_else(store: Store) -> None:
    ann = await store.create_person("Ann", "a", 1)
    bob = await store.create_person("Bob", "b", 1)
    answers = await asyncio.gather(
        store.set_login(ann, "same", "x"),
        store.append(a_write("t", 1)),
        store.set_login(bob, "same", "x"),
        store.create_person("odd", "b", 1),
        store.say("t", ann, "Ann", "hello", 1),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Clash) for answer in answers) == 1
    assert isinstance(answers[3], Exception)
    assert answers[1] is None
    assert answers[4] == 1
    assert len(await store.entries("t")) == 1


async def test_a_full_disk_fails_the_waiters_and_the_next_group_works(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tablee.db'}")
    await store.append(a_write("t", 1))

    def fill_the_disk(connection: Connection) -> None:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))

    await store._change(fill_the_disk)
    large = [store.append(Write(f"large{i}", 1, 0, (b"x" * 50_000,))) for i in range(3)]
    answers = await asyncio.gather(*large, store.say("t", "ann", "Ann", "hm", 1), return_exceptions=True)
    assert codes(answers) == {"store-failed"}
    assert "full" in str(answers[0])
    assert await store.entries("large0") == []
    assert await store.chat("t") == []
    await store.append(a_write("t", 2))
    assert len(await store.entries("t")) == 2
    await store.close()


async def test_a_lost_connection_fails_the_waiters_and_the_next_group_works(
    migrated_postgres_url: str,
) -> None:
    store = await Store.open(migrated_postgres_url)
    await store.append(a_write("t", 1))
    other = await asyncpg.connect(migrated_postgres_url)
    async with other.transaction():
        await other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        waiting = asyncio.create_task(store.append(a_write("t", 2)))
        while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)
        await other.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted")
        with pytest.raises(StoreError) as failed:
            await waiting
    assert failed.value.code == "store-failed"
    await store.append(a_write("t", 2))
    assert len(await store.entries("t")) == 2
    await other.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await asyncio.sleep(0.1)
    await store.append(a_write("t", 3))
    assert len(await store.entries("t")) == 3, "an idle connection that was cut is replaced before it is used"
    await other.close()
    await store.close()


async def test_a_server_that_is_not_there_is_said_plainly(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as failed:
        await Store.open(f"postgresql://tablee@/tablee?host={tmp_path}")
    assert failed.value.code == "store-failed"

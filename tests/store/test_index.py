"""The index of tables: lists, chairs and guests."""

import pytest

from tablee.store import Store, TableRow
from tests.store.support import a_row, a_write

pytestmark = pytest.mark.anyio


async def lay(store: Store, row: TableRow, *persons: str) -> None:
    await store.append(a_write(row.id, 1), row, chairs=persons)


def ids(rows: list[TableRow]) -> list[str]:
    return [row.id for row in rows]


async def test_a_row_comes_back_whole(store: Store) -> None:
    row = a_row(
        "t", wake_at=5_000_000_000_000, needs_bot=True, is_public=True, moves=7, outcome='{"won": [0]}'
    )
    await lay(store, row)
    assert await store.table("t") == row
    assert await store.table("another") is None


async def test_a_row_is_replaced_by_the_next_entry(store: Store) -> None:
    await lay(store, a_row("t", wake_at=5))
    later = a_row("t", status="over", changed_at=9, outcome="{}")
    await store.append(a_write("t", 2), later)
    assert await store.table("t") == later


async def test_open_tables_are_public_and_not_over_the_latest_first(store: Store) -> None:
    await lay(store, a_row("private", changed_at=1))
    await lay(store, a_row("open", is_public=True, status="open", changed_at=2))
    await lay(store, a_row("playing", is_public=True, changed_at=3))
    await lay(store, a_row("over", is_public=True, status="over", changed_at=4))
    assert ids(await store.open_tables(10)) == ["playing", "open"]
    assert ids(await store.open_tables(1)) == ["playing"]


async def test_running_are_those_with_a_clock_or_a_bot_to_move(store: Store) -> None:
    await lay(store, a_row("idle"))
    await lay(store, a_row("clock", wake_at=0))
    await lay(store, a_row("bot", needs_bot=True))
    assert sorted(await store.running()) == ["bot", "clock"]
    await store.append(a_write("clock", 2), a_row("clock"))
    assert await store.running() == ["bot"]


async def test_tables_of_a_person_the_latest_first_even_when_changed_at_once(store: Store) -> None:
    for i in range(7):
        await lay(store, a_row(f"t{i}", changed_at=10 + i // 3), "ann", "bob")
    await lay(store, a_row("others", changed_at=99), "bob")
    assert ids(await store.tables_of("ann")) == ["t6", "t5", "t4", "t3", "t2", "t1", "t0"]
    assert ids(await store.tables_of("ann", limit=2)) == ["t6", "t5"]
    assert await store.tables_of("nobody") == []


async def test_who_gets_up_loses_the_chair(store: Store) -> None:
    await lay(store, a_row("t"), "ann", "bob", "bob")
    await store.append(a_write("t", 2), chairs=["bob", "cid", "cid"])
    assert [ids(await store.tables_of(person)) for person in ("ann", "bob", "cid")] == [[], ["t"], ["t"]]
    await store.append(a_write("t", 3), chairs=["ann"])
    assert [ids(await store.tables_of(person)) for person in ("ann", "bob", "cid")] == [["t"], [], []]
    await store.append(a_write("t", 4), a_row("t"))
    assert ids(await store.tables_of("ann")) == ["t"], "not said means not changed"
    await store.append(a_write("t", 5), chairs=[])
    assert await store.tables_of("ann") == []


async def test_guests_are_of_one_table(store: Store) -> None:
    for _ in range(2):
        await store.add_guest("t", "ann", "old")
    assert await store.is_guest("t", "ann", "old")
    assert not await store.is_guest("t", "bob", "old")
    assert not await store.is_guest("u", "ann", "old")


async def test_who_came_by_a_link_that_was_renewed_is_a_guest_no_longer(store: Store) -> None:
    await store.add_guest("t", "ann", "old")
    assert not await store.is_guest("t", "ann", "new")
    await store.add_guest("t", "ann", "new")
    assert await store.is_guest("t", "ann", "new")
    assert not await store.is_guest("t", "ann", "old")

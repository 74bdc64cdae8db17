"""The log: append-only, numbered without gaps, one writer wins."""

import asyncio

import pytest

from tablee.store import Clash, Store, Write
from tests.store.support import a_row, a_write

pytestmark = pytest.mark.anyio


async def test_entries_come_back_as_they_were_written(store: Store) -> None:
    await store.append(Write("t", 1, 1000, (b'{"a":1}', "é".encode())))
    await store.append(Write("t", 3, 2000, (b"",)))
    assert await store.entries("t") == [(1, 1000, b'{"a":1}'), (2, 1000, "é".encode()), (3, 2000, b"")]
    assert await store.entries("t", after=2) == [(3, 2000, b"")]
    assert await store.entries("another") == []


async def test_many_logs_come_at_once(store: Store) -> None:
    names = [f"t{i}" for i in range(450)]
    await asyncio.gather(*(store.append(a_write(name, 1, 1 + i % 3)) for i, name in enumerate(names)))
    logs = await store.logs([*names, "none"])
    assert list(logs) == [*names, "none"]
    assert logs["none"] == []
    assert logs["t449"] == await store.entries("t449")
    assert [len(logs[name]) for name in names] == [1 + i % 3 for i in range(450)]


async def test_a_number_is_written_once(store: Store) -> None:
    await store.append(a_write("t", 1))
    with pytest.raises(Clash) as clash:
        await store.append(a_write("t", 1))
    assert clash.value.code == "clash"
    assert len(await store.entries("t")) == 1


async def test_a_number_follows_the_one_before(store: Store) -> None:
    with pytest.raises(Clash) as clash:
        await store.append(a_write("t", 2))
    assert clash.value.code == "gap"
    assert await store.entries("t") == []


async def test_of_many_who_write_the_same_number_one_wins(store: Store) -> None:
    writes = [store.append(Write("t", 1, 0, (str(i).encode(),))) for i in range(50)]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Clash"] * 49 + ["NoneType"]
    winner = answers.index(None)
    assert await store.entries("t") == [(1, 0, str(winner).encode())]


async def test_a_clash_fails_only_its_own_write(store: Store) -> None:
    await store.append(a_write("old", 1))
    names = [f"t{i}" for i in range(30)]
    writes = [store.append(a_write(name, 1), a_row(name)) for name in [*names, "old"]]
    answers = await asyncio.gather(*writes, return_exceptions=True)
    assert answers[:-1] == [None] * 30
    assert isinstance(answers[-1], Clash)
    for name in names:
        assert len(await store.entries(name)) == 1
        assert await store.table(name) == a_row(name)
    assert await store.table("old") is None, "its row is not written either"


async def test_several_entries_are_written_together_or_not_at_all(store: Store) -> None:
    await store.append(a_write("t", 1, 2))
    with pytest.raises(Clash):
        await store.append(a_write("t", 2, 2))
    assert [number for number, _, _ in await store.entries("t")] == [1, 2]


async def test_what_was_built_on_a_clash_is_refused_with_it(store: Store) -> None:
    await store.append(a_write("t", 1))
    late = [store.append(a_write("t", 1)), store.append(a_write("t", 3))]
    answers = await asyncio.gather(*late, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Clash, Clash]


async def test_writes_to_one_table_in_one_group_keep_their_order(store: Store) -> None:
    await asyncio.gather(*(store.append(a_write("t", n), a_row("t", moves=n)) for n in range(1, 101)))
    assert [number for number, _, _ in await store.entries("t")] == list(range(1, 101))
    row = await store.table("t")
    assert row is not None
    assert row.moves == 100, "the index holds what the last one said"


async def test_two_stores_on_one_database_race_and_nothing_is_lost(database_url: str) -> None:
    """As two processes do: each entry is written by exactly one of them, and nobody is stuck."""
    first, second = await Store.open(database_url), await Store.open(database_url)

    async def play(store: Store, name: str, table: str) -> int:
        won = 0
        number = 1
        while number <= 20:
            try:
                await store.append(Write(table, number, 0, (name.encode(),)), a_row(table, moves=number))
                won += 1
            except Clash:
                pass
            number = len(await store.entries(table)) + 1
        return won

    players = [play(store, name, f"t{i}") for i in range(5) for store, name in ((first, "a"), (second, "b"))]
    won = await asyncio.gather(*players)
    for i in range(5):
        log = await first.entries(f"t{i}")
        assert [number for number, _, _ in log] == list(range(1, 21))
        assert won[2 * i] == sum(body == b"a" for _, _, body in log)
        assert won[2 * i + 1] == sum(body == b"b" for _, _, body in log)
        row = await second.table(f"t{i}")
        assert row is not None
        assert row.moves == 20
    await first.close()
    await second.close()

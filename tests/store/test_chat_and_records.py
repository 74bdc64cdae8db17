"""Chat, imported records."""

import asyncio

import pytest

from tablee.store import ChatLine, RecordRow, Store

pytestmark = pytest.mark.anyio


async def test_lines_are_numbered_without_gaps_even_when_all_speak_at_once(store: Store) -> None:
    await store.say("another", "bob", "Bob", "psst", 1)
    spoken = [store.say("t", "ann", "Ann", f"line {i}", 10 + i) for i in range(8)]
    assert sorted(await asyncio.gather(*spoken)) == list(range(1, 9))
    assert [line.number for line in await store.chat("t")] == list(range(1, 9))


async def test_chat_gives_the_newest_lines_oldest_first(store: Store) -> None:
    for i in range(1, 6):
        assert await store.say("t", "ann", "Ann", f"«{i}»", i) == i
    assert await store.chat("t", limit=2) == [
        ChatLine(4, 4, "ann", "Ann", "«4»"),
        ChatLine(5, 5, "ann", "Ann", "«5»"),
    ]
    assert [line.number for line in await store.chat("t", after=3)] == [4, 5]
    assert await store.chat("silent") == []


async def test_the_same_record_twice_is_one_record(store: Store) -> None:
    id = await store.add_record("a game", "panik", "ann", 5)
    assert await store.add_record("a game", "panik", "ann", 6) == id
    assert await store.add_record("a game", "panik", "bob", 6) != id, "everybody has the own copy"
    assert await store.add_record("another", "panik", "bob", 6) != id
    assert await store.record(id) == RecordRow(id, "panik", "a game", 5, "ann")
    assert await store.record("none") is None


async def test_one_person_keeps_only_so_much(store: Store) -> None:
    first = await store.add_record("12345", "panik", "ann", 5, most=8)
    assert first is not None
    assert await store.add_record("6789", "panik", "ann", 6, most=8) is None
    assert await store.add_record("12345", "panik", "ann", 6, most=8) == first
    assert await store.add_record("678", "panik", "ann", 6, most=8) is not None
    assert await store.add_record("6789", "panik", "bob", 6, most=8) is not None

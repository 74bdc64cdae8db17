"""Who is at which table through which server."""

from __future__ import annotations

import pytest

from tablee.store import Store

pytestmark = pytest.mark.anyio


async def sign(store: Store, server: str, now: int) -> None:
    await store.sign_of_life(server, now, 8_000, is_alone=False)


async def test_somebody_is_there_as_long_as_their_server_lives(store: Store) -> None:
    await sign(store, "one", 1_000)
    await sign(store, "two", 1_000)
    await store.keep_presence("one", {"t": ["ann", "bob"], "u": []})
    await store.keep_presence("two", {"t": ["ann"]})
    assert await store.is_present("t", "bob", 1_000)
    assert not await store.is_present("u", "bob", 1_000)
    assert not await store.is_present("t", "cleo", 1_000)
    await store.keep_presence("one", {"t": ["bob"]})
    assert await store.is_present("t", "ann", 1_000), "through the other server"
    await sign(store, "one", 9_000)
    assert not await store.is_present("t", "ann", 1_001), "that server is silent"
    assert await store.is_present("t", "bob", 1_001)
    await store.last_sign("one", 9_500)
    assert not await store.is_present("t", "bob", 1_001), "that server has closed"


async def test_what_a_killed_server_left_is_cleared_up(store: Store) -> None:
    await sign(store, "one", 1_000)
    await store.keep_presence("one", {"t": ["ann"]})
    await store.forget_old_signs(2_000)
    assert await store.is_present("t", "ann", 0)
    await store.forget_old_signs(48 * 3600 * 1000)
    assert not await store.is_present("t", "ann", 0)


async def test_whoever_is_forgotten_is_nowhere(store: Store) -> None:
    await sign(store, "one", 1_000)
    await store.keep_presence("one", {"t": ["ann", "bob"]})
    await store.erase_person("ann", 5, "somebody")
    assert not await store.is_present("t", "ann", 0)
    assert await store.is_present("t", "bob", 0)

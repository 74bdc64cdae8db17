"""Loops of a server go on whatever happens to one round of them, and closing closes everything."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Callable
from typing import Any

import pytest

from tablee.engine.errors import Refused
from tablee.server.ops import logs
from tablee.server.ops.background import for_ever
from tablee.server.ops.config import Config
from tablee.server.services import Services
from tablee.store import Store, StoreError
from tests.server.playing import do, look, two_at_a_table
from tests.server.serving import Served, serving

PATIENCE_S = 60.0


def until(holds: Callable[[], Any], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, f"never: {what}"
        time.sleep(0.02)


def test_a_step_that_fails_ends_nothing_and_is_told_once() -> None:
    said, stream = [], io.StringIO()
    problems = [StoreError("store-failed", "away"), StoreError("store-failed", "away"), ValueError("!")]
    problems += [Refused("table-locked"), None, None]

    async def step() -> None:
        problem = problems[len(said)]
        said.append(problem)
        if len(said) == len(problems):
            raise asyncio.CancelledError
        if problem is not None:
            raise problem

    logs.set_up("json", "info", stream)
    try:
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(for_ever("counting", step, 0.0))
    finally:
        logs.set_up()
    assert said == problems
    lines = stream.getvalue()
    assert [lines.count(word) for word in ("store-failed", "ValueError: !", "table-locked")] == [1, 1, 1]
    assert lines.count("works-again") == 1


def fail_for_rows(served: Served, tables: list[str]) -> list[str]:
    """Rows of these tables cannot be written from now on. Returns for which ones it was tried."""
    store, tried = served.services.store, []
    write: Any = type(store).append

    async def append(written: Any, *more: Any) -> None:
        if not written.bodies and written.table in tables:
            tried.append(written.table)
            raise StoreError("store-failed", "full", "disk-full")
        await write(store, written, *more)

    served.inside(lambda: setattr(store, "append", append))
    return tried


def moves_in_index(served: Served, table: str) -> int:
    row = asyncio.run_coroutine_threadsafe(served.services.store.table(table), served.loop).result(PATIENCE_S)
    assert row is not None
    return row.moves


def test_the_index_is_written_after_a_store_that_failed_for_a_while(tmp_path) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'tablee.db'}", sleep_after=3.0) as served,
        served.person("Ann") as ann,
        served.person("Bob") as bob,
    ):
        relaxed = {"clock": {"clock": "relaxed"}}
        tables = [two_at_a_table(ann, bob, settings=relaxed) for _ in range(2)]
        tried = fail_for_rows(served, tables)
        for table in tables:
            for one in (ann, bob):
                seen = look(one, table)
                if seen["moves"]:
                    do(one, table, "play", move=seen["moves"][0], expects=seen["number"])
        until(lambda: len(tried) >= 3, "it is tried again and again")
        assert [moves_in_index(served, table) for table in tables] == [0, 0]
        served.inside(lambda: delattr(served.services.store, "append"))
        until(lambda: all(moves_in_index(served, table) for table in tables), "the index tells the truth")
        until(lambda: not served.services.registry.sessions, "and tables fall asleep")


def test_everything_is_closed_though_something_cannot_be(tmp_path) -> None:
    async def live() -> list[str]:
        store = await Store.open(f"sqlite:///{tmp_path / 'tablee.db'}")
        services = Services(store, Config())
        await services.open()
        done: list[str] = []

        async def fail() -> None:
            done.append("registry")
            raise RuntimeError("cannot be closed")

        closing = store.close

        async def close() -> None:
            done.append("store")
            await closing()

        services.registry.close, store.close = fail, close  # type: ignore[method-assign]
        with pytest.raises(RuntimeError, match="cannot be closed"):
            await services.close()
        with pytest.raises(StoreError, match="store-closed"):
            await store.probe(1)
        return done

    assert asyncio.run(live()) == ["registry", "store"]
    known = Store.open(f"sqlite:///{tmp_path / 'tablee.db'}")

    async def signs() -> bool:
        store = await known
        try:
            from sqlalchemy import select  # noqa: PLC0415

            from tablee.store.schema import signs_of_life  # noqa: PLC0415

            [[is_closed]] = await store._ask(select(signs_of_life.c.is_closed))
            return bool(is_closed)
        finally:
            await store.close()

    assert asyncio.run(signs()), "the last sign was given"

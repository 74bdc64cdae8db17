"""Coming back to a long table: told enough, beside the event loop, and not for one person alone."""

from __future__ import annotations

import asyncio
import itertools
import random
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.engine.viewpoints import Viewpoints
from tablee.server.sessions import access as door
from tablee.server.sessions import catch_up, registry
from tablee.server.sessions.catch_up import MOST_MISSED
from tablee.server.sessions.entry_log import write_entry
from tablee.store.rows import Write
from tablee.tables.commands import AskRematch, Start
from tablee.tables.commitments import secret_of_game
from tablee.tables.decide import undo
from tablee.tables.entries import AnyEntry, Laid, Started
from tests.server.playing import do, lay, look, two_at_a_table
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import arrive
from tests.tables.evening import PEOPLE, Evening


def long_log(entries: int, host: str) -> list[bytes]:
    """Game after game of two people at one table, until the log is as long as that."""
    evening = Evening("district-noir", "ab")
    rng = random.Random(1)
    while evening.live.number < entries:
        evening.play_on(rng)
        for who in "ab":
            evening.do(who, AskRematch())
        if evening.live.status == "open":
            evening.do("a", Start())
    bodies = [write_entry(entry) for entry in dealt_as_before([logged.entry for logged in evening.log])]
    del bodies[entries:]
    names = (
        (f'"{key}":"{PEOPLE["a"].id}"'.encode(), f'"{key}":"{host}"'.encode()) for key in ("person", "host")
    )
    for old, new in names:
        bodies = [body.replace(old, new) for body in bodies]
    return bodies


def dealt_as_before(entries: list[AnyEntry]) -> list[AnyEntry]:
    """With each game's own secret, since the table that they are added to has promised others."""
    (laid,) = (entry for entry in entries if isinstance(entry, Laid))
    games = itertools.count(1)
    return [
        msgspec.structs.replace(entry, secret=secret_of_game(bytes.fromhex(laid.secret), next(games)).hex())
        if isinstance(entry, Started)
        else entry
        for entry in entries
    ]


async def a_long_table(served: Served, entries: int) -> tuple[Seated, str]:
    """Somebody at a table with that many entries, which sleeps."""
    ann, services = await arrive(served), served.services
    with served.client(Cookie=f"tablee={ann.token}") as client:
        table = str(lay(client)["table"])
    bodies = long_log(entries, ann.you["id"])

    async def fill() -> None:
        there = services.registry.sessions.pop(table).live.number
        await services.store.append(Write(table, there + 1, services.now(), tuple(bodies[there:])))

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(fill(), served.loop))
    return ann, table


def where(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> set[str]:
    """In which threads this is called from now on."""
    seen: set[str] = set()
    real: Callable[..., Any] = getattr(owner, name)

    def noted(*given: Any, **named: Any) -> Any:
        seen.add(threading.current_thread().name.split("_")[0])
        return real(*given, **named)

    monkeypatch.setattr(owner, name, noted)
    return seen


def test_whoever_missed_very_much_is_told_the_end_of_it(served: Served, monkeypatch) -> None:
    folding = where(monkeypatch, catch_up._Fold, "__call__")
    telling = where(monkeypatch, Viewpoints, "told")

    async def evening() -> None:
        ann, table = await a_long_table(served, 900)
        await ann.watch(table, after=1)
        assert ann.number == 900
        assert [one["number"] for one in ann.told] == list(range(900 - MOST_MISSED + 1, 901))
        assert ann.table["left_out"] == 900 - 1 - MOST_MISSED
        assert ann.table["view"] is not None
        again = await Seated(served.address, ann.token).connect()
        await again.watch(table, after=700)
        assert [one["number"] for one in again.told] == list(range(701, 901))
        assert again.told == ann.told[-200:], "the same, however much was missed"
        assert "left_out" not in again.table
        await ann.close()
        await again.close()

    asyncio.run(evening())
    assert folding == {"heavy"}
    assert telling == {"heavy"}, "what one pair of eyes knows of an entry is worked out there too"


def test_whoever_asks_again_and_again_is_shown_the_table_as_it_is(shared: Served, monkeypatch) -> None:
    folding = where(monkeypatch, catch_up._Fold, "__call__")

    async def evening() -> None:
        ann, table = await a_long_table(shared, 60)
        left_out = []
        for _ in range(14):
            ann.told.clear()
            await ann.watch(table, after=1)
            assert ann.number == 60
            left_out.append(ann.table.get("left_out", 0))
        assert left_out[:10] == [0] * 10
        assert left_out[-1] == 59, "nothing but the table"
        assert ann.told == []
        await ann.close()

    asyncio.run(evening())
    assert folding == {"heavy"}


def test_whoever_leaves_while_the_log_is_folded_is_not_there(shared: Served) -> None:
    async def evening() -> None:
        ann, table = await a_long_table(shared, 400)
        await ann.say(type="watch", table=table, after=1)
        await ann.say(type="unwatch", table=table)
        await ann.watch(table)  # answered after those
        session = shared.services.registry.sessions[table]
        await ann.until(lambda: len(session.watchers) == 1)
        await ann.say(type="watch", table=table, after=1)
        await ann.cut()
        with shared.client(Cookie=f"tablee={ann.token}") as client:
            look(client, table)
        async with asyncio.timeout(20):  # a ghost would stay for ever
            while shared.inside(lambda: set(session.watchers)):
                await asyncio.sleep(0.1)

    asyncio.run(evening())


@pytest.mark.parametrize("leaves", ["unwatch", "cut"])
@pytest.mark.parametrize("waits_for", ["people.by_token", "door.check_key", "store.entries", "store.chat"])
def test_whoever_leaves_while_they_are_let_in_is_not_there(
    served: Served, monkeypatch: pytest.MonkeyPatch, waits_for: str, leaves: str
) -> None:
    """Wherever the server waits on the way in: whoever turns round meanwhile never arrives."""
    part, name = waits_for.split(".")
    owner: Any = door if part == "door" else getattr(served.services, part)
    real = getattr(owner, name)
    is_reached, may_go_on, is_done = threading.Event(), threading.Event(), threading.Event()

    async def held(*given: Any, **named: Any) -> Any:
        is_reached.set()
        while not may_go_on.is_set():
            await asyncio.sleep(0.01)
        try:
            return await real(*given, **named)
        finally:
            is_done.set()

    async def evening() -> None:
        ann, table = await a_long_table(served, 400)
        with served.client(Cookie=f"tablee={ann.token}") as client:
            look(client, table)
        await ann.cut()
        monkeypatch.setattr(owner, name, held)
        again = Seated(served.address, ann.token)
        if waits_for == "people.by_token":
            await again.open()
        else:
            await again.connect()
        await again.say(type="watch", table=table, after=1)
        assert await asyncio.to_thread(is_reached.wait, 60)
        if leaves == "cut":
            await again.cut()
        else:
            await again.say(type="unwatch", table=table)
            await again.say(type="ping", at=1)
            await asyncio.sleep(0.2)
        await asyncio.sleep(0.1)
        may_go_on.set()
        assert await asyncio.to_thread(is_done.wait, 60)
        if leaves == "unwatch":
            await again.until(lambda: bool(again.you))
        await asyncio.sleep(0.3)
        assert served.inside(lambda: set(served.services.registry.sessions[table].watchers)) == set()
        assert again.table == {}, "nothing was shown to somebody who had turned round"
        await again.close()

    asyncio.run(evening())


def test_a_slow_reader_that_missed_much_is_shown_the_table_anew(shared: Served) -> None:
    async def evening() -> None:
        ann, table = await a_long_table(shared, 400)
        await ann.watch(table, after=390)
        session = shared.services.registry.sessions[table]
        [watcher] = session.watchers

        def as_if_slow() -> None:
            watcher.is_behind, watcher.sent = True, 100
            shared.services.background.start(session.broadcaster.tell_the_rest(watcher), "telling the rest")

        ann.told.clear()
        shared.inside(as_if_slow)
        await ann.until(lambda: bool(ann.told))
        assert [one["number"] for one in ann.told] == list(range(101, 401))
        assert not watcher.is_behind
        await ann.close()

    asyncio.run(evening())


def test_what_an_undo_would_tell_is_found_out_beside_the_event_loop(served: Served, monkeypatch) -> None:
    judging = where(monkeypatch, undo, "_is_free")
    with served.person() as ann, served.person() as bob:
        table = two_at_a_table(ann, bob)
        mover, other = (ann, bob) if look(ann, table)["moves"] else (bob, ann)
        do(mover, table, "play", move=look(mover, table)["moves"][0])
        do(mover, table, "ask-undo")
        if look(mover, table)["state"]["requests"]["undo"]:
            do(other, table, "answer-undo", agrees=True)
        assert look(mover, table)["state"]["moves"] == 0
    assert judging == {"heavy"}


def test_a_long_table_is_woken_beside_the_event_loop(served: Served, monkeypatch) -> None:
    folding = where(monkeypatch, registry, "folded")

    async def evening() -> None:
        ann, table = await a_long_table(served, 400)
        await ann.watch(table)
        assert ann.number == 400
        await ann.close()

    asyncio.run(evening())
    assert folding == {"heavy"}


def test_what_is_said_while_somebody_is_let_in_reaches_them(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chat was read already, but they were not yet among those who are told."""
    store = served.services.store
    real = store.chat
    is_read, may_go_on = threading.Event(), threading.Event()

    async def held(*given: Any, **named: Any) -> Any:
        found = await real(*given, **named)
        is_read.set()
        while not may_go_on.is_set():
            await asyncio.sleep(0.01)
        return found

    async def evening() -> None:
        ann, table = await a_long_table(served, 400)
        await ann.watch(table)
        monkeypatch.setattr(store, "chat", held)
        again = await Seated(served.address, ann.token).connect()
        await again.say(type="watch", table=table)
        assert await asyncio.to_thread(is_read.wait, 60)
        await ann.say(type="say", id="s1", table=table, text="bonsoir")
        await ann.until(lambda: [line["text"] for line in ann.chat] == ["bonsoir"])
        may_go_on.set()
        await again.until(lambda: bool(again.table))
        assert [line["text"] for line in again.table["chat"]] == ["bonsoir"]
        await ann.close()
        await again.close()

    asyncio.run(evening())

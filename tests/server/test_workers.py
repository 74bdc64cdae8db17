"""Several processes as one server: what is shared, who stops whom, and that they allow no more than one."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import Callable, Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, delete, insert, select

from tablee.server.limits.rate_limiter import RateLimiter
from tablee.server.limits.shared_counter import SharedCounter
from tablee.server.ops.config import Config
from tablee.server.workers.line import WorkerLine
from tablee.server.workers.order import share_of
from tablee.store import Clash, Store, StoreError
from tablee.store.job_pickle import dump, load
from tablee.store.schema import metadata, people
from tests.server.many_processes import MortalWorkers
from tests.server.playing import key_in
from tests.server.seated import Seated


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MortalWorkers]:
    """Two workers at a file, for all tests that leave them alive."""
    folder: Path = tmp_path_factory.mktemp("crew")
    running = MortalWorkers(f"sqlite:///{folder / 'tablee.db'}", folder / "said", 2, random.Random(1))
    running.start()
    yield running
    running.end()


def until(holds: Callable[[], Any], what: str) -> None:
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < 180, what
        time.sleep(0.02)


async def two_people(crew: MortalWorkers) -> tuple[Seated, Seated]:
    """A game between two people whose sockets are at different workers, as connections are handed out."""
    ann, bob = [Seated(crew.address, await asyncio.to_thread(crew.token)) for _ in range(2)]
    laid = await asyncio.to_thread(crew.lay, ann.token, settings={"game": "district-noir", "seats": 2})
    await ann.connect()
    await bob.connect()
    await ann.watch(laid["table"])
    await bob.watch(laid["table"], key_in(laid["links"]["seat"]))
    await bob.do("join")
    await ann.until(lambda: ann.table["state"]["seats"][1]["kind"] == "person")
    await ann.do("start")
    for one in (ann, bob):
        await one.until(lambda one=one: one.table["state"]["status"] == "playing")
    return ann, bob


def test_a_game_is_the_same_wherever_its_players_are_connected(crew: MortalWorkers) -> None:
    async def evening() -> None:
        ann, bob = await two_people(crew)
        await asyncio.gather(ann.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        await bob.until(lambda: bob.number == ann.number)
        assert ann.is_over
        assert ann.table["state"] == bob.table["state"]
        await bob.say(type="say", id="s1", table=bob.table_id, text="good evening")
        await ann.until(lambda: [line["text"] for line in ann.chat] == ["good evening"])
        for one in (ann, bob):
            await one.close()

    for _ in range(3):
        asyncio.run(evening())


def test_health_and_figures_are_of_all_workers(crew: MortalWorkers) -> None:
    until(lambda: len(httpx.get(f"{crew.address}/health").json()["workers"]) == 2, "both answer")
    assert httpx.get(f"{crew.address}/health").json()["workers"] == {"0": "ok", "1": "ok"}
    page = httpx.get(f"{crew.address}/metrics").text
    for number in ("0", "1"):
        assert f'tablee_rooms{{worker="{number}"}}' in page
    assert page.count("# TYPE tablee_rooms gauge") == 1
    assert 'tablee_commit_seconds_bucket{le="0.001",worker="0"}' in page


def test_new_workers_replace_old_ones_and_sockets_come_back(crew: MortalWorkers) -> None:
    async def evening() -> None:
        ann, bob = await two_people(crew)
        before = crew.living()
        os.kill(crew.process.pid, signal.SIGHUP)
        async with asyncio.timeout(60):
            while any(crew.living()[number] == process for number, process in before.items()):
                await asyncio.sleep(0.05)
        for one in (ann, bob):
            await one.until(lambda one=one: one.is_lost)
        for one in (ann, bob):
            again = Seated(crew.address, one.token)
            again.number = one.number
            await again.connect()
            await again.watch(one.table_id, after=one.number)
            if again.moves:
                await again.do("play", move=again.moves[0])
            await again.close()

    asyncio.run(evening())
    crew._lives = crew.living()


def test_who_was_killed_is_there_again(crew: MortalWorkers) -> None:
    crew.start()
    before = crew.living()
    os.kill(before[1], signal.SIGKILL)
    assert httpx.get(f"{crew.address}/health", timeout=60).status_code == 200, "the other one answers"
    until(lambda: crew.living()[1] != before[1], "a new life")
    crew._lives = crew.living()


def test_all_stop_when_the_supervisor_is_told_to(tmp_path: Path) -> None:
    crew = MortalWorkers(f"sqlite:///{tmp_path / 'tablee.db'}", tmp_path / "said", 2, random.Random(1))
    crew.start()
    living, process = crew.living(), crew.process
    token = crew.token()
    crew.lay(token, settings={"game": "district-noir", "seats": 2})
    os.kill(process.pid, signal.SIGTERM)
    assert isinstance(process, BaseProcess)
    process.join(60)
    assert process.exitcode == 0
    for one in living.values():
        with pytest.raises(ProcessLookupError):
            os.kill(one, 0)
    crew.process = None


def test_workers_do_not_outlive_their_supervisor(crew: MortalWorkers) -> None:
    crew.start()
    living = crew.living()
    crew.end()

    def is_there(process: int) -> bool:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        return True

    until(lambda: not any(is_there(one) for one in living.values()), "they are gone")
    crew.start()
    assert httpx.get(f"{crew.address}/health").json()["status"] == "ok"


# --- what travels between them ----------------------------------------------------------------------------


async def over_a_line(*messages: Any) -> list[Any]:
    ours, theirs = socket.socketpair()
    heard: list[Any] = []
    done = asyncio.Event()
    here, there = WorkerLine(heard.append, done.set), WorkerLine(heard.append, done.set)
    await here.connect(ours)
    await there.connect(theirs)
    for message in messages:
        here.say(*message)
    here.close()
    await asyncio.wait_for(done.wait(), 60)
    there.close()
    return heard


def test_messages_arrive_whole_and_in_order() -> None:
    messages = [("one", 1), ("large", b"x" * 3_000_000), ("last",)]
    assert asyncio.run(over_a_line(*messages)) == messages


def an_errand(name: str) -> Callable[[Connection], Any]:
    def errand(connection: Connection) -> list[str]:
        connection.execute(insert(people).values(id=name, name=name, created_at=1, last_seen=1))
        connection.execute(delete(people).where(people.c.id == "nobody"))
        return [row.id for row in connection.execute(select(people.c.id))]

    return errand


@pytest.mark.anyio
async def test_an_errand_travels_with_what_it_closes_over(store: Store) -> None:
    travelled = load(dump(an_errand("ann")))
    assert await store._change(travelled) == ["ann"]
    assert load(dump(people)) is people
    assert load(dump(people.c.id)) is people.c.id
    assert load(dump(metadata)) is metadata
    assert len(dump(an_errand("ann"))) < 3_000, "no tables are sent along"


@pytest.mark.parametrize(
    "problem",
    [
        Clash("clash", table="t", number=3, last=4),
        StoreError("store-failed", "why", "disk-full"),
        KeyError("x"),
    ],
)
def test_an_exception_travels_as_it_is(problem: Exception) -> None:
    again = load(dump(problem))
    assert type(again) is type(problem)
    assert (again.args, again.__dict__) == (problem.args, problem.__dict__)


# --- limits -----------------------------------------------------------------------------------------------


def test_what_one_worker_allowed_the_other_does_not_allow_again() -> None:
    here, there = RateLimiter(0.001, 10), RateLimiter(0.001, 10)
    assert all(here.take("ann") for _ in range(7))
    there.used_elsewhere(here.used())
    assert [there.take("ann") for _ in range(5)] == [True] * 3 + [False] * 2
    assert here.used() == {}, "told once"
    assert there.take("bob")


def test_what_both_allowed_at_the_same_moment_is_made_up_for() -> None:
    here, there = RateLimiter(1.0, 10), RateLimiter(1.0, 10)
    for limiter in (here, there):
        assert all(limiter.take("ann") for _ in range(10))
    here.used_elsewhere(there.used())
    assert here.wait("ann") > 9, "as if it had come one after the other"


def test_what_is_open_is_counted_at_all_workers_until_one_is_gone() -> None:
    here, there = SharedCounter(), SharedCounter()
    for counter in (here, there):
        counter.share()
    for _ in range(3):
        there.add("ann")
    here.add("ann")
    here.hear("there", there.changes())
    assert here["ann"] == 4
    there.remove("ann")
    here.hear("there", there.changes())
    assert here["ann"] == 3
    assert there.changes() == {}
    assert there.all() == {"ann": 2}
    here.forget("there")
    assert here["ann"] == 1


def test_the_share_of_a_worker_adds_up_to_the_whole() -> None:
    whole = Config(bot_threads=8, thinking_per_person=4, connections=1_000)
    part = share_of(whole, 4)
    assert (part.bot_threads, part.thinking_per_person, part.connections) == (2, 1, 250)
    assert share_of(Config(bot_threads=1), 4).bot_threads == 1, "at least one each"


def test_sockets_of_a_person_are_limited_across_workers(tmp_path: Path) -> None:
    """The limit of a server with two workers is not twice as large."""
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    crew = MortalWorkers(database, tmp_path / "said", 2, random.Random(1), sockets_per_person=4)
    crew.start()

    async def opened() -> int:
        token = await asyncio.to_thread(crew.token)
        sockets = [Seated(crew.address, token) for _ in range(8)]
        for one in sockets:
            await one.open()
            async with asyncio.timeout(60):
                while not (one.you or one.is_lost):
                    await one.changed(0.1)
            await asyncio.sleep(0.6)  # longer than workers take to tell each other
        count = sum(not one.is_lost for one in sockets)
        for one in sockets:
            await one.close()
        return count

    try:
        assert asyncio.run(opened()) == 4
    finally:
        crew.end()

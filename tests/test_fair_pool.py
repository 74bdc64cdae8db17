"""The fair scheduler: in turn between keys, in order within one, never more at once than allowed."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.fair_pool import _LONG_BESIDES, _MOST_LONG_BESIDES, Closed, FairPool

_PATIENCE = 60


@contextmanager
def pool_of(threads: int, per_key: int | None = None) -> Iterator[FairPool]:
    pool = FairPool(threads, per_key=per_key)
    try:
        yield pool
    finally:
        pool.close()


class Gate:
    """Work that goes on until somebody opens."""

    def __init__(self, pool: FairPool, key: str = "gate") -> None:
        self.has_begun, self._opened = threading.Event(), threading.Event()
        self.done = pool.submit(key, self._work)

    def _work(self) -> None:
        self.has_begun.set()
        assert self._opened.wait(_PATIENCE)

    def open(self) -> None:
        self._opened.set()

    def __enter__(self) -> Gate:
        assert self.has_begun.wait(_PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.open()


def all_of(done: Sequence[Future[Any]]) -> None:
    for one in done:
        one.result(_PATIENCE)


def in_turn(asked: str) -> str:
    """The order that is fair: whoever has waited longest for the own turn, with the own first request."""
    lines: dict[str, int] = Counter()
    for key in asked:
        lines[key] += 1
    order = ""
    while lines:
        for key in list(lines):
            order += key
            lines[key] -= 1
            if not lines[key]:
                del lines[key]
    return order


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="abcd", max_size=20))
def test_keys_take_turns_and_each_keeps_its_order(asked: str) -> None:
    begun: list[tuple[str, int]] = []
    with pool_of(1) as pool:
        with Gate(pool):
            done = [
                pool.submit(key, lambda key=key, number=number: begun.append((key, number)))
                for number, key in enumerate(asked)
            ]
        all_of(done)
    assert "".join(key for key, _ in begun) == in_turn(asked)
    for key in set(asked):
        numbers = [number for whose, number in begun if whose == key]
        assert numbers == sorted(numbers)


@settings(max_examples=40, deadline=None)
@given(st.text(alphabet="abc", max_size=40), st.integers(1, 4), st.integers(1, 3), st.data())
def test_never_more_at_once_than_allowed_and_all_is_done_once(asked, threads, per_key, data) -> None:
    lock, now, most, most_of_one, count = threading.Lock(), Counter(), 0, 0, Counter()
    long = {number for number in range(len(asked)) if data.draw(st.booleans())}

    with pool_of(threads, per_key) as pool:

        def work(key: str, number: int) -> None:
            nonlocal most, most_of_one
            with lock:
                now[key] += 1
                count[number] += 1
                most, most_of_one = max(most, now.total()), max(most_of_one, now[key])
            if number in long:
                with lock:
                    now[key] -= 1
                pool.give_way()
                with lock:
                    now[key] += 1
            with lock:
                now[key] -= 1

        done = [
            pool.submit(key, lambda key=key, number=number: work(key, number), is_long=number in long)
            for number, key in enumerate(asked)
        ]
        all_of(done)
        assert [pool.load(key) for key in "abc"] == [0, 0, 0]
    assert most <= threads
    assert most_of_one <= per_key
    assert count == dict.fromkeys(range(len(asked)), 1)


def test_one_key_leaves_threads_to_others() -> None:
    with pool_of(4, per_key=2) as pool:
        greedy = [Gate(pool, "a") for _ in range(5)]
        with Gate(pool, "b"), Gate(pool, "c"):
            assert [gate.has_begun.is_set() for gate in greedy[2:]] == [False] * 3
            assert pool.load("a") == 5
        for gate in greedy:
            gate.open()
        all_of([gate.done for gate in greedy])


def test_long_work_lets_a_short_one_go_first_and_then_goes_on() -> None:
    with pool_of(1) as pool:
        is_answered, waited = threading.Event(), []

        def think() -> str:
            while not is_answered.is_set():
                waited.append(pool.give_way())
            return "a long thought"

        long = pool.submit("a", think, is_long=True)
        pool.submit("b", is_answered.set)
        assert long.result(_PATIENCE) == "a long thought"
        assert waited[-1] > 0


def test_long_work_does_not_give_way_to_more_of_its_own_key() -> None:
    with pool_of(1) as pool, Gate(pool, "b") as gate:
        order: list[str] = []
        is_asked = threading.Event()

        def think() -> None:
            assert is_asked.wait(_PATIENCE)
            for _ in range(30):
                pool.give_way()
                threading.Event().wait(0.01)
            order.append("first")

        first = pool.submit("a", think, is_long=True)
        second = pool.submit("a", lambda: order.append("second"))
        is_asked.set()
        gate.open()
        all_of([first, second])
        assert order == ["first", "second"]


def test_only_so_many_long_thoughts_are_begun_and_short_ones_pass_them() -> None:
    with pool_of(1) as pool:
        may_end, begun = threading.Event(), []

        def think(number: int) -> None:
            begun.append(number)
            while not may_end.is_set():
                pool.give_way()

        long = [
            pool.submit(f"person {number}", lambda number=number: think(number), is_long=True)
            for number in range(_MOST_LONG_BESIDES + 5)
        ]
        for _ in range(3):
            pool.submit("short", lambda: None).result(_PATIENCE)
        assert len(begun) <= _MOST_LONG_BESIDES + 1
        may_end.set()
        all_of(long)
        assert begun == list(range(_MOST_LONG_BESIDES + 5))


def test_what_nobody_waits_for_is_not_done() -> None:
    async def evening() -> list[str]:
        done: list[str] = []
        with pool_of(1) as pool:
            with Gate(pool):
                waiting = [
                    asyncio.ensure_future(pool.run("a", lambda name=name: done.append(name)))
                    for name in ("first", "second", "third")
                ]
                await asyncio.sleep(0)
                waiting[1].cancel()
                await asyncio.sleep(0)
            await asyncio.gather(*waiting, return_exceptions=True)
        return done

    assert asyncio.run(evening()) == ["first", "third"]


def test_what_goes_wrong_is_told_to_whoever_asked_and_nobody_else() -> None:
    with pool_of(1) as pool:
        wrong = pool.submit("a", lambda: 1 // 0)
        right = pool.submit("a", lambda: 2)
        with pytest.raises(ZeroDivisionError):
            wrong.result(_PATIENCE)
        assert right.result(_PATIENCE) == 2


def test_a_closed_pool_drops_what_waits_and_stops_what_is_long() -> None:
    pool = FairPool(1)
    has_begun = threading.Event()

    def think() -> None:
        has_begun.set()
        while True:
            pool.give_way()

    long = pool.submit("a", think, is_long=True)
    giving_way = pool.submit("b", think, is_long=True)
    waiting = pool.submit("c", lambda: None)
    assert has_begun.wait(_PATIENCE)
    pool.close()
    with pytest.raises(Closed):
        long.result(_PATIENCE)
    with pytest.raises((Closed, CancelledError)):
        giving_way.result(_PATIENCE)
    assert waiting.cancelled() or waiting.result(_PATIENCE) is None
    assert pool.submit("d", lambda: None).cancelled()


def test_groups_take_turns_and_their_keys_within_them() -> None:
    pool = FairPool(1, group_of=lambda key: key[0])
    order: list[str] = []
    try:
        with Gate(pool):
            asked = ["a1", "a1", "a2", "a3", "b1", "b1", "a4", "c1"]
            done = [pool.submit(key, lambda key=key: order.append(key)) for key in asked]
        all_of(done)
        assert order == ["a1", "b1", "c1", "a2", "b1", "a3", "a4", "a1"]
    finally:
        pool.close()


def test_one_group_full_of_long_work_leaves_room_for_the_first_of_another() -> None:
    pool = FairPool(1, group_of=lambda key: key[0])
    is_over = threading.Event()

    def think() -> str:
        while not is_over.wait(0.01):
            pool.give_way()
        return "thought"

    try:
        many = [pool.submit(f"a{number}", think, is_long=True) for number in range(3 * _LONG_BESIDES)]
        has_begun = threading.Event()
        one = pool.submit("b", lambda: has_begun.set() or think(), is_long=True)
        assert has_begun.wait(_PATIENCE), "it waits for none of them to end"
        assert not any(job.done() for job in many)
        is_over.set()
        assert one.result(_PATIENCE) == "thought"
        all_of(many)
    finally:
        is_over.set()
        pool.close()

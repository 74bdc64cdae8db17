"""Bots think for everybody in turn, and not where nobody looks."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tablee.server.sessions.session import TableSession
from tests.server.playing import do, lay, look
from tests.server.serving import Served, serving


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Served]:
    """A server with a single thread for all bots."""
    with serving(f"sqlite:///{tmp_path / 'tablee.db'}", bot_threads=1) as running:
        yield running


def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    ends = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.01)


def play(client: httpx.Client, table: str) -> None:
    """Make a move, unless it is the bot's turn already."""
    if moves := look(client, table)["moves"]:
        do(client, table, "play", move=moves[0])


@contextmanager
def busy(served: Served) -> Iterator[None]:
    """The only thread of all bots is taken, for as long as this lasts."""
    is_over, has_begun = threading.Event(), threading.Event()

    def work() -> None:
        has_begun.set()
        assert is_over.wait(60)

    served.inside(lambda: served.services.bots._thinking.submit("somebody", work))
    assert has_begun.wait(60)
    try:
        yield
    finally:
        is_over.set()


def test_somebody_with_many_masters_does_not_keep_a_novice_waiting(small: Served) -> None:
    with small.person() as ann, small.person() as bob:
        mine = lay(bob, bots=["novice"], start=True)["table"]
        until(lambda: bool(look(bob, mine)["moves"]))
        masters = [lay(ann, bots=["master"], start=True)["table"] for _ in range(5)]
        for table in masters:
            play(ann, table)
        before = sum(small.services.registry.sessions[table].live.number for table in masters)
        play(bob, mine)
        until(lambda: bool(look(bob, mine)["moves"]))
        after = sum(small.services.registry.sessions[table].live.number for table in masters)
        # One thought may have been at its end just then; in order of arrival all five come first.
        assert after - before <= 1


def a_waiting_bot(served: Served, ann: httpx.Client, **settings: object) -> TableSession:
    table = lay(ann, bots=["novice"], start=True, settings=settings)["table"]
    play(ann, table)
    return served.services.registry.sessions[table]


def neglect(served: Served, session: TableSession) -> None:
    served.inside(lambda: setattr(session, "attended_at", 0))


def test_a_bot_stops_where_nobody_looks_and_goes_on_when_somebody_comes(small: Served) -> None:
    with small.person() as ann:
        with busy(small):
            session = a_waiting_bot(small, ann)
            number = session.live.number
            neglect(small, session)
            until(lambda: small.inside(lambda: session.may_sleep(small.services.now() + 10_000, 0, 0)))
        until(lambda: not small.inside(lambda: dict(small.services.bots._asked)))
        small.inside(session.look_after)
        assert not small.inside(lambda: dict(small.services.bots._asked)), "nor is it asked again"
        assert session.live.number == number
        look(ann, session.id)
        until(lambda: session.live.number > number)


@pytest.mark.parametrize("clock", [{"clock": "relaxed"}, {"clock": "live"}])
def test_where_a_clock_runs_bots_think_on(small: Served, clock: dict[str, object]) -> None:
    with small.person() as ann:
        with busy(small):
            session = a_waiting_bot(small, ann, clock=clock)
            number = session.live.number
            neglect(small, session)
            assert not small.inside(lambda: session.may_sleep(small.services.now() + 10_000, 0, 0))
        until(lambda: session.live.number > number)


def test_a_table_is_charged_to_whoever_there_has_the_least_going_on(small: Served) -> None:
    with small.person() as ann, small.person() as bob, busy(small):
        laid = lay(ann, "panik", 3, bots=["novice"])
        do(bob, laid["table"], "join", laid["links"]["seat"].rsplit("/", 1)[1])
        session, pool = small.services.registry.sessions[laid["table"]], small.services.bots._thinking
        people = [chair.person for chair in session.live.chairs if chair.person]
        assert session.payer(pool) == people[0]
        pool.submit(people[0], lambda: None)
        assert session.payer(pool) == people[1]

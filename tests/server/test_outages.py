"""The server was away: every running clock gets that time back, and nothing else does."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import anyio
import pytest
from sqlalchemy import text

from tablee.server.cluster.heartbeat import SILENCE_MS
from tablee.server.ops.config import Config
from tablee.server.ops.steady_clock import SteadyClock
from tablee.server.services import Services
from tablee.store import Store
from tablee.tables.commands import AskPause, Play, Resume, SeatBot, Start
from tablee.tables.entries import ServerAway
from tablee.tables.people import Person
from tablee.tables.settings import LiveClock, NoClock, RelaxedClock, Settings
from tests.server.killing import Mortal
from tests.server.seated import Seated

ANA = Person("ana", "Ana")
MINUTE = 60_000
TEN_MINUTES = 10 * MINUTE
LIVE = LiveClock(bank=60, increment=0)
pytestmark = pytest.mark.anyio


class Hand:
    """A clock in the hand."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def __call__(self) -> int:
        return self.time


async def opened(url: str, clock) -> Services:
    """A server that has just started, without its pages."""
    services = Services(await Store.open(url), Config(bot_pace=0.0, warm_up=False), clock=clock)
    services.store.database_time = _no_time  # the hand is the only clock here
    await services.open()
    return services


async def _no_time() -> None:
    return None


async def live_on(services: Services, hand: Hand, milliseconds: int) -> None:
    """Time goes by while this server is there, and gives its signs."""
    until = hand.time + milliseconds
    while hand.time < until:
        hand.time = min(until, hand.time + SILENCE_MS // 2)
        while services.heartbeat._beat_at < services.now():
            await services.heartbeat._beat()


async def dealt(services: Services, game: str = "panik", clock: Any = LIVE, **options: Any):
    """A game of one person against a bot."""
    seats = 3 if game == "jelly-monster" else 2
    session = await services.registry.lay(
        ANA, Settings(game=game, seats=seats, clock=clock, options=options), "127.0.0.1"
    )
    for _ in range(seats - 1):
        await session.do(ANA, SeatBot("novice"))
    await session.do(ANA, Start())
    return session


def given_back(session) -> list[int]:
    entries = [happened.logged.entry for happened in session.recent]
    return [entry.milliseconds for entry in entries if isinstance(entry, ServerAway)]


async def killed(services: Services) -> None:
    """Gone without a word: no last sign."""
    services.heartbeat.end = _no_time
    await services.close()


async def test_a_server_that_comes_back_gives_running_clocks_their_time_back(database_url: str) -> None:
    hand = Hand()
    services = await opened(database_url, hand)
    session = await dealt(services)
    await live_on(services, hand, 20_000)
    left = session.live.chairs[0].deadline - hand.time
    await killed(services)
    hand.time += TEN_MINUTES
    services = await opened(database_url, hand)
    session = await services.registry.session(session.id)
    assert given_back(session) == [TEN_MINUTES]
    assert session.live.chairs[0].deadline - hand.time == left
    await session.let_time_pass()
    assert not session.live.chairs[0].held_by
    await services.close()


class TickingHand(Hand):
    """A clock in the hand that goes on while it is read: no two looks at it say the same."""

    def __call__(self) -> int:
        self.time += 1
        return self.time


async def test_nobody_gets_more_time_back_than_has_gone_by(database_url: str) -> None:
    """However long a server takes to wake a table: what it gives back ends with the moment it writes down."""
    hand = TickingHand()
    services = await opened(database_url, hand)
    session = await dealt(services)
    left = session.live.chairs[0].deadline - session.live.at
    await killed(services)
    hand.time += TEN_MINUTES
    services = await opened(database_url, hand)
    session = await services.registry.session(session.id)
    assert left - 100 < session.live.chairs[0].deadline - session.live.at <= left
    await services.close()


async def test_a_game_s_own_clock_goes_on_where_it_stood(database_url: str) -> None:
    hand = Hand()
    services = await opened(database_url, hand)
    session = await dealt(services, "jelly-monster", NoClock())
    await session.do(ANA, Play("ready"))
    while session.live.state().clock_zero is None:
        await anyio.sleep(0.01)  # until the bots are ready too
    await live_on(services, hand, 1_000)
    zero = session.live.state().clock_zero
    await killed(services)
    hand.time += TEN_MINUTES
    services = await opened(database_url, hand)
    session = await services.registry.session(session.id)
    assert session.live.state().clock_zero == zero + TEN_MINUTES
    await services.close()


async def test_a_table_that_merely_slept_gets_nothing_back(database_url: str) -> None:
    hand = Hand()
    services = await opened(database_url, hand)
    session = await dealt(services, clock=RelaxedClock(days=1))
    deadline = session.live.chairs[0].deadline
    session.fall_asleep()
    del services.registry.sessions[session.id]
    await live_on(services, hand, TEN_MINUTES)
    session = await services.registry.session(session.id)
    assert session.live.chairs[0].deadline == deadline
    await services.close()


async def test_where_no_clock_runs_nothing_is_written(database_url: str) -> None:
    hand = Hand()
    services = await opened(database_url, hand)
    calm, paused = await dealt(services, clock=NoClock()), await dealt(services)
    await paused.do(ANA, AskPause())
    left = paused.live.chairs[0].left
    numbers = [calm.live.number, paused.live.number]
    await killed(services)
    hand.time += TEN_MINUTES
    services = await opened(database_url, hand)
    calm, paused = await services.registry.session(calm.id), await services.registry.session(paused.id)
    assert given_back(calm) == given_back(paused) == []
    assert paused.live.number == numbers[1]
    await paused.do(ANA, Resume())
    assert paused.live.chairs[0].deadline == hand.time + left
    await services.close()


async def test_a_database_out_of_reach_is_an_outage_too(database_url: str) -> None:
    hand = Hand()
    services = await opened(database_url, hand)
    session = await dealt(services)
    deadline = session.live.chairs[0].deadline
    hand.time += TEN_MINUTES  # nothing could be written meanwhile, nor any sign
    await session.do(ANA, Play("open 1"))
    assert given_back(session) == [TEN_MINUTES], "before the move is judged"
    assert session.live.chairs[0].bank == deadline - 1_700_000_000_000
    await services.close()


async def test_one_server_of_several_is_missed_by_nobody_s_clock(migrated_postgres_url: str) -> None:
    hand = Hand()
    one, other = await opened(migrated_postgres_url, hand), await opened(migrated_postgres_url, hand)
    session = await dealt(one)
    deadline = session.live.chairs[0].deadline
    await killed(one)
    await live_on(other, hand, MINUTE)
    back = await opened(migrated_postgres_url, hand)
    for services in (other, back):
        assert (await services.registry.session(session.id)).live.chairs[0].deadline == deadline
        assert given_back(await services.registry.session(session.id)) == []
    for services in (other, back):
        await services.close()


async def test_two_servers_that_come_back_give_the_time_back_once(migrated_postgres_url: str) -> None:
    hand = Hand()
    first = await opened(migrated_postgres_url, hand)
    session = await dealt(first)
    deadline = session.live.chairs[0].deadline
    await killed(first)
    hand.time += TEN_MINUTES
    one, other = await asyncio.gather(
        opened(migrated_postgres_url, hand), opened(migrated_postgres_url, hand)
    )
    for services in (one, other):
        awake = await services.registry.session(session.id)
        await awake.catch_up()
        assert awake.live.chairs[0].deadline == deadline + TEN_MINUTES
    for services in (one, other):
        await services.close()


async def test_a_clock_set_back_before_a_restart_freezes_nothing(database_url: str) -> None:
    hand = Hand()
    services = await opened(database_url, hand)
    session = await dealt(services)
    await live_on(services, hand, 5_000)
    left, stood_at = session.live.chairs[0].deadline - hand.time, hand.time
    await killed(services)
    hand.time -= 60 * MINUTE
    services = await opened(database_url, hand)
    session = await services.registry.session(session.id)
    assert services.now() == stood_at
    assert session.live.chairs[0].deadline - services.now() == left
    await live_on(services, hand, left)
    await session.let_time_pass()
    assert session.live.chairs[0].held_by
    await services.close()


async def test_the_machine_s_clock_may_be_set_while_people_play() -> None:
    wall, steady = [1_700_000_000 * 10**9], [5 * 10**9]
    clock = SteadyClock(lambda: wall[0], lambda: steady[0])
    began = clock()
    for jump in (-60, 3600):
        wall[0] += jump * 10**9
        assert clock() == began
    steady[0] += 250 * 10**6
    assert clock() == began + 250


async def shift_back(url: str, milliseconds: int) -> None:
    """So long ago: everything in the database happened earlier."""
    store = await Store.open(url)

    def shift(connection) -> None:
        for table, column in (("entries", "at"), ("signs_of_life", "alive_at"), ("tables", "changed_at")):
            connection.execute(text(f'UPDATE {table} SET "{column}" = "{column}" - {milliseconds}'))

    await store._change(shift)
    await store.close()


async def test_a_real_server_is_killed_and_back_ten_minutes_later(database_url: str, tmp_path: Path) -> None:
    mortal = Mortal(database_url, tmp_path / "said", is_hatched=True)
    try:
        await anyio.to_thread.run_sync(mortal.start)
        ana = await play_with_a_clock(mortal)
        before = ana.table["state"]["seats"][ana.table["eyes"]]["deadline"]
        mortal.kill()
        await shift_back(database_url, TEN_MINUTES)
        await anyio.to_thread.run_sync(mortal.start)
        back = await (await Seated(mortal.address, ana.token).connect()).watch(ana.table_id, after=ana.number)
        [away] = [one for one in back.told if one["entry"]["entry"] == "server-away"]
        assert away["entry"]["milliseconds"] >= TEN_MINUTES
        deadline = back.table["state"]["seats"][back.table["eyes"]]["deadline"]
        assert deadline >= before, "nothing was lost"
        assert deadline - away["at"] <= 60_000, "nothing was won"
        await back.close()
    finally:
        mortal.kill()


async def test_a_real_server_that_stood_still_gives_the_time_back(tmp_path: Path) -> None:
    mortal = Mortal(f"sqlite:///{tmp_path / 'tablee.db'}", tmp_path / "said", is_hatched=True)
    try:
        await anyio.to_thread.run_sync(mortal.start)
        ana = await play_with_a_clock(mortal, bank=30)
        assert mortal.process is not None
        os.kill(mortal.process.pid, signal.SIGSTOP)
        await anyio.sleep(31)
        os.kill(mortal.process.pid, signal.SIGCONT)
        await ana.until(lambda: any(one["entry"]["entry"] == "server-away" for one in ana.told))
        answer = await ana.ask("play", move=ana.moves[0])
        assert answer["type"] == "news", (answer, ana.told)
        assert "time-ran-out" not in {one["entry"]["entry"] for one in ana.told}
        await ana.close()
    finally:
        mortal.kill()


async def play_with_a_clock(mortal: Mortal, bank: int = 60) -> Seated:
    """A person against a bot, to move, with the time running."""
    token = await anyio.to_thread.run_sync(mortal.token)
    clock = {"clock": "live", "bank": bank, "increment": 0}
    settings = {"game": "panik", "seats": 2, "clock": clock}
    laid = await anyio.to_thread.run_sync(
        lambda: mortal.lay(token, settings=settings, bots=["novice"], start=True)
    )
    ana = await (await Seated(mortal.address, token).connect()).watch(laid["table"])
    await ana.until(lambda: bool(ana.moves))
    return ana

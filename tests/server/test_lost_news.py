"""News between servers get lost at random: the log is the truth, and everything goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.server.cluster.news import BrokerState, NewsChannel
from tablee.server.sessions.telling_progress import TellingProgress
from tablee.store import Notification
from tests.server.playing import lay, play_to_the_end
from tests.server.serving import Served, serving
from tests.server.test_peers import two_people, wait_until


class Lossy:
    """A channel that loses that share of what it hears, and knows nothing of it."""

    def __init__(self, carrier: NewsChannel, loss: float, seed: int) -> None:
        self._carrier = carrier
        self._loss = loss
        self._rng = random.Random(seed)
        self.lost = 0
        self.is_on = False  # at first everybody gets to know each other

    @property
    def is_hearing(self) -> bool:
        return self._carrier.is_hearing

    @property
    def broker(self) -> BrokerState | None:
        return self._carrier.broker

    def tell_logs(self, lasts: Mapping[str, int], owner_of: Callable[[str], str]) -> None:
        self._carrier.tell_logs(lasts, owner_of)

    def tell(self, kind: str, subject: str = "", more: str = "") -> None:
        self._carrier.tell(kind, subject, more)

    def attend(self, table: str) -> None:
        self._carrier.attend(table)

    def leave(self, table: str) -> None:
        self._carrier.leave(table)

    async def follow(self, tell: Callable[[Notification], None]) -> None:
        def hear(news: Notification) -> None:
            # Whoever hears no signs of life knows that something is wrong; that is another test.
            if self.is_on and news.kind != "here" and self._rng.random() < self._loss:
                self.lost += 1
            else:
                tell(news)

        await self._carrier.follow(hear)

    async def listeners(self) -> set[str]:
        return await self._carrier.listeners()

    async def close(self) -> None:
        await self._carrier.close()


@pytest.mark.parametrize("loss", [0.5, 1.0])
def test_a_game_goes_on_though_news_are_lost(migrated_postgres_url: str, loss: float) -> None:
    channels: list[Lossy] = []

    def losing(carrier: NewsChannel) -> NewsChannel:
        channels.append(Lossy(carrier, loss, len(channels)))
        return channels[-1]

    async def evening(here: Served, there: Served) -> None:
        ann, bob = await two_people(here, there)
        for channel in channels:
            channel.is_on = True
        await asyncio.gather(ann.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        await bob.until(lambda: bob.number == ann.number)
        assert ann.is_over
        assert ann.table["state"] == bob.table["state"]
        await bob.say(type="say", id="s1", table=bob.table_id, text="well played")
        await ann.say(type="say", id="s2", table=ann.table_id, text="you too")
        for one in (ann, bob):
            await one.until(lambda one=one: len(one.chat) == 2)
            assert {line["text"] for line in one.chat} == {"well played", "you too"}
            await one.close()

    with (
        serving(migrated_postgres_url, losing) as here,
        serving(migrated_postgres_url, losing) as there,
    ):
        for one in (here, there):
            one.services.lookout.seldom_s = 0.2
        wait_until(lambda: bool(here.services.peers._heard) and bool(there.services.peers._heard))
        asyncio.run(evening(here, there))
        assert sum(channel.lost for channel in channels) > 0


def test_a_bot_plays_though_its_server_was_not_told(migrated_postgres_url: str) -> None:
    """The table sleeps where its bots think, and nobody there heard that they are to move."""
    with (
        serving(migrated_postgres_url) as here,
        serving(migrated_postgres_url, deaf) as there,
    ):
        wait_until(lambda: bool(here.services.peers._heard) and bool(there.services.peers._heard))
        channel = cast(Lossy, there.services.news)
        channel.is_on = True
        there.services.lookout.seldom_s = 0.2
        with here.person() as ann:
            for _ in range(30):
                laid = lay(ann, bots=["novice"], start=True)
                if not here.inside(lambda laid=laid: here.services.peers.is_mine(laid["table"])):
                    break
            assert play_to_the_end(laid["table"], ann)["state"]["status"] == "over"
        assert channel.lost > 0


def deaf(carrier: NewsChannel) -> Lossy:
    return Lossy(carrier, 1.0, 0)


@given(st.lists(st.integers(1, 30), max_size=60), st.integers(0, 30))
def test_each_line_is_told_once_in_whatever_order_it_comes(numbers: list[int], shown: int) -> None:
    progress, told = TellingProgress(), []
    for place, number in enumerate(numbers):
        if place == len(numbers) // 2:
            progress.reach(shown)
            told += [one for one in range(1, shown + 1) if one not in told]
        if progress.add(number):
            told.append(number)
    assert len(told) == len(set(told))
    assert set(numbers) <= set(told)
    assert all(one in told for one in range(1, progress.reached + 1))

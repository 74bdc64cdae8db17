"""Servers that hear of each other through a broker, and go on without it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest

from tablee.server.cluster.channels import channel_of
from tablee.server.cluster.nats_news import NatsNews
from tablee.server.ops.config import BadConfig, Config, load_config
from tablee.store import Store
from tests.broker import Broker, a_broker
from tests.server.playing import lay, play_to_the_end
from tests.server.serving import Served, serving
from tests.server.sitting_down import arrive
from tests.server.test_peers import two_people, wait_until


@pytest.fixture(scope="module")
def broker() -> Iterator[Broker]:
    with a_broker() as running:
        yield running


def news_of(served: Served) -> NatsNews:
    news = served.services.news
    assert isinstance(news, NatsNews)
    return news


def know_each_other(*servers: Served) -> None:
    wait_until(lambda: all(len(one.services.peers._heard) == len(servers) - 1 for one in servers))


def test_a_server_hears_of_the_tables_that_are_awake_there(
    migrated_postgres_url: str, broker: Broker
) -> None:
    async def evening(here: Served, there: Served) -> None:
        ann, bob = await two_people(here, there)
        await asyncio.gather(ann.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        await bob.until(lambda: bob.number == ann.number)
        assert ann.table["state"] == bob.table["state"]
        subscribed = [set(news_of(one)._subscribed) for one in (here, there, third)]
        assert all(ann.table_id in names for names in subscribed[:2])
        assert ann.table_id not in subscribed[2] or third.services.peers.is_mine(ann.table_id)
        for one in (ann, bob):
            await one.close()

    at = {"broker": broker.address}
    with (
        serving(migrated_postgres_url, **at) as here,
        serving(migrated_postgres_url, **at) as there,
        serving(migrated_postgres_url, **at) as third,
    ):
        wait_until(lambda: all(news_of(one).is_connected for one in (here, there, third)))
        know_each_other(here, there, third)
        for one in (here, there, third):
            one.services.lookout.seldom_s = 1e9  # what arrives here arrives as news
        asyncio.run(evening(here, there))


def test_the_owner_of_a_table_that_sleeps_is_told(migrated_postgres_url: str, broker: Broker) -> None:
    at = {"broker": broker.address}
    with serving(migrated_postgres_url, **at) as here, serving(migrated_postgres_url, **at) as there:
        wait_until(lambda: all(news_of(one).is_connected for one in (here, there)))
        know_each_other(here, there)
        there.services.lookout.seldom_s = 1e9
        with here.person() as ann:
            for _ in range(30):
                laid = lay(ann, bots=["novice"], start=True)
                if not here.inside(lambda laid=laid: here.services.peers.is_mine(laid["table"])):
                    break
            assert play_to_the_end(laid["table"], ann)["state"]["status"] == "over"


def test_a_game_goes_on_without_the_broker_and_with_it_again(migrated_postgres_url: str) -> None:
    with a_broker() as mortal:
        at = {"broker": mortal.address}
        mortal.kill()  # it is not there yet

        async def evening(here: Served, there: Served) -> None:
            ann, bob = await two_people(here, there)
            rng = random.Random(3)
            for has_broker in (False, True, False, True):
                if has_broker:
                    await asyncio.to_thread(mortal.start)
                    await ann.until(lambda: all(news_of(one).is_connected for one in (here, there)))
                else:
                    mortal.kill()
                for _ in range(4):
                    if ann.is_over:
                        break
                    await ann.until(lambda: bool(ann.moves or bob.moves) and ann.number == bob.number)
                    player = ann if ann.moves else bob
                    await player.do("play", move=rng.choice(player.moves))
                    await ann.until(lambda: ann.number == bob.number)
                if not has_broker:
                    for server in (here, there):
                        health = httpx.get(f"{server.address}/health").json()
                        assert (health["status"], health["broker"]) == ("ok", "away")
            for player in (ann, bob):
                await player.close()

        with serving(migrated_postgres_url, **at) as here, serving(migrated_postgres_url, **at) as there:
            know_each_other(here, there)
            asyncio.run(evening(here, there))
            wait_until(lambda: all(news_of(one).is_connected for one in (here, there)))
            assert httpx.get(f"{here.address}/health").json()["broker"] == "ok"


def test_who_signs_out_while_only_the_other_server_has_the_broker(
    migrated_postgres_url: str, broker: Broker
) -> None:
    """The one without it still says so, and is still heard."""

    async def evening(here: Served, there: Served) -> None:
        bob = await arrive(there)
        with here.client(Cookie=f"tablee={bob.token}") as client:
            assert client.post("/api/sign-out").status_code == 200
        await bob.until(lambda: bob.is_lost)

    with (
        serving(migrated_postgres_url, broker="nats://127.0.0.1:1") as here,
        serving(migrated_postgres_url, broker=broker.address) as there,
    ):
        know_each_other(here, there)
        asyncio.run(evening(here, there))
        asyncio.run(evening(there, here))


@pytest.mark.parametrize("address", ["http://127.0.0.1", "nats:", "nats://[", ","])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadConfig, match="broker"):
        load_config({"broker": address}, environment={})


@pytest.mark.anyio
async def test_a_file_needs_no_broker(tmp_path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'tablee.db'}")
    with pytest.raises(BadConfig, match="PostgreSQL"):
        channel_of(store, Config(broker="nats://127.0.0.1:4222"))
    await store.close()


@pytest.mark.anyio
async def test_all_who_use_a_database_call_it_the_same(migrated_postgres_url: str) -> None:
    one, two = await Store.open(migrated_postgres_url), await Store.open(migrated_postgres_url)
    name = await one.identity()
    assert name == await two.identity()
    assert name.removeprefix("tablee.").replace("-", "").isalnum()
    await one.close()
    await two.close()

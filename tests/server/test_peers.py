"""Two servers at one PostgreSQL database: the same tables at both, and bots that think in one place."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from tablee.server.cluster.news import NobodyElse
from tablee.server.cluster.peers import Peers
from tablee.server.ops.background import BackgroundTasks
from tablee.server.sessions.waker import TableWaker
from tests.server.killing import Mortal
from tests.server.playing import do, key_in, lay, look, play_to_the_end
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.server.sitting_down import arrive, new_guest


@contextmanager
def two_servers(database: str) -> Iterator[tuple[Served, Served]]:
    """Both up, and each has heard of the other."""
    with serving(database) as here, serving(database) as there:
        wait_until(lambda: bool(here.services.peers._heard) and bool(there.services.peers._heard))
        yield here, there


def wait_until(holds) -> None:
    async def waiting() -> None:
        async with asyncio.timeout(60):
            while not holds():
                await asyncio.sleep(0.02)

    asyncio.run(waiting())


async def two_people(here: Served, there: Served, game: str = "district-noir") -> list[Seated]:
    """A game that has started: Ann came through one server, Bob through the other."""
    ann, bob = await arrive(here), await arrive(there)
    with here.client(Cookie=f"tablee={ann.token}") as client:
        laid = lay(client, game)
    await ann.watch(laid["table"])
    await bob.watch(laid["table"], key_in(laid["links"]["seat"]))
    await bob.do("join")
    await ann.until(lambda: ann.table["state"]["seats"][1]["kind"] == "person")
    await ann.do("start")
    for one in (ann, bob):
        await one.until(lambda one=one: one.table["state"]["status"] == "playing")
    return [ann, bob]


def test_a_game_between_two_servers_is_told_at_both(migrated_postgres_url: str) -> None:
    async def evening(here: Served, there: Served) -> None:
        ann, bob = await two_people(here, there)
        await asyncio.gather(ann.play_on(random.Random(1)), bob.play_on(random.Random(2)))
        assert ann.is_over
        assert bob.is_over
        await bob.until(lambda: bob.number == ann.number)
        assert ann.table["state"] == bob.table["state"]
        moves = [
            [one["entry"]["move"] for one in who.told if one["entry"]["entry"] == "moved"]
            for who in (ann, bob)
        ]
        assert moves[0] == moves[1]
        for one in (ann, bob):
            await one.close()

    with two_servers(migrated_postgres_url) as (here, there):
        asyncio.run(evening(here, there))


def test_who_is_there_and_what_is_said_is_known_at_both(migrated_postgres_url: str) -> None:
    async def evening(here: Served, there: Served) -> None:
        ann, bob = await two_people(here, there)
        both = {ann.you["id"], bob.you["id"]}
        for one in (ann, bob):
            await one.until(lambda one=one: {who["person"] for who in one.here} == both)
        await bob.say(type="say", id="s1", table=bob.table_id, text="good evening")
        for one in (ann, bob):
            await one.until(lambda one=one: bool(one.chat))
            assert [line["text"] for line in one.chat] == ["good evening"]
        session = here.services.registry.sessions[ann.table_id]
        assert here.inside(lambda: session.absent_for(bob.you["id"])) == 0, "Bob is there, though not here"
        with there.client(Cookie=f"tablee={bob.token}") as client:
            assert client.patch("/api/me", json={"name": "Robert"}).status_code == 200
        await bob.close()
        await ann.until(lambda: {who["person"] for who in ann.here} == {ann.you["id"]})
        assert here.inside(lambda: session.absent_for(bob.you["id"])) < 60_000, (
            "gone just now, not all the time"
        )
        await ann.close()

    with two_servers(migrated_postgres_url) as (here, there):
        asyncio.run(evening(here, there))


def test_somebody_at_a_table_through_another_server_is_known_to_be_there(migrated_postgres_url: str) -> None:
    """Also where that table is not in memory: whoever is there needs no message."""

    async def evening(here: Served, there: Served) -> None:
        bob = await arrive(there)
        with there.client(Cookie=f"tablee={bob.token}") as client:
            laid = lay(client)
        await bob.watch(laid["table"])
        assert laid["table"] not in here.services.registry.sessions

        async def is_here(server: Served, person: str) -> bool:
            asked = server.services.presence.is_here(laid["table"], person)
            return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(asked, server.loop))

        async with asyncio.timeout(60):
            while not await is_here(here, bob.you["id"]):
                await asyncio.sleep(0.02)
        assert await is_here(there, bob.you["id"])
        assert not await is_here(here, "somebody-else")
        await bob.close()
        async with asyncio.timeout(60):
            while await is_here(here, bob.you["id"]):
                await asyncio.sleep(0.02)

    with two_servers(migrated_postgres_url) as (here, there):
        asyncio.run(evening(here, there))


def test_a_list_that_changed_is_told_everywhere_but_at_the_table_itself(migrated_postgres_url: str) -> None:
    async def evening(here: Served, there: Served) -> None:
        ann, bob = await two_people(here, there)
        elsewhere = [await Seated(server.address, bob.token).connect() for server in (here, there)]
        with there.client(Cookie=f"tablee={bob.token}") as client:
            do(client, bob.table_id, "ask-pause")
        await bob.say(type="unwatch", table=bob.table_id)
        await ann.until(lambda: {who["person"] for who in ann.here} == {ann.you["id"]})
        await ann.do("answer-pause", agrees=True)
        for one in elsewhere:
            await one.until(lambda one=one: '{"type":"tables-changed"}' in one.heard)
        assert not [text for text in ann.heard if "tables-changed" in text], "she sees it happen"
        for one in (ann, bob, *elsewhere):
            await one.close()

    with two_servers(migrated_postgres_url) as (here, there):
        asyncio.run(evening(here, there))


def test_a_new_name_and_a_seat_that_changes_hands_are_known_at_both(migrated_postgres_url: str) -> None:
    async def evening(here: Served, there: Served) -> None:
        ann, bob = await two_people(here, there)
        xen = await arrive(here)  # Bob in another browser
        with here.client(Cookie=f"tablee={ann.token}") as client:
            key = key_in(look(client, ann.table_id)["links"]["seat"])
        await xen.watch(ann.table_id, key)
        with there.client(Cookie=f"tablee={bob.token}") as client:
            assert client.patch("/api/me", json={"name": "Robert"}).status_code == 200
        for one in (ann, bob, xen):
            await one.until(lambda one=one: one.table["state"]["players"][1:] == ["Robert"])
            assert one.table["state"]["seats"][1]["name"] == "Robert"
        number = ann.number
        await xen.do("claim-seat", seat=1)
        for one in (ann, bob):
            await one.until(lambda one=one: one.table["state"]["requests"]["claim"] is not None)
        await ann.do("answer-claim", agrees=True)
        await bob.do("answer-claim", agrees=True)
        for one in (ann, bob, xen):
            await one.until(lambda one=one: one.table["state"]["seats"][1]["person"] == xen.you["id"])
        await xen.until(lambda: xen.view["seat"] == 1)
        await bob.until(lambda: bob.view["seat"] is None)
        told = [
            [each["entry"]["entry"] for each in one.told if each["number"] > number]
            for one in (ann, bob, xen)
        ]
        assert told[0] == told[1] == told[2], "one name, one claim, one answer each: nothing is told twice"
        assert told[0] == ["seat-claimed", "claim-answered", "claim-answered", "seat-handed-over"]
        for one in (ann, bob, xen):
            await one.close()

    with two_servers(migrated_postgres_url) as (here, there):
        asyncio.run(evening(here, there))


def test_who_signs_out_at_one_server_is_cut_off_at_the_other(migrated_postgres_url: str) -> None:
    async def evening(here: Served, there: Served) -> None:
        bob = await arrive(there)
        with here.client(Cookie=f"tablee={bob.token}") as client:
            assert client.get("/api/me").json()["id"] == bob.you["id"]
            assert client.patch("/api/me", json={"name": "Robert"}).status_code == 200
            await bob.until(
                lambda: [one.person.name for one in there.services.sockets] == ["Robert"] or bob.is_lost
            )
            assert client.post("/api/sign-out").status_code == 200
        await bob.until(lambda: bob.is_lost)
        assert [refusal["code"] for refusal in bob.refusals] == ["sign-in-first"]

    with two_servers(migrated_postgres_url) as (here, there):
        asyncio.run(evening(here, there))


def counted(served: Served) -> list[str]:
    """The bots that think at this server, from now on."""
    thought: list[str] = []
    bots = served.services.bots
    think = bots._think

    def counting(level, *seen):
        thought.append(level)
        return think(level, *seen)

    bots._think = counting
    return thought


def test_the_bots_of_a_table_think_at_one_of_the_servers_only(migrated_postgres_url: str) -> None:
    with two_servers(migrated_postgres_url) as (here, there):
        thoughts = {True: counted(here), False: counted(there)}
        places = set()
        with here.person() as ann, there.client(Cookie=f"tablee={ann.cookies['tablee']}") as ann_there:
            for _ in range(12):
                laid = lay(ann, bots=["novice"], start=True)
                table = laid["table"]
                is_here = here.inside(lambda table=table: here.services.peers.is_mine(table))
                assert there.inside(lambda table=table: there.services.peers.is_mine(table)) != is_here
                before = {place: len(thought) for place, thought in thoughts.items()}
                play_to_the_end(table, ann, ann_there)
                assert len(thoughts[is_here]) > before[is_here]
                assert len(thoughts[not is_here]) == before[not is_here]
                places.add(is_here)
                if len(places) == 2:
                    break
        assert places == {True, False}, "by lot, now here, now there"


async def cut_the_line(database: str) -> None:
    """Neither server hears of the other, until both have noticed and listen again."""
    connection = await asyncpg.connect(database)
    cut = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
    )
    await connection.close()
    assert len(cut) == 2


def test_who_signs_out_while_the_line_is_cut_is_cut_off_afterwards(migrated_postgres_url: str) -> None:
    async def evening(here: Served, there: Served) -> None:
        bob = await arrive(there)
        await cut_the_line(migrated_postgres_url)
        with here.client(Cookie=f"tablee={bob.token}") as client:
            assert client.post("/api/sign-out").status_code == 200
        await bob.until(lambda: bob.is_lost)

    with two_servers(migrated_postgres_url) as (here, there):
        asyncio.run(evening(here, there))


def test_what_was_missed_while_the_line_was_cut_is_told_afterwards(migrated_postgres_url: str) -> None:
    async def evening(here: Served, there: Served) -> None:
        ann, bob = await two_people(here, there)
        await cut_the_line(migrated_postgres_url)
        first, second = (ann, bob) if ann.moves else (bob, ann)
        await first.do("play", move=first.moves[0])
        await second.until(lambda: second.number == first.number)
        for one in (ann, bob):
            await one.close()

    with two_servers(migrated_postgres_url) as (here, there):
        asyncio.run(evening(here, there))


def test_when_a_server_is_killed_the_other_goes_on_with_its_bots(
    migrated_postgres_url: str, tmp_path: Path
) -> None:
    mortal = Mortal(migrated_postgres_url, tmp_path / "said")
    with serving(migrated_postgres_url) as here:
        mortal.start()
        try:
            wait_until(lambda: bool(here.services.peers._heard))
            with here.person() as ann:
                for _ in range(30):  # one whose bots think at the other server
                    laid = lay(ann, bots=["novice"])
                    if not here.inside(lambda laid=laid: here.services.peers.is_mine(laid["table"])):
                        break
                do(ann, laid["table"], "start")
                mortal.kill()
                assert play_to_the_end(laid["table"], ann)["state"]["status"] == "over"
        finally:
            mortal.kill()


def test_a_killed_server_is_missed_by_its_connection(
    migrated_postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long before anybody would wonder at its silence."""
    monkeypatch.setattr("tablee.server.cluster.peers._GONE_AFTER_S", 1e9)
    mortal = Mortal(migrated_postgres_url, tmp_path / "said", is_hatched=True)
    with serving(migrated_postgres_url) as here:
        mortal.start()
        try:
            wait_until(lambda: bool(here.services.peers._heard))
            mortal.kill()  # perhaps before it was ever seen
            wait_until(lambda: not here.services.peers._heard)
        finally:
            mortal.kill()


def test_a_peer_whose_connection_cannot_be_seen_is_kept(migrated_postgres_url: str) -> None:
    """It may have another role at the database: what it says counts, from the second time on."""
    with two_servers(migrated_postgres_url) as (here, there):
        name = there.services.peers.name
        listeners = here.services.news.listeners

        async def without_it() -> set[str]:
            return await listeners() - {name}

        here.services.news.listeners = without_it
        wait_until(lambda: name in here.services.peers._hidden and name in here.services.peers._heard)
        here.services.news.listeners = listeners
        wait_until(lambda: name not in here.services.peers._hidden)


def test_a_server_that_begins_wakes_nothing_before_it_knows_who_is_there(
    migrated_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would wake the tables of all others too."""
    woken: list[str] = []

    async def wake_all(waker: TableWaker) -> None:
        woken.append("all")

    with serving(migrated_postgres_url):
        monkeypatch.setattr(TableWaker, "wake_all", wake_all)
        monkeypatch.setattr("tablee.server.sessions.waker.LISTEN_FIRST_S", 3600.0)
        with serving(migrated_postgres_url) as there:
            wait_until(lambda: there.services.news.is_hearing and bool(there.services.peers._heard))
            assert woken == []


def test_one_of_several_servers_removes_what_is_old(migrated_postgres_url: str) -> None:
    with two_servers(migrated_postgres_url) as (here, there):
        ours = [one.inside(one.services._retention()._is_ours) for one in (here, there)]
        assert sorted(ours) == [False, True]


def test_alone_every_table_is_ones_own(shared: Served) -> None:
    peers: Peers = shared.services.peers
    assert all(peers.is_mine(table) for table in ("a", "b", "c"))
    with shared.person() as ann:
        assert look(ann, lay(ann)["table"])["state"]["status"] == "open"
    assert new_guest(shared)


@pytest.mark.parametrize("peers", [1, 2, 4])
def test_tables_are_shared_out_evenly_and_everybody_agrees(shared: Served, peers: int) -> None:
    names = [f"server{number}" for number in range(peers + 1)]

    owners = []
    for own in names:
        one = Peers(own, NobodyElse(), BackgroundTasks())
        one._heard = {name: 0.0 for name in names if name != own}
        owners.append([one.is_mine(f"t{number}") for number in range(600)])
    assert all(sum(column) == 1 for column in zip(*owners, strict=True))
    assert all(sum(row) > 600 / len(names) / 2 for row in owners)

"""Find a game: people meet, whatever servers they come through; blocked ones do not; nobody waits in vain."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager

import pytest

from tests.server.finding import Seeking
from tests.server.playing import do
from tests.server.serving import Served, serving
from tests.server.test_peers import two_servers

RATED_SETTINGS = ("is_rated", "hints", "when_out", "is_public")


@asynccontextmanager
async def seekers(served: Served, *names: str):
    people = [await Seeking.arrive(served, name) for name in names]
    try:
        yield people
    finally:
        for one in people:
            await one.leave()


@pytest.mark.anyio
async def test_two_people_meet_and_are_dealt(served: Served) -> None:
    async with seekers(served, "Ann", "Bob") as (ann, bob):
        tables = await asyncio.gather(ann.find(rated="yes"), bob.find(rated="either"))
        assert tables[0] == tables[1]
        await asyncio.gather(ann.add_nonce(tables[0]), bob.add_nonce(tables[0]))
        seen = await ann.until_dealt(tables[0])
        state = seen["state"]
        assert state["status"] == "playing"
        assert {seat["name"] for seat in state["seats"]} == {"Ann", "Bob"}
        assert [state["settings"][name] for name in RATED_SETTINGS] == [True, False, "forfeit", True]
        assert state["settings"]["clock"] == {"clock": "live", "bank": 300, "increment": 5, "short": None}
        assert all(state["nonces"]), "both have added to its chance"
        assert ann.told["terms"] == {"game": "district-noir", "speed": "quick", "is_rated": True, "seats": 2}
        again = await Seeking.arrive(served, token=str(ann.client.cookies["tablee"]))
        mine = (await again.client.get("/api/me/tables")).json()["playing"]
        assert [one["table"] for one in mine] == [tables[0]]
        await again.leave()


@pytest.mark.parametrize(("game", "seats"), [("noxford", 3), ("jelly-monster", 5)])
@pytest.mark.anyio
async def test_larger_tables_are_filled_too(shared: Served, game: str, seats: int) -> None:
    async with seekers(shared, *(f"Seeker {number}" for number in range(seats))) as people:
        tables = await asyncio.gather(*(one.find(game, seats=[seats]) for one in people))
        assert len(set(tables)) == 1
        state = (await people[0].look(tables[0]))["state"]
        assert {seat["name"] for seat in state["seats"]} == {one.name for one in people}


@pytest.mark.anyio
async def test_a_table_is_dealt_though_somebody_does_not_come(shared: Served) -> None:
    async with seekers(shared, "Ann", "Bob") as (ann, bob):
        table, _ = await asyncio.gather(ann.find("panik"), bob.find("panik"))
        await ann.add_nonce(table)
        assert (await ann.until_dealt(table))["state"]["status"] == "playing"


@pytest.mark.anyio
async def test_blocked_people_are_never_matched(served: Served) -> None:
    async with seekers(served, "Ann", "Bob", "Cid") as (ann, bob, cid):
        await ann.block(bob)
        await bob.begin()
        await ann.begin()
        cid_table = asyncio.ensure_future(cid.find())
        waiting = {asyncio.ensure_future(one.until("seated")): one for one in (ann, bob)}
        first, last = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        assert len(first) == len(last) == 1, "one of them has met Cid"
        alone = waiting[last.pop()]
        state = (await cid.look(await cid_table))["state"]
        assert alone.name not in {seat["name"] for seat in state["seats"]}
        await alone.client.delete(f"/api/find/{alone.told['search']}")
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(one) for one in ended].count(AssertionError) == 1, "the other waits for nobody any more"
        assert alone.told["code"] == "search-over"


@pytest.mark.anyio
async def test_a_bot_is_offered_and_the_search_goes_on(database_url: str) -> None:
    with serving(database_url, find_bot_after=0.0) as served:
        async with seekers(served, "Ann", "Bob") as (ann, bob):
            told = await ann.begin("noxford", "panik")
            assert told["state"] == "offered"
            assert told["bot"]["settings"]["game"] == "noxford"
            assert told["bot"]["bots"] == ["casual"], "of whom nothing is known a strong one is no company"
            laid = await ann.client.post("/api/tables", json={**told["bot"], "start": True})
            assert laid.status_code == 201
            tables = await asyncio.gather(ann.until("seated"), bob.find("panik"))
            assert tables[0]["table"] == tables[1] != laid.json()["table"]


@pytest.mark.anyio
async def test_who_does_not_answer_is_dropped_and_the_other_goes_on(served: Served) -> None:
    served.services.finder.heard_within_ms = 300
    async with seekers(served, "Ann", "Bob", "Cid") as (ann, bob, cid):
        began = (await ann.begin())["began_at"]
        await bob.begin()
        assert (await ann.until("found"))["terms"]["game"] == "district-noir"
        mine = asyncio.ensure_future(ann.until("seated"))
        async with asyncio.timeout(60):
            while (await bob.client.get("/api/find")).json()["others"] != 1:
                await asyncio.sleep(0.05)
        served.services.finder.heard_within_ms = 60_000
        assert (await bob.follow("looking"))["code"] == "search-over"
        tables = await asyncio.gather(mine, cid.find())
        assert tables[0]["table"] == tables[1]
        assert tables[0]["began_at"] == began, "what she has waited counts"


@pytest.mark.anyio
async def test_a_search_is_its_owners_and_the_last_one_counts(shared: Served) -> None:
    async with seekers(shared, "Ann", "Bob") as (ann, bob):
        first = await ann.begin()
        second = await ann.begin("panik", seats=[4])
        answer = await ann.client.post(f"/api/find/{first['search']}", json={"seen": "looking"})
        assert (answer.status_code, answer.json()["code"]) == (404, "search-over")
        await bob.client.delete(f"/api/find/{second['search']}")
        stolen = await bob.client.post(f"/api/find/{second['search']}", json={"seen": "looking"})
        assert stolen.json()["code"] == "search-over"
        assert (await bob.client.get("/api/find")).json() == {"others": 1}
        data = (await ann.client.get("/api/me/data")).json()
        assert "panik" in data["search"][0]["wishes"]
        await ann.client.delete(f"/api/find/{second['search']}")
        assert (await bob.client.get("/api/find")).json() == {"others": 0}


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"games": []}, "bad-request"),
        ({"games": ["chess"]}, "unknown-game"),
        ({"games": ["district-noir"], "seats": [4]}, "bad-seats"),
        ({"games": ["jelly-monster"], "speeds": ["day"]}, "nothing-to-find"),
        ({"games": ["panik"], "speeds": ["slow"]}, "bad-request"),
        ({"games": ["panik"], "rated": "maybe"}, "bad-request"),
    ],
)
def test_what_cannot_be_found_is_refused(shared: Served, wishes, code: str) -> None:
    with shared.person("Ann") as ann:
        refused = ann.post("/api/find", json=wishes)
        assert (refused.json()["code"], refused.status_code // 100) == (code, 4)


def test_people_meet_across_servers_and_each_match_has_one_table(migrated_postgres_url: str) -> None:
    async def evening(servers: tuple[Served, Served]) -> None:
        people = [await Seeking.arrive(servers[number % 2], f"Seeker {number}") for number in range(12)]
        tables = await asyncio.gather(*(one.find("district-noir", "panik", seats=[2]) for one in people))
        assert Counter(Counter(tables).values()) == {2: 6}
        for one, table in zip(people, tables, strict=True):
            mine = (await one.client.get("/api/me/tables")).json()
            assert [listed["table"] for listed in mine["open"] + mine["playing"]] == [table]
            await one.leave()

    with two_servers(migrated_postgres_url) as servers:
        asyncio.run(evening(servers))


@pytest.mark.anyio
async def test_results_of_a_rated_game_that_was_found_count(shared: Served) -> None:
    async with seekers(shared, "Ann", "Bob") as (ann, bob):
        table, _ = await asyncio.gather(ann.find("panik", rated="yes"), bob.find("panik", rated="yes"))
        await asyncio.gather(ann.add_nonce(table), bob.add_nonce(table))
        await ann.until_dealt(table)
        with shared.client(Cookie=f"tablee={bob.client.cookies['tablee']}") as client:
            do(client, table, "resign")
        async with asyncio.timeout(60):
            while not (await ann.client.get("/api/me/profile")).json()["ratings"]:
                await asyncio.sleep(0.05)

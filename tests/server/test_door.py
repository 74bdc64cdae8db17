"""The door of a table, through real sockets and both databases: old links are dead, removed is removed."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.playing import ask, do, key_in, lay, look
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import arrive
from tests.server.test_peers import two_servers, wait_until


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))


async def lobby(served: Served, **settings: Any) -> tuple[Seated, Seated, dict[str, Any]]:
    """A table for three with its host, and somebody who came by its seat link and watches."""
    host, guest = await arrive(served), await arrive(served)
    with served.client(Cookie=f"tablee={host.token}") as client:
        laid = lay(client, "panik", 3, settings=settings)
    await host.watch(laid["table"])
    await guest.watch(laid["table"], key_in(laid["links"]["seat"]))
    return host, guest, laid


def test_a_public_table_made_private_has_other_links(served):
    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Eve") as eve:
        laid = lay(ann, "panik", 3, settings={"is_public": True})
        table, keys = laid["table"], [key_in(laid["links"][which]) for which in ("seat", "watch")]
        assert bob.get(f"/api/tables/{table}").status_code == 200
        settings = {"game": "panik", "seats": 3, "is_public": False}
        do(ann, table, "change", settings=settings)
        for key in ("", *keys):
            assert code(eve.get(f"/api/tables/{table}", params={"key": key})) == "private-table"
            assert code(bob.get(f"/api/tables/{table}", params={"key": key})) == "private-table"
            assert code(ask(eve, table, "join", key)) == "private-table"
        fresh = look(ann, table)["links"]
        do(eve, table, "join", key_in(fresh["seat"]))
        assert look(bob, table, key_in(fresh["watch"]))["links"]["seat"] is None


def test_a_host_who_leaves_the_seat_may_come_back(served):
    with served.person("Ann") as ann, served.person("Bob") as bob:
        laid = lay(ann, "panik", 3)
        table = laid["table"]
        do(bob, table, "join", key_in(laid["links"]["seat"]))
        do(ann, table, "leave")
        assert look(bob, table)["state"]["host"] == look(bob, table)["state"]["seats"][1]["person"]
        wait_until(lambda: ann.get(f"/api/tables/{table}").status_code == 200)
        do(ann, table, "join")


def test_a_renewed_link_is_dead_also_for_those_who_came_by_it_and_after_a_restart(served):
    async def evening() -> None:
        host, guest, laid = await lobby(served)
        spectator = await arrive(served)
        await spectator.watch(laid["table"], key_in(laid["links"]["watch"]))
        await host.do("renew-links", which="seat")
        await guest.until(lambda: bool(guest.refusals))
        assert guest.refusals[-1]["code"] == "link-renewed"
        assert (await guest.ask("join"))["code"] == "watch-first"
        with served.client(Cookie=f"tablee={guest.token}") as client:
            for key in ("", key_in(laid["links"]["seat"])):
                assert (
                    code(client.get(f"/api/tables/{laid['table']}", params={"key": key})) == "private-table"
                )
        await spectator.until(lambda: spectator.number == host.number)
        assert spectator.refusals == [], "the other link still is as it was"
        with served.client(Cookie=f"tablee={host.token}") as client:
            fresh = look(client, laid["table"])["links"]
        assert fresh["watch"] == laid["links"]["watch"]
        served.inside(lambda: served.services.registry.sessions.pop(laid["table"]).fall_asleep())
        await guest.watch(laid["table"], key_in(laid["links"]["seat"]))
        assert guest.refusals[-1]["code"] == "private-table"
        await guest.watch(laid["table"], key_in(fresh["seat"]))
        await guest.do("join")
        for one in (host, guest, spectator):
            await one.close()

    asyncio.run(evening())


def test_nobody_slips_in_while_the_links_are_renewed(served):
    """A table is shown when its log and chat have been read; the links may be others by then."""

    async def evening() -> None:
        host, guest, laid = await lobby(served)
        chat = served.services.store.chat

        async def slowly(*asked: Any, **more: Any) -> Any:
            await asyncio.sleep(1)
            return await chat(*asked, **more)

        served.inside(lambda: setattr(served.services.store, "chat", slowly))
        heard = len(guest.heard)
        await guest.say(type="watch", table=laid["table"], after=1)
        await asyncio.sleep(0.3)
        await host.do("renew-links")
        await guest.until(lambda: bool(guest.refusals))
        assert [one["code"] for one in guest.refusals] == ["link-renewed"]
        await asyncio.sleep(1)
        assert not any('"type":"table"' in text for text in guest.heard[heard:])
        assert (await guest.ask("join"))["code"] == "watch-first"
        for one in (host, guest):
            await one.close()

    asyncio.run(evening())


def test_whoever_may_not_sit_goes_with_the_seat_link_too(served):
    async def evening() -> None:
        host, guest, laid = await lobby(served)
        await host.do("remove", person=guest.you["id"])
        await guest.watch(laid["table"], key_in(laid["links"]["seat"]))
        await host.do("renew-links", which="seat")
        await guest.until(lambda: bool(guest.refusals))
        assert guest.refusals[-1]["code"] == "link-renewed"
        for one in (host, guest):
            await one.close()

    asyncio.run(evening())


def test_whoever_gets_up_may_watch_on(served):
    async def evening() -> None:
        host, guest, laid = await lobby(served)
        await guest.do("join")
        await guest.watch(laid["table"])
        await guest.do("leave")
        other = await arrive(served)
        await host.do("remove", person=other.you["id"], from_table=True)
        await guest.do("join")
        assert guest.refusals == []
        for one in (host, guest, other):
            await one.close()

    asyncio.run(evening())


def test_whoever_is_removed_stays_removed(served):
    async def evening() -> None:
        host, guest, laid = await lobby(served)
        table, key = laid["table"], key_in(laid["links"]["seat"])
        await guest.do("join")
        await host.do("clear", seat=1)
        assert (await guest.ask("join"))["code"] == "kept-out"
        await guest.say(type="say", id="s1", table=table, text="I only watch")
        await host.until(lambda: bool(host.chat))

        person = guest.you["id"]
        await host.do("remove", person=person, from_table=True)
        await guest.until(lambda: bool(guest.refusals) and guest.refusals[-1]["code"] == "kept-out-of-table")
        heard = len(guest.heard)
        await host.say(type="say", id="s2", table=table, text="Good riddance")
        await host.until(lambda: len(host.chat) == 2)
        assert (await guest.ask("leave"))["code"] == "watch-first"
        assert not any('"said"' in text for text in guest.heard[heard:])
        again = await Seated(served.address, guest.token).connect()
        await again.watch(table, key)
        assert again.refusals[-1]["code"] == "kept-out-of-table"
        with served.client(Cookie=f"tablee={guest.token}") as client:
            for path in ("", "/replay", "/record", "/qr.svg"):
                answer = client.get(f"/api/tables/{table}{path}", params={"key": key})
                assert (answer.status_code, code(answer)) == (403, "kept-out-of-table")
            assert code(ask(client, table, "join", key)) == "kept-out-of-table"
        served.inside(lambda: served.services.registry.sessions.pop(table).fall_asleep())
        await again.watch(table, key)
        assert again.refusals[-1]["code"] == "kept-out-of-table", "the log remembers"

        with served.client(Cookie=f"tablee={host.token}") as client:
            do(client, table, "let-in", person=person)
        await again.watch(table, key)
        await again.do("join")
        for one in (host, guest, again):
            await one.close()

    asyncio.run(evening())


def test_the_host_mutes_spectators(served):
    async def evening() -> None:
        host, guest, laid = await lobby(served)
        table = laid["table"]

        async def said(number: int) -> str:
            before = len(guest.refusals) + len(host.chat)
            await guest.say(type="say", id=f"s{number}", table=table, text=f"Line {number}")
            await guest.until(lambda: len(guest.refusals) + len(host.chat) > before)
            return str(guest.refusals[-1]["code"]) if guest.refusals else ""

        assert await said(1) == ""
        await host.do("mute", person=guest.you["id"])
        assert [one["person"] for one in host.table["state"]["muted"]] == [guest.you["id"]]
        assert await said(2) == "muted"
        await host.do("mute")
        await host.do("mute", person=guest.you["id"], is_muted=False)
        assert await said(3) == "spectators-muted"
        await guest.do("join")
        guest.refusals.clear()
        assert await said(4) == "", "whoever plays may speak"
        for one in (host, guest):
            await one.close()

    asyncio.run(evening())


def test_a_door_that_closes_at_one_server_is_closed_at_the_other(migrated_postgres_url):
    async def evening(here: Served, there: Served) -> None:
        host = await arrive(here)
        with here.client(Cookie=f"tablee={host.token}") as client:
            laid = lay(client, "panik", 3)
        await host.watch(laid["table"])
        guest, other = await arrive(there), await arrive(there)
        for one in (guest, other):
            await one.watch(laid["table"], key_in(laid["links"]["seat"]))
        await host.until(lambda: len(host.here) == 3)
        await host.do("remove", person=guest.you["id"], from_table=True)
        await guest.until(lambda: bool(guest.refusals))
        assert guest.refusals[-1]["code"] == "kept-out-of-table"
        assert host.table["state"]["kept_out"][0]["name"] == guest.you["name"]
        await host.do("renew-links")
        await other.until(lambda: bool(other.refusals))
        assert other.refusals[-1]["code"] == "link-renewed"
        await other.watch(laid["table"], key_in(laid["links"]["seat"]))
        assert other.refusals[-1]["code"] == "private-table"
        for one in (host, guest, other):
            await one.close()

    with two_servers(migrated_postgres_url) as (here, there):
        asyncio.run(evening(here, there))

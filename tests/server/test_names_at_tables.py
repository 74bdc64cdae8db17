"""Nobody passes for somebody else at a table: not on a seat, not in the chat, not among those who watch."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.playing import key_in, lay, look
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import arrive, new_guest

LOOK_ALIKE = "Аdа"  # in Cyrillic letters


async def called(served: Served, name: str) -> Seated:
    token = new_guest(served)
    with served.client(cookie=f"tablee={token}") as client:
        assert client.patch("/api/me", json={"name": name}).status_code == 200
    return await Seated(served.address, token).connect()


def test_a_look_alike_of_the_host_gets_a_number_wherever_it_speaks(served: Served) -> None:
    async def evening() -> None:
        ada, other, guest = [await called(served, name) for name in ("Ada", LOOK_ALIKE, "ADA")]
        with served.client(cookie=f"tablee={ada.token}") as client:
            laid = lay(client)
            key = key_in(laid["links"]["seat"])
            for one in (ada, other, guest):
                await one.watch(laid["table"], key)
            await other.do("join")
            seats = look(client, laid["table"])["state"]["seats"]
            assert [seat["name"] for seat in seats[:2]] == ["Ada", f"{LOOK_ALIKE} (2)"]
        for number, one in enumerate((ada, other, guest), 1):
            await one.say(type="say", id="1", table=laid["table"], text="hello")
            await ada.until(lambda number=number: len(ada.chat) == number)
        assert [line["name"] for line in ada.chat] == ["Ada", f"{LOOK_ALIKE} (2)", "ADA (3)"]
        await ada.until(lambda: len(ada.here) == 3)
        assert {one["name"] for one in ada.here} == {"Ada", f"{LOOK_ALIKE} (2)", "ADA (3)"}
        for one in (ada, other, guest):
            await one.close()

    asyncio.run(evening())


def test_whoever_takes_the_hosts_name_afterwards_is_told_apart_too(served: Served) -> None:
    async def evening() -> None:
        ada, bob = [await called(served, name) for name in ("Ada", "Bob")]
        with served.client(cookie=f"tablee={ada.token}") as client:
            laid = lay(client)
        for one in (ada, bob):
            await one.watch(laid["table"], key_in(laid["links"]["seat"]))
        await bob.do("join")
        with served.client(cookie=f"tablee={bob.token}") as client:
            assert client.patch("/api/me", json={"name": "Ada"}).status_code == 200
        await bob.say(type="say", id="1", table=laid["table"], text="It is me, Ada")
        await ada.until(lambda: bool(ada.chat))
        assert ada.chat[0]["name"] == "Ada (2)"
        for one in (ada, bob):
            await one.close()

    asyncio.run(evening())


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u200d\u200d", "\u2800", "a" + "\u0301" * 20, "\u115fA", "x" * 100_000, "\u00a0\u2003"],
    ids=lambda name: ascii(name)[:30],
)
def test_names_that_cannot_be_seen_are_refused(shared: Served, name: str) -> None:
    with shared.person() as client:
        answer = client.patch("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) in ((400, "bad-name"), (400, "bad-request"))


def test_spaces_within_a_name_are_one(shared: Served) -> None:
    with shared.person() as client:
        named = client.patch("/api/me", json={"name": " Ada \u00a0 \u2003 Zoe\u0301 "}).json()
        assert named["name"] == "Ada Zoé"


def test_a_private_table_sleeps_on_when_a_stranger_knocks(served: Served) -> None:
    async def evening() -> None:
        host = await arrive(served)
        with served.client(cookie=f"tablee={host.token}") as client:
            laid = lay(client)
        table, seat = laid["table"], key_in(laid["links"]["seat"])

        def put_to_sleep() -> None:
            served.services.registry.sessions.pop(table).fall_asleep()

        served.inside(put_to_sleep)
        stranger = await arrive(served)
        for key in ("", "wrong"):
            await stranger.watch(table, key)
        assert {refusal["code"] for refusal in stranger.refusals} == {"private-table"}
        with served.client(cookie=f"tablee={stranger.token}") as client:
            for path in ("", "/replay", "/record", "/qr.svg"):
                assert client.get(f"/api/tables/{table}{path}").json()["code"] == "private-table"
        assert not served.inside(lambda: served.services.registry.is_awake(table))
        await stranger.watch(table, seat)
        assert served.inside(lambda: served.services.registry.is_awake(table))
        served.inside(put_to_sleep)
        with served.client(cookie=f"tablee={host.token}") as client:
            assert look(client, table)["eyes"] == 0, "its people need no key"
        for one in (host, stranger):
            await one.close()

    asyncio.run(evening())

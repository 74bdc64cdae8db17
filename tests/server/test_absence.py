"""Somebody goes away: what the others are told, and what they may do, through real sockets."""

from __future__ import annotations

import asyncio

from tests.server.ageing import pass_time
from tests.server.playing import ask, do, key_in, lay, two_at_a_table
from tests.server.seated import Seated
from tests.server.serving import Served
from tests.server.sitting_down import arrive, sit_down

RELAXED = {"clock": "relaxed", "days": 1}


async def leaves(one: Seated, other: Seated) -> None:
    """One closes the page, and the other is told."""
    await one.close()
    await other.until(lambda: one.you["id"] in {each["person"] for each in other.away})


def test_a_game_of_days_goes_on_while_somebody_is_away(served: Served) -> None:
    async def evening() -> None:
        ann, bob = await sit_down(served, "panik", 2, [], clock=RELAXED)
        await leaves(bob, ann)
        pass_time(served, 61_000)
        assert (await ann.ask("hold-seat", seat=1))["code"] == "has-time-left"
        await ann.do("abandon")
        assert ann.table["state"]["status"] == "playing"
        assert ann.table["state"]["requests"]["abandon"]["waits_for"] == [1]
        back = await (await Seated(served.address, bob.token).connect()).watch(bob.table_id)
        await back.do("answer-abandon", agrees=True)
        await ann.until(lambda: ann.is_over)
        assert ann.table["state"]["how"] == "abandoned"
        for one in (ann, back):
            await one.close()

    asyncio.run(evening())


def test_whoever_cannot_come_because_there_is_no_server_is_not_gone(served: Served) -> None:
    async def evening() -> None:
        ann, bob = await sit_down(served, "panik", 2, [])
        await leaves(bob, ann)
        pass_time(served, 12_000)
        served.inside(
            lambda: setattr(served.services.clock, "ahead_ms", served.services.clock.ahead_ms + 3_600_000)
        )
        assert (await ann.ask("hold-seat", seat=1))["code"] == "still-here", "nobody served for an hour"
        pass_time(served, 9_000)
        await ann.do("hold-seat", seat=1)
        await ann.close()

    asyncio.run(evening())


def test_whoever_plays_without_a_socket_is_there(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob, game="panik")
        pass_time(served, 19_000)
        do(bob, table, "play", move="open 1")
        pass_time(served, 19_000)
        assert ask(ann, table, "hold-seat", seat=1).json()["code"] == "still-here"
        pass_time(served, 1_000)
        do(ann, table, "hold-seat", seat=1)


def test_a_game_that_was_paused_does_not_go_on_without_somebody(served: Served) -> None:
    async def evening() -> None:
        ann, bob = await sit_down(served, "panik", 2, [], clock={"clock": "live", "bank": 60})
        await ann.do("ask-pause")
        await bob.until(lambda: bool(bob.table["state"]["requests"].get("pause")))
        await bob.do("answer-pause", agrees=True)
        await leaves(bob, ann)
        assert (await ann.ask("resume"))["code"] == "not-back"
        pass_time(served, 3_600_000)
        assert (await ann.ask("resume"))["code"] == "not-back"
        assert (await ann.ask("hold-seat", seat=1))["code"] == "paused"
        back = await (await Seated(served.address, bob.token).connect()).watch(bob.table_id)
        await ann.do("resume")
        for one in (ann, back):
            await one.close()

    asyncio.run(evening())


def test_a_lobby_goes_on_without_its_host(served: Served) -> None:
    async def evening() -> None:
        host, bob = await arrive(served), await arrive(served)
        with served.client(Cookie=f"tablee={host.token}") as client:
            laid = lay(client, "district-noir", 2)
        await host.watch(laid["table"])
        await bob.watch(laid["table"], key_in(laid["links"]["seat"]))
        await bob.do("join")
        await leaves(host, bob)
        assert (await bob.ask("start"))["code"] == "host-only"
        pass_time(served, 61_000)
        await bob.do("start")
        await bob.until(lambda: bob.table["state"]["status"] == "playing")
        assert bob.table["state"]["host"] == bob.you["id"]
        await bob.close()

    asyncio.run(evening())

"""Another name reaches every table where its person sits, whoever serves it, and whatever is over there."""

from __future__ import annotations

import asyncio

from tablee.server.http.previews.preview import LinkPreviews
from tests.server.playing import do, key_in, lay, look
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.server.sitting_down import new_guest
from tests.server.test_waking import FORGETFUL, until_asleep


def names(seen: dict) -> list[str]:
    return [seat["name"] for seat in seen["state"]["seats"]]


def test_a_running_game_its_result_its_replay_and_its_record_have_the_new_name(served: Served) -> None:
    with served.person("Ana") as ana, served.person("Ben") as ben:
        laid = lay(ana, "district-noir", 2)
        table = laid["table"]
        do(ben, table, "join", key_in(laid["links"]["seat"]))
        do(ana, table, "start")
        ana.patch("/api/me", json={"name": "Anaïs"})
        assert names(look(ben, table)) == ["Anaïs", "Ben"]
        assert look(ben, table)["state"]["players"] == ["Anaïs", "Ben"]
        do(ben, table, "resign")
        ana.patch("/api/me", json={"name": "Nana"})
        assert names(look(ben, table)) == ["Nana", "Ben"]
        [result] = ben.get("/api/me/tables").json()["over"]
        assert [chair["name"] for chair in result["chairs"]] == ["Nana", "Ben"]
        assert ben.get(f"/api/tables/{table}/replay").json()["players"] == ["Nana", "Ben"]
        assert '[Players ["Nana", "Ben"]]' in ben.get(f"/api/tables/{table}/record").text


def previewed(served: Served, path: str) -> str:
    """The title that a messenger shows of this address. A table that sleeps is not woken for it."""
    services = served.services
    previews = LinkPreviews(services.registry, services.store, services.now)
    asked = asyncio.run_coroutine_threadsafe(previews.of(path, "", "en"), served.loop)
    return asked.result(60).title


def test_a_table_that_is_over_and_sleeps_has_the_new_name_when_somebody_looks(database_url: str) -> None:
    with (
        serving(database_url, **FORGETFUL) as served,
        served.person("Ana") as ana,
        served.person("Ben") as ben,
        served.person("Zoé") as zoe,
    ):
        laid = lay(ana, "district-noir", 2)
        table, key, watch = laid["table"], key_in(laid["links"]["seat"]), key_in(laid["links"]["watch"])
        do(ben, table, "join", key)
        do(ana, table, "start")
        do(ben, table, "resign")
        do(ben, table, "leave")
        number = look(ana, table)["number"]
        until_asleep((served, table))
        ana.patch("/api/me", json={"name": "Nana"})
        ben.patch("/api/me", json={"name": "Benoît"})
        assert "Nana" in previewed(served, f"/t/{table}/{watch}")
        assert not served.services.registry.is_awake(table)
        seen = look(zoe, table, watch)
        assert names(seen) == ["Nana", ""]
        assert seen["number"] == number + 1, "the log says so, once"
        assert "Nana" in previewed(served, f"/replay/{table}/{watch}")
        assert zoe.get(f"/api/tables/{table}/replay", params={"key": watch}).json()["players"] == [
            "Nana",
            "Benoît",  # who has left since
        ]
        assert '[Players ["Nana", "Benoît"]]' in ana.get(f"/api/tables/{table}/record").text
        until_asleep((served, table))
        assert look(zoe, table, watch)["number"] == number + 1


def test_the_same_name_again_is_written_nowhere(served: Served) -> None:
    with served.person("Ana") as ana:
        table = lay(ana)["table"]
        number = look(ana, table)["number"]
        ana.patch("/api/me", json={"name": "Ana"})
        assert look(ana, table)["number"] == number


def test_a_name_that_somebody_there_has_gets_a_number_and_keeps_it(served: Served) -> None:
    with served.person("Ana") as ana, served.person("Ben") as ben:
        laid = lay(ana)
        do(ben, laid["table"], "join", key_in(laid["links"]["seat"]))
        ben.patch("/api/me", json={"name": "ANA"})
        assert names(look(ana, laid["table"]))[:2] == ["Ana", "ANA (2)"]
        number = look(ben, laid["table"])["number"]
        assert look(ben, laid["table"])["number"] == number


def test_every_device_of_a_person_hears_of_the_new_name(served: Served) -> None:
    async def evening() -> None:
        token = new_guest(served)
        phone, desk = [await Seated(served.address, token).connect() for _ in range(2)]
        with served.client(cookie=f"tablee={token}") as client:
            client.patch("/api/me", json={"name": "Zoé"})
        for one in (phone, desk):
            await one.until(lambda one=one: any('"you-are"' in each for each in one.heard))
            await one.close()

    asyncio.run(evening())


def test_nobody_renames_themselves_without_end(served: Served) -> None:
    with served.person("Ana") as ana:
        answers = [ana.patch("/api/me", json={"name": f"Ana {count}"}).status_code for count in range(40)]
        assert answers[0] == 200
        assert answers[-1] == 429

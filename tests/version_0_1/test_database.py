"""The database of version 0.1 opens: all tables are what they were; what was running is played to its end."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import tablee
from tablee.records import write_record
from tablee.server.sessions.entry_log import read_log
from tablee.store import Store, migrate
from tablee.tables.live_table import LiveTable
from tablee.tables.record import record_of
from tests.server.playing import ask, do, look
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.version_0_1 import kept

SETTINGS = {
    "keep_guests": 0.0,
    "keep_open_tables": 0.0,
    "keep_finished_tables": 0.0,
    "keep_chat": 0.0,
    "keep_records": 0.0,
    "messages_per_second": 10_000.0,  # Ann and Bob play at forty tables at once
    "messages_at_once": 10_000,
}
MANIFEST = kept.manifest()
PEOPLE: dict[str, dict[str, str]] = MANIFEST["people"]
TABLES: dict[str, dict[str, Any]] = MANIFEST["tables"]
AGAINST_THE_CLOCK = "jelly-monster live"
STRONG = [name for name in TABLES if name.endswith(" bots")]  # experts and masters: each move takes a while


@pytest.fixture(params=["sqlite", "postgresql"])
def old_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The database as it was left, and migrated."""
    url = f"sqlite:///{tmp_path / 'tablee.db'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres_url")
    asyncio.run(_restore(url, tmp_path))
    return url


async def _restore(url: str, folder: Path) -> None:
    await kept.restore(url, folder)
    await migrate(url)


def holds(now: Any, then: Any, where: str = "") -> None:
    """What was there is there; there may be more."""
    if isinstance(then, dict):
        for name, value in then.items():
            assert name in now, f"{where}.{name} is gone"
            holds(now[name], value, f"{where}.{name}")
    elif isinstance(then, list):
        assert len(now) == len(then), where
        for number, value in enumerate(then):
            holds(now[number], value, f"{where}[{number}]")
    else:
        assert now == then, where


def plainly(value: Any) -> Any:
    """As it would be in JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_every_table_is_what_it_was(old_url: str) -> None:
    asyncio.run(compare_all(old_url))


async def compare_all(url: str) -> None:
    store = await Store.open(url)
    for table, then in kept.document("expected.json").items():
        live, told = LiveTable(), []
        for logged in read_log(await store.entries(table)):
            applied = live.apply(logged)
            told.append([applied.for_viewer(None), applied.for_viewer(0)])
        eyes = [None, *range(len(live.chairs))]
        now = {
            "state": live.state(),
            "views": [live.view(one) for one in eyes],
            "moves": [live.legal_moves(one) for one in eyes],
            "bots": live.bot_turns(),
            "wake_at": live.wake_at,
            "told": told,
            "record": None if live.table is None else write_record(record_of(live, with_secret=True)),
        }
        label = then.pop("label")
        holds(plainly(now), then, f"{table} ({label})")
    await store.close()


def test_people_chat_records_and_decisions_are_still_there(old_url: str) -> None:
    with serving(old_url, **SETTINGS) as served, served.client() as ann:
        signed_in = ann.post("/api/sign-in", json={"login": "ann", "password": "correct horse"})
        assert signed_in.json()["id"] == PEOPLE["Ann"]["id"]
        mine = ann.get("/api/me/tables").json()
        assert len(mine["playing"]) > 20
        assert len(mine["over"]) > 5
        then = kept.document("expected.json")[TABLES["panik over"]["table"]]["record"]
        assert ann.get(f"/api/tables/{TABLES['panik over']['table']}/record").text == then
        assert ann.get(f"/api/records/{MANIFEST['records']['panik']}").text == then
        assert asyncio.run(chat_at(served, "noxford over")) == ["Bonsoir à tous !", "good luck 🍀"]
        assert ann.get("/api/notices").json()["announcement"]["texts"]["fr"] == "On ferme à dix heures."
        refused = ask(ann, TABLES["locked"]["table"], "ask-pause")
        assert refused.json()["code"] == "table-locked"
        with browser(served, "Gus") as banned:
            assert banned.get("/api/me/tables").json()["code"] == "banned"


def test_whatever_was_running_is_played_to_its_end(old_url: str) -> None:
    chosen = [name for name, one in TABLES.items() if name not in ("locked", "open") and one["people"]]
    if old_url.startswith("postgresql"):  # the same code; one of each game is enough
        chosen = [name for name in chosen if name.endswith(" running")]
    with serving(old_url, **SETTINGS) as served:
        asyncio.run(all_of(served, chosen))
        for name in chosen:
            with browser(served, TABLES[name]["people"][0]) as client:
                table = TABLES[name]["table"]
                seen = look(client, table)
                assert seen["state"]["status"] == "over", name
                number = seen["state"]["game_number"]
                text = client.get(f"/api/tables/{table}/record", params={"game": number}).text
                verdict = tablee.verify(tablee.read_record(text))
                assert verdict.finished or seen["state"]["how"] != "played", name


def test_a_table_that_was_open_is_filled_and_played(old_url: str) -> None:
    table = TABLES["open"]["table"]
    with serving(old_url, **SETTINGS) as served, browser(served, "Bob") as bob, browser(served, "Ann") as ann:
        state = look(bob, table)["state"]
        assert state["host"] == PEOPLE["Bob"]["id"], "it was passed on"
        assert [one["person"] for one in state["kept_out"]] == [PEOPLE["Eve"]["id"]]
        assert [one["person"] for one in state["muted"]] == [PEOPLE["Dan"]["id"]]
        do(bob, table, "seat-bot", bot="novice")
        assert do(bob, table, "start")
        assert look(ann, table)["state"]["status"] == "playing"


def browser(served: Served, name: str) -> httpx.Client:
    """Somebody who comes back with the cookie of then."""
    return served.client(Cookie=f"tablee={PEOPLE[name]['token']}")


async def chat_at(served: Served, name: str) -> list[str]:
    [one] = await back_at(served, TABLES[name]["table"], ["Ann"])
    await one.close()
    return [line["text"] for line in one.table["chat"]]


async def back_at(served: Served, table: str, names: list[str]) -> list[Seated]:
    """These people, connected anew. Their commands have other ids than those of then, which are done."""
    found = []
    for name in names:
        one = Seated(served.address, PEOPLE[name]["token"])
        one.ids = itertools.count(1_000)
        found.append(await (await one.connect()).watch(table))
    return found


async def all_of(served: Served, names: list[str]) -> None:
    """All at once, as far as two cores go."""
    places = asyncio.Semaphore(6)

    async def one(name: str) -> None:
        async with places:
            await play_on(served, name)

    await asyncio.gather(*(one(name) for name in names))


async def play_on(served: Served, name: str) -> None:
    """Answer what is open, then play."""
    table = TABLES[name]
    names = [one for one in table["people"] if one != "Zoé 🦊"]  # who has erased herself since
    people = await back_at(served, table["table"], names)
    try:
        await settle(name, people)
        if name == AGAINST_THE_CLOCK or name in STRONG:
            await people[0].until(lambda: people[0].table["state"]["moves"] > 0)
            await give_up(people[0])
        else:
            at_play = [one for one in people if not seat_of(one)["has_resigned"]]
            await asyncio.gather(*(one.play_on(random.Random(7)) for one in at_play))
    finally:
        for one in people:
            await one.close()


async def settle(name: str, people: list[Seated]) -> None:
    """Whatever somebody waits for is answered."""
    first, *others = people
    state = first.table["state"]
    for asked, answer in (("undo", True), ("pause", True), ("abandon", False)):
        request = state["requests"][asked]
        for one in [*others, first]:
            if request and one.table["eyes"] in request["waits_for"]:
                await one.do(f"answer-{asked}", agrees=answer)
    if state["requests"]["rematch"]:
        await others[0].do("ask-rematch")
        await playing(people)
    if state["status"] == "paused" or state["requests"]["pause"]:
        await first.do("resume")
        await playing(people)
    for one in people:
        seat = seat_of(one)
        if seat["held_by"] and not seat["has_resigned"] and not one.is_over:
            await one.do("take-back")


def seat_of(one: Seated) -> dict[str, Any]:
    seat: dict[str, Any] = one.table["state"]["seats"][one.table["eyes"]]
    return seat


async def playing(people: list[Seated]) -> None:
    def is_playing(one: Seated) -> Callable[[], bool]:
        return lambda: one.table["state"]["status"] == "playing"

    for one in people:
        await one.until(is_playing(one))


async def give_up(one: Seated) -> None:
    """Nobody but bots is left: the game ends at once."""
    if one.moves:
        await one.do("play", move=one.moves[0])
    await one.do("abandon")
    await one.until(lambda: one.is_over)

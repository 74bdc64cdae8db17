"""What is kept about somebody: shown to them in one file, and forgotten when they say so."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from typer.testing import CliRunner

import tablee
from tablee.cli.main import app
from tablee.server.ops import logs
from tablee.server.sessions.entry_log import folded
from tablee.store.schema import metadata
from tests.server.playing import ask, do, key_in, lay, look, play_to_the_end, two_at_a_table
from tests.server.seated import Seated
from tests.server.serving import Served, serving

NAME = "Zébulon Quartz"


def everything(served: Served) -> str:
    """All that the database holds, as one text."""

    async def rows() -> list[str]:
        return [
            str([value.decode() if isinstance(value, bytes) else value for value in row])
            for kept in metadata.sorted_tables
            for row in await served.services.store._ask(select(kept))
        ]

    return "\n".join(asyncio.run_coroutine_threadsafe(rows(), served.loop).result(60))


def erase(client: httpx.Client, **more: Any) -> httpx.Response:
    return client.post("/api/me/erase", json={"is_sure": True, **more})


def log_of(served: Served, table: str) -> Any:
    found = asyncio.run_coroutine_threadsafe(served.services.store.entries(table), served.loop).result(60)
    return folded(found)


def test_everything_about_oneself_is_in_one_file_and_nothing_secret(served: Served) -> None:
    with served.person(NAME) as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        finished = two_at_a_table(ann, bob)
        do(ann, finished, "resign")
        record = ann.get(f"/api/tables/{finished}/record").content
        assert ann.post("/api/records", content=record).status_code == 201
        answer = ann.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        told = answer.json()
        assert told["person"]["name"] == NAME
        assert {one["id"] for one in told["tables"]} == {table, finished}
        assert [one["table_id"] for one in told["games"]] == [finished]
        assert len(told["records"]) == 1
        assert len(told["devices"]) == 1
        assert {entry["entry"]["entry"] for entry in told["log"]} >= {"laid", "joined"}
        live = log_of(served, table)
        for secret in (live.table.secret.hex(), live.secret.hex(), "password_hash", "token_hash"):
            assert secret not in answer.text
        with served.client() as nobody:
            assert nobody.get("/api/me/data").status_code == 401


def test_whoever_erases_themselves_is_nowhere_any_more(served: Served) -> None:
    with served.person(NAME) as ann, served.person("Bob") as bob:
        me = ann.get("/api/me").json()["id"]
        finished = two_at_a_table(ann, bob)
        play_to_the_end(finished, ann, bob)
        running, laid = two_at_a_table(ann, bob), lay(bob)
        do(ann, laid["table"], "join", key_in(laid["links"]["seat"]))
        alone = lay(ann)["table"]
        asyncio.run(_says(served, ann.cookies["tablee"], finished, "well played"))
        before = bob.get(f"/api/tables/{finished}/record").text
        assert NAME in before
        record = bob.post("/api/records", content=before.encode()).json()["record"]
        old = log_of(served, finished)

        assert ann.post("/api/me/erase", json={"is_sure": False}).json()["code"] == "not-sure"
        answer = asyncio.run(_erased_while_others_watch(served, ann, bob.cookies["tablee"], finished))
        assert answer.status_code == 200, answer.text
        with served.client(cookie=f"tablee={ann.cookies.get('tablee', '')}") as again:
            assert again.get("/api/me/tables").status_code == 401, "the token is dead"

        kept = everything(served)
        assert me not in kept
        assert NAME not in kept
        assert "well played" in kept, "what was said stays, said by somebody"

        # Other people's games stay whole, and their chance can be proved as before.
        after = bob.get(f"/api/tables/{finished}/record").text
        assert NAME not in after
        assert tablee.verify(tablee.read_record(after)).moves == len(tablee.read_record(before).moves)
        assert NAME not in bob.get(f"/api/records/{record}").text
        assert tablee.verify(tablee.read_record(bob.get(f"/api/records/{record}").text)).result is not None
        new = log_of(served, finished)
        assert new.outcome == old.outcome
        assert new.table == old.table
        assert NAME not in json.dumps(look(bob, finished))
        (over,) = [one for one in bob.get("/api/me/tables").json()["over"] if one["table"] == finished]
        assert {chair.get("name", "") for chair in over["chairs"]} == {"", "Bob"}

        # What they had begun: given up, or left.
        assert look(bob, running)["state"]["how"] == "resigned"
        assert [seat["kind"] for seat in look(bob, laid["table"])["state"]["seats"]] == ["person", "empty"]
        assert not any(chair.person for chair in log_of(served, alone).chairs)


async def _says(served: Served, token: str, table: str, text: str) -> None:
    seated = await (await Seated(served.address, token).connect()).watch(table)
    await seated.say(type="say", id="c1", table=table, text=text)
    await seated.until(lambda: bool(seated.chat))
    await seated.close()


async def _erased_while_others_watch(
    served: Served, client: httpx.Client, watcher: str, table: str
) -> httpx.Response:
    seated = await (await Seated(served.address, watcher).connect()).watch(table)
    own = await Seated(served.address, client.cookies["tablee"]).connect()
    before = len(seated.heard)
    answer = await asyncio.to_thread(erase, client)
    await own.until(lambda: own.is_lost)
    await seated.until(
        lambda: any('"type":"table"' in text and NAME not in text for text in seated.heard[before:])
    )
    assert [line["name"] for line in seated.table["chat"]] == [""]
    await seated.close()
    await own.close()
    return answer


def test_nothing_is_left_in_the_files_either(tmp_path: Path) -> None:
    """Not in the rows alone: also not in what SQLite no longer uses, nor in the file beside it."""
    database = f"sqlite:///{tmp_path / 'tablee.db'}"
    with serving(database) as served, served.person(NAME) as ann, served.person("Bob") as bob:
        login = {"login": "zebulon-quartz", "password": "correct horse"}
        assert ann.post("/api/me/login", json=login).status_code == 200
        me = ann.get("/api/me").json()["id"]
        table = two_at_a_table(ann, bob)
        asyncio.run(_says(served, ann.cookies["tablee"], table, "marzipan"))
        words = [word.encode() for word in (NAME, me, "zebulon-quartz", "marzipan")]
        assert all(word in _bytes_in(tmp_path) for word in words)
        assert erase(ann, chat_too=True, password="correct horse").status_code == 200
        assert [word for word in words if word in _bytes_in(tmp_path)] == []


def _bytes_in(folder: Path) -> bytes:
    """By another process: closing such a file in this one would drop the locks of the server in it."""
    return subprocess.run(["sh", "-c", "cat *.db*"], cwd=folder, capture_output=True, check=True).stdout


def test_what_one_said_goes_too_if_one_likes(served: Served) -> None:
    with served.person(NAME) as ann:
        table = lay(ann)["table"]
        asyncio.run(_says(served, ann.cookies["tablee"], table, "my address is 5 Rue X"))
        assert erase(ann, chat_too=True).status_code == 200
        assert "5 Rue X" not in everything(served)


def test_whoever_has_a_password_must_say_it(served: Served) -> None:
    with served.person(NAME) as ann:
        login = {"login": "ann", "password": "correct horse"}
        assert ann.post("/api/me/login", json=login).status_code == 200
        refused = erase(ann, password="wrong horse")
        assert (refused.status_code, refused.json()["code"]) == (403, "wrong-password")
        assert ann.get("/api/me").json()["name"] == NAME
        assert erase(ann, password="correct horse").status_code == 200
        assert ann.post("/api/sign-in", json=login).json()["code"] == "wrong-password"


def test_two_erased_at_two_tables_cannot_be_put_together(served: Served) -> None:
    with served.person(NAME) as ann, served.person("Bob") as bob:
        first, second = two_at_a_table(ann, bob), two_at_a_table(ann, bob)
        erase(ann)
        ids = {chair.person for table in (first, second) for chair in log_of(served, table).chairs}
        assert len(ids) == 3


def test_the_operator_can_do_it_for_somebody(served: Served) -> None:
    with served.person(NAME) as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        database = served.services.config.database
        done = CliRunner().invoke(app, ["admin", "erase", NAME, "--yes", "--database", database])
        assert done.exit_code == 0, done.output
        assert NAME not in everything(served)
        asyncio.run(_until_forgotten(bob, table))
        assert look(bob, table)["state"]["status"] == "playing"
        do(bob, table, "resign")


async def _until_forgotten(client: httpx.Client, table: str) -> None:
    async with asyncio.timeout(60):
        while NAME in json.dumps(look(client, table)):
            await asyncio.sleep(0.05)


def test_the_privacy_page_tells_the_settings_of_this_server(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"keep_chat": 7.0, "keep_guests": 0.0, "log_addresses": True}
    with serving(f"sqlite:///{tmp_path}/t.db", **settings) as served, served.client() as client:
        told = client.get("/api/privacy").json()
        assert (told["chat"], told["guests"], told["addresses_in_log"]) == (7, 0, True)


@pytest.mark.parametrize("is_on", [False, True])
def test_addresses_are_in_the_log_only_if_asked_for(tmp_path: Path, is_on: bool) -> None:
    stream = io.StringIO()
    logs.set_up("json", "debug", stream)
    try:
        with (
            serving(f"sqlite:///{tmp_path}/t.db", log_addresses=is_on) as served,
            served.client(**{"x-forwarded-for": "192.0.2.77"}) as client,
        ):
            client.get("/api/me")
            ask(client, "nowhere", "leave")
            client.get("/api/me/data")
    finally:
        logs.set_up()
    assert ("192.0.2.77" in stream.getvalue()) == is_on

"""`tablee admin` beside a running server: what it does is seen there within a moment, and is logged."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
import websockets
from typer.testing import CliRunner

from tablee.cli.main import app
from tests.server.playing import ask, do, key_in, lay, look, two_at_a_table
from tests.server.seated import Seated
from tests.server.serving import Served, serving

PATIENCE = 60.0


class Operator:
    """Whoever runs a server, at its database."""

    def __init__(self, served: Served) -> None:
        self.database = served.services.config.database

    def __call__(self, *arguments: str) -> Any:
        """A command that works: what it prints for machines."""
        done = self.try_to(*arguments, "--json")
        assert done.exit_code == 0, done.output
        # The server logs to the same place, from its own thread.
        (answer,) = [line for line in done.stdout.splitlines() if line[:1] in ("{", "[")]
        return json.loads(answer)

    def try_to(self, *arguments: str) -> Any:
        return CliRunner().invoke(app, ["admin", *arguments, "--database", self.database])


@pytest.fixture
def admin(served: Served) -> Operator:
    return Operator(served)


def until(holds: Callable[[], Any], what: str) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := holds():
            return found
        time.sleep(0.05)
    raise AssertionError(f"never: {what}")


def code_of(answer: Any) -> str:
    return "" if answer.status_code < 400 else str(answer.json()["code"])


def test_tables_and_people_at_a_glance(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        lay(bob, game="panik")
        (running,) = admin("tables", "--status", "playing")
        assert running["table"] == table
        assert running["names"] == ["Ann", "Bob"]
        assert [one["game"] for one in admin("tables", "--game", "panik")] == ["panik"]
        assert {(one["name"], one["tables"]) for one in admin("people")} == {("Ann", 1), ("Bob", 2)}
        assert [one["name"] for one in admin("people", "an")] == ["Ann"]
        assert [one["table"] for one in admin("person", "Ann")["tables"]] == [table]
        for command in (("tables",), ("people",), ("person", "Ann"), ("table", table), ("bans",), ("log",)):
            for language in ("en", "fr"):
                shown = admin.try_to(*command, "--lang", language)
                assert shown.exit_code == 0, shown.output
        told = json.dumps(admin("table", table))
        assert "secret" not in told
        assert "key" not in told


def test_a_locked_table_can_only_be_looked_at(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        first, second = (ann, bob) if look(ann, table)["moves"] else (bob, ann)
        admin("lock", table)
        until(lambda: served.services.moderation.is_locked(table), "noticed")
        move = look(first, table)["moves"][0]
        for command in ({"move": move}, {}):
            answer = ask(first, table, "play" if command else "resign", **command)
            assert (answer.status_code, code_of(answer)) == (403, "table-locked")
        assert look(second, table)["number"] == look(first, table)["number"]
        asyncio.run(_is_told_that_it_is_locked(served, admin, first.cookies["tablee"], table))
        do(first, table, "play", move=move)
        assert code_of(ask(first, table, "nonsense")) != "table-locked"
        assert admin.try_to("unlock", table).exit_code == 2, "it is not locked any more"


async def _is_told_that_it_is_locked(served: Served, admin: Operator, token: str, table: str) -> None:
    seated = await (await Seated(served.address, token).connect()).watch(table)
    assert seated.table["is_locked"] is True
    await seated.say(type="say", id="c1", table=table, text="hello?")
    await seated.until(lambda: any(one["code"] == "table-locked" for one in seated.refusals))
    await asyncio.to_thread(admin, "unlock", table)
    await seated.until(lambda: any('"type":"locked"' in text for text in seated.heard))
    await seated.close()


def test_clocks_and_bots_rest_at_a_locked_table_and_lose_nothing_by_it(
    served: Served, admin: Operator
) -> None:
    with served.person("Ann") as ann:
        clock = {"clock": "live", "bank": 10, "increment": 0}
        table = lay(ann, bots=["novice"], start=True, settings={"clock": clock})["table"]
        until(lambda: look(ann, table)["moves"], "my turn")
        mine = look(ann, table)["eyes"]
        before = look(ann, table)["state"]["seats"][mine]["deadline"]
        admin("lock", table)
        until(lambda: served.services.moderation.is_locked(table), "noticed")
        session = served.services.registry.sessions[table]
        until(lambda: served.inside(lambda: session._alarm.at is None), "no alarm")
        time.sleep(1.5)
        admin("unlock", table)
        until(lambda: served.inside(lambda: session._alarm.at is not None), "it goes on")
        after = look(ann, table)["state"]["seats"][mine]["deadline"]
        assert after - before >= 1500, "the time in which nobody could play is given back"
        do(ann, table, "play", move=look(ann, table)["moves"][0])
        until(lambda: look(ann, table)["moves"], "the bot plays on")


def test_a_deleted_table_is_gone_with_all_that_was_kept_of_it(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        do(ann, table, "resign")
        assert ann.get("/api/me/tables").json()["over"]
        done = CliRunner().invoke(app, ["admin", "delete-table", table, "--database", admin.database], "n\n")
        assert done.exit_code == 2, "nobody was sure"
        asyncio.run(_sees_it_go(served, admin, ann.cookies["tablee"], table))
        assert code_of(ann.get(f"/api/tables/{table}")) == "unknown-table"
        assert ann.get("/api/me/tables").json()["over"] == []
        assert (
            asyncio.run_coroutine_threadsafe(served.services.store.entries(table), served.loop).result() == []
        )
        assert admin("tables") == []


async def _sees_it_go(served: Served, admin: Operator, token: str, table: str) -> None:
    seated = await (await Seated(served.address, token).connect()).watch(table)
    await asyncio.to_thread(admin, "delete-table", table, "--yes")
    await seated.until(lambda: any(one["code"] == "table-deleted" for one in seated.refusals))
    answer = await seated.ask("ask-rematch")
    assert answer["code"] in ("watch-first", "unknown-table")
    await seated.close()


def test_a_line_of_chat_is_taken_away_from_every_page(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann:
        table = lay(ann)["table"]
        asyncio.run(_says_and_loses_it(served, admin, ann.cookies["tablee"], table))
        assert admin.try_to("delete-chat", table, "9").exit_code == 2


async def _says_and_loses_it(served: Served, admin: Operator, token: str, table: str) -> None:
    seated = await (await Seated(served.address, token).connect()).watch(table)
    for number, text in enumerate(("nice", "nasty"), 1):
        await seated.say(type="say", id=f"c{number}", table=table, text=text)
        await seated.until(lambda number=number: len(seated.chat) == number)
    shown = await asyncio.to_thread(admin, "table", table)
    assert [(line["number"], line["text"]) for line in shown["chat"]] == [(1, "nice"), (2, "nasty")]
    await asyncio.to_thread(admin, "delete-chat", table, "2")
    await seated.until(lambda: any('"type":"unsaid"' in text for text in seated.heard))
    await seated.watch(table)
    assert [line["text"] for line in seated.table["chat"]] == ["nice"]
    await seated.say(type="say", id="c3", table=table, text="again")
    await seated.until(lambda: seated.chat[-1]["text"] == "again")
    assert seated.chat[-1]["number"] == 3, "the number of the line that is gone is not used again"
    await seated.close()


def test_a_person_is_renamed_and_signed_out(served: Served, admin: Operator) -> None:
    with served.person("Rude") as one, served.person("Bob") as bob:
        me = one.get("/api/me").json()["id"]
        table, finished = two_at_a_table(one, bob), two_at_a_table(one, bob)
        do(one, finished, "resign")
        admin("rename", "Rude", "Polite")
        until(lambda: one.get("/api/me").json()["name"] == "Polite", "the new name")
        until(lambda: "Rude" not in json.dumps(look(bob, table)), "also where they sit already")
        assert "Rude" not in bob.get("/api/me/tables").text
        assert look(bob, table)["state"]["seats"][look(one, table)["eyes"]]["name"] == "Polite"
        assert admin.try_to("rename", "Nobody", "X").exit_code == 2
        assert admin.try_to("rename", "Polite", " ").exit_code == 2
        admin("sign-out", me)
        until(lambda: one.get("/api/me/tables").status_code == 401, "signed out")
        assert one.get("/api/me").json()["id"] != me
        assert bob.get("/api/me/tables").status_code == 200


def test_two_with_one_name_are_told_apart(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann, served.person("Ann"):
        refused = admin.try_to("ban", "Ann")
        assert refused.exit_code == 2
        assert "[several-people]" in refused.output
        admin("ban", ann.get("/api/me").json()["id"])


def test_a_banned_person_is_cut_off_and_told_why_until_it_is_lifted(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        laid = lay(bob)
        me = ann.get("/api/me").json()["id"]
        password = {"login": "ann", "password": "correct horse"}
        assert ann.post("/api/me/login", json=password).status_code == 200
        asyncio.run(_is_cut_off(served, admin, ann.cookies["tablee"], "Ann"))
        for answer in (
            ann.get("/api/me"),
            ann.get("/api/me/tables"),
            ask(ann, laid["table"], "join", key_in(laid["links"]["seat"])),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            assert "be nice" in answer.json()["message"]
        with served.client() as elsewhere:
            elsewhere.get("/api/me")
            assert code_of(elsewhere.post("/api/sign-in", json=password)) == "banned"
        assert [ban["subject"] for ban in admin("bans")] == [me]
        admin("unban", "Ann")
        until(lambda: ann.get("/api/me").status_code == 200, "let in again")
        assert ann.get("/api/me").json()["id"] == me, "as the same person"
        assert admin.try_to("unban", "Ann").exit_code == 2


async def _is_cut_off(served: Served, admin: Operator, token: str, who: str) -> None:
    seated = await Seated(served.address, token).connect()
    await asyncio.to_thread(admin, "ban", who, "--why", "be nice", "--days", "3")
    await seated.until(lambda: seated.is_lost)
    assert [one["code"] for one in seated.refusals] == ["banned"]
    await seated.close()
    again = Seated(served.address, token)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(2):
            await again.connect()
    assert [one["code"] for one in again.refusals] == ["banned"]
    await again.close()


def test_a_ban_ends_by_itself(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann:
        admin("ban", "Ann", "--days", str(3 / 24 / 3600))
        until(lambda: ann.get("/api/me").status_code == 403, "banned")
        until(lambda: ann.get("/api/me").status_code == 200, "the time is up")


def test_a_banned_address_gets_the_page_and_nothing_else(served: Served, admin: Operator) -> None:
    there = {"x-forwarded-for": "192.0.2.77"}
    with served.person("Ann") as ann, served.client(**there) as bob:
        assert bob.get("/api/me").status_code == 200
        asyncio.run(_is_cut_off_by_address(served, admin, bob.cookies["tablee"], there))
        assert code_of(bob.get("/api/me")) == "banned"
        assert code_of(bob.get("/api/games")) == "banned"
        assert bob.get("/").status_code == 200
        assert ann.get("/api/me").status_code == 200
        admin("unban", "192.0.2.0/24")
        until(lambda: bob.get("/api/me").status_code == 200, "let in again")


async def _is_cut_off_by_address(served: Served, admin: Operator, token: str, there: dict[str, str]) -> None:
    seated = await Seated(served.address, token).connect(**there)
    await asyncio.to_thread(admin, "ban", "192.0.2.9/24")
    await seated.until(lambda: seated.is_lost)
    await seated.close()
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await Seated(served.address, token).connect(**there)


def test_a_forgotten_password_comes_back_through_the_operator(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann:
        assert admin.try_to("reset-password", "Ann").exit_code == 2, "there is no login"
        login = {"login": "ann", "password": "correct horse"}
        assert ann.post("/api/me/login", json=login).status_code == 200
        code = admin("reset-password", "ann")["code"]
        assert len(code) >= 16
        assert code not in json.dumps(admin("log"))


def test_the_code_comes_with_the_link_that_fills_it_in(
    served: Served, admin: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served.person("Ann") as ann, served.client() as elsewhere:
        login = {"login": "ann", "password": "correct horse"}
        assert ann.post("/api/me/login", json=login).status_code == 200
        assert admin("reset-password", "ann")["link"] is None
        assert "/reset" in admin.try_to("reset-password", "ann").output
        monkeypatch.setenv("TABLEE_BASE_URL", served.address + "/")
        told = admin("reset-password", "ann")
        assert told["link"] == f"{served.address}/reset#{told['code']}"
        new = {"code": told["code"], "password": "battery staple"}
        assert elsewhere.post("/api/me/reset", json=new).status_code == 200
        other = admin.try_to("reset-password", "ann", "--base-url", "https://games.example.org")
        assert "https://games.example.org/reset#" in other.output
    with served.person("Bob"):
        refused = admin.try_to("reset-password", "Bob")
        assert (refused.exit_code, "guest" in refused.output) == (2, True)


def test_names_and_chat_are_shown_as_they_are(served: Served, admin: Operator) -> None:
    """A guest must not be able to break the operator's tools, nor to write in their colours."""
    for name in ("[/b]", "[red]x", "\\[/]", "[link=x]"):
        with served.person(name) as ann:
            table = lay(ann)["table"]
            asyncio.run(_says(served, ann.cookies["tablee"], table, f"{name} said"))
            for command in (("tables",), ("people",), ("table", table), ("person", name)):
                shown = admin.try_to(*command)
                assert (shown.exit_code, name in shown.output) == (0, True), shown.output
    admin("announce", "--en", "[red]x")
    assert "[red]" in admin.try_to("log").output


async def _says(served: Served, token: str, table: str, text: str) -> None:
    seated = await (await Seated(served.address, token).connect()).watch(table)
    await seated.say(type="say", id="c1", table=table, text=text)
    await seated.until(lambda: bool(seated.chat))
    await seated.close()


def test_what_cannot_be_meant_is_refused_with_a_code(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann:
        table = lay(ann)["table"]
    for code, *arguments in (
        *(("bad-value", "ban", "192.0.2.1", f"--days={days}") for days in ("nan", "inf", "1e300", "0", "-3")),
        ("bad-text", "ban", "192.0.2.1", "--why", "a\udcffb"),
        ("bad-text", "people", "a\udcffb"),
        ("bad-option", "tables", "--status", "finished"),
        ("unknown-game", "tables", "--game", "chess"),
        *(("unknown-person", command, "a\udcffb") for command in ("person", "ban", "erase", "sign-out")),
        *(("unknown-table", command, "a\0b") for command in ("table", "lock", "unlock", "delete-table")),
        *(("no-such-line", "delete-chat", table, str(number)) for number in (2**70, 2**31, 99)),
    ):
        refused = admin.try_to(*arguments, "--json")
        (told,) = [line for line in refused.stderr.splitlines() if line.startswith("{")]
        assert (refused.exit_code, json.loads(told)["code"]) == (2, code)
    assert "[bad-value]" in admin.try_to("ban", "192.0.2.1", "--days=nan").stderr
    assert admin("bans") == []
    for meant, subject in (("::ffff:192.0.2.1", "192.0.2.1/32"), ("2001:db8::1/64", "2001:db8::/64")):
        assert admin("ban", meant)["subject"] == subject


def test_an_announcement_reaches_every_socket_and_every_page(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann:
        assert admin.try_to("announce").exit_code == 2, "nothing to say"
        asyncio.run(_hears_it(served, admin, ann.cookies["tablee"]))
        told = ann.get("/api/notices").json()["announcement"]
        assert told["texts"] == {"en": "Closing at 9 pm", "fr": "Fermeture à 21 h"}
        admin("announce", "--en", "Only in English")
        until(
            lambda: ann.get("/api/notices").json()["announcement"]["texts"] == {"en": "Only in English"},
            "replaced",
        )
        assert ann.get("/api/notices").json()["announcement"]["id"] != told["id"]
        admin("withdraw")
        until(lambda: "announcement" not in ann.get("/api/notices").json(), "withdrawn")


async def _hears_it(served: Served, admin: Operator, token: str) -> None:
    seated = await Seated(served.address, token).connect()
    await asyncio.to_thread(admin, "announce", "--en", "Closing at 9 pm", "--fr", "Fermeture à 21 h")
    await seated.until(lambda: any("Fermeture" in text for text in seated.heard))
    late = await Seated(served.address, token).connect()
    await late.until(lambda: any("Fermeture" in text for text in late.heard))
    await seated.close()
    await late.close()


def test_what_was_done_is_logged_with_who_and_when(served: Served, admin: Operator) -> None:
    with served.person("Ann") as ann:
        table = lay(ann)["table"]
        admin("lock", table)
        admin("ban", "Ann", "--why", "x")
        first, second = admin("log")
        assert (first["action"], first["subject"]) == ("lock-table", table)
        assert second["action"] == "ban"
        assert second["details"] == {"why": "x"}
        assert "@" in first["who"]
        assert 0 < first["at"] <= second["at"]


def test_what_was_decided_holds_after_a_restart(database_url: str) -> None:
    with serving(database_url) as served, served.person("Ann") as ann:
        admin = Operator(served)
        table = lay(ann)["table"]
        cookies = dict(ann.cookies)
    admin("lock", table)
    admin("ban", "192.0.2.7")
    admin("announce", "--fr", "Bonjour")
    with serving(database_url) as served, served.client(cookie=f"tablee={cookies['tablee']}") as ann:
        assert code_of(ask(ann, table, "leave")) == "table-locked"
        assert ann.get("/api/notices").json()["announcement"]["texts"] == {"fr": "Bonjour"}
        assert code_of(ann.get("/api/games", headers={"x-forwarded-for": "192.0.2.7"})) == "banned"


def test_without_a_database_nothing_is_made(tmp_path) -> None:
    done = CliRunner().invoke(app, ["admin", "tables", "--database", f"sqlite:///{tmp_path}/t.db"])
    assert done.exit_code == 2
    assert "[no-database]" in done.output
    assert list(tmp_path.iterdir()) == []

"""The daily deal: the same for everybody, played once, seen by nobody beforehand, and checked by anybody."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

import tablee
from tablee.records import read_record, verify
from tablee.server.daily.deals import daily_games, percentile
from tablee.server.daily.field import play_one
from tablee.store.rows import FieldRow
from tests.server.ageing import pass_time
from tests.server.killing import Mortal
from tests.server.playing import ask, do, key_in, look, play_to_the_end
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.server.test_privacy import NAME, erase, everything, log_of

GAME = "district-noir"
FIELD = 8
HOUR = 3_600_000


@pytest.fixture
def daily(database_url: str) -> Iterator[Served]:
    """A server with a small field, on SQLite and on PostgreSQL in turn."""
    with serving(database_url, daily_field=FIELD) as running:
        noon = datetime.now(UTC).replace(hour=12, minute=0, second=0) + timedelta(days=1)
        go_to(running, noon)  # no midnight comes by chance
        yield running


def begin(client: httpx.Client, game: str = GAME) -> str:
    answer = client.post(f"/api/daily/{game}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def day_of(client: httpx.Client, day: str = "") -> dict[str, Any]:
    answer = client.get("/api/daily", params={"day": day})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def deal_of(client: httpx.Client, day: str = "", game: str = GAME) -> dict[str, Any]:
    return next(deal for deal in day_of(client, day)["deals"] if deal["game"] == game)


def results_of(client: httpx.Client, day: str, game: str = GAME) -> httpx.Response:
    return client.get(f"/api/daily/{day}/{game}")


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def whole_field(client: httpx.Client, day: str = "", game: str = GAME) -> dict[str, Any]:
    """The own result once the bots have played."""
    until = time.monotonic() + 120
    while (deal := deal_of(client, day, game))["percentile"] is None:
        assert time.monotonic() < until, deal
        time.sleep(0.05)
    return deal


def go_to(served: Served, moment: datetime) -> None:
    pass_time(served, round(moment.timestamp() * 1000) - served.services.now())


def moves_at(served: Served, table: str) -> tuple[list[tuple[int, int]], bytes]:
    live = log_of(served, table)
    return [(move.seat, move.code) for move in live.moves], live.cell.tobytes()


def test_the_same_moves_get_the_same_answers_also_from_a_server_that_started_anew(database_url: str) -> None:
    tables: dict[str, tuple[str, str]] = {}
    with (
        serving(database_url, daily_field=0) as first,
        first.person("Ann") as ann,
        first.person("Bob") as bob,
    ):
        for game in daily_games():
            tables[game] = begin(ann, game), begin(bob, game)
            assert begin(ann, game) == tables[game][0], "everybody has one table"
            play_to_the_end(tables[game][0], ann)
            for _ in range(2):
                Bored(bob).play(tables[game][1])
        cookies, day = bob.cookies, day_of(bob)["day"]
    with (
        serving(database_url, daily_field=0) as second,
        httpx.Client(base_url=second.address, cookies=cookies, timeout=60) as again,
    ):
        for game, (hers, his) in tables.items():
            play_to_the_end(his, again)
            assert moves_at(second, hers) == moves_at(second, his), game
            people = results_of(again, day, game).json()["people"]
            assert [one["place"] for one in people] == [1, 1]


class Bored:
    """Makes one move when it is asked to."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def play(self, table: str) -> None:
        until = time.monotonic() + 60
        while not (moves := (seen := look(self.client, table))["moves"]):
            if seen["state"]["status"] == "over":
                return
            assert time.monotonic() < until
            time.sleep(0.02)
        do(self.client, table, "play", move=moves[0])


def test_a_deal_follows_from_the_secret_that_was_promised(daily: Served) -> None:
    with daily.person("Ann") as ann:
        told = day_of(ann)
        day, promise = told["day"], told["promise"]["promise"]
        assert told["promise"]["secret"] is told["next"]["secret"] is None
        table = begin(ann)
        play_to_the_end(table, ann)
        record = read_record(ann.get(f"/api/tables/{table}/record").text)
        midnight = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
        go_to(daily, midnight + timedelta(hours=1))
        after = day_of(ann)
        assert after["promise"]["promise"] == told["next"]["promise"], "shown the day before"
        assert day_of(ann, day)["promise"] == {"day": day, "promise": promise, "secret": None}
        go_to(daily, midnight + timedelta(hours=2))
        secret = bytes.fromhex(day_of(ann, day)["promise"]["secret"])

    # As the manual says: nothing of ours is used for it.
    assert hashlib.sha256(secret).hexdigest() == promise
    of_game = hmac.digest(secret, f"tablee daily {GAME}".encode(), "sha256")
    dealt_from = hmac.digest(of_game, b"tablee game" + (1).to_bytes(8, "big"), "sha256")
    assert record.secret == dealt_from.hex()
    assert record.commitment == hashlib.sha256(dealt_from).hexdigest()
    verify(record)


def test_nobody_sees_a_deal_that_they_have_still_to_play(daily: Served) -> None:
    with daily.person("Ann") as ann, daily.person("Bob") as bob, daily.person("Eve") as eve:
        ann.patch("/api/me/profile", json={"shows": {"results": "all"}})
        person = ann.get("/api/me").json()["id"]
        day, table = day_of(ann)["day"], begin(ann)
        links = look(ann, table)["links"]
        for link in (links["seat"], links["watch"]):
            peep(bob, table, key_in(link), (403, "daily-running"))
        assert ask(bob, table, "join", key_in(links["seat"])).json()["code"] == "daily-running"
        assert asyncio.run(socket_code(daily, bob, table, key_in(links["watch"]))) == "daily-running"
        assert code_of(results_of(ann, day)) == (403, "daily-not-finished")

        play_to_the_end(table, ann)
        key = key_in(links["watch"])
        peep(bob, table, key, (403, "daily-not-finished"))
        assert asyncio.run(socket_code(daily, bob, table, key)) == "daily-not-finished"
        assert code_of(results_of(bob, day)) == (403, "daily-not-finished")
        assert bob.get(f"/api/people/{person}/history").json()["games"] == []
        with daily.client() as crawler:  # brings no cookie, as messengers do
            page = crawler.get(f"/replay/{table}/{key}").text
            assert "Ann" not in page
            picture = crawler.get(f"/api/pictures/replay/{table}", params={"key": key})
            assert code_of(picture) == (404, "unknown-table")
        assert eve.get(f"/api/tables/{table}").json()["code"] == "private-table", "and without a link nothing"
        for tomorrow in ((datetime.fromisoformat(day) + timedelta(days=1)).date().isoformat(), "2020-01-01"):
            assert code_of(bob.get("/api/daily", params={"day": tomorrow})) == (404, "unknown-day")
            assert code_of(results_of(bob, tomorrow)) == (404, "unknown-day")
        server_secret = hidden_secret(daily)
        for told in (ann.get("/api/me/data").text, look(ann, table), day_of(ann)):
            assert server_secret not in str(told)

        play_to_the_end(begin(bob), bob)
        assert look(bob, table, key)["state"]["status"] == "over", "whoever has played may look"
        assert [one["name"] for one in results_of(bob, day).json()["people"]] == ["Ann", "Bob"]
        assert len(bob.get(f"/api/people/{person}/history").json()["games"]) == 0, "not while others may play"
        midnight = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
        go_to(daily, midnight + timedelta(hours=2))
        assert look(eve, table, key)["state"]["status"] == "over", (
            "and everybody with the link when it is closed"
        )
        assert len(bob.get(f"/api/people/{person}/history").json()["games"]) == 1


def peep(client: httpx.Client, table: str, key: str, refused: tuple[int, str]) -> None:
    """Every way to look into a table is tried."""
    base, asked = f"/api/tables/{table}", {"key": key}
    for path in ("", "/moves", "/rules", "/replay", "/record", "/review", "/qr.svg"):
        assert code_of(client.get(base + path, params=asked)) == refused, path
    assert code_of(client.get(f"{base}/why-not", params={**asked, "move": "1"})) == refused
    assert code_of(client.get(f"{base}/review/known", params={**asked, "number": 0, "seat": 0})) == refused
    tried: dict[str, str | int] = {**asked, "moves": 0, "seat": 0, "move": "1"}
    assert code_of(client.get(f"{base}/review/try", params=tried)) == refused
    assert code_of(client.post(f"{base}/review", params=asked)) == refused
    played_on = client.post(f"{base}/play-from", json={"moves": 0, "seat": 0, "key": key})
    assert code_of(played_on) == refused


async def socket_code(served: Served, client: httpx.Client, table: str, key: str) -> str:
    """What somebody is told who would like to watch over a socket."""
    seated = await Seated(served.address, client.cookies["tablee"]).connect()
    await seated.watch(table, key)
    await seated.close()
    assert table not in str(seated.table)
    return str(seated.refusals[-1]["code"])


def hidden_secret(served: Served) -> str:
    found = served.services.store.server_key("daily-secret", "")
    return str(asyncio.run_coroutine_threadsafe(found, served.loop).result(60))


def test_nothing_makes_the_table_another_one_than_everybody_elses(daily: Served) -> None:
    with daily.person("Ann") as ann:
        table = begin(ann)
        settings = look(ann, table)["state"]["settings"]
        refused: list[tuple[str, dict[str, Any]]] = [
            ("ask-undo", {}),
            ("ask-pause", {}),
            ("hold-seat", {"seat": 0}),
            ("abandon", {}),
            ("leave", {}),
            ("start", {}),
            ("add-nonce", {"nonce": "00" * 16}),
            ("change", {"settings": settings}),
            ("seat-bot", {"bot": "novice", "seat": 1}),
            ("clear", {"seat": 1}),
            ("renew-links", {}),
            ("show-hand", {"is_shown": True}),
            ("choose-again", {"move": "1"}),
        ]
        for command, more in refused:
            answer = ask(ann, table, command, **more)
            assert code_of(answer) == (409, "daily-deal"), command
        state = look(ann, table)["state"]
        assert (state["has_undo"], state["settings"]["hints"], state["settings"]["is_rated"]) == (
            *(False, False, False),
        )
        do(ann, table, "resign")
        assert code_of(ask(ann, table, "ask-rematch")) == (409, "daily-deal")
        assert begin(ann) == table, "it is played once"
        deal = whole_field(ann)
        assert (deal["result"], deal["margin"], deal["percentile"]) == ("lost", None, 0)
        assert code_of(ann.post("/api/daily/chess")) == (404, "unknown-game")


def test_results_stand_beside_everybodys_and_heed_what_they_show(daily: Served) -> None:
    with daily.person("Ann") as ann, daily.person("Bob") as bob, daily.person(NAME) as zeb:
        day = day_of(ann)["day"]
        play_to_the_end(begin(ann), ann)
        for quitter in (bob, zeb):
            do(quitter, begin(quitter), "resign")
        deal = whole_field(ann)
        assert (deal["field_done"], deal["field_of"], deal["state"]) == (FIELD, FIELD, "done")
        bob.patch("/api/me/profile", json={"shows": {"daily": False}})
        told = results_of(ann, day).json()
        assert [(one["place"], one["name"], one["is_you"]) for one in told["people"]] == [
            *((1, "Ann", True), (2, "", False), (2, NAME, False)),
        ]
        assert [bot["bot"] for bot in told["bots"]] == ["novice", "casual", "club", "expert"] * 2
        assert "Bob" in str(results_of(bob, day).json()), "one's own name one sees"
        assert bob.get("/api/me/data").json()["daily_games"][0]["result"] == "lost"
        assert erase(zeb).status_code == 200
        assert NAME not in everything(daily)
        left = results_of(ann, day).json()["people"]
        assert [one["name"] for one in left] == ["Ann", "", ""], "a result stays without its name"


def test_a_day_ends_at_midnight_and_is_closed_two_hours_later(daily: Served) -> None:
    now = datetime.fromtimestamp(daily.services.now() / 1000, UTC)
    first = (now.replace(day=1) + timedelta(days=32)).replace(
        day=1, hour=0, minute=0, second=0, microsecond=0
    )
    last = (first - timedelta(days=1)).date().isoformat()  # a month ends at that midnight
    with daily.person("Ann") as ann, daily.person("Bob") as bob, daily.person("Cy") as cy:
        day_of(ann)
        go_to(daily, first - timedelta(minutes=1))
        assert day_of(ann)["day"] == last
        tables = {client: begin(client) for client in (ann, bob)}
        go_to(daily, first + timedelta(minutes=1))
        assert day_of(ann)["day"] == first.date().isoformat()
        assert (deal_of(ann)["state"], deal_of(ann, last)["state"]) == ("new", "playing")
        assert deal_of(cy, last)["state"] == "missed"
        play_to_the_end(tables[ann], ann)
        assert deal_of(ann, last)["state"] == "done", "whoever had begun may finish"
        assert code_of(results_of(cy, last)) == (403, "daily-not-finished")
        assert code_of(ann.post(f"/api/daily/{last}/{GAME}/practice")) == (409, "day-not-over")
        go_to(daily, first + timedelta(hours=2))
        play_to_the_end(tables[bob], bob)
        assert deal_of(bob, last)["state"] == "late"
        assert [one["name"] for one in results_of(cy, last).json()["people"]] == ["Ann"]

        play_to_the_end(begin(ann), ann)
        months = [ann.get("/api/daily/calendar", params={"month": month}).json() for month in (last[:7], "")]
        assert [[one["day"] for one in month["days"]] for month in months] == [
            [last],
            [first.date().isoformat()],
        ]
        assert months[1]["streak"] == 2
        assert bob.get("/api/daily/calendar").json()["streak"] == 0
        go_to(daily, first + timedelta(days=1, hours=23))
        assert day_of(ann)["streak"] == 2, "today is not over"
        go_to(daily, first + timedelta(days=2, minutes=1))
        assert day_of(ann)["streak"] == 0
        assert code_of(ann.get("/api/daily/calendar", params={"month": "2026-13"})) == (404, "unknown-day")

        practice = cy.post(f"/api/daily/{last}/{GAME}/practice").json()["table"]
        deals = [log_of(daily, table).table.rewound().cell.tobytes() for table in (practice, tables[ann])]
        assert deals[0] == deals[1]
        assert look(cy, practice)["state"]["has_undo"]


def test_two_servers_at_one_database_have_one_deal_and_one_table(migrated_postgres_url: str) -> None:
    url = migrated_postgres_url
    with (
        serving(url, daily_field=FIELD) as one,
        serving(url, daily_field=FIELD) as other,
        one.person("Ann") as ann,
        httpx.Client(base_url=other.address, cookies=ann.cookies, timeout=60) as again,
    ):
        assert day_of(ann)["promise"] == day_of(again)["promise"]
        with ThreadPoolExecutor(2) as both:
            tables = set(both.map(begin, (ann, again)))
        assert len(tables) == 1
        do(again, tables.pop(), "resign")
        assert whole_field(ann)["field_done"] == whole_field(again)["field_done"] == FIELD


def test_a_field_goes_on_where_a_killed_server_was(tmp_path: Path) -> None:
    server = Mortal(f"sqlite:///{tmp_path / 'tablee.db'}", tmp_path / "said")
    server.start()
    try:
        with httpx.Client(base_url=server.address, timeout=60) as ann:
            ann.get("/api/me")
            do(ann, begin(ann), "resign")
            while deal_of(ann)["field_done"] < 5:
                time.sleep(0.05)
            server.kill()
            server.start()
            deal = whole_field(ann)
            assert deal["field_done"] == deal["field_of"] >= 100
            bots = results_of(ann, day_of(ann)["day"]).json()["bots"]
            assert len(bots) == deal["field_of"]
    finally:
        server.kill()


def test_the_game_of_a_number_is_always_the_same_one() -> None:
    game, secret = tablee.game(GAME), b"s" * 32
    bots = {level: tablee.bot(level, game) for level in ("novice", "casual", "club", "expert")}

    def played() -> list[FieldRow]:
        return [play_one(game, secret, number, bots.__getitem__, lambda: 0.0) for number in range(6)]

    first = played()
    bots = {level: tablee.bot(level, game) for level in bots}
    assert played()[::-1] == first[::-1]
    assert len({row.merit for row in first}) > 1


def test_a_percentile_counts_half_of_those_who_did_as_well() -> None:
    field = [1, 2, 2, 3]
    assert [percentile(merit, field) for merit in (0, 1, 2, 3, 4)] == [0, 13, 50, 88, 100]
    assert percentile(None, field) is percentile(1, []) is None

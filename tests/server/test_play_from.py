"""Playing on from a replay: a new table over real sockets, its record, and what is refused."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

import tablee
from tests.server.playing import ask, key_in, lay, look, play_to_the_end
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.support import calm_tables

GAMES = calm_tables()


def finished(client: httpx.Client, game: str = "district-noir", seats: int = 2, **options: Any) -> str:
    laid = lay(client, game, seats, settings={"options": options}, bots=["novice"] * (seats - 1), start=True)
    play_to_the_end(laid["table"], client)
    return str(laid["table"])


def play_from(client: httpx.Client, where: str, **body: Any) -> httpx.Response:
    return client.post(f"/api/{where}/play-from", json={"moves": 0, "seat": 0, "bot": "novice", **body})


def frame(client: httpx.Client, where: str, number: int, seat: int) -> dict[str, Any]:
    asked: dict[str, str | int] = {"eyes": str(seat), "first": number, "most": 1}
    shown: dict[str, Any] = client.get(f"/api/{where}/replay", params=asked).json()["frames"][0]
    return shown


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[case[0] for case in GAMES])
def test_a_game_is_played_on_from_the_middle_to_another_end(served: Served, game, seats, options) -> None:
    with served.person("Ann") as ann:
        old = finished(ann, game, seats, **options)
        half = ann.get(f"/api/tables/{old}/replay").json()["moves"] // 2
        seat = seats - 1
        answer = play_from(ann, f"tables/{old}", moves=half, seat=seat)
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        seen = look(ann, table)
        assert seen["eyes"] == seat
        assert seen["state"]["origin"] == {"table": old, "moves": half, "seat": seat}
        assert not seen["state"]["settings"]["is_public"]
        # Bots may have moved since, so the first frame of the new game is compared.
        shown = frame(ann, f"tables/{table}", 0, seat)
        assert shown["views"] == frame(ann, f"tables/{old}", half, seat)["views"]
        assert shown["events"] == []

        async def evening() -> None:
            here = await Seated(served.address, str(ann.cookies["tablee"])).connect()
            await here.watch(table)
            await here.play_on(random.Random(3))
            assert here.is_over
            await here.close()

        asyncio.run(evening())
        text = ann.get(f"/api/tables/{table}/record").text
        assert tablee.verify(tablee.read_record(text)).finished
        again = ann.post("/api/records", content=text)
        assert again.status_code == 201, again.text


def test_it_survives_the_server(database_url: str) -> None:
    with serving(database_url) as served, served.person() as ann:
        old = finished(ann)
        table = play_from(ann, f"tables/{old}", moves=10, seat=1).json()["table"]
        cookie = f"tablee={ann.cookies['tablee']}"
        first = frame(ann, f"tables/{table}", 0, 1)
    with serving(database_url) as served, served.client(Cookie=cookie) as ann:
        assert frame(ann, f"tables/{table}", 0, 1) == first
        assert play_to_the_end(table, ann)["state"]["origin"]["moves"] == 10
        assert tablee.verify(tablee.read_record(ann.get(f"/api/tables/{table}/record").text)).finished


def test_from_a_record_that_somebody_brought_along(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        text = ann.get(f"/api/tables/{finished(ann, 'panik', 2)}/record").text
        record = bob.post("/api/records", content=text).json()["record"]
        answer = play_from(bob, f"records/{record}", moves=6, seat=1)
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        assert look(bob, table)["state"]["origin"] == {"record": record, "moves": 6, "seat": 1}
        shown = frame(bob, f"tables/{table}", 0, 1)["views"]
        assert shown == frame(bob, f"records/{record}", 6, 1)["views"]
        assert play_to_the_end(table, bob)["state"]["status"] == "over"
        # And from the new game on: its record begins in the middle.
        assert play_from(bob, f"tables/{table}", moves=1, seat=0).status_code == 201


def test_in_the_middle_of_a_race_it_waits_for_its_player(shared: Served) -> None:
    with shared.person() as ann:
        game = tablee.game("jelly-monster").deal(seats=3, seed=5)
        rng = random.Random(1)
        for _ in range(30):
            seat = rng.choice(game.to_act)
            moves = [game.legal_moves(seat)[0]] if seat == tablee.CLOCK else game.legal_moves(seat)
            game.play(seat, rng.choice(moves))
        assert tablee.CLOCK in game.to_act
        record = ann.post("/api/records", content=tablee.write_record(game)).json()["record"]
        table = play_from(ann, f"records/{record}", moves=30, seat=2).json()["table"]
        assert look(ann, table)["state"]["status"] == "paused"
        assert ask(ann, table, "resume").status_code == 200
        assert look(ann, table)["state"]["clock_zero"] is not None
        assert ask(ann, table, "abandon").status_code == 200


def test_what_is_refused(shared: Served) -> None:
    with shared.person() as ann, shared.person() as bob:
        laid = lay(ann, bots=["novice"], start=True)
        running = laid["table"]
        codes = lambda answer: (answer.status_code, answer.json()["code"])  # noqa: E731
        assert codes(play_from(ann, f"tables/{running}")) == (400, "still-running")
        play_to_the_end(running, ann)
        over = f"tables/{running}"
        moves = ann.get(f"/api/{over}/replay").json()["moves"]
        assert codes(play_from(ann, over, moves=moves)) == (409, "game-over")
        assert codes(play_from(ann, over, moves=moves + 1)) == (400, "no-such-move-here")
        assert codes(play_from(ann, over, seat=2)) == (409, "no-such-seat")
        assert codes(play_from(ann, over, bot="genius")) == (400, "unknown-bot")
        assert codes(play_from(ann, over, game=2)) == (400, "no-such-game-here")
        assert codes(play_from(ann, over, moves=-1)) == (400, "bad-request")
        assert codes(play_from(bob, over)) == (403, "private-table")
        assert play_from(bob, over, key=key_in(laid["links"]["watch"])).status_code == 201
        assert codes(play_from(bob, "records/00000000")) == (404, "unknown-record")

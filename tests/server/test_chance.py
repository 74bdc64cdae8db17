"""Chance that nobody can choose, through the real server: promise, nonces, secret, in this order."""

from __future__ import annotations

import asyncio
import hashlib
import random

import tablee
from tests.server.playing import ask, do, key_in, lay, look, play_to_the_end
from tests.server.seated import Seated
from tests.server.serving import Served, serving
from tests.server.test_old_rules import grow_old

ANN, BOB = "a1" * 16, "b2" * 32


def record_of(client, table: str, game: int = 1) -> tablee.Record:
    return tablee.read_record(client.get(f"/api/tables/{table}/record", params={"game": game}).text)


def test_two_people_promise_and_verify_two_games(served: Served) -> None:
    async def evening() -> None:
        with served.person("Ann") as client, served.person("Bob") as other:
            laid = lay(client, "panik")
            table, promised = laid["table"], laid["commitment"]
            assert look(client, table)["state"]["commitment"] == promised
            ann = await Seated(served.address, str(client.cookies["tablee"])).connect()
            bob = await Seated(served.address, str(other.cookies["tablee"])).connect()
            await ann.watch(table)
            await bob.watch(table, key_in(laid["links"]["seat"]))
            await bob.do("join", nonce=BOB)
            await ann.do("add-nonce", nonce=ANN)
            assert (await ann.ask("add-nonce", nonce=BOB))["code"] == "nonce-added"
            assert ask(client, table, "add-nonce", nonce="short").json()["code"] == "bad-request"
            root = served.services.registry.sessions[table].live.secret
            for game in (1, 2):
                if game == 1:
                    await ann.do("start")
                state = ann.table["state"]
                assert (state["commitment"], state["nonces"]) == (promised, [ANN, BOB])
                await asyncio.gather(*(one.play_on(random.Random(5)) for one in (ann, bob)))
                state = look(client, table)["state"]
                assert hashlib.sha256(bytes.fromhex(state["secret"])).hexdigest() == promised
                verdict = tablee.verify(record_of(other, table, game), commitment=promised, nonce=BOB)
                assert verdict.nonces == 2
                promised = state["next_commitment"]
                if game == 1:
                    await ann.do("ask-rematch", nonce=ANN)
                    await bob.do("ask-rematch", nonce=BOB)
                    await ann.until(lambda: ann.table["state"]["game_number"] == 2)
            for one in (ann, bob):
                assert not any(root.hex() in text for text in one.heard)
                await one.close()

    asyncio.run(evening())


def test_play_now_is_two_requests_with_the_promise_between_them(served: Served) -> None:
    with served.person() as ann:
        laid = lay(ann, "district-noir", bots=["novice"])
        do(ann, laid["table"], "start", nonce=ANN)
        state = play_to_the_end(laid["table"], ann)["state"]
        assert state["nonces"] == [ANN, ""]
        tablee.verify(record_of(ann, laid["table"]), commitment=laid["commitment"], nonce=ANN)
        # Who knows nothing of it still plays as before, with a number that is derived openly.
        at_once = lay(ann, "district-noir", bots=["novice"], start=True)
        assert look(ann, at_once["table"])["state"]["nonces"] == ["", ""]


def test_playing_on_from_a_finished_game_is_drawn_with_my_nonce(served: Served) -> None:
    with served.person() as ann:
        old = lay(ann, "panik", bots=["novice"], start=True)["table"]
        play_to_the_end(old, ann)
        body = {"moves": 6, "seat": 1, "bot": "novice", "start": False}
        laid = ann.post(f"/api/tables/{old}/play-from", json=body).json()
        waiting = look(ann, laid["table"])["state"]
        assert (waiting["status"], waiting["commitment"]) == ("open", laid["commitment"])
        assert waiting["origin"] == {"table": old, "moves": 6, "seat": 1}
        do(ann, laid["table"], "start", nonce=ANN)
        play_to_the_end(laid["table"], ann)
        record, before = record_of(ann, laid["table"]), record_of(ann, old)
        verdict = tablee.verify(record, commitment=laid["commitment"], nonce=ANN, origin=before)
        assert verdict.is_origin_checked


def test_promises_outlive_the_server_and_older_tables_go_on(database_url: str) -> None:
    with serving(database_url) as served, served.person() as ann:
        laid, old = lay(ann, bots=["novice"]), lay(ann, bots=["novice"])["table"]
        do(ann, laid["table"], "add-nonce", nonce=ANN)
        cookie = f"tablee={ann.cookies['tablee']}"
    asyncio.run(grow_old(database_url, old, secret=""))
    with serving(database_url) as served, served.client(Cookie=cookie) as ann:
        assert look(ann, laid["table"])["state"]["commitment"] == laid["commitment"]
        do(ann, laid["table"], "start")
        play_to_the_end(laid["table"], ann)
        tablee.verify(record_of(ann, laid["table"]), commitment=laid["commitment"], nonce=ANN)
        assert ask(ann, old, "add-nonce", nonce=ANN).json()["code"] == "nothing-promised"
        do(ann, old, "start", nonce=ANN)
        play_to_the_end(old, ann)
        assert tablee.verify(record_of(ann, old)).is_from_secret_alone
        do(ann, old, "ask-rematch", nonce=ANN)
        assert look(ann, old)["state"]["status"] == "playing"

"""Games again: from whose eyes, from when on, and what stays secret until the end."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import tablee
from tests.server.playing import do, key_in, lay, look, play_to_the_end, two_at_a_table
from tests.server.serving import Served


def replay(client: httpx.Client, table: str, **asked: Any) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/replay", params=asked)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def code(client: httpx.Client, path: str, **asked: Any) -> str:
    return str(client.get(path, params=asked).json()["code"])


def play_some(table: str, moves: int, *people: httpx.Client) -> None:
    for _ in range(moves):
        for client in people:
            found = look(client, table)["moves"]
            if found:
                do(client, table, "play", move=found[0])


def test_a_running_game_is_seen_only_through_ones_own_eyes(served: Served) -> None:
    with served.person() as ann, served.person() as bob, served.person() as eve:
        table = two_at_a_table(ann, bob, game="panik", settings={"is_public": True})
        play_some(table, 4, ann, bob)
        path = f"/api/tables/{table}/replay"
        for client, seat in ((ann, 0), (bob, 1), (eve, None)):
            shown = replay(client, table)
            assert {frame["views"][0]["seat"] for frame in shown["frames"]} == {seat}
            assert shown["frames"][-1]["views"][0] == look(client, table)["view"]
            assert not shown["is_over"]
        assert code(ann, path, eyes="1") == "not-your-eyes"
        assert code(ann, path, eyes="all") == "not-your-eyes"
        assert code(eve, path, eyes="0") == "not-your-eyes"
        assert replay(ann, table, eyes="watch")["frames"] == replay(eve, table)["frames"]


def test_secret_moves_of_others_are_not_told_while_the_game_runs(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        table = two_at_a_table(ann, bob, game="panik")
        choice = look(ann, table)["moves"][0]
        do(ann, table, "play", move=choice)
        own, other = replay(ann, table)["frames"], replay(bob, table)["frames"]
        assert [frame["move"] for frame in own] == [None, choice]
        assert [frame["move"] for frame in other] == [None, None]
        assert [frame["seat"] for frame in other] == [None, 0]


def test_the_record_is_refused_until_the_end_and_then_verified(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        assert code(ann, f"/api/tables/{table}/record") == "still-running"
        play_to_the_end(table, ann, bob)
        answer = ann.get(f"/api/tables/{table}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        record = tablee.read_record(answer.text)
        assert record.players == ("Ann", "Bob")
        assert tablee.verify(record).finished
        assert all(move.at is not None for move in record.moves)


def test_a_finished_game_is_seen_with_all_hands_open(served: Served) -> None:
    with served.person() as ann, served.person() as bob, served.person() as eve:
        laid = lay(ann)
        table = laid["table"]
        do(bob, table, "join", key_in(laid["links"]["seat"]))
        do(ann, table, "start")
        play_to_the_end(table, ann, bob)
        assert code(eve, f"/api/tables/{table}/replay") == "private-table"
        shown = replay(eve, table, eyes="all", key=key_in(laid["links"]["watch"]))
        assert [view["seat"] for view in shown["frames"][0]["views"]] == [0, 1]
        assert shown["is_over"]
        assert shown["outcome"]["winners"]
        assert len(shown["frames"]) == shown["moves"] + 1
        assert [frame["number"] for frame in shown["frames"]] == list(range(shown["moves"] + 1))
        assert replay(ann, table, eyes="1")["frames"][5]["views"][0]["seat"] == 1


def test_a_part_of_a_replay(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        table = two_at_a_table(ann, bob)
        play_some(table, 5, ann, bob)
        whole = replay(ann, table)["frames"]
        assert replay(ann, table, first=0, most=2)["frames"] == whole[:2]
        assert replay(ann, table, first=2, most=3)["frames"] == whole[2:5]
        assert replay(ann, table, first=9999)["frames"] == []


def test_a_resigned_game_can_be_replayed_and_its_record_is_unfinished(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        table = two_at_a_table(ann, bob)
        play_some(table, 2, ann, bob)
        do(ann, table, "resign")
        shown = replay(bob, table, eyes="all")
        assert (shown["how"], shown["outcome"]["winners"]) == ("resigned", [1])
        record = tablee.read_record(bob.get(f"/api/tables/{table}/record").text)
        assert not tablee.verify(record).finished


def test_undone_moves_are_left_out(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        table = two_at_a_table(ann, bob)
        mover, other = (ann, bob) if look(ann, table)["moves"] else (bob, ann)
        first, second, *_ = look(mover, table)["moves"]
        do(mover, table, "play", move=first)
        do(mover, table, "ask-undo")
        if look(mover, table)["state"]["requests"]["undo"]:
            do(other, table, "answer-undo", agrees=True)
        do(mover, table, "play", move=second)
        assert [frame["move"] for frame in replay(mover, table)["frames"][1:]] == [second]


def test_each_game_of_a_table_keeps_its_record(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        do(ann, table, "resign")
        do(ann, table, "ask-rematch")
        do(bob, table, "ask-rematch")
        if look(ann, table)["state"]["status"] == "open":
            do(ann, table, "start")
        play_some(table, 2, ann, bob)
        first, second = replay(ann, table, game=1), replay(ann, table, game=2)
        assert (first["games"], second["games"]) == (2, 2)
        assert (first["players"], second["players"]) == (["Ann", "Bob"], ["Ann", "Bob"])
        assert (first["is_over"], second["is_over"]) == (True, False)
        assert {frame["views"][0]["seat"] for frame in second["frames"]} == {0}
        assert code(ann, f"/api/tables/{table}/replay", game=3) == "no-such-game-here"
        assert ann.get(f"/api/tables/{table}/record?game=1").status_code == 200
        assert code(ann, f"/api/tables/{table}/record", game=2) == "still-running"


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"eyes": "6"}, "no-such-seat"),
        ({"eyes": "9"}, "bad-request"),
        ({"eyes": "god"}, "bad-request"),
        ({"game": 0}, "bad-request"),
        ({"first": -1}, "bad-request"),
        ({"most": 0}, "bad-request"),
        ({"most": "many"}, "bad-request"),
    ],
)
def test_what_cannot_be_replayed(shared: Served, asked, expected) -> None:
    with shared.person() as ann, shared.person() as bob:
        table = two_at_a_table(ann, bob)
        assert code(ann, f"/api/tables/{table}/replay", **asked) == expected


def test_a_table_without_a_game_has_no_replay(shared: Served) -> None:
    with shared.person() as ann:
        table = lay(ann)["table"]
        assert code(ann, f"/api/tables/{table}/replay") == "no-such-game-here"


def test_a_record_tells_bots_and_resignations_and_can_be_brought_back(shared: Served) -> None:
    with shared.person("Ann") as ann:
        table = lay(ann, bots=["novice"], start=True)["table"]
        do(ann, table, "resign")
        text = ann.get(f"/api/tables/{table}/record").text
        for header in ('[Players ["Ann", "Basile"]]', '[Bots ["", "novice"]]', '[End "resigned"]'):
            assert header in text
        brought = ann.post("/api/records", content=text)
        assert brought.status_code == 201, brought.text
        assert (brought.json()["is_over"], brought.json()["outcome"]["winners"]) == (True, [1])
        shown = ann.get(f"/api/records/{brought.json()['record']}/replay").json()
        assert (shown["how"], shown["players"]) == ("resigned", ["Ann", "Basile"])
        lie = text.replace('"winners": [1]', '"winners": [0]')
        assert ann.post("/api/records", content=lie).json()["code"] == "result-differs"

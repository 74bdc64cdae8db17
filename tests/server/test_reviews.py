"""Reviews over HTTP: asked for once, watched while they are made, kept, and refused while a game runs."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest

from tests.server.playing import ask, do, key_in, lay, look, play_to_the_end, two_at_a_table
from tests.server.serving import Served, serving

GAME = "district-noir"


def finished(client: httpx.Client) -> str:
    table = str(lay(client, GAME, 2, bots=["novice"], start=True)["table"])
    play_to_the_end(table, client)
    return table


def review(client: httpx.Client, where: str, **asked: Any) -> dict[str, Any]:
    answer = client.get(f"/api/{where}/review", params=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def ask_for_review(client: httpx.Client, where: str, **asked: Any) -> httpx.Response:
    return client.post(f"/api/{where}/review", params=asked)


def made(client: httpx.Client, where: str, **asked: Any) -> dict[str, Any]:
    """Ask for a review and wait until it is made."""
    answer = ask_for_review(client, where, **asked)
    assert answer.status_code == 200, answer.text
    until = time.monotonic() + 300
    while time.monotonic() < until:
        told = review(client, where, **asked)
        if told["state"] not in ("waiting", "running"):
            return told
        time.sleep(0.05)
    raise AssertionError("no review")


@pytest.fixture
def server(database_url: str):
    with serving(database_url, review_depth="novice") as running:
        yield running


def test_a_review_is_asked_for_watched_and_kept(server: Served) -> None:
    with server.person("Ann") as ann:
        table = finished(ann)
        where = f"tables/{table}"
        assert review(ann, where)["state"] == "none"
        assert ask_for_review(ann, where).json()["state"] in ("waiting", "running", "done")
        told = made(ann, where)
        assert told["state"] == "done"
        found = told["review"]
        moves = ann.get(f"/api/{where}/replay").json()["moves"]
        assert [moment["number"] for moment in found["moments"]] == list(range(moves + 1))
        assert len(told["sentences"]) == len(found["turning_points"])
        for seat in found["by_seat"]:
            parts = seat["skill"] + seat["luck"] + seat["fog"]
            assert seat["result"] - seat["start"] == pytest.approx(parts, abs=1e-9)
        assert ask_for_review(ann, where).json()["review"] == found


def test_it_survives_the_server(database_url: str) -> None:
    with serving(database_url, review_depth="novice") as server, server.person("Ann") as ann:
        table = finished(ann)
        found = made(ann, f"tables/{table}")["review"]
        cookie = f"tablee={ann.cookies['tablee']}"
    with serving(database_url, review_depth="novice") as server, server.client(Cookie=cookie) as ann:
        told = review(ann, f"tables/{table}", lang="fr")
        assert (told["state"], told["review"]) == ("done", found)
        assert ask_for_review(ann, f"tables/{table}").json()["review"] == found


def test_a_running_game_is_refused_whoever_asks(server: Served) -> None:
    with server.person("Ann") as ann, server.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        for client in (ann, bob):
            for answer in (
                ask_for_review(client, f"tables/{table}"),
                client.get(f"/api/tables/{table}/review"),
                client.get(f"/api/tables/{table}/review/known", params={"number": 0, "seat": 0}),
            ):
                assert (answer.status_code, answer.json()["code"]) == (400, "still-running")


def test_whoever_may_watch_may_read_it_and_nobody_else(server: Served) -> None:
    with server.person("Ann") as ann, server.person("Eve") as eve:
        table = finished(ann)
        refused = ask_for_review(eve, f"tables/{table}")
        assert refused.status_code == 403
        link = ann.get(f"/api/tables/{table}/replay").json()["link"]
        told = made(eve, f"tables/{table}", key=key_in(link))
        assert told["state"] == "done"


def test_a_record_that_was_brought_along_is_reviewed_and_forgotten_with_it(server: Served) -> None:
    with server.person("Ann") as ann:
        text = ann.get(f"/api/tables/{finished(ann)}/record").text
        record = ann.post("/api/records", content=text).json()["record"]
        found = made(ann, f"records/{record}")["review"]
        with server.person("Bob") as bob:
            assert review(bob, f"records/{record}")["review"] == found
        assert ann.delete(f"/api/records/{record}").status_code == 204
        assert ann.get(f"/api/records/{record}/review").json()["code"] == "unknown-record"


def test_what_could_be_known_at_a_moment_stands_beside_the_truth(server: Served) -> None:
    with server.person("Ann") as ann:
        table = finished(ann)
        asked = {"number": 5, "seat": 0}
        told = ann.get(f"/api/tables/{table}/review/known", params=asked).json()
        hand = next(thing for thing in told["things"] if thing["path"] == ["sides", 1, "hand"])
        assert hand["owner"] == 1
        assert sum(value["truth"] for value in hand["values"]) == hand["size"]
        assert sum(value["expected"] for value in hand["values"]) == pytest.approx(hand["size"], abs=0.2)
        late = ann.get(f"/api/tables/{table}/review/known", params={"number": 9_999, "seat": 0})
        assert late.json()["code"] == "no-such-move-here"


def test_a_record_without_an_end_is_refused(server: Served) -> None:
    with server.person("Ann") as ann:
        lines = ann.get(f"/api/tables/{finished(ann)}/record").text.splitlines()
        kept = [line for line in lines[:-4] if not line.startswith(("[Result", "[End"))]
        record = ann.post("/api/records", content="\n".join(kept)).json()["record"]
        assert ask_for_review(ann, f"records/{record}").json()["code"] == "still-running"


def test_another_move_is_tried_in_the_same_position(server: Served) -> None:
    with server.person("Ann") as ann:
        table = finished(ann)
        one = next(one for one in made(ann, f"tables/{table}")["review"]["decisions"] if not one["is_forced"])
        asked = {"moves": one["number"] - 1, "seat": one["seat"], "move": one["move"]}
        told = ann.get(f"/api/tables/{table}/review/try", params=asked)
        assert told.json()["loss"] == one["loss"], told.text
        wrong = ann.get(f"/api/tables/{table}/review/try", params={**asked, "seat": 1 - one["seat"]})
        assert wrong.json()["code"] == "not-your-turn"


def test_how_precisely_somebody_played_stands_in_their_profile_and_history(server: Served) -> None:
    with server.person("Ann") as ann, server.person("Eve") as eve:
        table = finished(ann)
        person = ann.get("/api/me").json()["id"]
        assert ann.get("/api/me/profile").json()["precisions"] == []
        [game] = ann.get("/api/me/history").json()["games"]
        assert (game["error_rate"], game["accuracy"]) == (None, None)
        own = made(ann, f"tables/{table}")["review"]["by_seat"][game["seat"]]
        [game] = ann.get("/api/me/history").json()["games"]
        assert (game["error_rate"], game["accuracy"]) == (own["error_rate"], own["accuracy"])
        [told] = ann.get("/api/me/profile").json()["precisions"]
        assert (told["game"], told["games"], told["latest"]) == (GAME, 1, 1)
        assert told["error_rate"] == pytest.approx(own["error_rate"], abs=0.01)
        assert told["accuracy"] == pytest.approx(own["accuracy"], abs=0.01)
        assert [when for when, _ in told["curve"]] == [game["ended_at"]]
        assert eve.get(f"/api/people/{person}").json()["precisions"] == [], "the table was private"
        assert ann.patch("/api/me/profile", json={"shows": {"results": "none"}}).status_code == 200
        assert eve.get(f"/api/people/{person}").json()["precisions"] is None


def test_what_a_bot_played_for_somebody_says_nothing_of_how_precisely_they_play(server: Served) -> None:
    with server.person("Ann") as ann:
        table = str(lay(ann, GAME, 2, bots=["novice"], start=True)["table"])
        do(ann, table, "hold-seat", seat=0)
        until = time.monotonic() + 60
        while look(ann, table)["state"]["moves"] < 8:
            assert time.monotonic() < until, "the bots do not play"
            time.sleep(0.05)
        ask(ann, table, "take-back")  # unless they have played to the end already
        play_to_the_end(table, ann)
        by_seat = made(ann, f"tables/{table}")["review"]["by_seat"]
        assert by_seat[0]["error_rate"] is not None, "the review tells of the seat"
        assert ann.get("/api/me/profile").json()["precisions"] == []

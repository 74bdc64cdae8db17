"""Profiles, histories and ladders over HTTP: all of one's own, of others what they show."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.playing import ask, do, key_in, lay
from tests.server.serving import Served

RATED = {
    "is_rated": True,
    "hints": False,
    "when_out": "forfeit",
    "clock": {"clock": "live", "bank": 7200, "increment": 0},
}


def id_of(client: httpx.Client) -> str:
    return str(client.get("/api/me").json()["id"])


def played(winner: httpx.Client, loser: httpx.Client, **settings: Any) -> str:
    """A game that somebody gives up at once."""
    laid = lay(winner, "panik", 2, settings=settings)
    do(loser, laid["table"], "join", key_in(laid["links"]["seat"]))
    do(winner, laid["table"], "start")
    do(loser, laid["table"], "resign")
    return str(laid["table"])


def show(client: httpx.Client, **shows: Any) -> None:
    assert client.patch("/api/me/profile", json={"shows": shows}).status_code == 200


def seen(viewer: httpx.Client, person: str) -> dict[str, Any]:
    answer = viewer.get(f"/api/people/{person}")
    assert answer.status_code == 200
    return dict(answer.json())


def test_a_guest_has_a_profile_with_all_they_played(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        public = played(ann, bob, is_public=True, **RATED)
        private = played(bob, ann)
        mine = ann.get("/api/me/profile").json()
        assert (mine["name"], mine["is_you"]) == ("Ann", True)
        [rating] = mine["ratings"]
        assert rating["points"] > 1500
        assert (rating["is_provisional"], rating["games"], len(rating["curve"])) == (True, 1, 1)
        [one] = mine["by_game"]
        assert (one["games"], one["won"], one["lost"]) == (2, 1, 1)
        assert [(met["name"], met["games"]) for met in mine["people"]] == [("Bob", 2)]
        history = ann.get("/api/me/history").json()["games"]
        assert [(game["table"], game["result"]) for game in history] == [(private, "lost"), (public, "won")]
        assert history[1]["points"] == rating["points"] - 1500
        won = ann.get("/api/me/history", params={"result": "won"}).json()["games"]
        assert [game["table"] for game in won] == [public]
        pages = ann.get("/api/me/history", params={"limit": 1}).json()
        rest = ann.get("/api/me/history", params={"limit": 1, "before": pages["before"]}).json()
        assert [game["table"] for game in rest["games"]] == [public]
        answer = ann.post("/api/me/login", json={"login": "ann-of-profiles", "password": "a long secret"})
        assert answer.status_code == 200
        assert ann.get("/api/me/profile").json()["ratings"] == mine["ratings"], "a login changes nothing"


def test_others_see_public_results_and_ratings_unless_one_says_otherwise(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Eve") as eve:
        public, private = played(ann, bob, is_public=True, **RATED), played(ann, bob)
        person = id_of(ann)
        profile = seen(eve, person)
        assert (profile["shows"], profile["people"], profile["by_game"][0]["games"]) == (None, None, 1)
        assert len(profile["ratings"]) == 1
        games = eve.get(f"/api/people/{person}/history").json()["games"]
        assert [game["table"] for game in games] == [public]

        show(ann, results="all", people=True)
        games = eve.get(f"/api/people/{person}/history").json()["games"]
        assert [(game["table"], game["can_replay"]) for game in games] == [("", False), (public, True)]
        assert [chair.get("name", "") for chair in games[0]["chairs"]] == ["Ann", ""], "Bob said nothing"
        mine_too = bob.get(f"/api/people/{person}/history").json()["games"]
        assert mine_too[0]["table"] == private, "he was there"
        assert [met["name"] for met in seen(eve, person)["people"]] == ["Bob"]

        show(ann, ratings=False, results="none")
        profile = seen(eve, person)
        assert [profile[part] for part in ("ratings", "by_game", "by_bot", "people")] == [None] * 4
        assert eve.get(f"/api/people/{person}/history").json() == {"games": [], "before": ""}
        assert len(ann.get("/api/me/profile").json()["ratings"]) == 1


def test_who_hides_changes_no_byte_of_what_others_see(served: Served) -> None:
    """Twins: Ann's games differ, what she shows is nothing, so the ladder and her profile are the same."""
    with served.person("Ann") as ann, served.person("Eve") as eve, served.person("Bob") as bob:
        show(ann, ratings=False, results="none")
        played(bob, eve, is_public=True, **RATED)
        person = id_of(ann)
        pages = (f"/api/people/{person}", f"/api/people/{person}/history", f"/api/people/{person}/tables")
        before = [eve.get(page).content for page in (*pages, "/api/ladders/noxford")]
        laid = lay(ann, "noxford", 2, settings=RATED, bots=["novice"], start=True)
        do(ann, laid["table"], "resign")
        lay(ann, "noxford", 2, settings={"is_public": True})
        assert len(ann.get("/api/me/profile").json()["ratings"]) == 1
        assert [eve.get(page).content for page in (*pages, "/api/ladders/noxford")] == before


def test_a_ladder_has_everybody_and_the_bots(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        played(ann, bob, **RATED)
        rungs = ann.get("/api/ladders/panik").json()["rungs"]
        points = [rung["points"] for rung in rungs]
        assert points == sorted(points, reverse=True)
        assert {rung["bot"] for rung in rungs} == {"", "novice", "casual", "club", "expert", "master"}
        people = [rung for rung in rungs if rung["person"] in (id_of(ann), id_of(bob))]
        assert [(rung["name"], rung["place"], rung["is_you"]) for rung in people] == [
            ("Ann", None, True),
            ("Bob", None, False),
        ], "both are provisional"
        show(bob, ratings=False)
        assert "Bob" not in ann.get("/api/ladders/panik").text
        assert "Bob" in bob.get("/api/ladders/panik").text
        assert ann.get("/api/ladders/chess").json()["code"] == "unknown-game"


def test_a_bot_that_plays_on_wins_nothing_for_whoever_left(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob, served.person("Cid") as cid:
        laid = lay(ann, "panik", 3, settings=RATED)
        for one in (bob, cid):
            do(one, laid["table"], "join", key_in(laid["links"]["seat"]))
        do(ann, laid["table"], "start")
        do(bob, laid["table"], "resign")
        do(cid, laid["table"], "resign")
        points = [one.get("/api/me/profile").json()["ratings"][0]["points"] for one in (ann, cid, bob)]
        assert points == sorted(points, reverse=True)
        assert len(set(points)) == 3, "the first to leave is last"


def test_sign_and_tables_are_shown_as_chosen(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Eve") as eve:
        person = id_of(ann)
        first = seen(eve, person)["looks"]
        assert ann.get("/api/me/profile").json()["looks"] == first, "everybody has one from the beginning"
        looks = {"shape": 5, "colour": 2}
        assert ann.patch("/api/me/profile", json={"looks": looks}).json()["looks"] == looks
        assert seen(eve, person)["looks"] == looks
        for bad in ({"looks": {"shape": 7, "colour": 0}}, {"shows": {"results": "some"}}, {"name": "x"}):
            assert ann.patch("/api/me/profile", json=bad).status_code == 400
        open_table = lay(ann, "panik", 2, settings={"is_public": True})["table"]
        lay(ann, "panik", 2)
        assert eve.get(f"/api/people/{person}/tables").json() == []
        show(ann, tables=True)
        assert [one["table"] for one in eve.get(f"/api/people/{person}/tables").json()] == [open_table]


def test_export_and_erasure_include_it(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        played(ann, bob, is_public=True, **RATED)
        ann.patch("/api/me/profile", json={"looks": {"shape": 1, "colour": 1}})
        data, person = ann.get("/api/me/data").json(), id_of(ann)
        assert (len(data["ratings"]), len(data["rated_games"])) == (1, 1)
        assert "shape" in data["person"]["looks"]
        assert ann.post("/api/me/erase", json={"is_sure": True}).status_code == 200
        assert bob.get(f"/api/people/{person}").status_code == 404
        assert bob.get("/api/me/profile").json()["people"] == []
        assert person not in bob.get("/api/ladders/panik").text + bob.get("/api/me/history").text


@pytest.mark.parametrize("change", [{"hints": True}, {"clock": {"clock": "none"}}, {"when_out": "bot"}])
def test_a_rated_table_that_is_none_is_refused(served: Served, change: dict[str, Any]) -> None:
    with served.person("Ann") as ann:
        settings = {"game": "panik", "seats": 2, **RATED, **change}
        refused = ann.post("/api/tables", json={"settings": settings})
        assert (refused.status_code, refused.json()["code"][:6]) == (409, "rated-")
        laid = lay(ann, "panik", 2, settings=RATED, bots=["novice"], start=True)
        assert ask(ann, laid["table"], "ask-undo").json()["code"] == "rated-no-undo"

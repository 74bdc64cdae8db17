"""Lessons over HTTP: nobody has to be known, and nothing is kept."""

from __future__ import annotations

import pytest

from tablee.lessons import lesson, lesson_names
from tests.server.serving import Served


@pytest.mark.parametrize("name", lesson_names())
def test_a_whole_lesson_is_finished_by_a_stranger(shared: Served, name: str) -> None:
    with shared.client() as client:
        plan = client.get(f"/api/lessons/{name}").json()
        assert (plan["game"], plan["seat"]) == (name, 0)
        assert [step["name"] for step in plan["steps"]] == [step.name for step in lesson(name).steps]
        for step in plan["steps"]:
            assert step["shown"] in step["moves"]
            assert step["view"]["game"] == name
            told = client.post(f"/api/lessons/{name}/{step['name']}", json={"move": step["shown"]})
            assert told.status_code == 200
            assert told.json()["is_right"] is True
            assert all(scene["view"]["game"] == name for scene in told.json()["scenes"])
        assert "tablee" not in client.cookies


def test_a_mistake_is_explained_and_changes_nothing(shared: Served) -> None:
    with shared.client() as client:
        told = client.post("/api/lessons/district-noir/play", json={"move": "take"}).json()
        assert told == {
            "is_right": False,
            "says": "lesson-play-take",
            "scenes": [],
            "refusal": "",
            "is_late": False,
        }


def test_what_the_rules_forbid_is_refused_with_their_reason(shared: Served) -> None:
    with shared.client() as client:
        told = client.post("/api/lessons/district-noir/feed", json={"move": "take"})
        assert told.status_code == 200
        assert told.json() == {
            "is_right": False,
            "says": "",
            "scenes": [],
            "refusal": "already-taken",
            "is_late": False,
        }
        garbage = client.post("/api/lessons/district-noir/feed", json={"move": "???"})
        assert (garbage.status_code, garbage.json()["code"]) == (400, "bad-notation")


def test_lessons_and_steps_that_are_not_there(shared: Served) -> None:
    with shared.client() as client:
        for path, code in (("chess/play", "no-lesson"), ("district-noir/castle", "no-such-step")):
            refused = client.post(f"/api/lessons/{path}", json={"move": "take"})
            assert (refused.status_code, refused.json()["code"]) == (404, code)
        assert client.get("/api/lessons/chess").status_code == 404


def test_the_list_of_games_says_which_have_a_lesson(shared: Served) -> None:
    with shared.client() as client:
        told = {game["name"]: game["has_lesson"] for game in client.get("/api/games").json()}
    assert {name for name, has in told.items() if has} == set(lesson_names())

"""For whoever runs the server, and for the browser: health, figures, games, words, the API's page."""

from __future__ import annotations

import pytest

import tablee
from tablee.i18n import LANGUAGES
from tablee.lessons import lesson, lesson_names
from tests.server.playing import lay
from tests.server.serving import Served, serving


def test_health_tells_of_the_database_the_version_and_the_games(served: Served) -> None:
    with served.client() as client:
        told = client.get("/health").json()
        assert told.pop("last_commit_s") >= 0
        assert told == {
            "status": "ok",
            "database": "ok",
            "trouble": None,
            "broker": None,
            "workers": {},
            "version": tablee.__version__,
            "games": dict.fromkeys(tablee.game_names(), True),
        }


def test_figures_are_for_this_machine(shared: Served) -> None:
    with shared.person() as client:
        lay(client)
        answer = client.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        assert "tablee_rooms" in answer.text
        elsewhere = client.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
        assert (elsewhere.status_code, elsewhere.json()["code"]) == (404, "not-found")


def test_figures_can_be_for_everybody(tmp_path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.db", public_metrics=True) as served, served.client() as client:
        assert client.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200


def test_games_tell_what_can_be_chosen(shared: Served) -> None:
    with shared.client() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()}
    assert tuple(sorted(games)) == tablee.game_names()
    for name, told in games.items():
        game = tablee.game(name)
        assert tuple(told["seats"]) == game.seats
        assert [option["name"] for option in told["options"]] == [option.name for option in game.options]
        assert set(told["titles"]) == set(told["taglines"]) == set(LANGUAGES)
        assert told["levels"] == ["novice", "casual", "club", "expert", "master"]
        assert told["calm_options"] == dict(game.calm_options)
    kinds = {option["name"]: option["kind"] for option in games["jelly-monster"]["options"]}
    assert kinds["form"] == "choice"
    assert kinds["beginners"] == "switch"
    assert kinds["round_limit"] == "number"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tablee.game_names())
def test_rules_and_words_of_every_game(shared: Served, name: str, language: str) -> None:
    with shared.client() as client:
        rules = client.get(f"/api/games/{name}/rules", params={"lang": language})
        assert rules.headers["content-type"].startswith("text/markdown")
        assert rules.text.startswith("# ")
        assert "\ntitle = " in "\n" + client.get(f"/api/words/{language}/{name}").text
        if name in lesson_names():
            taught = client.get(f"/api/words/{language}/{name}/lesson").text
            assert f"\nlesson-{lesson(name).steps[0].name} = " in "\n" + taught
        assert "refusal-not-your-turn = " in client.get(f"/api/words/{language}").text


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/chess/rules", "unknown-game"),
        ("/api/games/panik/rules?lang=de", "unknown-language"),
        ("/api/words/de", "unknown-language"),
        ("/api/words/en/kuhn-poker/lesson", "no-lesson"),
        ("/api/words/en/chess", "unknown-game"),
        ("/api/words/..%2F..%2Fcli.py", "not-found"),
    ],
)
def test_words_that_are_not_there(shared: Served, path: str, code: str) -> None:
    with shared.client() as client:
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_the_api_has_a_document_and_a_page(shared: Served) -> None:
    with shared.client() as client:
        document = client.get("/api/openapi.json").json()
        assert document["openapi"].startswith("3.")
        assert "/api/tables/{table}/commands" in document["paths"]
        page = client.get("/api/docs").text
        for path in document["paths"]:
            assert path in page

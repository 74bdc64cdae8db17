"""Records that people bring along."""

from __future__ import annotations

import random
import re

import pytest

import tablee
from tests.server.serving import Served
from tests.support import play_random

TEXT = {"content-type": "text/plain"}


def a_record(name: str, seed: int = 3, moves: int = 2_000) -> str:
    game = tablee.game(name)
    table = play_random(game.deal(seed=seed, **game.calm_options), random.Random(seed), moves)
    return tablee.write_record(table)


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_record_is_kept_and_shown(shared: Served, name: str) -> None:
    text = a_record(name)
    with shared.person() as ann, shared.client() as anybody:
        kept = ann.post("/api/records", content=text, headers=TEXT)
        assert kept.status_code == 201, kept.text
        assert (kept.json()["game"], kept.json()["is_over"]) == (name, True)
        record = kept.json()["record"]
        assert anybody.get(f"/api/records/{record}").text == text
        shown = anybody.get(f"/api/records/{record}/replay", params={"most": 3}).json()
        assert shown["moves"] == kept.json()["moves"]
        assert len(shown["frames"]) == 3
        assert len(shown["frames"][0]["views"]) == tablee.read_record(text).seats
        one = anybody.get(f"/api/records/{record}/replay", params={"most": 3, "eyes": "watch"}).json()
        assert one["frames"][2]["views"][0]["seat"] is None


def test_the_same_record_is_kept_once(served: Served) -> None:
    text = a_record("district-noir")
    with served.person() as ann, served.person() as bob:
        ids = {client.post("/api/records", content=text).json()["record"] for client in (ann, bob)}
        assert len(ids) == 1


def test_an_unfinished_record_may_be_kept(shared: Served) -> None:
    with shared.person() as ann:
        kept = ann.post("/api/records", content=a_record("panik", moves=6))
        assert (kept.status_code, kept.json()["is_over"]) == (201, False)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: "", "bad-record"),
        (lambda text: text.replace("[Game", "[Spiel"), "bad-record"),
        (lambda text: text.replace("1. ", "2. "), "bad-record"),
        (lambda text: text.replace("district-noir", "chess"), "unknown-game"),
        (lambda text: "; \0\n" + text, "bad-record"),
        (lambda text: text.replace('[Secret "', '[Secret "0')[:-1], "bad-record"),
        (lambda text: re.sub(r"\n1\. (\d)", lambda found: f"\n1. {1 - int(found[1])}", text), "move-refused"),
        (lambda text: "; " + "x" * 1_900_000 + "\n" + text, "kept"),
        (lambda text: "; " + "x" * 2_100_000, "too-large"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(served: Served, change, code) -> None:
    with served.person() as ann:
        answer = ann.post("/api/records", content=change(a_record("district-noir")), headers=TEXT)
        if code == "kept":
            assert answer.status_code == 201
        else:
            assert answer.status_code in (400, 404, 413)
            assert answer.json()["code"] == code


@pytest.mark.parametrize("record", ["0" * 24, "nothing", "%00", "A" * 24])
def test_a_record_that_is_not_there(served: Served, record: str) -> None:
    with served.client() as client:
        for path in (f"/api/records/{record}", f"/api/records/{record}/replay"):
            assert client.get(path).status_code in (400, 404)

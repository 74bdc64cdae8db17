"""Records that people bring along."""

from __future__ import annotations

import random
import re

import pytest

import tablee
from tablee.records import record_of
from tablee.server.http.api.records import MOST_MOVES
from tablee.server.sessions.replays import MOST_FRAMES
from tests.server.serving import Served, serving
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


def test_the_same_record_is_kept_once_for_each_who_brings_it(served: Served) -> None:
    text = a_record("district-noir")
    with served.person() as ann, served.person() as bob:
        first, again, other = (
            client.post("/api/records", content=text).json()["record"] for client in (ann, ann, bob)
        )
        assert first == again != other
        assert ann.delete(f"/api/records/{other}").json()["code"] == "unknown-record", "it is Bob's"
        assert ann.delete(f"/api/records/{first}").status_code == 204
        assert ann.get(f"/api/records/{first}/replay").json()["code"] == "unknown-record"
        assert bob.get(f"/api/records/{other}").text == text


def test_everybody_finds_their_own_records_and_whoever_has_the_link_sees_one(served: Served) -> None:
    with served.person() as ann, served.client() as anybody:
        table = play_random(tablee.game("panik").deal(seats=2, seed=1), random.Random(1), 2_000)
        text = tablee.write_record(record_of(table, players=["<b>Zoë</b>", "Bob"]))
        record = ann.post("/api/records", content=text).json()["record"]
        ann.post("/api/records", content=a_record("noxford"))
        mine = {one["record"]: one for one in ann.get("/api/me/records").json()}
        assert len(mine) == 2
        assert (mine[record]["game"], mine[record]["players"]) == ("panik", ["<b>Zoë</b>", "Bob"])
        assert table.outcome is not None
        assert mine[record]["outcome"]["winners"] == list(table.outcome.winners)
        shown = anybody.get(f"/api/records/{record}/replay").json()
        assert shown["link"].endswith(f"/record/{record}")
        assert (shown["is_mine"], shown["imported_at"] > 0) == (False, True)
        assert ann.get(f"/api/records/{record}/replay").json()["is_mine"] is True
        assert record in ann.get("/api/me/data").text
        assert anybody.get(f"/record/{record}").status_code == anybody.get("/replay/x").status_code


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
        (lambda text: "; " + "x" * 900_000 + "\n" + text, "kept"),
        (lambda text: "; " + "x" * 1_100_000, "too-large"),
        (lambda text: text.replace("[Seats", f'[Players ["{"x" * 100_000}"]]\n[Seats'), "bad-record"),
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


def test_comments_and_odd_spacing_are_not_kept(served: Served) -> None:
    text = a_record("district-noir")
    with served.person() as ann:
        ids = set()
        for brought in (text, "; " + "x" * 900_000 + "\n" + text, text.replace("\n", "  \n\n")):
            kept = ann.post("/api/records", content=brought, headers=TEXT)
            assert kept.status_code == 201, kept.text
            ids.add(kept.json()["record"])
        assert len(ids) == 1, "it is the same record"
        assert ann.get(f"/api/records/{ids.pop()}").text == text


def ticks(count: int) -> str:
    """A game against the clock in which nobody does anything."""
    game = tablee.game("jelly-monster")
    table = game.deal(seats=3, seed=1, form="live")
    while tablee.CLOCK not in table.to_act:
        seat = table.to_act[0]
        table.play(seat, table.legal_moves(seat)[0])
    code = game.code("tick 1")
    table.play_all([(tablee.CLOCK, code)] * (count - table.length))
    return tablee.write_record(table)


def test_a_record_with_very_many_moves_is_refused(shared: Served) -> None:
    with shared.person() as ann:
        answer = ann.post("/api/records", content=ticks(MOST_MOVES + 1), headers=TEXT)
        assert (answer.status_code, answer.json()["code"]) == (413, "record-too-long")
        assert answer.json()["details"] == {"moves": MOST_MOVES + 1, "most": MOST_MOVES}
        longest = ann.post("/api/records", content=ticks(MOST_MOVES), headers=TEXT)
        assert (longest.status_code, longest.json()["moves"]) == (201, MOST_MOVES)
        path = f"/api/records/{longest.json()['record']}/replay"
        end = ann.get(path, params={"first": MOST_MOVES - 3, "eyes": "watch"}).json()
        assert [frame["number"] for frame in end["frames"]] == list(range(MOST_MOVES - 3, MOST_MOVES + 1))


@pytest.mark.parametrize("packed", ["gzip", "identity"])
def test_a_long_replay_comes_in_pieces_that_fit_together(shared: Served, packed: str) -> None:
    text = ticks(2 * MOST_FRAMES + 50)
    with shared.person() as ann:
        record = ann.post("/api/records", content=text, headers=TEXT).json()["record"]
        frames: list[dict[str, object]] = []
        while True:
            asked: dict[str, str | int] = {"first": len(frames), "most": 2_000, "eyes": "watch"}
            path, headers = f"/api/records/{record}/replay", {"accept-encoding": packed}
            answer = ann.get(path, params=asked, headers=headers)
            assert answer.headers.get("content-encoding", "identity") == packed
            if not answer.json()["frames"]:
                break
            assert len(answer.json()["frames"]) <= MOST_FRAMES
            frames += answer.json()["frames"]
        assert [frame["number"] for frame in frames] == list(range(answer.json()["moves"] + 1))
        middle: dict[str, str | int] = {"first": MOST_FRAMES - 1, "most": 3, "eyes": "watch"}
        assert ann.get(path, params=middle).json()["frames"] == frames[MOST_FRAMES - 1 : MOST_FRAMES + 2]


def test_everybody_keeps_only_so_much(database_url: str) -> None:
    texts = [a_record("panik", seed) for seed in range(4)]
    room_for_two = len(texts[0]) + len(texts[1])
    with serving(database_url, record_bytes_per_person=room_for_two) as served, served.person() as ann:
        for text in (*texts[:2], texts[0]):
            assert ann.post("/api/records", content=text).status_code == 201
        full = ann.post("/api/records", content=texts[2], headers={"accept-language": "fr"})
        assert (full.status_code, full.json()["code"]) == (429, "too-many-records")
        assert "parties notées" in full.json()["message"]
        with served.person() as bob:
            assert bob.post("/api/records", content=texts[2]).status_code == 201
        for one in ann.get("/api/me/records").json():
            assert ann.delete(f"/api/records/{one['record']}").status_code == 204
        assert ann.post("/api/records", content=texts[2]).status_code == 201, "there is room again"

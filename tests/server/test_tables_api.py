"""Tables over HTTP: laid, looked at, played, listed."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import tablee
from tests.server.playing import ask, do, key_in, lay, look, play_to_the_end, two_at_a_table
from tests.server.serving import Served, serving


def test_play_now_lays_a_table_seats_a_bot_and_starts(served: Served) -> None:
    with served.person("Ann") as ann:
        laid = lay(ann, bots=["novice"], start=True)
        seen = look(ann, laid["table"])
        assert seen["state"]["status"] == "playing"
        assert [seat["kind"] for seat in seen["state"]["seats"]] == ["person", "bot"]
        assert seen["eyes"] == 0
        assert seen["view"]["kind"] == "district-noir"
        assert play_to_the_end(laid["table"], ann)["state"]["how"] == "played"


def test_two_people_play_a_whole_game(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        over = play_to_the_end(table, ann, bob)
        assert over["state"]["outcome"]["winners"]
        assert over["state"]["secret"] is not None


@pytest.mark.parametrize("name", tablee.game_names())
def test_every_game_is_played_to_its_end_against_bots(shared: Served, name: str) -> None:
    game = tablee.game(name)
    seats = game.seats[0]
    options = dict(game.calm_options)
    with shared.person("Ann") as ann:
        laid = lay(ann, name, seats, settings={"options": options}, bots=["novice"] * (seats - 1), start=True)
        assert play_to_the_end(laid["table"], ann)["state"]["status"] == "over"


def test_a_seat_link_lets_sit_and_a_watch_link_lets_watch(served: Served) -> None:
    with served.person() as ann, served.person() as bob, served.person() as eve:
        laid = lay(ann)
        table, seat, watch = laid["table"], key_in(laid["links"]["seat"]), key_in(laid["links"]["watch"])
        assert bob.get(f"/api/tables/{table}").json()["code"] == "private-table"
        assert bob.get(f"/api/tables/{table}?key=wrong").status_code == 403
        spectator = look(eve, table, watch)
        assert (spectator["may_sit"], spectator["links"]["seat"]) == (False, None)
        refused = ask(eve, table, "join", watch)
        assert (refused.status_code, refused.json()["code"]) == (403, "watch-only")
        assert look(bob, table, seat)["may_sit"]
        assert look(bob, table)["links"]["seat"] == laid["links"]["seat"]  # the key is needed only once
        do(bob, table, "join")
        assert look(bob, table)["eyes"] == 1


def test_everybody_looks_through_their_own_eyes_and_nobody_sees_the_secret(served: Served) -> None:
    with served.person() as ann, served.person() as bob, served.person() as eve:
        table = two_at_a_table(ann, bob, settings={"is_public": True})
        seen = [look(client, table) for client in (ann, bob, eve)]
        assert [one["view"]["seat"] for one in seen] == [one["eyes"] for one in seen] == [0, 1, None]
        for one, seat in zip(seen, (0, 1, None), strict=True):
            hands = [side["hand"] for side in one["view"]["sides"]]
            assert [hand is not None for hand in hands] == [seat == 0, seat == 1]
            assert one["state"]["secret"] is None
            assert one["state"]["commitment"]


def test_the_same_command_is_never_done_twice(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        table = two_at_a_table(ann, bob)
        mover = next(client for client in (ann, bob) if look(client, table)["moves"])
        body = {"id": "once", "command": {"do": "play", "move": look(mover, table)["moves"][0]}}
        first = mover.post(f"/api/tables/{table}/commands", json=body)
        again = mover.post(f"/api/tables/{table}/commands", json=body)
        assert first.status_code == again.status_code == 200
        assert first.json() == again.json()


def test_a_refusal_has_a_code_and_a_sentence_in_the_players_language(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        table = two_at_a_table(ann, bob)
        waiting = next(client for client in (ann, bob) if not look(client, table)["moves"])
        waiting.headers["accept-language"] = "fr"
        refused = ask(waiting, table, "play", move="take")
        assert refused.status_code == 409
        assert refused.json()["code"] == "not-your-turn"
        assert refused.json()["message"] == "Ce n’est pas votre tour."


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"settings": {"game": "chess", "seats": 2}}, 404, "unknown-game"),
        ({"settings": {"game": "panik", "seats": 9}}, 400, "bad-seats"),
        ({"settings": {"game": "noxford", "seats": 2, "options": {"x": 1}}}, 400, "unknown-option"),
        ({"settings": {"game": "panik", "seats": 2}, "bots": ["deity"]}, 400, "unknown-bot"),
        ({"settings": {"game": "panik", "seats": 2}, "bots": ["novice"] * 2}, 409, "table-full"),
        ({"settings": {"game": "panik", "seats": 2}, "start": True}, 409, "seats-empty"),
        (
            {"settings": {"game": "panik", "seats": 2, "clock": {"clock": "live", "bank": 1}}},
            400,
            "bad-request",
        ),
        ({"settings": {"game": "panik"}}, 400, "bad-request"),
        ({"settings": {"game": "panik", "seats": 2}, "colour": "red"}, 400, "bad-request"),
        ([], 400, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_laid(shared: Served, body, status, code) -> None:
    with shared.person() as ann:
        answer = ann.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["message"]


def test_nobody_lays_tables_without_end(tmp_path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.db", tables_per_person=3) as served, served.person() as ann:
        for _ in range(3):
            lay(ann)
        answer = ann.post("/api/tables", json={"settings": {"game": "panik", "seats": 2}})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")


def test_public_tables_are_listed_open_ones_first(served: Served) -> None:
    with served.person() as ann, served.person() as bob, served.client() as passer_by:
        lay(ann)
        playing = two_at_a_table(ann, bob, settings={"is_public": True})
        waiting = lay(ann, settings={"is_public": True})["table"]
        listed = passer_by.get("/api/tables").json()
        assert [one["table"] for one in listed] == [waiting, playing]
        assert [one["status"] for one in listed] == ["open", "playing"]


def test_my_tables_begin_with_those_where_it_is_my_turn(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        waiting = lay(ann)["table"]
        tables = [two_at_a_table(ann, bob) for _ in range(4)]
        mine = ann.get("/api/me/tables").json()
        assert {one["table"] for one in mine["playing"]} == set(tables)
        turns = [one["is_your_turn"] for one in mine["playing"]]
        assert turns == sorted(turns, reverse=True)
        assert [one["table"] for one in mine["open"]] == [waiting]
        assert mine["over"] == []


def test_a_game_that_is_paused_says_so_and_is_nobodys_turn(served: Served) -> None:
    with served.person() as ann:
        table = lay(ann, "district-noir", 2, bots=["casual"])["table"]
        do(ann, table, "start")
        do(ann, table, "ask-pause")
        (paused,) = ann.get("/api/me/tables").json()["playing"]
        assert (paused["status"], paused["is_your_turn"]) == ("paused", False)
        assert not any(chair.get("is_to_act") for chair in paused["chairs"])
        do(ann, table, "resume")
        (resumed,) = ann.get("/api/me/tables").json()["playing"]
        assert resumed["status"] == "playing"


def test_results_come_in_pages(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        tables = [two_at_a_table(ann, bob) for _ in range(3)]
        for table in tables:
            do(ann, table, "resign")
        first = ann.get("/api/me/tables?limit=2").json()
        second = ann.get("/api/me/tables", params={"limit": 2, "before": first["before"]}).json()
        found = [one["table"] for one in first["over"] + second["over"]]
        assert sorted(found) == sorted(tables)
        assert len(first["over"]) == 2
        assert second["before"] == ""


def test_results_stay_when_the_table_has_gone_on_to_another_game(served: Served) -> None:
    with served.person("Ann") as ann, served.person("Bob") as bob:
        table = two_at_a_table(ann, bob)
        do(ann, table, "resign")
        for one in (ann, bob):
            do(one, table, "ask-rematch")
        mine = ann.get("/api/me/tables").json()
        assert [one["table"] for one in mine["playing"]] == [table]
        assert [(one["table"], one["number"]) for one in mine["over"]] == [(table, 1)]
        assert {chair["name"] for chair in mine["over"][0]["chairs"]} == {"Ann", "Bob"}
        do(bob, table, "resign")
        for one in (ann, bob):
            over = one.get("/api/me/tables").json()["over"]
            assert [(game["table"], game["number"]) for game in over] == [(table, 2), (table, 1)]
            winners = [{game["chairs"][seat]["name"] for seat in game["outcome"]["winners"]} for game in over]
            assert winners == [{"Ann"}, {"Bob"}]
        do(bob, table, "leave")
        assert len(bob.get("/api/me/tables").json()["over"]) == 2


@pytest.mark.parametrize("before", ["1-2", "x-t-1", "1--1", "1-t-", "-1-t-1", "9" * 20 + "-t-1", "1-é-1"])
def test_a_place_that_nobody_was_told_is_the_beginning(served: Served, before: str) -> None:
    with served.person() as ann, served.person() as bob:
        table = two_at_a_table(ann, bob)
        do(ann, table, "resign")
        found = ann.get("/api/me/tables", params={"before": before}).json()
        assert [one["table"] for one in found["over"]] == [table]


def test_qr_codes_are_pictures_for_those_entitled(shared: Served) -> None:
    with shared.person() as ann, shared.person() as eve:
        laid = lay(ann)
        for link in ("seat", "watch"):
            answer = ann.get(f"/api/tables/{laid['table']}/qr.svg", params={"link": link})
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert ET.fromstring(answer.content).tag.endswith("svg")
        watch = {"key": key_in(laid["links"]["watch"])}
        path = f"/api/tables/{laid['table']}/qr.svg"
        assert eve.get(path).status_code == 403
        assert eve.get(path, params=watch).json()["code"] == "watch-only"
        assert eve.get(path, params={**watch, "link": "watch"}).status_code == 200


@pytest.mark.parametrize("table", ["nosuchtable", "%00", "A-B", "x" * 60, "'; drop", "é"])
def test_a_table_that_is_not_there(served: Served, table: str) -> None:
    with served.person() as ann:
        answer = ann.get(f"/api/tables/{table}")
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] in ("unknown-table", "bad-request")


def test_tables_are_there_again_after_a_restart(database_url: str) -> None:
    with serving(database_url) as served, served.person() as ann, served.person() as bob:
        table = two_at_a_table(ann, bob)
        before, cookies = look(ann, table), dict(ann.cookies)
    with serving(database_url) as served, served.client() as ann:
        ann.cookies.update(cookies)
        after = look(ann, table)
        for seen in (before, after):
            del seen["links"]
        assert after == before

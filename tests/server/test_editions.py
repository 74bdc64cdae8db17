"""Editions of one's own on a server: kept, private, played with, and tried out."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tablee
from tablee.engine.edition import edition_data, printed_text
from tests.server.playing import do, key_in, lay, look, play_to_the_end
from tests.server.serving import Served

PRINTED = edition_data(tablee.game("district-noir").edition)
MINE: dict[str, Any] = {**PRINTED, "name": "Mine", "set_bonus": 40}


def test_an_edition_is_checked_with_the_engines_own_words_while_somebody_types(shared: Served) -> None:
    with shared.person() as ann:
        form = ann.get("/api/games/panik/edition").json()
        assert [field["name"] for field in form["form"]["fields"]] == [
            *("name", "mansions", "shared_pay", "trap_pay"),
        ]
        tables = {**form["printed"], "trap_pay": 101, "colour": "red"}
        checked = ann.post("/api/games/panik/edition/check", json={"tables": tables}).json()
        assert [(one["key"], one["code"]) for one in checked["problems"]] == [
            ("colour", "no-such-row"),
            ("trap_pay", "out-of-range"),
        ]
        french = {"accept-language": "fr"}
        tables = {**form["printed"], "mansions": {**form["printed"]["mansions"], "1": 0}}
        checked = ann.post("/api/games/panik/edition/check", json={"tables": tables}, headers=french).json()
        assert checked["problems"][0]["message"].startswith("11 manoirs simples")
        fine = ann.post("/api/games/panik/edition/check", json={"tables": {**form["printed"], "trap_pay": 4}})
        assert fine.json()["problems"] == []
        assert fine.json()["differences"] == [{"key": "trap_pay", "before": 3, "after": 4}]
        assert ann.get("/api/games/kuhn-poker/edition").json()["code"] == "no-edition-tables"


def test_an_edition_is_its_owners_alone_and_goes_with_them(served: Served) -> None:
    with served.person() as ann, served.person() as bob:
        kept = ann.post("/api/me/editions", json={"game": "district-noir", "tables": MINE})
        assert kept.status_code == 201, kept.text
        id = kept.json()["edition"]
        assert [one["name"] for one in ann.get("/api/me/editions").json()] == ["Mine"]
        assert ann.get(f"/api/me/editions/{id}").json()["tables"] == MINE
        assert 'name = "Mine"' in ann.get(f"/api/me/editions/{id}/file").text
        assert bob.get("/api/me/editions").json() == []
        for answer in (
            bob.get(f"/api/me/editions/{id}"),
            bob.get(f"/api/me/editions/{id}/file"),
            bob.put(f"/api/me/editions/{id}", json={"tables": MINE}),
            bob.delete(f"/api/me/editions/{id}"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-edition")
        changed = ann.put(f"/api/me/editions/{id}", json={"tables": {**MINE, "name": "Yours"}})
        assert changed.json()["name"] == "Yours"
        wrong = ann.put(f"/api/me/editions/{id}", json={"tables": {**MINE, "set_bonus": 101}})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "bad-edition")
        assert ann.get("/api/me/data").json()["editions"][0]["id"] == id
        ann.post("/api/me/editions", json={"game": "district-noir", "tables": MINE})
        assert ann.delete(f"/api/me/editions/{id}").status_code == 204
        assert len(ann.get("/api/me/editions").json()) == 1
        assert ann.post("/api/me/erase", json={"is_sure": True}).status_code == 200


def test_a_table_is_played_with_an_edition_which_all_there_see_and_its_record_carries(shared: Served) -> None:
    with shared.person("Ann") as ann, shared.person("Bob") as bob:
        laid = lay(ann, settings={"edition": MINE}, bots=["novice"])
        watched = look(bob, laid["table"], key_in(laid["links"]["watch"]))
        assert watched["state"]["settings"]["edition"] == MINE
        settings = watched["state"]["settings"]
        do(ann, laid["table"], "change", settings={**settings, "edition": {**MINE, "set_bonus": 41}})
        do(ann, laid["table"], "start")
        assert play_to_the_end(laid["table"], ann)["state"]["how"] == "played"
        text = ann.get(f"/api/tables/{laid['table']}/record").text
        record = tablee.read_record(text)
        assert record.tables is not None
        assert record.tables["set_bonus"] == 41
        assert tablee.verify(record).finished
        brought = bob.post("/api/records", content=text, headers={"content-type": "text/plain"})
        assert brought.status_code == 201, brought.text
        shown = bob.get(f"/api/records/{brought.json()['record']}/replay", params={"first": 3, "most": 2})
        assert len(shown.json()["frames"]) == 2
        again = bob.post(f"/api/records/{brought.json()['record']}/play-from", json={"moves": 5, "seat": 0})
        assert look(bob, again.json()["table"])["state"]["settings"]["edition"]["set_bonus"] == 41


def _long_rows() -> dict[str, Any]:
    data = edition_data(tablee.game("jelly-monster").edition)
    data["tiles"]["1"]["a"][0] = "J1 + J2 + POD"
    return data


@pytest.mark.parametrize("tables", [{}, {"name": "x" * 20_000}, {**MINE, "cards": {}}, _long_rows()])
def test_a_strangers_edition_is_refused_before_anything_comes_of_it(shared: Served, tables: Any) -> None:
    """Also one that could be played, but not without compiling it first."""
    with shared.person() as ann:
        game, seats = ("jelly-monster", 3) if "tiles" in tables else ("district-noir", 2)
        settings = {"game": game, "seats": seats, "edition": copy.deepcopy(tables)}
        for answer in (
            ann.post("/api/tables", json={"settings": settings}),
            ann.post("/api/me/editions", json={"game": game, "tables": tables}),
            ann.post(f"/api/games/{game}/edition/study", json={"tables": tables, "seats": seats}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-edition"), answer.text


def test_a_quick_study_sets_an_edition_beside_the_games_own(shared: Served) -> None:
    with shared.person() as ann:
        asked = {"tables": MINE, "seats": 2}
        found = ann.post("/api/games/district-noir/edition/study", json=asked, timeout=400)
        assert found.status_code == 200, found.text
        typed, printed = found.json()["typed"], found.json()["printed"]
        assert [one["player"] for one in typed] == ["random", "greedy"]
        assert typed[0]["games"] == printed[0]["games"] == 2_000
        assert typed[1]["games"] == printed[1]["games"] > 0
        assert typed[0]["score"]["low"] > printed[0]["score"]["high"], "sets are worth more"
        assert abs(sum(seat["value"] for seat in typed[0]["seats"]) - 1) < 1e-9
        asked = {"tables": MINE, "seats": 5}
        refused = ann.post("/api/games/district-noir/edition/study", json=asked)
        assert refused.json()["code"] == "bad-seats"


def test_an_edition_file_is_read_with_the_engines_own_words(shared: Served) -> None:
    own = printed_text(tablee.game("district-noir")) or ""
    with shared.person() as ann:

        def read(text: str | bytes) -> dict[str, Any]:
            answer = ann.post("/api/games/district-noir/edition/read", content=text)
            assert answer.status_code == 200, answer.text
            return dict(answer.json())

        assert read(own) == {"tables": PRINTED, "problems": []}
        wrong = read(own.replace("set_bonus = 5", "set_bonus = 500"))
        assert (wrong["tables"], wrong["problems"][0]["code"]) == (None, "out-of-range")
        assert "line 1" in read("name = ]")["problems"][0]["message"]
        assert read(b"\xff")["problems"][0]["message"] == "it isn’t a text file"
        assert ann.post("/api/games/district-noir/edition/read", content="#" * 40_000).status_code == 413


def test_a_value_that_does_nothing_is_allowed_and_told(shared: Served) -> None:
    tables = {**PRINTED, "cards": {**PRINTED["cards"], "docks": {"copies": 1, "worth": 4}}}
    with shared.person() as ann:
        checked = ann.post("/api/games/district-noir/edition/check", json={"tables": tables}).json()
    assert checked["problems"] == []
    assert [(one["key"], one["code"]) for one in checked["remarks"]] == [
        ("cards.docks.worth", "has-no-effect")
    ]

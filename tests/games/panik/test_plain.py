"""Positions of Panik as data, moves as text, editions as files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tablee
from tablee.games import panik
from tablee.games.panik import notation
from tablee.games.panik.state import MOVE_ALONE, MOVE_CALL, MOVE_KEEP, MOVE_PLACE, MOVE_TO, NUMBER_OF_MOVES
from tests.games.panik.positions import (
    GAME,
    TEAM,
    all_placed,
    at_the_end,
    begin,
    first_turn,
    go,
    set_up,
    shown,
)

ROOT = Path(__file__).parents[3]


def changed(data, path, value):
    """The data with one place changed, such as `mansions.a1.face`."""
    data = json.loads(json.dumps(data))
    *parents, last = path.split(".")
    inner = data
    for parent in parents:
        inner = inner[int(parent) if parent.isdigit() else parent]
    if value is None:
        del inner[last]
    else:
        inner[int(last) if last.isdigit() else last] = value
    return data


SENT_BACK = go(begin(), "standard@b2", "back b:pair").to_dict()
ASKED = go(begin(), "standard@b2").to_dict()
CALLING = go(begin(), "standard@a4", "call@b4").to_dict()
PAIRING = changed(changed(set_up(step="pair"), "mansions.a1.open", True), "mansions.b1.open", True)
DETECTING = go(begin(), "detect b3").to_dict()
OVER = all_placed(2, {})


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ("not a position", "-"),
        (None, "-"),
        (changed(set_up(), "step", None), "-"),
        (set_up(surprise=1), "-"),
        (set_up(game="noxford"), "game"),
        (set_up(seats=5), "seats"),
        (set_up(beginner=2), "beginner"),
        (set_up(step="dance"), "step"),
        (changed(set_up(), "mansions.a1", None), "mansions.a1"),
        (changed(set_up(), "mansions.c1", {"face": "1"}), "mansions.c1"),
        (changed(set_up(), "mansions.a1.face", "6"), "mansions.a1.face"),
        (changed(set_up(), "mansions.a1.face", 1), "mansions[...].face"),
        (changed(changed(set_up(), "mansions.a1.face", "5"), "mansions.a2.face", "5"), "mansions.b1.face"),
        (changed(first_turn(), "mansions.a1.face", "?"), "mansions.a1.face"),
        (set_up(left_out=["?"] * 10), "left_out"),
        (set_up(left_out=["1"] * 11), "left_out[1]"),
        (set_up(left_out=["ruin"] * 11), "left_out[0]"),
        (changed(set_up(left_out=["3"] + ["?"] * 10), "mansions.a1.face", "?"), "left_out"),
        (changed(first_turn(), "mansions.a2.hunters", ["a:ghost"]), "mansions.a2.hunters[0]"),
        (changed(first_turn(), "mansions.a2.hunters", ["c:pair"]), "mansions.a2.hunters[0]"),
        (changed(first_turn(), "mansions.a2.hunters", ["a:pair", "a:pair"]), "hands[0][5]"),
        (changed(first_turn(), "mansions.a2.hunters", ["a:pair"] * 5), "mansions.a2.hunters"),
        (changed(first_turn(), "mansions.a2.hunters", []), "hands"),
        (changed(first_turn(), "hands", [TEAM]), "hands"),
        (changed(first_turn(), "hands.0.0", "ghost"), "hands[0][0]"),
        (changed(first_turn(), "step", "pair"), "hands[0]"),
        (changed(first_turn(), "step", "over"), "step"),
        (changed(first_turn(), "step", "send-back"), "step"),
        (changed(first_turn(), "mansions.a1.open", False), "mansions"),
        (first_turn(active=1), "active"),
        (first_turn(choices=[None, None]), "choices"),
        (first_turn(placed={"hunter": "call", "mansion": "a1"}), "placed"),
        (first_turn(sent_back="a:pair"), "sent_back"),
        (changed(set_up(), "mansions.a1.open", True), "mansions"),
        (set_up(step="pair"), "mansions"),
        (set_up(choices=[1]), "choices"),
        (set_up(choices=[1, 5]), "choices[1]"),
        (set_up(choices=["left", None]), "choices[0]"),
        (set_up(choices=[1, 1]), "choices"),
        (set_up(choices=["?", "?"]), "choices"),
        ({**PAIRING, "choices": [1, None]}, "choices[0]"),
        (changed(ASKED, "placed", None), "placed"),
        (changed(ASKED, "placed.hunter", "ghost"), "placed.hunter"),
        (changed(ASKED, "placed.mansion", "c1"), "placed.mansion"),
        (changed(ASKED, "placed.mansion", "z9"), "placed.mansion"),
        (changed(ASKED, "placed.mansion", "a1"), "placed"),
        (changed(ASKED, "step", "call"), "step"),
        (changed(CALLING, "step", "send-back"), "step"),
        (changed(SENT_BACK, "step", "call"), "sent_back"),
        (changed(SENT_BACK, "sent_back", "b:standard"), "sent_back"),
        (changed(OVER, "step", "place"), "step"),
        (changed(OVER, "mansions.a2.face", "?"), "mansions"),
    ],
)
def test_data_that_cannot_be_laid_is_refused_with_the_place_and_the_problem(data, where):
    with pytest.raises(tablee.BadPosition) as bad:
        GAME.from_dict(data)
    assert bad.value.code == "bad-position"
    assert bad.value.details["where"] == where
    assert bad.value.details["problem"]


def moved(data, hunter, source, target):
    """The data with one hunter elsewhere; a hand is named by its seat's number."""
    data = json.loads(json.dumps(data))
    for place, gone in ((source, True), (target, False)):
        row = data["hands"][int(place)] if place.isdigit() else data["mansions"][place]["hunters"]
        name = hunter[2:] if place.isdigit() else hunter
        row.remove(name) if gone else row.append(name)
    return data


def test_hands_must_show_that_all_place_in_turn():
    data = go(begin(), "standard@a4", "standard@b4").to_dict()
    ahead = moved(moved(data, "a:over", "0", "a3"), "b:standard", "b4", "1")
    with pytest.raises(tablee.BadPosition) as bad:
        GAME.from_dict({**ahead, "active": None})
    assert bad.value.details["where"] == "hands[0]"


def test_one_pair_is_placed_in_the_set_up_and_never_comes_back_to_the_hand():
    data = moved(moved(begin().to_dict(), "a:pair", "a2", "0"), "a:standard", "0", "a2")
    with pytest.raises(tablee.BadPosition) as bad:
        GAME.from_dict(data)
    assert bad.value.details["where"] == "hands[0]"


def test_a_detector_that_is_not_in_hand_cannot_be_about_to_be_placed():
    data = go(begin(), "over@a4", "over@b4").to_dict()
    data = moved(moved(data, "a:detector", "0", "a4"), "a:over", "a4", "0")
    with pytest.raises(tablee.BadPosition) as bad:
        GAME.from_dict({**data, "step": "place-detector"})
    assert bad.value.details["where"] == "step"


def test_an_over_equipped_hunter_cannot_be_on_its_way_back():
    data = go(begin(), "over@b4", "standard@a2", "back a:pair").to_dict()
    data["mansions"]["b4"]["hunters"] = ["a:pair"]
    with pytest.raises(tablee.BadPosition) as bad:
        GAME.from_dict({**data, "sent_back": "a:over"})
    assert bad.value.details["where"] == "sent_back"


def test_a_mansion_that_sent_one_back_cannot_still_hold_four():
    data = go(
        begin(), "over@a2", "keep", "over@a2", "keep", "over@b1", "standard@a2", "back a:pair"
    ).to_dict()
    with pytest.raises(tablee.BadPosition) as bad:
        GAME.from_dict(moved(data, "b:pair", "b2", "a2"))
    assert bad.value.details["where"] == "sent_back"


def test_a_position_that_play_cannot_reach_but_that_fits_together_is_accepted():
    data = first_turn()
    for name in ("a2", "a3", "a4", "b2"):
        data["mansions"][name]["open"] = True
    assert GAME.from_dict(data).to_act == (0,)


def test_what_follows_from_the_rest_may_be_left_out():
    short, whole = GAME.from_dict(first_turn()), GAME.from_dict(first_turn()).to_dict()
    assert {"active", "left_out", "choices", "placed", "sent_back"} <= set(whole)
    assert GAME.from_dict(whole) == short
    assert sorted(whole["left_out"]) == sorted(
        ["1", "2", "3", "3", "4", "4", "5", "shared", "shared"] + ["trapped"] * 2
    )


@pytest.mark.parametrize(
    "data", [set_up(choices=[2, None]), PAIRING, ASKED, SENT_BACK, CALLING, DETECTING, OVER]
)
def test_every_step_is_the_same_as_data_and_back_for_every_viewer(data):
    table = GAME.from_dict(data)
    assert GAME.from_dict(json.loads(json.dumps(table.to_dict()))) == table
    for viewer in (None, 0, 1):
        hidden = table.view_of(viewer)
        assert GAME.from_plain(json.loads(json.dumps(hidden.to_dict()))).tobytes() == hidden.cell.tobytes()


def test_a_finished_turn_leaves_no_trace_of_how_it_went():
    table = go(begin(), "standard@a4", "standard@b2", "back b:pair", "to b3")
    assert GAME.from_dict(table.to_dict()) == table


def test_the_order_in_which_hunters_are_named_does_not_matter():
    data = go(begin(), "standard@b2", "keep").to_dict()
    turned = changed(data, "mansions.b2.hunters", data["mansions"]["b2"]["hunters"][::-1])
    assert turned != data
    assert GAME.from_dict(turned) == GAME.from_dict(data)


def test_the_example_of_the_documentation_can_be_laid_and_is_complete():
    page = (ROOT / "docs" / "games" / "panik.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    data = json.loads(example)
    assert GAME.from_dict(data).to_dict() == data
    for key in data:
        assert f"`{key}`" in page


# --- moves as text -------------------------------------------------------------------------------------


def test_every_move_has_one_text_and_every_text_one_move():
    texts = [GAME.write_move(code) for code in range(NUMBER_OF_MOVES)]
    assert len(set(texts)) == NUMBER_OF_MOVES
    assert [GAME.read_move(text) for text in texts] == list(range(NUMBER_OF_MOVES))


@pytest.mark.parametrize(
    ("code", "text", "move"),
    [
        (1, "open 2", notation.OpenMansion(2)),
        (6, "pair 3", notation.PlacePair(3)),
        (MOVE_PLACE + 6, "standard@b3", notation.PlaceHunter("standard", "b3")),
        (MOVE_PLACE + 3 * 16 + 8, "detector@c1", notation.PlaceHunter("detector", "c1")),
        (MOVE_PLACE + 5 * 16 + 6, "detect b3", notation.NameMansion("b3")),
        (MOVE_KEEP - 20, "back a:standard", notation.SendBack(0, "standard")),
        (MOVE_KEEP, "keep", notation.KeepAll()),
        (MOVE_TO + 5, "to b2", notation.Relocate("b2")),
        (MOVE_CALL + 20 * 11 + 5, "call c4:b:standard", notation.CallHunter(1, "standard", "c4")),
        (MOVE_ALONE, "alone", notation.StayAlone()),
    ],
)
def test_moves_are_written_and_spelt_so(code, text, move):
    assert GAME.write_move(code) == text
    assert GAME.read_move(text) == code
    assert GAME.spell(code) == move


def test_capitals_and_spaces_do_not_matter():
    assert GAME.read_move("  Standard@B3 ") == GAME.read_move("standard@b3")
    assert GAME.read_move("back   A:pair") == GAME.read_move("back a:pair")


@pytest.mark.parametrize(
    "text", ["", "open 5", "open 0", "ghost@a1", "standard@e1", "to", "back a", "call a1:standard"]
)
def test_text_that_is_no_move_is_told_with_examples(text):
    with pytest.raises(tablee.BadNotation) as bad:
        GAME.read_move(text)
    assert bad.value.details["text"] == text
    for example in str(bad.value.details["allowed"]).split(", "):
        assert GAME.write_move(GAME.read_move(example)) == example


# --- edition -------------------------------------------------------------------------------------------


def edition(tmp_path, old, new):
    source = Path(panik.__file__).with_name("edition.toml").read_text(encoding="utf-8")
    assert old in source
    file = tmp_path / "edition.toml"
    file.write_text(source.replace(old, new), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"1" = 2', '"1" = 3', "mansions"),
        ('"1" = 2', '"6" = 2', "mansions.6"),
        ('"1" = 2', '"1" = -1', "mansions.1"),
        ('"1" = 2', '"1" = "two"', "mansions.1"),
        ('"1" = 2 # house data\n', "", "mansions.1"),
        ("shared = 3", "shared = 2", "mansions.shared"),
        ("trapped = 3", "trapped = 4", "mansions.trapped"),
        ("[4, 3, 2, 1]", "[4, 3, 2]", "shared_pay"),
        ("[4, 3, 2, 1]", "[4, 3, 2, -1]", "shared_pay[3]"),
        ("trap_pay = 3", "trap_pay = 101", "trap_pay"),
        ("trap_pay = 3", "", "trap_pay"),
        ("trap_pay = 3", "trap_pay = 3\nbonus = 1", "bonus"),
        ("[mansions]", "[mansions", "-"),
    ],
)
def test_a_broken_edition_names_file_key_and_problem(tmp_path, old, new, key):
    file = edition(tmp_path, old, new)
    with pytest.raises(tablee.BadEdition) as bad:
        GAME.with_edition(file)
    assert bad.value.details["file"] == str(file)
    assert bad.value.details["key"] == key
    assert bad.value.details["problem"]


def test_an_edited_edition_is_really_played_with(tmp_path):
    file = tmp_path / "edition.toml"
    edition(tmp_path, "trap_pay = 3", "trap_pay = 30")
    file.write_text(file.read_text().replace("[4, 3, 2, 1]", "[100, 75, 2, 1]"))
    game = GAME.with_edition(file)
    data = all_placed(2, {"b3": "a:standard a:pair", "b2": "b:pair"})
    points = [mansion.points for mansion in shown(game.from_dict(data), None).mansions]
    assert points[6] == (0, 90)
    assert points[5] == (0, 200)
    assert shown(at_the_end(2, {"b3": "a:standard a:pair"}), None).mansions[6].points == (0, 9)
    assert game.edition.digest != GAME.edition.digest


def test_other_plain_values_are_really_dealt(tmp_path):
    file = edition(tmp_path, '"1" = 2', '"1" = 0')
    file.write_text(file.read_text().replace('"5" = 2', '"5" = 4'))
    data = GAME.with_edition(file).deal(seats=4, seed=1).to_dict()
    faces = [there["face"] for there in data["mansions"].values()] + data["left_out"]
    assert faces.count("1") == 0
    assert faces.count("5") == 4

"""What people see at a table of District Noir, and how it is told."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import tablee
from tablee.games import district_noir
from tablee.games.district_noir.events import HandDealt
from tests.games.district_noir.positions import GAME, lay, position, shown
from tests.support import play_random


def test_public_are_the_line_the_fronts_the_size_of_the_pile_who_took_and_who_begins():
    table = play_random(GAME.deal(seed=4), random.Random(4), 18)
    data = table.to_dict()
    for seat in (0, 1, None):
        view = shown(table, seat)
        assert list(view.line) == data["line"]
        assert view.pile_size == len(data["pile"])
        assert [side.has_taken for side in view.sides] == data["taken"]
        assert view.beginner == data["beginner"]
        assert [sum(side.front.values()) for side in view.sides] == [len(front) for front in data["fronts"]]


def test_a_hand_is_seen_by_its_owner_only():
    table = lay()
    assert shown(table, 0).sides[0].hand == ("5", "6", "7", "8", "+2")
    assert shown(table, 0).sides[1].hand is None
    assert [side.hand for side in shown(table, None).sides] == [None, None]
    assert shown(table, 0).sides[1].hand_size == 5


def test_after_the_end_everything_is_seen():
    table = play_random(GAME.deal(seed=4), random.Random(4), 48)
    assert table.is_over
    view = shown(table, None)
    assert view.away is not None
    assert len(view.away) == 3


def test_running_totals_majorities_and_sets_are_shown():
    table = lay(fronts=[["5", "6", "7", "8", "8"], ["8", "+3"]], line=["7", "6"])
    mine, other = shown(table, None).sides
    assert (mine.total, mine.sets, mine.majorities) == (5 + 6 + 7 + 8 + 5, 1, ("5", "6", "7", "8"))
    assert (other.total, other.sets, other.majorities) == (3, 0, ())


def test_the_view_says_what_a_take_would_bring_now():
    assert shown(lay(line=["8", "7", "6", "5", "8", "7"]), 0).takeable == 5
    assert shown(lay(line=["8", "7"]), 0).takeable == 2


def test_two_city_cards_are_a_threat_shown_to_all():
    table = lay(fronts=[["docks"], []], line=["8", "hall"])
    assert shown(table, 1).city_threat == ()
    events = table.play_and_tell(0, "take")[1]
    assert [event.key for event in events] == ["cards-taken", "city-threatened"]
    assert shown(table, 1).city_threat == (0,)


def test_two_city_cards_are_no_threat_while_the_other_player_has_the_third():
    table = lay(fronts=[["docks"], ["police"]], line=["8", "hall"])
    events = table.play_and_tell(0, "take")[1]
    assert [event.key for event in events] == ["cards-taken"]
    assert shown(table, 1).city_threat == ()


def test_the_view_asks_for_what_is_possible():
    assert shown(lay(), 0).asks == ("play-or-take", "")
    table = lay()
    table.play(0, "take")
    assert shown(table, None).asks == ("", "play")


def test_a_new_round_is_told_with_each_viewers_own_cards_only():
    table = play_random(GAME.deal(seed=12), random.Random(12), 11)
    seat = table.to_act[0]
    told = table.play_and_tell(seat, table.legal_moves(seat)[0])
    for viewer in (0, 1):
        dealt = [event for event in told[viewer] if isinstance(event, HandDealt)]
        assert [event.seat for event in dealt] == [viewer]
    assert not [event for event in told[None] if isinstance(event, HandDealt)]


# --- plain data ---------------------------------------------------------------------------------------


def without(data, key):
    return {name: value for name, value in data.items() if name != key}


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (without(position(), "line"), "-"),
        (position(game="panik"), "game"),
        (position(seats=3), "seats"),
        (position(line=["9"]), "line[0]"),
        (position(line=["docks", "docks"]), "line[1]"),
        (position(line="docks"), "line"),
        (position(line=[7]), "line[0]"),
        (position(round=3), "pile"),
        (position(beginner=2), "beginner"),
        (position(taken=[False, True]), "hands"),
        (position(hands=[["5"], ["5", "6", "7"]]), "hands"),
        (position(hands=[["5", "5", "6", "7", "8", "8"], ["6", "6", "6", "7", "7"]]), "hands"),
        (position(round=3, taken=[True, True], hands=[[], []], pile=["7"] * 5 + ["8"] * 5), "hands"),
        (position(away=["5"]), "away"),
        (position(surprise=1), "-"),
        (position(fronts=[["?"], []]), "fronts[0][0]"),
        ("not a position", "-"),
        (None, "-"),
    ],
)
def test_data_that_cannot_be_laid_is_refused_with_the_place_and_the_problem(data, where):
    with pytest.raises(tablee.BadPosition) as bad:
        GAME.from_dict(data)
    assert bad.value.code == "bad-position"
    assert bad.value.details["where"] == where


# --- edition ------------------------------------------------------------------------------------------


def edition(tmp_path, change):
    source = Path(district_noir.__file__).with_name("edition.toml").read_text(encoding="utf-8")
    changed = change(source)
    assert changed != source
    file = tmp_path / "edition.toml"
    file.write_text(changed, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"5" = { copies = 5', '"5" = { copies = 6', "cards"),
        ('"5" = { copies = 5', '"5" = { copies = "five"', "cards.5.copies"),
        ('"5" = {', '"9" = {', "cards.9"),
        ('"hall" = { copies = 1, worth = 0 }', "", "cards.hall"),
        ("set_bonus = 5", "set_bonus = 500", "set_bonus"),
        ("set_bonus = 5", "", "set_bonus"),
        ("[cards]", "[cards", "-"),
        ("worth = 8", "worth = 800", "cards.8.worth"),
    ],
)
def test_a_broken_edition_names_file_key_and_problem(tmp_path, old, new, key):
    file = edition(tmp_path, lambda text: text.replace(old, new))
    with pytest.raises(tablee.BadEdition) as bad:
        GAME.with_edition(file)
    assert bad.value.details["file"] == str(file)
    assert bad.value.details["key"] == key
    assert bad.value.details["problem"]


def test_an_edited_edition_is_really_played_with(tmp_path):
    file = edition(tmp_path, lambda text: text.replace("set_bonus = 5", "set_bonus = 50"))
    game = GAME.with_edition(file)
    data = position(fronts=[["5", "6", "7", "8"], []], line=["8"], taken=[True, True], hands=[[], []])
    assert game.from_dict(data).outcome.scores[0] == 26 + 50
    assert GAME.from_dict(data).outcome.scores[0] == 26 + 5
    assert game.edition.digest != GAME.edition.digest


def test_a_missing_edition_file_is_told(tmp_path):
    with pytest.raises(tablee.BadEdition):
        GAME.with_edition(tmp_path / "nowhere.toml")

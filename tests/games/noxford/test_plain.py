"""Positions as data: round trips to the byte, and complaints that say where."""

from __future__ import annotations

import copy
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tests.games.noxford.positions import CORNER, GAME, flat, lay, legal, position, up
from tests.support import examples, play_random

GEAR: dict[str, Any] = {"gear": {"played": [58, 58]}}
WITH_GEAR = (*CORNER, up(58, 58, "0Hg"))


@settings(max_examples=examples(60, 800), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 75))
def test_a_position_comes_back_to_the_byte_seen_by_anybody(seed, moves):
    table = play_random(GAME.deal(seats=2 + seed % 3, seed=seed), random.Random(seed), moves)
    assert GAME.from_dict(json.loads(json.dumps(table.to_dict()))) == table
    for viewer in (None, *range(table.seats)):
        seen = table.view_of(viewer)
        assert GAME.from_plain(seen.to_dict()).tobytes() == seen.cell.tobytes()


def test_the_example_of_the_documentation_is_laid():
    page = Path(__file__).parents[3] / "docs" / "games" / "noxford.md"
    (example,) = re.findall(r"```json\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    table = GAME.from_dict(json.loads(example))
    assert table.to_dict() == json.loads(example)
    assert not table.is_over


def test_piles_left_out_are_whatever_is_nowhere_else():
    data = lay(*CORNER, hands=[["H", "H", "T"]]).to_dict()
    assert sorted(data["syndicates"][0]["pile"]) == sorted(["Hg", "Hg", "T", "T", "L", "L"])
    assert len(data["neutral_pile"]) == 13


def test_piles_left_out_beside_a_hidden_hand_are_hidden():
    data = position(*CORNER, hands=[["?", "?", "?"]])
    laid = GAME.to_plain(GAME.from_plain(data)[0])
    assert laid["syndicates"][0]["pile"] == ["?"] * 6


def test_symbols_may_come_in_any_order():
    assert lay(up(0, 0, "BA"), up(58, 0, "DABC")).to_dict()["city"][0]["cards"] == ["AB"]


def test_a_made_up_position_that_no_game_reaches_is_accepted():
    table = lay(up(7, 7, "0M"), hands=[["H"], []])
    assert table.to_act == (0,)


def changed(**changes):
    """The data of a table in mid-turn, with some keys replaced."""
    return {**position(*WITH_GEAR, **GEAR), **changes}


def lifted(**changes):
    card = {"card": "1T", "x": 116, "y": 58, "lying": False, **changes}
    return position(*WITH_GEAR, gear={"played": [58, 58], "lifted": card})


WRONG = [
    ("game", changed(game="panik")),
    ("seats", changed(seats=5)),
    ("-", {key: value for key, value in changed().items() if key != "city"}),
    ("-", changed(colour="red")),
    ("turn", changed(turn=2)),
    ("turn", changed(turn="0")),
    ("passes", changed(passes=3, gear=None)),
    ("passes", changed(passes=-1, gear=None)),
    ("passes", changed(passes=1)),
    ("city", changed(city=[], gear=None)),
    ("city", position(up(0, 0, "AB"), up(58, 88, "BC"))),
    ("city[1]", position(up(0, 0, "AB"), up(57, 0, "BC"))),
    ("city[0]", position(up(4001, 0, "AB"))),
    ("city[0].cards", position(up(0, 0))),
    ("city[0].cards", position(up(0, 0, "0H", "0T", "0L", "0M", "1M"))),
    ("city[0].cards[0]", position(up(0, 0, "X"))),
    ("city[0].cards[0]", position(up(0, 0, ""))),
    ("city[0].cards[0]", position(up(0, 0, "H"))),
    ("city[0].cards[0]", position(up(0, 0, "0AB"))),
    ("city[0].cards[0]", position(up(0, 0, "?"))),
    ("city[0].cards[0]", position(up(0, 0, "2H"))),
    ("city[0].cards[0]", position(up(0, 0, "AC"))),
    ("city[0].cards[0]", position(up(0, 0, "0Tg"))),
    ("city[0].cards[1]", position(up(0, 0, "0T", "1H"))),
    ("city[0].cards[1]", position(up(0, 0, "0T", "1T"))),
    ("city[0].cards[1]", position(up(0, 0, "AB", "1T"))),
    ("city[0].cards[1]", position(up(0, 0, "1T", "AB"))),
    ("city[1].cards[0]", position(up(0, 0, "AB"), up(58, 0, "AB"))),
    ("open", position(*CORNER, opened=["CD", "DE", "AE", "Ag"])),
    ("open[0]", position(*CORNER, opened=["AB"])),
    ("open[1]", position(*CORNER, opened=["CD", "?"])),
    ("open[0]", position(*CORNER, opened=["H"])),
    ("neutral_pile", position(*CORNER, neutral_pile=["CD"])),
    ("neutral_pile", position(*CORNER, neutral_pile=["?"] * 16)),
    ("neutral_pile[0]", position(*CORNER, neutral_pile=["AB"])),
    ("syndicates", position(*CORNER) | {"seats": 3}),
    ("syndicates[0].hand", position(*CORNER, hands=[["H", "H", "T", "T"]])),
    ("syndicates[0].hand[0]", position(*CORNER, hands=[["M"]])),
    ("syndicates[0].hand[0]", position(*CORNER, hands=[["AB"]])),
    ("syndicates[0].hand[2]", position(*CORNER, up(58, 58, "0L"), hands=[["T", "L", "L"]])),
    ("syndicates[0].hand[1]", position(*CORNER, hands=[["H", "?"]])),
    ("gear.played", changed(gear={"played": [1, 1]})),
    ("gear.played", changed(gear={"played": [0, 0]})),
    ("gear.played", changed(turn=1)),
    (
        "gear.lifted.card",
        lifted(card="1M") | {"syndicates": [{"master": True, "hand": []}, {"master": False, "hand": []}]},
    ),
    ("gear.lifted.card", lifted(card="1X")),
    ("gear.lifted", lifted(x=100)),
    ("gear.lifted", lifted(x=5000)),
    ("gear.lifted", lifted(x=500)),
    ("gear.lifted", lifted(card="1H", x=58, y=58)),
    ("gear.lifted", lifted(card="CD", x=58, y=58)),
]


@pytest.mark.parametrize(("where", "data"), WRONG)
def test_data_that_cannot_be_laid_is_refused_with_the_place(where, data):
    untouched = copy.deepcopy(data)
    with pytest.raises(tablee.BadPosition) as refused:
        GAME.from_dict(data)
    assert refused.value.details["where"] == where
    assert refused.value.details["problem"]
    assert data == untouched


def with_syndicate(seat, **changes):
    data = lay(*CORNER, hands=[["H", "H", "T"]]).to_dict()
    data["syndicates"][seat] |= changes
    return data


@pytest.mark.parametrize(
    ("where", "data"),
    [
        ("syndicates[0].master", with_syndicate(0, master=False)),
        ("syndicates[0]", with_syndicate(0, pile=["L"])),
        ("syndicates[0]", with_syndicate(0, pile=["?"] * 7)),
        ("syndicates[0].pile", with_syndicate(0, pile=["?"] * 10)),
        ("syndicates[0].pile[1]", with_syndicate(0, pile=["L", "H", "T", "T", "Hg", "Hg"])),
        ("syndicates[0].pile[0]", with_syndicate(0, pile=["M"])),
    ],
)
def test_every_card_of_a_syndicate_is_somewhere_once(where, data):
    with pytest.raises(tablee.BadPosition) as refused:
        GAME.from_dict(data)
    assert refused.value.details["where"] == where


def test_a_master_in_the_city_is_not_in_front_as_well():
    data = position(*CORNER, up(58, 58, "0M"))
    data["syndicates"][0]["master"] = True
    with pytest.raises(tablee.BadPosition, match=r"syndicates\[0\].master"):
        GAME.from_dict(data)


def test_a_gear_cannot_turn_when_another_player_has_finished():
    names = ["1M", "1L", "1L", "1T", "1T", "1T", "1H", "1H", "1Hg", "1Hg"]
    row = [up(-58 * place, -88, name) for place, name in enumerate(names)]
    with pytest.raises(tablee.BadPosition) as refused:
        lay(*WITH_GEAR, *row, **GEAR)
    assert refused.value.details["where"] == "gear"


def test_a_gear_on_the_tenth_card_turns_only_by_the_earlier_reading():
    names = ["0M", "0L", "0L", "0T", "0T", "0T", "0H", "0H", "0Hg"]
    row = [up(-58 * place, -88, name) for place, name in enumerate(names)]
    with pytest.raises(tablee.BadPosition, match="a gear on the tenth card does nothing"):
        lay(*WITH_GEAR, *row, hands=[[]], **GEAR)
    assert lay(*WITH_GEAR, *row, hands=[[]], **GEAR, options={"last_gear": "resolves"}).to_act == (0,)


PIECES = (up(0, 0, "AB"), up(146, 0, "0Hg"))


def in_the_air(x, y, lying):
    lifted = {"card": "BC", "x": x, "y": y, "lying": lying}
    return {"gear": {"played": [146, 0], "lifted": lifted}}


def test_a_bridge_in_the_air_may_have_left_a_city_in_pieces():
    assert legal(lay(*PIECES, **in_the_air(58, 0, True))) == ["to 58,30l"]


@pytest.mark.parametrize(
    "more",
    [
        {},
        {**in_the_air(58, 0, True), "options": {"bridge": "stays"}},
        in_the_air(58, 0, False),
        in_the_air(58, 88, True),
        in_the_air(5000, 0, True),
    ],
)
def test_other_cities_in_pieces_are_refused(more):
    with pytest.raises(tablee.BadPosition, match="in pieces"):
        lay(*PIECES, **more)


def test_a_lifted_card_must_have_somewhere_to_go():
    straight = (up(0, 0, "0Hg"), up(0, 88, "BC"))
    gear = {"played": [0, 0], "lifted": {"card": "CD", "x": 0, "y": 176, "lying": False}}
    with pytest.raises(tablee.BadPosition, match="nowhere to go"):
        lay(*straight, gear=gear)


def test_a_lifted_card_may_have_lain_on_another():
    table = lay(
        *WITH_GEAR,
        flat(0, -58, "1H"),
        gear={"played": [58, 58], "lifted": {"card": "1T", "x": 0, "y": -58, "lying": True}},
    )
    assert table.refusal(0, "onto 0,-58") == "same-place"
    assert table.refusal(0, "onto 58,58") is None


def test_a_position_in_which_somebody_has_played_everything_is_over():
    names = ["1M", "1L", "1L", "1T", "1T", "1T", "1H", "1H", "1Hg", "1Hg"]
    table = lay(*CORNER, *(up(-58 * place, -88, name) for place, name in enumerate(names)))
    assert table.is_over
    assert table.outcome.ending in GAME.endings

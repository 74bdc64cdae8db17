"""The score of Panik, sentence by sentence."""

from __future__ import annotations

import copy
import random

import pytest

import tablee
from tablee.games.panik.events import MansionScored
from tests.games.panik.positions import at_the_end, begin, points_of, shown
from tests.support import play_random

# b2 is shared, b3 trapped, a4 worth 4.


def test_a_plain_mansion_pays_its_value_for_each_hunter_to_the_hunters_owner():
    table = at_the_end(3, {"a4": "a:standard b:over c:detector"})
    assert points_of(table, "a4") == (4, 4, 4)


@pytest.mark.parametrize(("face", "value"), [("1", 1), ("2", 2), ("3", 3), ("4", 4), ("5", 5)])
def test_plain_mansions_are_worth_1_to_5(face, value):
    table = at_the_end(2, {"a3": "b:standard"}, a3=face, b1="trapped")
    assert points_of(table, "a3") == (0, value)


@pytest.mark.parametrize("kind", ["standard", "over", "detector", "call"])
def test_every_hunter_but_a_pair_counts_once(kind):
    assert points_of(at_the_end(2, {"a4": f"a:{kind}"}), "a4") == (4, 0)


def test_a_pair_counts_double():
    assert points_of(at_the_end(2, {"a4": "a:pair b:standard b:pair"}), "a4") == (8, 12)


def test_it_makes_no_difference_whose_plain_mansion_it_is():
    assert points_of(at_the_end(2, {"a4": "b:standard"}), "a4") == (0, 4)
    assert points_of(at_the_end(2, {"a4": "a:standard"}), "a4") == (4, 0)


@pytest.mark.parametrize(
    ("standing", "points"),
    [
        ("a:standard", (4, 0)),
        ("a:standard b:standard", (3, 3)),
        ("a:standard b:standard b:over", (2, 4)),
        ("a:standard b:standard b:over a:call", (2, 2)),
        ("", (0, 0)),
    ],
)
def test_a_shared_mansion_pays_4_3_2_or_1_each_when_1_2_3_or_4_cards_stand_there(standing, points):
    assert points_of(at_the_end(2, {"b2": standing}), "b2") == points


@pytest.mark.parametrize(
    ("standing", "points"),
    [
        ("a:pair b:standard", (6, 3)),
        ("a:pair", (8, 0)),
        ("a:pair b:standard b:standard b:over", (2, 3)),
    ],
)
def test_case_a_shared_mansion_with_a_pair_and_a_standard_pays_6_and_3_a_pair_alone_8_among_four_2(
    standing, points
):
    assert points_of(at_the_end(2, {"b2": standing}), "b2") == points


def test_case_a_trapped_mansion_with_2_opposing_standards_a_pair_and_one_own_pays_its_owner_12():
    table = at_the_end(2, {"b3": "a:standard a:standard a:pair b:standard"})
    assert points_of(table, "b3") == (0, 12)


def test_hunters_at_a_trapped_mansion_earn_nothing_and_ones_own_bring_nothing_there():
    assert points_of(at_the_end(2, {"b3": "b:standard b:pair"}), "b3") == (0, 0)
    earned = shown(at_the_end(2, {"b3": "a:standard b:pair"}), None).mansions[6].hunters
    assert [hunter.earns for hunter in earned] == [0, 0]


def test_a_trap_catches_the_hunters_of_every_opponent():
    table = at_the_end(3, {"b3": "a:pair c:over b:standard"})
    assert points_of(table, "b3") == (0, 6 + 3, 0)


def test_an_empty_mansion_pays_nobody():
    for name in ("a4", "b2", "b3"):
        assert points_of(at_the_end(2, {name: ""}), name) == (0, 0)


SIDES = {"a1": "b:standard b:standard b:standard b:over", "a2": "b:over b:detector b:call"}


def test_all_mansions_count_and_most_points_wins():
    table = at_the_end(
        2,
        {
            **SIDES,  # 4 × 1 and 3 × 2 to seat 1
            "a3": "b:pair",  # 6 to seat 1
            "a4": "a:standard a:standard a:over",  # 12 to seat 0
            "b1": "a:over a:detector a:call",  # 15 to seat 0
            "b2": "a:pair a:standard",  # 9 to seat 0
            "b3": "a:pair",  # 6 to seat 1
            "b4": "b:pair",  # 4 to seat 1
        },
    )
    assert table.outcome.scores == (36, 26)
    assert table.outcome.winners == (0,)
    assert table.outcome.ending == "points"


def test_ruling_shared_win_tied_players_share_the_win():
    table = at_the_end(
        2,
        {
            "a1": "a:standard b:standard",
            "a2": "a:standard b:standard",
            "a3": "a:standard b:standard",
            "a4": "a:over a:over b:over b:over",
            "b1": "a:detector b:detector",
            "b2": "a:pair b:pair",
            "b3": "",
            "b4": "a:call b:call a:pair b:pair",
        },
    )
    assert table.outcome.scores == (31, 31)
    assert table.outcome.winners == (0, 1)
    assert table.outcome.ending == "shared-win"


def test_of_three_two_may_share_the_win():
    table = at_the_end(
        3,
        {
            "a1": "a:detector a:call b:detector b:call",
            "a2": "a:over a:over b:over b:over",
            "a3": "a:standard a:standard b:standard b:standard",
            "a4": "a:standard b:standard",
            "b1": "a:pair b:pair",
            "b2": "c:standard c:standard c:standard c:over",
            "b3": "",
            "b4": "a:pair b:pair",
            "c1": "c:over c:detector c:call c:pair",
            "c2": "c:pair",
            "c3": "",
            "c4": "",
        },
    )
    assert table.outcome.scores == (30, 30, 27)
    assert table.outcome.winners == (0, 1)


def test_there_is_no_outcome_before_the_end():
    assert begin().outcome is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_all_mansions_are_open_in_data_too(seats):
    table = tablee.game("panik").deal(seats=seats, seed=5)
    rng = random.Random(5)
    while not table.is_over:
        hidden = {name for name, mansion in table.to_dict()["mansions"].items() if not mansion["open"]}
        seat = rng.choice(table.to_act)
        told = table.play_and_tell(seat, rng.choice(table.legal_moves(seat)))
    assert hidden
    assert all(mansion["open"] for mansion in table.to_dict()["mansions"].values())
    scored = [event for event in told[None] if isinstance(event, MansionScored)]
    assert {event.mansion for event in scored if event.is_turned} == hidden
    for viewer in (None, *range(seats)):
        assert all(mansion.is_open for mansion in shown(table, viewer).mansions)


def test_the_data_of_an_end_written_before_are_laid_with_all_mansions_open():
    data = play_random(tablee.game("panik").deal(seed=5), random.Random(5), 1000).to_dict()
    earlier = copy.deepcopy(data)
    earlier["mansions"]["a1"]["open"] = earlier["mansions"]["b2"]["open"] = False
    assert tablee.game("panik").from_dict(earlier).to_dict() == data

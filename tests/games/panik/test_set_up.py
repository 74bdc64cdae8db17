"""The set-up of Panik, sentence by sentence."""

from __future__ import annotations

from collections import Counter

import pytest

import tablee
from tablee.games.panik.events import BeginnerDrawn
from tests.games.panik.positions import GAME, TEAM, at, is_open, mansion_names, set_up, shown

by_seats = pytest.mark.parametrize("seats", [2, 3, 4])


@by_seats
def test_there_are_13_plain_mansions_worth_1_to_5_and_3_shared_and_3_trapped_ones(seats):
    data = GAME.deal(seats=seats, seed=5).to_dict()
    cards = Counter(mansion["face"] for mansion in data["mansions"].values()) + Counter(data["left_out"])
    assert cards == {"1": 2, "2": 3, "3": 3, "4": 3, "5": 2, "shared": 3, "trapped": 3}


@by_seats
def test_each_team_has_9_hunters_3_standard_2_over_equipped_2_pairs_1_detector_1_call(seats):
    hands = GAME.deal(seats=seats, seed=5).to_dict()["hands"]
    assert hands == [TEAM] * seats
    assert Counter(hands[0]) == {"standard": 3, "over": 2, "pair": 2, "detector": 1, "call": 1}


@pytest.mark.parametrize(("seats", "left_out"), [(2, 11), (3, 7), (4, 3)])
def test_each_player_gets_4_mansions_and_11_7_or_3_are_left_out(seats, left_out):
    data = GAME.deal(seats=seats, seed=1).to_dict()
    assert list(data["mansions"]) == mansion_names(seats)
    assert len(data["left_out"]) == left_out


@by_seats
def test_the_mansions_are_shuffled_every_card_as_likely_at_every_place(seats):
    deals = [GAME.deal(seats=seats, seed=seed).to_dict() for seed in range(400)]
    for name in ("a1", "b4"):
        trapped = sum(data["mansions"][name]["face"] == "trapped" for data in deals)
        assert 35 < trapped < 95  # 3 of 19 in 400 deals: 63, with a deviation of 7


@by_seats
def test_everybody_looks_at_their_own_four_mansions_which_lie_face_down(seats):
    table = GAME.deal(seats=seats, seed=2)
    truth = [mansion["face"] for mansion in table.to_dict()["mansions"].values()]
    for seat in range(seats):
        known = [mansion.face for mansion in shown(table, seat).mansions]
        assert known[4 * seat : 4 * seat + 4] == truth[4 * seat : 4 * seat + 4]
        assert known.count(None) == 4 * seats - 4
    assert not any(mansion.is_open for mansion in shown(table, 0).mansions)


@by_seats
def test_ruling_who_begins_a_random_player_drawn_and_shown_with_the_deal(seats):
    drawn = Counter(shown(GAME.deal(seats=seats, seed=seed), None).beginner for seed in range(300))
    assert set(drawn) == set(range(seats))
    assert min(drawn.values()) > 0.6 * 300 / seats
    table = GAME.deal(seats=seats, seed=4)
    told = GAME.tell_start(table.view_of(None).cell[0], None)
    assert told == [BeginnerDrawn(shown(table, None).beginner)]


@by_seats
def test_step_1_everyone_chooses_one_of_their_own_mansions_to_turn_face_up(seats):
    table = GAME.deal(seats=seats, seed=3)
    assert table.to_act == tuple(range(seats))
    for seat in range(seats):
        assert table.legal_moves(seat) == ["open 1", "open 2", "open 3", "open 4"]
        table.play(seat, f"open {seat + 1}")
    opened = [name for name in mansion_names(seats) if is_open(table, name)]
    assert opened == ["a1", "b2", "c3", "d4"][:seats]


def test_ruling_the_open_mansion_is_chosen_in_secret_and_all_are_turned_together():
    table = GAME.deal(seats=3, seed=3)
    table.play(1, "open 4")
    table.play(0, "open 2")
    assert not any(is_open(table, name) for name in mansion_names(3))
    assert shown(table, 1).sides[1].choice == "b4"
    for viewer in (0, 2, None):
        assert shown(table, viewer).sides[1].choice is None
        assert table.view_of(viewer).to_dict()["choices"][1] == "?"
    table.play(2, "open 1")
    assert [name for name in mansion_names(3) if is_open(table, name)] == ["a2", "b4", "c1"]


def test_ruling_one_step_after_the_other_everybody_places_the_pair_knowing_all_open_faces():
    table = GAME.from_dict(set_up(3))
    table.play(0, "open 1")
    assert table.refusal(1, "pair 1") == "not-now"
    table.play(1, "open 2")
    table.play(2, "open 3")
    assert table.to_act == (0, 1, 2)
    for viewer in (0, 1, 2, None):
        assert {there.name: there.face for there in shown(table, viewer).mansions if there.is_open} == {
            "a1": "1",
            "b2": "shared",
            "c3": "5",
        }
    assert table.refusal(0, "open 2") == "not-now"


def test_step_2_everyone_puts_one_pair_on_one_of_their_own_three_hidden_mansions():
    table = GAME.from_dict(set_up(2))
    table.play(0, "open 2")
    table.play(1, "open 4")
    assert table.legal_moves(0) == ["pair 1", "pair 3", "pair 4"]
    assert table.legal_moves(1) == ["pair 1", "pair 2", "pair 3"]
    assert table.refusal(0, "pair 2") == "already-open"


def test_ruling_the_first_pair_is_chosen_in_secret_and_all_are_placed_together():
    table = GAME.from_dict(set_up(2))
    table.play(0, "open 2")
    table.play(1, "open 4")
    table.play(1, "pair 3")
    assert at(table, "b3") == []
    assert shown(table, 1).sides[1].choice == "b3"
    assert shown(table, 0).sides[1].choice is None
    table.play(0, "pair 1")
    assert at(table, "b3") == ["b:pair"]
    assert at(table, "a1") == ["a:pair"]


@pytest.mark.parametrize("step", ["open", "pair"])
def test_ruling_final_choices_that_somebody_has_chosen_is_public(step):
    table = GAME.from_dict(set_up(2))
    if step == "pair":
        table.play(0, "open 1")
        table.play(1, "open 1")
    table.play(1, f"{step} 2")
    assert table.to_act == (0,)
    assert [side.has_chosen for side in shown(table, None).sides] == [False, True]
    before = table.cell.tobytes()
    for again in (f"{step} 2", f"{step} 3"):
        with pytest.raises(tablee.Refused) as refused:
            table.play(1, again)
        assert refused.value.code == "already-chosen"
    assert table.cell.tobytes() == before


def test_the_order_in_which_the_choices_are_sent_does_not_matter():
    first, second = GAME.from_dict(set_up(2)), GAME.from_dict(set_up(2))
    for table, seats in ((first, (0, 1)), (second, (1, 0))):
        for seat in seats:
            table.play(seat, f"open {seat + 2}")
        for seat in reversed(seats):
            table.play(seat, f"pair {seat + 3}")
    assert first == second


def test_equal_faces_in_ones_own_row_are_still_distinct_places():
    data = set_up(2)
    data["mansions"]["a1"]["face"] = data["mansions"]["a2"]["face"] = "3"
    table = GAME.from_dict(data)
    assert table.legal_moves(0) == ["open 1", "open 2", "open 3", "open 4"]
    other = table.copy()
    table.play(0, "open 1")
    other.play(0, "open 2")
    assert table != other


@by_seats
def test_each_player_keeps_8_hunters_3_standard_2_over_equipped_1_pair_1_detector_1_call(seats):
    table = GAME.deal(seats=seats, seed=9)
    for step in ("open 1", "pair 2"):
        for seat in range(seats):
            table.play(seat, step)
    for side in shown(table, None).sides:
        assert side.hand == {"standard": 3, "over": 2, "pair": 1, "detector": 1, "call": 1}
        assert side.turns_left == 8
    assert table.to_act == (shown(table, None).beginner,)

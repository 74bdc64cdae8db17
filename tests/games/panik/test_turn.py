"""A turn of Panik, sentence by sentence: whose it is, the detector, placing, the end."""

from __future__ import annotations

import random

import pytest

from tests.games.panik.positions import GAME, TEAM, at, begin, first_turn, go, is_open, mansion_names, shown
from tests.support import play_random

by_seats = pytest.mark.parametrize("seats", [2, 3, 4])
FILL_A1 = ("over@a1", "over@a1", "over@a1", "over@a1")  # two by each of two players: nobody is asked anything


def frozen_a1():
    """Two turns each are played; four over-equipped hunters stand at a1. Seat 0 is next."""
    return go(begin(), *FILL_A1)


# --- whose turn ----------------------------------------------------------------------------------------


@by_seats
def test_turns_go_clockwise_and_each_player_has_eight(seats):
    table = begin(seats, beginner=1)
    rng, turns = random.Random(seats), []
    while not table.is_over:
        if shown(table, None).step == "place":
            turns.append(table.to_act[0])
        play_random(table, rng, 1)
    assert turns == [(1 + turn) % seats for turn in range(8 * seats)]


def test_ruling_the_next_turn_belongs_to_the_seat_after_the_active_player_whoever_decided_in_between():
    table = go(begin(3), "standard@c2", "back c:pair")
    assert table.to_act == (2,)
    assert shown(table, None).active == 0
    go(table, "to c3")
    assert table.to_act == (1,)
    assert shown(table, None).step == "place"


@by_seats
def test_the_game_ends_when_every_hunter_is_placed(seats):
    table = play_random(begin(seats), random.Random(7), 2000)
    assert table.is_over
    assert all(not hand for hand in table.to_dict()["hands"])
    assert sum(len(at(table, name)) for name in mansion_names(seats)) == 9 * seats


def last_turn(kind):
    """Only seat 1's last turn is left; it holds this hunter. A standard stands at a2 and at a3."""
    mansions = first_turn()["mansions"]
    mansions["a2"]["hunters"] = ["a:standard"]
    mansions["a3"]["hunters"] = ["a:standard"]
    mansions["a4"]["hunters"] = ["a:pair", "a:pair", "a:over", "a:over"]
    mansions["b1"]["hunters"] = ["a:standard", "a:detector", "a:call"]
    mine = list(TEAM)
    mine.remove(kind)
    mansions["b2"]["hunters"] = [f"b:{hunter}" for hunter in mine[:3]]
    mansions["b3"]["hunters"] = [f"b:{hunter}" for hunter in mine[3:6]]
    mansions["b4"]["hunters"] = [f"b:{hunter}" for hunter in mine[6:]]
    return GAME.from_dict(first_turn(mansions=mansions, hands=[[], [kind]]))


def test_ruling_the_last_turn_is_played_out_in_full_with_send_back_and_call():
    table = go(last_turn("call"), "call@a2")
    assert not table.is_over
    assert shown(table, None).step == "send-back"
    go(table, "back a:standard")
    assert table.to_act == (0,)
    go(table, "to a1")
    assert shown(table, None).step == "call"
    go(table, "call a3:a:standard")
    assert table.is_over
    assert at(table, "a2") == ["a:standard", "b:call"]


def test_with_nothing_to_ask_the_last_placing_ends_the_game():
    assert go(last_turn("standard"), "standard@a1").is_over


# --- placing -------------------------------------------------------------------------------------------


@by_seats
def test_a_hunter_is_placed_at_any_mansion_anybodys_hidden_or_open(seats):
    table = begin(seats)
    for kind in ("standard", "over", "pair", "call"):
        placements = {move for move in table.legal_moves(0) if move.startswith(f"{kind}@")}
        assert placements == {f"{kind}@{name}" for name in mansion_names(seats)}


def test_a_hunter_leaves_the_hand_and_stands_at_the_mansion():
    table = go(begin(), "standard@b4")
    assert at(table, "b4") == ["a:standard"]
    assert table.to_dict()["hands"][0].count("standard") == 2


def test_there_is_no_passing():
    moves = begin().legal_moves(0)
    assert all("@" in move or move.startswith("detect ") for move in moves)


def test_a_kind_of_which_none_is_left_cannot_be_placed():
    table = go(begin(), "over@a1", "over@a1", "over@a1", "over@b1")
    assert table.refusal(0, "over@a3") == "not-in-hand"
    assert not [move for move in table.legal_moves(0) if move.startswith("over@")]


def test_only_mansions_with_fewer_than_4_hunters_can_be_entered():
    table = frozen_a1()
    assert len(at(table, "a1")) == 4
    assert table.refusal(0, "standard@a1") == "mansion-full"
    assert "standard@a1" not in table.legal_moves(0)
    assert "standard@a2" in table.legal_moves(0)


def test_equal_hunters_in_hand_are_one_move():
    moves = begin().legal_moves(0)
    assert moves.count("standard@a1") == 1
    assert len(moves) == 4 * 8 + 3


# --- the detector --------------------------------------------------------------------------------------


def test_the_detector_first_turns_a_hidden_mansion_of_an_opponent_face_up():
    table = begin(3)
    namings = [move for move in table.legal_moves(0) if move.startswith("detect ")]
    assert namings == [f"detect {name}" for name in ("b2", "b3", "b4", "c2", "c3", "c4")]
    go(table, "detect b3")
    assert is_open(table, "b3")


def test_never_one_of_ones_own_and_never_one_that_is_open():
    table = begin()
    assert table.refusal(0, "detect a2") == "own-mansion"
    assert table.refusal(0, "detect b1") == "already-open"


def test_ruling_compulsory_reveal_the_detector_cannot_be_placed_without_naming():
    table = begin()
    assert table.refusal(0, "detector@b3") == "detect-first"
    assert not [move for move in table.legal_moves(0) if move.startswith("detector@")]


def test_ruling_detector_in_two_steps_name_a_mansion_then_place_the_detector_knowing_it():
    table = go(begin(3), "detect c4")
    assert table.to_act == (0,)
    assert shown(table, None).step == "place-detector"
    for viewer in (0, 1, 2, None):
        assert shown(table, viewer).mansions[11].face == "shared"
    assert table.legal_moves(0) == [f"detector@{name}" for name in mansion_names(3)]
    go(table, "detector@c4")
    assert at(table, "c4") == ["a:detector"]


def test_a_mansion_that_is_full_may_be_named_and_stays_full():
    table = go(begin(), "over@b3", "over@b3", "over@b3", "over@b3", "detect b3")
    assert is_open(table, "b3")
    assert table.refusal(0, "detector@b3") == "mansion-full"


def test_a_mansion_turned_up_stays_up_for_good():
    table = go(begin(), "detect b3", "detector@a4")
    play_random(table, random.Random(1), 30)
    assert is_open(table, "b3")


def test_ruling_naming_commits_to_the_detector():
    table = go(begin(), "detect b3")
    assert table.refusal(0, "standard@a1") == "detector-bound"
    assert table.refusal(0, "detect b4") == "not-now"


def test_a_detector_that_is_placed_already_cannot_name():
    table = go(begin(), "detect b3", "detector@a4", "over@a1")
    assert table.refusal(0, "detect b4") == "not-in-hand"


def test_with_nothing_left_to_name_a_made_up_position_lets_the_detector_be_placed_at_once():
    data = first_turn()
    for name in ("b2", "b3", "b4"):
        data["mansions"][name]["open"] = True
    table = GAME.from_dict(data)
    assert "detector@b3" in table.legal_moves(0)
    assert not [move for move in table.legal_moves(0) if move.startswith("detect ")]

"""What is played for a seat whose time is up, ruling by ruling."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.state import UNKNOWN
from tests.games.panik.positions import GAME, begin, first_turn, go, set_up
from tests.support import examples, some_position


def default(table, seat=None):
    """The default of this seat, or of the one to act."""
    return GAME.notation(GAME.default_move(table.cell, table.to_act[0] if seat is None else seat))


def test_out_of_time_in_the_set_up_the_leftmost_is_chosen():
    table = GAME.from_dict(set_up())
    assert default(table, 0) == default(table, 1) == "open 1"
    table.play(0, "open 1")
    table.play(1, "open 2")
    assert default(table, 0) == "pair 2"
    assert default(table, 1) == "pair 1"


def test_ruling_time_out_for_a_question_the_answer_is_no():
    assert default(go(begin(), "standard@b2")) == "keep"
    assert default(go(begin(), "standard@a4", "call@b4")) == "alone"


def test_ruling_time_out_for_a_hunter_sent_back_it_goes_to_its_owners_emptiest_mansion_leftmost():
    table = go(begin(), "over@b1", "over@b3", "standard@b2", "back b:pair")
    assert table.to_act == (1,)
    assert default(table) == "to b4"
    table = go(begin(), "over@b4", "over@a1", "standard@b2", "back b:pair")
    assert default(table) == "to b1"


def test_ruling_time_out_for_a_hunter_sent_back_never_to_the_mansion_it_was_sent_from():
    data = first_turn(hands=[["standard", "pair", "detector", "call"], ["standard", "over", "pair", "call"]])
    data["mansions"]["b1"]["hunters"] = ["a:over", "a:over", "b:over"]
    data["mansions"]["b3"]["hunters"] = ["a:standard", "b:standard"]
    data["mansions"]["b4"]["hunters"] = ["a:standard", "b:standard", "b:detector"]
    table = go(GAME.from_dict(data), "standard@b2", "back b:pair")
    assert default(table) == "to b3"


def test_ruling_time_out_for_a_hunter_sent_back_else_to_the_lowest_numbered_mansion_with_room():
    """All other mansions of its owner are full, and so is a1."""
    data = first_turn(hands=[["call"], ["call"]])
    standing = {
        "a1": "a:pair a:over a:over a:standard",
        "a2": "",
        "b1": "a:pair a:standard a:standard b:over",
        "b3": "a:detector b:over b:standard b:standard",
        "b4": "b:pair b:pair b:detector",
        "b2": "b:standard",
    }
    for name, hunters in standing.items():
        data["mansions"][name]["hunters"] = hunters.split()
    table = go(GAME.from_dict(data), "call@b4", "keep", "call@b2", "back b:standard")
    assert table.to_act == (1,)
    assert default(table) == "to a2"


def test_out_of_time_on_a_turn_the_first_hunter_of_the_hand_goes_where_one_sent_back_would():
    assert default(begin()) == "standard@a1"
    assert default(go(begin(), "over@a1")) == "standard@b1"


def test_out_of_time_with_only_detector_and_call_left_the_detector_names_the_first_it_may():
    data = first_turn(hands=[["detector", "call"], ["standard", "call"]])
    data["mansions"]["a1"]["hunters"] = ["a:standard", "a:standard", "a:standard"]
    data["mansions"]["a4"]["hunters"] = ["a:over", "a:over", "a:pair"]
    data["mansions"]["b1"]["hunters"] = ["b:standard", "b:standard", "b:detector"]
    data["mansions"]["b4"]["hunters"] = ["b:over", "b:over", "b:pair"]
    table = GAME.from_dict(data)
    assert default(table) == "detect b2"
    assert default(go(table, "detect b2")) == "detector@a3"


def test_a_seat_that_is_not_asked_has_no_default():
    assert GAME.default_move(begin().cell, 1) == UNKNOWN
    assert GAME.default_move(GAME.from_dict(set_up(choices=[1, None])).cell, 0) == UNKNOWN


@settings(max_examples=examples(60, 1500), deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), moves=st.integers(0, 120))
def test_the_default_is_always_legal_and_needs_only_what_the_seat_may_know(seed, seats, moves):
    table = some_position("panik", seats, {}, seed, moves)
    while not table.is_over:
        for seat in table.to_act:
            code = GAME.default_move(table.cell, seat)
            assert code in table.legal_codes(seat)
            assert code == GAME.default_move(table.view_of(seat).cell, seat)
        table.play_code(table.to_act[0], GAME.default_move(table.cell, table.to_act[0]))

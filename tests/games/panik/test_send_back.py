"""Sending back and calling for help in Panik, sentence by sentence."""

from __future__ import annotations

import pytest

from tests.games.panik.positions import GAME, at, begin, first_turn, go, is_open, mansion_names, shown


def step(table):
    return shown(table, None).step


# --- send back -----------------------------------------------------------------------------------------


def test_the_active_player_may_send_back_one_hunter_that_was_already_there():
    table = go(begin(), "standard@b2")
    assert step(table) == "send-back"
    assert table.to_act == (0,)
    assert table.legal_moves(0) == ["keep", "back b:pair"]


def test_sending_back_is_optional():
    table = go(begin(), "standard@b2", "keep")
    assert at(table, "b2") == ["a:standard", "b:pair"]
    assert table.to_act == (1,)


def test_any_team_ones_own_included():
    table = go(begin(), "standard@a2")
    assert "back a:pair" in table.legal_moves(0)
    go(table, "back a:pair", "to a4")
    assert at(table, "a2") == ["a:standard"]
    assert at(table, "a4") == ["a:pair"]


def test_never_the_one_just_placed():
    table = go(begin(), "standard@b2")
    assert table.refusal(0, "back a:standard") == "just-placed"


def test_never_an_over_equipped_one():
    table = go(begin(), "over@b2", "keep", "standard@b2")
    assert table.refusal(1, "back a:over") == "over-equipped"
    assert table.legal_moves(1) == ["keep", "back b:pair"]


def test_nobody_who_stands_elsewhere():
    table = go(begin(), "standard@b2")
    assert table.refusal(0, "back a:pair") == "not-there"
    assert table.refusal(0, "back d:standard") == "not-there"


def test_ruling_equal_hunters_an_older_one_may_go():
    table = go(begin(), "standard@b4", "over@b1", "standard@b4")
    assert table.legal_moves(0) == ["keep", "back a:standard"]
    go(table, "back a:standard", "to a3")
    assert at(table, "b4") == ["a:standard"]
    assert at(table, "a3") == ["a:standard"]


def test_an_equal_hunter_of_another_team_does_not_free_the_one_just_placed():
    table = go(begin(), "standard@b4", "standard@b4")
    assert table.legal_moves(1) == ["keep", "back a:standard"]
    assert table.refusal(1, "back b:standard") == "just-placed"


@pytest.mark.parametrize("kind", ["standard", "over", "pair", "detector", "call"])
def test_ruling_one_send_back_for_every_hunter_placing_any_kind_gives_the_choice(kind):
    table = begin()
    if kind == "detector":
        go(table, "detect b4")
    go(table, f"{kind}@b2")
    assert step(table) == "send-back"
    assert "back b:pair" in table.legal_moves(0)


def test_ruling_needless_questions_in_front_of_an_empty_mansion_nobody_is_asked():
    assert step(go(begin(), "standard@b4")) == "place"


def test_ruling_needless_questions_among_over_equipped_hunters_nobody_is_asked():
    assert step(go(begin(), "over@b4", "over@b4", "standard@b4")) == "place"


# --- the owner decides ---------------------------------------------------------------------------------


def test_case_the_send_back_is_a_decision_of_the_owner_in_the_middle_of_somebody_elses_turn():
    table = go(begin(3), "standard@c2", "back c:pair")
    assert table.to_act == (2,)
    assert shown(table, 2).asks == ("", "", "relocate")
    assert table.refusal(0, "to a1") == "not-your-turn"
    returning = shown(table, None).returning
    assert (returning.team, returning.kind, returning.mansion) == (2, "pair", "c2")


def test_case_the_send_back_is_a_decision_of_the_owner_also_when_the_owner_is_the_active_player():
    table = go(begin(), "standard@a2", "back a:pair")
    assert table.to_act == (0,)
    assert step(table) == "relocate"


def test_ruling_where_it_goes_any_other_mansion_with_room_anybodys_hidden_or_open():
    table = go(begin(3), "standard@b2", "back b:pair")
    assert table.legal_moves(1) == [f"to {name}" for name in mansion_names(3) if name != "b2"]


def test_not_back_to_the_mansion_it_was_sent_from():
    table = go(begin(), "standard@b2", "back b:pair")
    assert table.refusal(1, "to b2") == "same-mansion"


def test_not_to_a_mansion_that_holds_4():
    table = go(begin(), "over@a1", "over@a1", "over@a1", "over@a1", "standard@b2", "back b:pair")
    assert table.refusal(1, "to a1") == "mansion-full"
    assert "to a1" not in table.legal_moves(1)


def test_its_owner_cannot_refuse():
    table = go(begin(), "standard@b2", "back b:pair")
    assert all(move.startswith("to ") for move in table.legal_moves(1))
    assert table.refusal(1, "keep") == "not-now"


def test_the_hunter_sent_back_stands_nowhere_until_it_is_put_somewhere():
    table = go(begin(), "standard@b2", "back b:pair")
    assert table.to_dict()["sent_back"] == "b:pair"
    assert at(table, "b2") == ["a:standard"]
    go(table, "to b3")
    assert table.to_dict()["sent_back"] is None
    assert at(table, "b3") == ["b:pair"]


def test_no_further_sending_back_where_it_arrives():
    table = go(begin(), "standard@b2", "back b:pair", "to a2")
    assert at(table, "a2") == ["a:pair", "b:pair"]
    assert step(table) == "place"
    assert table.to_act == (1,)


def test_ruling_what_a_move_costs_a_detector_sent_back_reveals_nothing():
    table = go(begin(), "detect b3", "detector@b4", "standard@b4", "back a:detector")
    opened = [name for name in mansion_names(2) if is_open(table, name)]
    go(table, "to b2")
    assert [name for name in mansion_names(2) if is_open(table, name)] == opened
    assert step(table) == "place"


def test_ruling_what_a_move_costs_a_caller_sent_back_calls_nobody():
    table = go(begin(), "standard@a4", "over@b1", "call@b4", "alone", "standard@b4", "back a:call", "to b3")
    assert step(table) == "place"
    assert at(table, "b3") == ["a:call"]


def test_case_a_pair_can_be_sent_back_but_never_called():
    table = go(begin(), "call@b4")
    assert step(table) == "place", "only pairs stand on the table: nobody to call"
    go(table, "standard@a2", "back a:pair", "to a3", "standard@a4", "call@b3")
    assert table.refusal(1, "call a3:a:pair") == "pair-stays"
    assert at(table, "a3") == ["a:pair"]


def test_case_an_over_equipped_hunter_can_be_neither_sent_back_nor_called():
    table = go(begin(), "over@b2", "keep", "standard@b2")
    assert table.refusal(1, "back a:over") == "over-equipped"
    go(table, "keep", "call@a3")
    assert table.refusal(0, "call b2:a:over") == "over-equipped"


def test_moving_loses_no_immunity_and_no_double_value():
    table = go(begin(), "standard@b2", "back b:pair", "to b1", "over@a4", "standard@a1", "call@a4")
    assert step(table) == "call"
    assert table.refusal(1, "call b1:b:pair") == "pair-stays"
    (pair,) = shown(table, None).mansions[4].hunters
    assert (pair.kind, pair.earns) == ("pair", 2 * 5)


# --- four at a mansion ---------------------------------------------------------------------------------


def three_at_b4():
    """Two over-equipped hunters and a standard of seat 0 stand at b4; seat 1 is next."""
    return go(begin(), "over@b4", "over@b4", "standard@b4")


def test_case_whoever_places_the_fourth_may_still_send_one_back_in_that_same_turn():
    table = go(three_at_b4(), "standard@b4")
    assert len(at(table, "b4")) == 4
    assert step(table) == "send-back"
    go(table, "back a:standard", "to a3")
    assert at(table, "b4") == ["a:over", "b:standard", "b:over"]
    go(table, "standard@b4")
    assert len(at(table, "b4")) == 4


def test_case_a_mansion_with_4_at_the_end_of_a_turn_is_frozen_nothing_enters_nobody_is_called_out():
    table = go(three_at_b4(), "standard@b4", "keep")
    assert len(at(table, "b4")) == 4
    assert table.refusal(0, "standard@b4") == "mansion-full"
    go(table, "call@a4")
    assert step(table) == "place", "standards at b4 cannot be called, so nobody is asked"
    go(table, "standard@a2", "back a:pair")
    assert table.refusal(0, "to b4") == "mansion-full"


def test_a_frozen_mansion_is_closed_to_a_call_by_name():
    table = go(three_at_b4(), "standard@b4", "keep", "standard@a3", "over@b1", "call@a4")
    assert step(table) == "call"
    assert table.refusal(0, "call b4:b:standard") == "frozen"
    assert table.legal_moves(0) == ["alone", "call a3:a:standard"]


# --- the call ------------------------------------------------------------------------------------------


def test_a_call_for_help_may_move_one_hunter_from_another_mansion_to_this_one():
    table = go(begin(), "standard@a4", "call@b4")
    assert step(table) == "call"
    assert table.to_act == (1,)
    assert table.legal_moves(1) == ["alone", "call a4:a:standard"]
    go(table, "call a4:a:standard")
    assert at(table, "a4") == []
    assert at(table, "b4") == ["a:standard", "b:call"]
    assert table.to_act == (0,)


def test_the_call_is_optional():
    table = go(begin(), "standard@a4", "call@b4", "alone")
    assert at(table, "a4") == ["a:standard"]
    assert table.to_act == (0,)


def test_only_a_call_for_help_calls():
    table = go(begin(), "standard@a4", "standard@b4")
    assert step(table) == "place"
    go(table, "over@a1", "standard@a4")
    assert table.refusal(1, "call a4:a:standard") == "not-now"


def test_ruling_who_can_be_called_standards_detectors_and_callers_of_any_team():
    table = go(begin(), "standard@a3", "standard@a3", "keep")
    go(table, "detect b3", "detector@b3", "detect a4", "detector@a4", "call@b4", "alone", "call@b1")
    assert step(table) == "call"
    assert table.legal_moves(1) == [
        "alone",
        "call a3:a:standard",
        "call a3:b:standard",
        "call a4:b:detector",
        "call b3:a:detector",
        "call b4:a:call",
    ]


def test_the_called_hunters_ability_does_not_fire():
    table = go(begin(), "detect b3", "detector@b3", "standard@a4", "call@b4")
    opened = [name for name in mansion_names(2) if is_open(table, name)]
    go(table, "call b3:a:detector")
    assert [name for name in mansion_names(2) if is_open(table, name)] == opened
    assert step(table) == "place"
    go(table, "call@a3", "call b4:a:call")
    assert at(table, "a3") == ["a:call", "b:call"]
    assert step(table) == "place"


def test_nobody_is_called_from_this_mansion_itself():
    table = go(begin(), "standard@a4", "standard@b4", "call@b4", "keep")
    assert step(table) == "call"
    assert table.refusal(0, "call b4:b:standard") == "same-mansion"
    assert table.legal_moves(0) == ["alone", "call a4:a:standard"]


def test_nobody_is_called_who_is_not_there():
    table = go(begin(), "standard@a4", "call@b4")
    assert table.refusal(1, "call a4:b:standard") == "not-there"
    assert table.refusal(1, "call c1:a:standard") == "no-such-mansion"


def test_ruling_nothing_after_a_call_nobody_is_sent_back():
    table = go(begin(), "standard@a4", "standard@b3", "call@b4", "call b3:b:standard")
    assert step(table) == "place"
    assert table.to_act == (1,)


def test_ruling_order_of_the_steps_first_the_send_back_then_the_call():
    table = go(begin(), "standard@a4", "call@b2")
    assert step(table) == "send-back"
    assert table.refusal(1, "call a4:a:standard") == "not-now"
    go(table, "keep")
    assert step(table) == "call"


def test_ruling_order_of_the_steps_with_3_hunters_already_there_a_call_needs_a_send_back_first():
    kept = go(three_at_b4(), "call@b4", "keep")
    assert step(kept) == "place", "four stand there: no call"
    sent = go(three_at_b4(), "call@b4", "back a:standard", "to a4")
    assert step(sent) == "call"
    assert len(at(sent, "b4")) == 3


def test_ruling_back_and_called_a_hunter_just_sent_back_may_be_called():
    table = go(three_at_b4(), "call@b4", "back a:standard", "to a4", "call a4:a:standard")
    assert at(table, "b4") == ["a:standard", "a:over", "b:over", "b:call"]


def test_ruling_when_4_counts_the_owner_of_a_hunter_sent_back_may_close_a_mansion_to_this_call():
    sent = go(
        begin(),
        *("over@a4", "over@a4", "standard@a4", "over@b4", "standard@b4", "standard@b4", "keep"),
        *("over@b1", "call@b4", "back a:standard"),
    )
    elsewhere = go(sent.copy(), "to a3")
    assert elsewhere.legal_moves(1) == ["alone", "call a3:a:standard", "call a4:a:standard"]
    closed = go(sent.copy(), "to a4")
    assert len(at(closed, "a4")) == 4
    assert step(closed) == "place", "all who could have come now stand among four"


def test_the_active_player_alone_decides_about_a_call():
    table = go(begin(3), "standard@c4", "call@b4")
    assert table.to_act == (1,)
    go(table, "call c4:a:standard")
    assert at(table, "b4") == ["a:standard", "b:call"]


def test_equal_hunters_of_one_team_at_one_mansion_are_one_call():
    mansions = first_turn()["mansions"]
    mansions["a4"]["hunters"] = ["a:standard", "a:standard"]
    mansions["b3"]["hunters"] = ["b:over", "b:over"]
    hands = [["standard", "over", "over", "pair", "detector", "call"]]
    hands.append(["standard", "standard", "standard", "pair", "detector", "call"])
    table = go(GAME.from_dict(first_turn(mansions=mansions, hands=hands)), "call@a3")
    assert table.legal_moves(0) == ["alone", "call a4:a:standard"]

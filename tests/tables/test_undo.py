"""Taking back: free while nobody has learnt anything, by consent otherwise, never silent."""

from __future__ import annotations

import pytest

from tablee.tables.commands import AnswerUndo, AskUndo, Play
from tests.tables.evening import Evening


def played(evening):
    """The first turn's player, after a first move that shows a card."""
    seat = evening.live.to_act[0]
    who = evening.live.chairs[seat].person
    evening.play(who, evening.live.table.legal_moves(seat)[0])
    return who, "ab"[1 - seat]


def test_a_secret_choice_can_be_taken_back_freely():
    evening = Evening("panik", "ab")
    start = evening.live.cell.tobytes()
    evening.play("a", "open 2")
    assert evening.do("a", AskUndo()) == ["undone"]
    assert evening.live.cell.tobytes() == start
    assert evening.live.state().moves == 0
    evening.play("a", "open 3")


def test_what_has_shown_a_card_can_be_taken_back_by_consent_only():
    evening = Evening()
    before = evening.live.cell.tobytes()
    who, other = played(evening)
    assert evening.do(who, AskUndo()) == ["undo-asked"]
    assert evening.live.state().requests.undo.by == "ab".index(who)
    assert evening.do(other, AnswerUndo(True)) == ["undo-answered", "undone"]
    assert evening.live.cell.tobytes() == before
    assert evening.live.state().requests.undo is None


def test_the_last_choice_of_the_set_up_turns_cards_and_is_not_free():
    evening = Evening("panik", "ab")
    evening.play("a", "open 2")
    evening.play("b", "open 1")
    assert evening.do("b", AskUndo()) == ["undo-asked"]


def test_a_move_that_everybody_could_foresee_is_free_as_long_as_nobody_answered():
    """Panik after the set-up: a hunter is placed openly and nothing is turned or drawn."""
    evening = Evening("panik", "ab")
    for step in ("open 1", "pair 2"):
        for who in "ab":
            evening.play(who, step)
    first = evening.live.to_act[0]
    evening.play("ab"[first], "standard@a3")
    assert evening.do("ab"[first], AskUndo()) == ["undone"]
    evening.play("ab"[first], "standard@a3")
    evening.play("ab"[1 - first], "standard@b4")
    assert evening.do("ab"[first], AskUndo()) == ["undo-asked"], "another's move would go too"


def test_a_detector_that_turned_a_mansion_up_is_not_free():
    evening = Evening("panik", "ab")
    for step in ("open 1", "pair 2"):
        for who in "ab":
            evening.play(who, step)
    first = evening.live.to_act[0]
    evening.play("ab"[first], f"detect {'ba'[first]}3")
    assert evening.do("ab"[first], AskUndo()) == ["undo-asked"]


def test_one_no_is_enough_and_the_asker_may_think_better_of_it():
    evening = Evening()
    who, other = played(evening)
    for letter in (other, who):
        evening.do(who, AskUndo())
        assert evening.do(letter, AnswerUndo(False)) == ["undo-answered"]
        assert evening.live.state().requests.undo is None
    assert evening.live.state().moves == 1


def test_all_other_people_have_to_agree():
    evening = Evening("noxford", "abc-")
    while evening.live.chairs[evening.live.to_act[0]].player:
        seat = evening.live.to_act[0]
        evening.bot(seat, evening.live.table.legal_moves(seat)[0])
    seat = evening.live.to_act[0]
    who, *others = "abc"[seat:] + "abc"[:seat]
    moves = evening.live.state().moves
    evening.play(who, evening.live.table.legal_moves(seat)[0])
    evening.do(who, AskUndo())
    assert evening.do(others[0], AnswerUndo(True)) == ["undo-answered"]
    assert evening.refusal(others[0], AnswerUndo(True)) == "already-agreed"
    assert evening.live.state().requests.undo.agreed == ("abc".index(others[0]),)
    assert evening.do(others[1], AnswerUndo(True)) == ["undo-answered", "undone"]
    assert evening.live.state().moves == moves


def test_alone_with_bots_it_is_done_at_once_and_their_moves_go_too():
    evening = Evening(who="a-")
    if evening.live.to_act == (1,):
        evening.bot(1, evening.live.table.legal_moves(1)[0])
    before = evening.live.state().moves, evening.live.cell.tobytes()
    evening.play("a", evening.live.table.legal_moves(0)[0])
    evening.bot(1, evening.live.table.legal_moves(1)[0])
    assert evening.do("a", AskUndo()) == ["undone"]
    assert (evening.live.state().moves, evening.live.cell.tobytes()) == before


def test_a_new_move_cancels_a_request():
    evening = Evening()
    who, other = played(evening)
    evening.do(who, AskUndo())
    seat = "ab".index(other)
    evening.play(other, evening.live.table.legal_moves(seat)[0])
    assert evening.live.state().requests.undo is None
    assert evening.refusal(other, AnswerUndo(True)) == "nothing-asked"


def test_after_an_undo_moves_sent_before_it_are_out_of_date():
    evening = Evening()
    who, other = played(evening)
    seen = evening.live.number
    seat = "ab".index(other)
    move = evening.live.table.legal_moves(seat)[0]
    evening.do(who, AskUndo())
    evening.do(other, AnswerUndo(True))
    assert evening.refusal(other, Play(move, expects=seen)) == "out-of-date"


@pytest.mark.parametrize("form", ["live", "beats"])
def test_where_dice_roll_nothing_is_taken_back(form):
    evening = Evening("jelly-monster", "abc", form=form)
    evening.play("a", evening.live.table.legal_moves(0)[0])
    assert evening.refusal("a", AskUndo()) == "no-undo-here"
    assert not evening.live.state().has_undo, "so no page offers it"
    assert Evening().live.state().has_undo


def test_who_has_not_moved_has_nothing_to_take_back():
    evening = Evening()
    who, other = played(evening)
    assert evening.refusal(other, AskUndo()) == "nothing-to-undo"
    seats = evening.live.state().seats
    assert [seats["ab".index(one)].has_moved for one in (who, other)] == [True, False], "so pages know"
    evening.do(who, AskUndo())
    evening.do(other, AnswerUndo(True))
    assert not any(seat.has_moved for seat in evening.live.state().seats)

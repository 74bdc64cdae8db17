"""Moves at a table: judged by the rules, in time, once."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tablee
from tablee.tables.commands import Play
from tablee.tables.entries import Moved
from tests.tables.evening import Evening


def test_a_move_is_judged_by_the_rules_and_written_as_the_notation_writes_it():
    evening = Evening()
    seat = evening.live.to_act[0]
    who, other = "ab"[seat], "ab"[1 - seat]
    held = set(evening.live.table.legal_moves(seat))
    missing = next(face for face in ("5", "6", "7", "8", "-1", "-2", "+2") if face not in held)
    assert evening.refusal(who, Play(missing)) == "not-in-hand"
    assert evening.refusal(who, Play("checkmate")) == "bad-notation"
    assert evening.refusal(other, Play("5")) == "not-your-turn"
    move = evening.live.table.legal_moves(seat)[0]
    evening.play(who, f"  {move.upper()} ")
    assert evening.last(Moved).move == move


def test_a_spectator_does_not_play_and_nobody_before_the_start():
    assert Evening().refusal("x", Play("take")) == "no-seat"
    assert Evening(start=False).refusal("a", Play("take")) == "no-game"


def test_a_move_is_out_of_date_if_the_question_has_changed_since():
    evening = Evening()
    seat = evening.live.to_act[0]
    who, other = "ab"[seat], "ab"[1 - seat]
    seen = evening.live.number
    evening.play(who, evening.live.table.legal_moves(seat)[0], expects=seen)
    move = evening.live.table.legal_moves(1 - seat)[0]
    assert evening.refusal(other, Play(move, expects=seen)) == "out-of-date"
    assert evening.refusal(other, Play(move, expects=seen + 1)) is None
    assert evening.refusal(other, Play(move)) is None, "judged on arrival"


def test_another_s_move_in_a_simultaneous_phase_does_not_make_mine_out_of_date():
    evening = Evening("panik", "abc")
    seen = evening.live.number
    evening.play("a", "open 1", expects=seen)
    evening.play("c", "open 2", expects=seen)
    assert evening.play("b", "open 3", expects=seen) == ["moved"]
    assert evening.refusal("a", Play("pair 3", expects=seen)) == "out-of-date"


def test_a_command_that_comes_twice_is_known():
    evening = Evening("panik", "ab")
    evening.do("a", Play("open 1"), command_id="k1")
    assert evening.live.already_done("a", "k1") == evening.live.number
    assert evening.live.already_done("b", "k1") is None
    assert evening.live.already_done("a", "k2") is None
    assert evening.again().already_done("a", "k1") == evening.live.number


def test_bots_are_asked_where_they_have_to_play_and_their_moves_are_marked():
    evening = Evening("panik", "a-b")
    [turn] = evening.live.bot_turns()
    assert (turn.seat, turn.bot) == (1, "novice")
    evening.play("a", "open 1")
    assert evening.live.bot_turns() == [turn], "the question is the same"
    evening.bot(1, "open 2")
    assert evening.last(Moved).by == "bot"
    for seat, expects, code in (
        (1, turn.expects, "out-of-date"),
        (0, 99, "out-of-date"),
        (5, 99, "no-such-seat"),
    ):
        with pytest.raises(tablee.Refused) as refused:
            evening.live.decide_bot(seat, "open 2", expects, evening.around)
        assert refused.value.code == code


def test_a_move_is_made_as_it_was_tried_and_positions_that_were_shown_stay_as_they_were():
    evening, rng = Evening(), random.Random(4)
    before: list[tuple[Any, bytes]] = []
    while evening.live.status == "playing":
        live = evening.live
        before.append((live.cell, live.cell.tobytes()))
        seat = live.to_act[0]
        other, move = rng.choices(live.table.legal_moves(seat), k=2)
        evening.refusal("ab"[seat], Play(other))  # tried as well, and not made
        evening.play("ab"[seat], move)
        assert not live.tried, "it was taken, and not played once more"
    assert all(cell.tobytes() == content for cell, content in before)
    assert evening.again().cell.tobytes() == evening.live.cell.tobytes()

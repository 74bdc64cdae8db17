"""Giving up, being held by a bot, coming back, and ending what nobody will finish."""

from __future__ import annotations

import pytest

from tablee.engine.errors import Refused
from tablee.engine.messages import Outcome
from tablee.tables.commands import AskUndo, HoldSeat, Play, Resign, ShowHand, TakeBack
from tablee.tables.entries import Moved
from tests.games.district_noir.positions import shown
from tests.tables.evening import Evening


def test_with_two_resigning_ends_the_game_and_the_other_wins():
    evening = Evening()
    assert evening.do("b", Resign()) == ["ended"]
    state = evening.live.state()
    assert state.how == "resigned"
    assert state.outcome == Outcome(winners=(0,), scores=None, ending="resigned")
    assert state.secret is not None
    assert evening.refusal("a", Play("take")) == "game-over"


def test_against_a_bot_the_bot_wins():
    evening = Evening(who="a-")
    evening.do("a", Resign())
    assert evening.live.state().outcome.winners == (1,)


def test_with_more_a_bot_plays_on_and_it_can_not_be_taken_back():
    evening = Evening("panik", "abc")
    assert evening.do("b", Resign()) == ["resigned"]
    assert (evening.seat(1).has_resigned, evening.seat(1).held_by) == (True, "club")
    assert [(turn.seat, turn.bot) for turn in evening.live.bot_turns()] == [(1, "club")]
    for command in (TakeBack(), Resign(), Play("open 1"), AskUndo()):
        assert evening.refusal("b", command) == "seat-resigned"
    assert evening.live.eyes_of("b") == 1


def test_when_only_one_seat_has_not_given_up_it_wins():
    evening = Evening("panik", "abc")
    evening.do("a", Resign())
    assert evening.do("c", Resign()) == ["resigned", "ended"]
    assert evening.live.state().outcome.winners == (1,)


def test_when_the_last_person_gives_up_the_bots_share_the_win():
    evening = Evening("panik", "ab--")
    assert evening.do("b", Resign()) == ["resigned"]
    assert evening.do("a", Resign()) == ["resigned", "ended"]
    assert evening.live.state().outcome.winners == (2, 3)


def test_a_person_with_bots_left_plays_on():
    evening = Evening("panik", "ab-")
    assert evening.do("b", Resign()) == ["resigned"]
    assert evening.live.status == "playing"


def test_a_bot_holds_my_seat_and_i_take_it_back():
    evening = Evening("panik", "ab")
    seen = evening.live.number
    assert evening.do("a", HoldSeat(0)) == ["seat-held"]
    assert evening.refusal("a", Play("open 1")) == "seat-held"
    assert evening.refusal("a", HoldSeat(0)) == "already-held"
    assert evening.live.eyes_of("a") == 0
    assert evening.bot(0, "open 2") == ["moved"]
    assert evening.last(Moved).by == "bot"
    assert evening.do("a", TakeBack()) == ["seat-taken-back"]
    assert evening.refusal("a", TakeBack()) == "not-held"
    assert evening.refusal("a", Play("open 1", expects=seen)) == "out-of-date"


def test_another_s_seat_only_when_its_person_is_gone_for_twenty_seconds():
    evening = Evening("panik", "abc")
    for away, expected in ((0.0, "still-here"), (19_999.0, "still-here"), (20_000.0, None)):
        evening.absent["b"] = away
        assert evening.refusal("a", HoldSeat(1)) == expected
    evening.absent["b"] = float("inf")
    evening.do("c", HoldSeat(1))
    assert evening.seat(1).held_by == "club"


def test_a_spectator_holds_nothing():
    evening = Evening()
    evening.absent["b"] = float("inf")
    assert evening.refusal("x", HoldSeat(1)) == "no-seat"
    assert evening.refusal("a", HoldSeat(5)) == "no-such-seat"


def test_a_bot_that_thought_for_a_seat_taken_back_comes_too_late():
    evening = Evening("panik", "ab")
    evening.do("a", HoldSeat(0))
    [turn] = evening.live.bot_turns()
    evening.do("a", TakeBack())
    with pytest.raises(Refused) as refused:
        evening.live.decide_bot(0, "open 1", turn.expects, evening.around)
    assert refused.value.code == "out-of-date"


def test_after_the_end_all_hands_are_open_however_it_ended():
    evening = Evening()
    assert shown(evening.live.seen(None)).sides[0].hand is None
    evening.do("a", Resign())
    assert shown(evening.live.seen(None)).sides[0].hand


def test_spectators_may_look_into_a_hand_that_is_shown_and_players_may_not():
    evening = Evening("panik", "abc")
    assert evening.live.hands_shown_to(None) == []
    evening.do("b", ShowHand(True))
    assert evening.refusal("b", ShowHand(True)) == "already-so"
    assert evening.live.hands_shown_to(None) == [1]
    assert [evening.live.hands_shown_to(seat) for seat in range(3)] == [[], [], []]
    evening.do("b", ShowHand(False))
    assert evening.live.hands_shown_to(None) == []

"""Who counts as gone, ending a game without a winner, and a host who does not come back."""

from __future__ import annotations

import pytest

from tablee.tables.commands import (
    Abandon,
    AnswerAbandon,
    AskRematch,
    Clear,
    HoldSeat,
    Join,
    Leave,
    Resign,
    SeatBot,
    Start,
    TakeBack,
    TakeHost,
)
from tablee.tables.settings import LiveClock, RelaxedClock
from tests.tables.evening import Evening

DAY = 24 * 60 * 60 * 1000
GONE = float("inf")


def days(who: str = "abc", **how) -> Evening:
    """A game of two days a move, which nobody watches at the moment."""
    evening = Evening("panik", who, clock=RelaxedClock(days=2), **how)
    evening.absent = dict.fromkeys(who[1:], GONE)
    return evening


def test_with_days_for_each_move_nobody_is_gone_before_the_own_deadline():
    evening = days()
    evening.wait(2 * DAY - 1)
    assert evening.refusal("a", HoldSeat(1)) == "has-time-left"
    evening.now += 1
    assert evening.refusal("a", HoldSeat(1)) is None
    evening.absent["b"] = 59_999.0
    assert evening.refusal("a", HoldSeat(1)) == "still-here", "late, but just coming through the door"


def test_with_days_for_each_move_who_is_not_asked_is_never_gone():
    evening = days()
    evening.play("b", "open 1")
    evening.wait(DAY)
    assert evening.seat(1).deadline is None
    assert evening.refusal("a", HoldSeat(1)) == "has-time-left"


@pytest.mark.parametrize("clock", [None, LiveClock(), RelaxedClock()])
def test_a_game_with_others_in_it_ends_without_a_winner_only_if_they_agree(clock):
    evening = Evening("panik", "abc", **({} if clock is None else {"clock": clock}))
    evening.absent = {"a": GONE, "c": GONE}
    assert evening.do("b", Abandon()) == ["abandon-asked"], "also if the others are away"
    assert evening.live.state().requests.abandon.by == 1
    assert evening.refusal("b", Abandon()) == "already-asked"
    assert evening.refusal("b", AnswerAbandon(True)) == "already-agreed"
    assert evening.refusal("x", AnswerAbandon(True)) == "no-seat"
    assert evening.do("a", AnswerAbandon(True)) == ["abandon-answered"]
    assert evening.do("c", AnswerAbandon(True)) == ["abandon-answered", "ended"]
    state = evening.live.state()
    assert (state.how, state.outcome, state.requests.abandon) == ("abandoned", None, None)


def test_one_no_is_enough_and_it_can_be_asked_again():
    evening = Evening("panik", "abc")
    evening.do("a", Abandon())
    evening.do("b", AnswerAbandon(True))
    assert evening.do("c", AnswerAbandon(False)) == ["abandon-answered"]
    assert evening.live.state().requests.abandon is None
    assert evening.refusal("b", AnswerAbandon(True)) == "nothing-asked"
    assert evening.do("b", Abandon()) == ["abandon-asked"]
    assert evening.do("b", AnswerAbandon(False)) == ["abandon-answered"], "who asked thinks better of it"


def test_a_held_seat_keeps_its_say_and_one_that_has_resigned_has_none():
    evening = Evening("panik", "abc")
    evening.absent["b"] = GONE
    evening.do("a", HoldSeat(1))
    evening.do("c", Resign())
    assert evening.refusal("c", Abandon()) == "seat-resigned"
    assert evening.do("a", Abandon()) == ["abandon-asked"]
    assert evening.refusal("c", AnswerAbandon(True)) == "seat-resigned"
    assert evening.do("b", AnswerAbandon(True)) == ["abandon-answered", "ended"]


def test_a_request_goes_with_whoever_asked_and_resigns():
    evening = Evening("panik", "abc")
    evening.do("a", Abandon())
    evening.do("a", Resign())
    assert evening.live.state().requests.abandon is None


def test_alone_among_bots_a_game_ends_at_once():
    evening = Evening("panik", "ab-")
    evening.do("b", Resign())
    assert evening.do("a", Abandon()) == ["ended"]
    assert evening.live.state().how == "abandoned"


def test_who_is_out_of_time_and_away_need_not_be_asked():
    evening = Evening(clock=LiveClock(bank=60))
    late = evening.live.to_act[0]
    evening.wait(60_000)
    here, gone = "ab"[1 - late], "ab"[late]
    assert evening.do(here, Abandon()) == ["abandon-asked"], "still there, and may take the seat back"
    evening.absent[gone] = 60_000.0
    assert evening.do(here, Abandon()) == ["ended"]


def test_who_has_come_back_in_time_is_asked_again():
    evening = days("ab")
    evening.play("a", "open 1")
    evening.wait(2 * DAY)
    evening.bot(1, "open 1")
    evening.absent["b"] = 0.0
    evening.do("b", TakeBack())
    evening.absent["b"] = GONE
    assert evening.do("a", Abandon()) == ["abandon-asked"]


def test_after_a_minute_without_the_host_anybody_seated_deals_and_is_the_host():
    evening = Evening("panik", "abc", start=False)
    for away in (0.0, 59_999.0):
        evening.absent["a"] = away
        assert evening.refusal("b", Start()) == "host-only"
        assert evening.refusal("b", TakeHost()) == "still-here"
    evening.absent["a"] = 60_000.0
    assert evening.refusal("x", Start()) == "host-only"
    assert evening.refusal("x", TakeHost()) == "no-seat"
    assert evening.do("c", Start()) == ["host-passed", "started"]
    assert evening.live.state().host == "c"
    assert evening.live.seat_of("a") == 0, "the old host still plays"


def test_the_new_host_of_a_lobby_seats_bots_and_clears_the_old_one_s_seat():
    evening = Evening("panik", "ab", seats=3, start=False, clock=RelaxedClock())
    evening.absent["a"] = GONE
    assert evening.refusal("b", SeatBot("club")) == "host-only"
    assert evening.do("b", TakeHost()) == ["host-passed"]
    assert evening.refusal("b", TakeHost()) == "already-host"
    evening.absent["a"] = 0.0
    assert evening.refusal("a", Clear(1)) == "host-only"
    evening.do("b", SeatBot("club"))
    evening.absent["a"] = GONE
    evening.do("b", Clear(0))
    assert evening.refusal("a", Join()) is None, "who has gone is not removed"


def test_in_a_game_of_days_the_host_stays_host_until_the_own_deadline():
    evening = days()
    evening.absent = {"a": GONE}
    assert evening.refusal("b", TakeHost()) == "has-time-left"
    evening.do("b", Resign())
    evening.do("c", Resign())
    assert evening.live.status == "over"
    assert evening.do("b", TakeHost()) == ["host-passed"], "between games a minute is enough"


def test_a_table_whose_host_has_gone_plays_again():
    evening = Evening("panik", "ab")
    evening.do("a", Resign())
    evening.absent["a"] = GONE
    evening.do("b", TakeHost())
    evening.do("b", Clear(0))
    evening.do("b", SeatBot("club"))
    assert evening.do("b", AskRematch())[-1] == "started"
    assert evening.refusal("b", Leave()) == "resign-or-hold"

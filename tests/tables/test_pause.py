"""Pausing: by consent, and then all clocks stand still."""

from __future__ import annotations

from tablee.tables.commands import AnswerPause, AskPause, HoldSeat, Play, Resign, Resume
from tablee.tables.settings import LiveClock, NoClock, RelaxedClock
from tests.tables.evening import Evening

HOUR = 60 * 60 * 1000


def test_all_others_have_to_agree_and_anybody_may_go_on():
    evening = Evening("panik", "abc")
    assert evening.do("a", AskPause()) == ["pause-asked"]
    assert evening.refusal("b", AskPause()) == "already-asked"
    assert evening.do("c", AnswerPause(True)) == ["pause-answered"]
    assert evening.do("b", AnswerPause(True)) == ["pause-answered", "paused"]
    assert evening.live.state().status == "paused"
    assert evening.do("c", Resume()) == ["resumed"]
    assert evening.refusal("c", Resume()) == "not-paused"


def test_a_pause_keeps_everybody_s_place_for_a_day():
    """Whoever agreed to a pause may go to bed: the game neither goes on nor is played on without them."""
    for clock in (NoClock(), LiveClock(bank=60), RelaxedClock(days=1)):
        evening = Evening("panik", "abc", clock=clock)
        evening.do("a", AskPause())
        evening.do("b", AnswerPause(True))
        evening.do("c", AnswerPause(True))
        evening.absent["b"] = 1.0
        assert evening.refusal("a", Resume()) == "not-back"
        evening.absent["b"] = float(24 * HOUR)
        evening.wait(24 * HOUR - 1)
        assert evening.refusal("c", Resume()) == "not-back"
        assert evening.refusal("a", HoldSeat(1)) in ("paused", "has-time-left")
        evening.wait(1)
        assert evening.do("c", Resume()) == ["resumed"], "nor can one keep the others waiting for ever"


def test_who_has_resigned_or_let_a_bot_play_is_not_waited_for():
    evening = Evening("panik", "abcd")
    evening.do("a", AskPause())
    for who in "bcd":
        evening.do(who, AnswerPause(True))
    evening.do("b", Resign())
    evening.do("c", HoldSeat(2))
    evening.absent |= {"b": 1e9, "c": 1e9}
    assert evening.do("d", Resume()) == ["resumed"]


def test_one_no_is_enough():
    evening = Evening()
    evening.do("a", AskPause())
    assert evening.do("b", AnswerPause(False)) == ["pause-answered"]
    assert evening.live.state().requests.pause is None
    assert evening.live.status == "playing"


def test_alone_with_bots_at_once_and_bots_wait_too():
    evening = Evening("panik", "a--")
    assert evening.live.bot_turns()
    assert evening.do("a", AskPause()) == ["paused"]
    assert evening.live.bot_turns() == []
    assert evening.refusal("a", Play("open 1")) == "paused"


def test_clocks_go_on_with_exactly_what_was_left():
    for clock, whole in (
        (LiveClock(bank=60, increment=0), 60_000),
        (RelaxedClock(days=1), 24 * HOUR),
    ):
        evening = Evening(who="a-", clock=clock)
        if evening.live.to_act == (1,):
            evening.bot(1, evening.live.table.legal_moves(1)[0])
        evening.wait(12_345)
        evening.do("a", AskPause())
        assert evening.seat(0).deadline is None
        assert evening.wait(100 * HOUR) == []
        evening.do("a", Resume())
        assert evening.seat(0).deadline == evening.now + whole - 12_345


def test_a_move_sent_before_the_pause_is_out_of_date_after_it():
    evening = Evening("panik", "a-")
    seen = evening.live.number
    evening.do("a", AskPause())
    evening.do("a", Resume())
    assert evening.refusal("a", Play("open 1", expects=seen)) == "out-of-date"


def test_somebody_whose_seat_is_held_is_asked_as_well_and_can_answer():
    evening = Evening("panik", "abc")
    evening.absent["b"] = 60_000
    evening.do("a", HoldSeat(1))
    assert evening.do("a", AskPause()) == ["pause-asked"]
    assert evening.do("c", AnswerPause(True)) == ["pause-answered"]
    assert evening.live.state().requests.pause.waits_for == (1,)
    assert evening.refusal("a", AskPause()) == "already-asked", "nobody agrees by being away"
    assert evening.do("b", AnswerPause(True)) == ["pause-answered", "paused"]


def test_whoever_has_given_up_is_not_asked():
    evening = Evening("panik", "abc")
    evening.do("a", AskPause())
    evening.do("b", Resign())
    assert evening.refusal("b", AnswerPause(True)) == "seat-resigned"
    assert evening.do("c", AnswerPause(True)) == ["pause-answered", "paused"]


def test_a_request_goes_when_the_asker_gives_up():
    evening = Evening("panik", "abc")
    evening.do("a", AskPause())
    evening.do("a", Resign())
    assert evening.live.state().requests.pause is None

"""Clocks, to the millisecond."""

from __future__ import annotations

import random

from tablee.tables.commands import AnswerPause, AskPause, AskUndo, HoldSeat, Play, Resume, TakeBack
from tablee.tables.entries import Moved
from tablee.tables.settings import LiveClock, RelaxedClock
from tests.tables.evening import EIGHT_PM, PEOPLE, Evening

LIVE = LiveClock(bank=60, increment=5, short=20)
DAY = 24 * 60 * 60 * 1000


def turn(evening):
    """(the letter of whoever is to act, a legal move)."""
    seat = evening.live.to_act[0]
    return "abcd"[seat], evening.live.table.legal_moves(seat)[0]


def test_without_a_clock_nobody_is_hurried():
    evening = Evening()
    assert evening.live.wake_at is None
    assert evening.wait(100 * DAY) == []
    assert evening.seat(0).bank_ms is None


def test_the_bank_runs_while_a_seat_is_asked_and_the_increment_comes_after_the_own_move():
    evening = Evening(clock=LIVE)
    first = evening.live.to_act[0]
    assert evening.seat(first).deadline == EIGHT_PM + 60_000
    assert evening.seat(1 - first).deadline is None
    evening.wait(12_345)
    evening.play(*turn(evening))
    assert evening.seat(first).bank_ms == 60_000 - 12_345 + 5_000
    assert evening.seat(first).deadline is None
    assert evening.seat(1 - first).deadline == evening.now + 60_000


def test_a_move_in_the_last_millisecond_counts_and_the_deadline_itself_is_late():
    evening = Evening(clock=LIVE)
    who, move = turn(evening)
    evening.now = EIGHT_PM + 60_000
    assert evening.refusal(who, Play(move)) == "time-is-up"
    evening.now -= 1
    assert evening.play(who, move) == ["moved"]
    assert evening.seat("ab".index(who)).bank_ms == 1 + 5_000


def test_out_of_time_a_bot_plays_on_and_the_person_may_come_back_with_a_little_time():
    evening = Evening(clock=LIVE)
    who, _ = turn(evening)
    seat = "ab".index(who)
    assert evening.wait(59_999) == []
    assert evening.wait(1) == ["time-ran-out", "seat-held"]
    assert evening.seat(seat).held_by == "club"
    assert [turn.bot for turn in evening.live.bot_turns()] == ["club"]
    evening.bot(seat, turn(evening)[1])
    evening.do(who, TakeBack())
    assert evening.seat(seat).bank_ms == 20_000
    evening.play(*turn(evening))
    assert evening.seat(seat).deadline == evening.now + 20_000
    assert evening.live.bot_turns() == []


def test_a_move_that_came_too_late_is_the_bot_s_or_time_would_never_be_up():
    for clock in (LIVE, RelaxedClock(days=1)):
        evening = Evening(clock=clock)
        who, move = turn(evening)
        seat = "ab".index(who)
        evening.wait(DAY)
        for _ in range(3):
            assert evening.refusal(who, TakeBack()) == "bot-moves-first"
            evening.wait(DAY)
        evening.bot(seat, move)
        assert evening.do(who, TakeBack()) == ["seat-taken-back"]


def test_a_held_seat_and_a_bot_have_no_clock():
    evening = Evening(who="a-", clock=LIVE)
    evening.do("a", HoldSeat(0))
    assert evening.live.wake_at is None
    assert len(evening.live.bot_turns()) == 1


def test_holding_the_own_seat_does_not_win_time():
    evening = Evening(clock=LIVE)
    who, _ = turn(evening)
    seat = "ab".index(who)
    evening.wait(40_000)
    for _ in range(4):  # on and off: the time goes by as though nobody had held anything
        evening.do(who, HoldSeat(seat))
        assert evening.seat(seat).deadline is None
        evening.wait(3_000)
        evening.do(who, TakeBack())
        evening.wait(1_000)
        assert evening.seat(seat).deadline == EIGHT_PM + 60_000
    evening.do(who, HoldSeat(seat))
    evening.wait(4_000)
    assert evening.refusal(who, TakeBack()) == "bot-moves-first"


def test_what_the_bot_needs_for_the_moves_it_makes_is_nobody_s_time():
    evening = Evening(clock=LIVE)
    who, move = turn(evening)
    seat = "ab".index(who)
    evening.wait(40_000)
    evening.do(who, HoldSeat(seat))
    evening.wait(500)
    evening.bot(seat, move)
    evening.wait(7_000)
    evening.do(who, TakeBack())
    assert evening.seat(seat).bank_ms == 20_000


def test_neither_days_nor_short_decisions_are_won_by_going_to_and_fro():
    evening = Evening(clock=RelaxedClock(days=1))
    who, _ = turn(evening)
    seat = "ab".index(who)
    evening.wait(DAY - 1_000)
    evening.do(who, HoldSeat(seat))
    evening.do(who, TakeBack())
    assert evening.seat(seat).deadline == EIGHT_PM + DAY
    evening, first = send_back_table(clock=LIVE)
    until = evening.seat(first).deadline
    evening.wait(19_000)
    evening.do("ab"[first], HoldSeat(first))
    evening.do("ab"[first], TakeBack())
    assert (evening.seat(first).deadline, evening.seat(first).is_short) == (until, True)


def test_a_pause_and_an_outage_count_for_nobody_also_while_a_bot_holds_the_seat():
    evening = Evening(clock=LIVE)
    who, _ = turn(evening)
    seat = "ab".index(who)
    evening.wait(50_000)
    evening.do(who, HoldSeat(seat))
    evening.do("ba"[seat], AskPause())
    evening.do(who, AnswerPause(True))
    evening.wait(DAY)
    evening.do(who, Resume())
    evening.now += DAY
    evening.put(evening.live.decide_away(DAY))
    evening.do(who, TakeBack())
    assert evening.seat(seat).deadline == evening.now + 10_000


def test_taking_back_freely_wins_no_time():
    """Among bots, or where a move told nobody anything: or one could play and take back for ever."""
    for clock, whole in ((RelaxedClock(days=1), DAY), (LIVE, 60_000)):
        evening, left = Evening("panik", "abc", clock=clock), whole - 50_000
        evening.wait(50_000)
        for _ in range(3):
            evening.play("a", "open 1")
            evening.wait(1_000)  # the others think
            assert evening.do("a", AskUndo()) == ["undone"]
            assert evening.seat(0).deadline == evening.now + left
            left -= 1_000
            evening.wait(1_000)
        assert evening.seat(1).deadline == evening.seat(2).deadline == EIGHT_PM + whole


def test_a_move_whose_time_has_gone_by_since_is_not_taken_back_without_asking():
    """Where the same seat goes on, its time for the next move is no time for the one before."""
    evening = Evening("noxford", "a-", clock=RelaxedClock(days=1))
    rng = random.Random(3)
    evening.play_on(rng, 1)
    while evening.live.to_act != (0,) or evening.live.moves[-1].seat != 0:
        evening.wait(1_000)
        evening.play_on(rng, 1)
    made = evening.live.moves[-1]
    evening.now = made.deadline - 1
    assert evening.seat(0).deadline == made.at + DAY
    assert evening.live.decide(PEOPLE["a"], AskUndo(), evening.around)
    evening.now += 1
    assert evening.refusal("a", AskUndo()) == "time-is-up"
    evening.now -= 1
    evening.do("a", AskUndo())
    assert evening.seat(0).deadline == made.deadline


def test_out_of_time_with_two_and_forfeit_the_other_wins():
    evening = Evening(clock=LIVE, when_out="forfeit")
    seat = evening.live.to_act[0]
    assert evening.wait(60_000) == ["time-ran-out", "ended"]
    state = evening.live.state()
    assert (state.how, state.outcome.winners, state.outcome.ending) == (
        "out-of-time",
        (1 - seat,),
        "out-of-time",
    )
    assert state.outcome.scores is None


def test_out_of_time_with_more_and_forfeit_a_bot_plays_on_for_good():
    evening = Evening("noxford", "abc", clock=LIVE, when_out="forfeit")
    who, _ = turn(evening)
    assert evening.wait(60_000) == ["time-ran-out", "resigned"]
    assert evening.refusal(who, TakeBack()) == "seat-resigned"
    assert evening.live.status == "playing"


def test_several_seats_to_act_have_each_their_own_clock():
    evening = Evening("panik", "abc", clock=LIVE)
    assert [evening.seat(seat).deadline for seat in range(3)] == [EIGHT_PM + 60_000] * 3
    evening.wait(10_000)
    evening.play("b", "open 1")
    assert [evening.seat(seat).deadline for seat in range(3)] == [EIGHT_PM + 60_000, None, EIGHT_PM + 60_000]
    assert evening.seat(1).bank_ms == 55_000
    assert evening.wait(50_000) == ["time-ran-out", "seat-held"] * 2


def send_back_table(**how):
    """Panik: the first two turns are played to where somebody may send a hunter back."""
    evening = Evening("panik", "ab", **how)
    for step in ("open 1", "pair 2"):
        for who in "ab":
            evening.play(who, step)
    first = evening.live.to_act[0]
    pair = f"{'ba'[first]}2"
    evening.wait(1_000)
    evening.play("ab"[first], f"standard@{pair}")
    return evening, first


def test_a_short_decision_has_its_own_seconds_and_does_not_touch_the_bank():
    evening, first = send_back_table(clock=LIVE)
    assert evening.live.seen(None).view().asks[first] == "send-back"
    bank = 60_000 + 2 * 5_000 - 1_000 + 5_000
    assert (evening.seat(first).is_short, evening.seat(first).bank_ms) == (True, bank)
    assert evening.seat(first).deadline == evening.now + 20_000
    evening.wait(19_999)
    move = evening.live.table.legal_moves(first)[0]
    evening.play("ab"[first], move)
    assert evening.seat(first).bank_ms == bank, "neither used nor given"


def test_when_a_short_decision_is_out_of_time_the_default_is_played():
    evening, first = send_back_table(clock=LIVE, when_out="forfeit")
    assert evening.wait(20_000) == ["answer-timed-out", "moved"]
    last = evening.log[-1].entry
    assert (last.seat, last.by) == (first, "default")
    assert evening.live.to_act == (1 - first,)
    assert evening.seat(first).held_by is None


def test_days_for_each_move():
    evening = Evening(clock=RelaxedClock(days=2))
    first = evening.live.to_act[0]
    assert evening.seat(first).deadline == EIGHT_PM + 2 * DAY
    evening.wait(2 * DAY - 1)
    evening.play(*turn(evening))
    assert evening.seat(1 - first).deadline == evening.now + 2 * DAY
    assert evening.seat(first).bank_ms is None
    assert evening.wait(2 * DAY) == ["time-ran-out", "seat-held"]


def test_a_move_taken_back_gives_its_increment_back():
    evening = Evening("panik", "ab", clock=LIVE)
    for _ in range(3):
        evening.wait(100)
        evening.play("a", "open 1")
        evening.do("a", AskUndo())
    assert evening.seat(0).bank_ms == 60_000 - 300
    assert evening.seat(0).deadline == evening.now + 60_000 - 300


def test_a_bot_s_own_move_gives_no_increment():
    evening = Evening(who="a-", clock=LIVE)
    if evening.live.to_act == (0,):
        evening.play(*turn(evening))
    evening.bot(1, evening.live.table.legal_moves(1)[0])
    assert isinstance(evening.log[-1].entry, Moved)
    assert evening.seat(1).bank_ms is None


def test_after_an_outage_every_running_clock_gets_the_time_back():
    evening = Evening("panik", "abc", clock=LIVE)
    evening.play("a", "open 1")
    seen = evening.live.number
    deadlines = [evening.seat(seat).deadline for seat in range(3)]
    evening.now += 3_600_000
    assert evening.put(evening.live.decide_away(3_600_000)) == ["server-away"]
    assert [evening.seat(seat).deadline for seat in range(3)] == [
        None,
        *(moment + 3_600_000 for moment in deadlines[1:]),
    ]
    assert evening.play("b", "open 1", expects=seen), "nobody is asked anything new"
    assert evening.live.decide_away(0) == []
    assert Evening().live.decide_away(1000) == []
    assert evening.again().state() == evening.live.state()

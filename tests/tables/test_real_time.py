"""Attack of the Jelly Monster against the clock: the table's order and time decide."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.tables.commands import AnswerPause, AskPause, HoldSeat, Play, Resume
from tablee.tables.settings import LiveClock
from tests.games.jelly_monster.positions import shown
from tests.tables.evening import EIGHT_PM, Evening

ROUND_LIMIT = 120_000
PACE = 1_000


def started(who="abc", **how):
    """Everybody has said ready, the count-down is over, and the first rolls have settled."""
    evening = Evening("jelly-monster", who, **how)
    say_ready(evening, who)
    evening.wait(3_000 + PACE)
    return evening


def say_ready(evening, who="abc"):
    for seat, letter in enumerate(who):
        if letter == "-":
            evening.bot(seat, "ready")
        else:
            evening.play(letter, "ready")


def clock(evening):
    return evening.live.seen(None).view().now


def moves(evening):
    return [(logged.entry.seat, logged.entry.move) for logged in evening.log if hasattr(logged.entry, "move")]


def place_everything(evening, who):
    """One player places all seven dice, one a settled roll."""
    seat = "abc".index(who)
    for _ in range(7):
        evening.now += PACE
        roll = evening.live.seen(seat).view().players[seat].roll
        evening.play(who, f"{roll[0]}@a")
    assert evening.live.seen(seat).view().players[seat].dice_left == 0


def test_the_clock_stands_still_until_all_are_ready_and_then_counts_down_by_the_time_of_day():
    evening = Evening("jelly-monster", "abc")
    assert evening.live.state().clock_zero is None
    evening.wait(59_000)
    say_ready(evening)
    assert evening.live.wake_at == evening.now + 3_000
    assert evening.live.state().clock_zero == evening.now
    assert evening.wait(2_999) == []
    assert evening.wait(1) == ["moved"]
    assert moves(evening)[-1] == (tablee.CLOCK, "tick 3000")
    assert shown(evening.live.seen(0)).phase == "round"


def test_before_a_move_is_judged_the_game_s_clock_comes_to_its_moment():
    evening = started()
    evening.now += 357
    assert evening.play("b", "pass") == ["moved", "moved"]
    assert moves(evening)[-2:] == [(tablee.CLOCK, "tick 1357"), (1, "pass")]
    assert clock(evening) == 4_357


def test_two_in_the_same_millisecond_are_both_judged_in_the_order_of_arrival():
    evening = started()
    assert evening.play("c", "pass") == ["moved", "moved"]
    assert evening.play("a", "pass") == ["moved"], "no time has passed in between"
    assert clock(evening) == 4_000


def test_too_early_is_refused_and_leaves_no_trace_and_the_first_millisecond_is_fine():
    evening = started()
    evening.play("a", "pass")
    evening.now += PACE - 1
    before = len(evening.log)
    assert evening.refusal("a", Play("pass")) == "not-settled"
    assert len(evening.log) == before
    evening.now += 1
    evening.play("a", "pass")
    assert clock(evening) == 4_000 + PACE


def test_the_bell_s_own_millisecond_is_late():
    evening = started()
    place_everything(evening, "a")
    evening.play("a", "timer")
    bell = evening.now + 10_000
    assert evening.live.wake_at == bell
    evening.now = bell
    assert evening.refusal("b", Play("pass")) == "round-over"
    assert evening.live.seen(1).view().phase == "round", "the refused move has not brought the bell"
    evening.now = bell - 1
    evening.play("b", "pass")
    assert evening.wait(1)[0] == "moved"
    assert evening.live.seen(1).view().round_no == 2


def test_a_server_that_wakes_late_brings_the_round_to_its_end_at_the_right_moment_of_play():
    evening = started()
    evening.now = EIGHT_PM + 10_000_000
    assert evening.live.wake_at == EIGHT_PM + 3_000 + ROUND_LIMIT
    evening.put(evening.live.decide_time(evening.now))
    assert evening.live.seen(0).view().round_no == 2
    assert clock(evening) == 3_000 + ROUND_LIMIT
    say_ready(evening)
    assert evening.live.wake_at == evening.now + 3_000


def test_no_tick_goes_beyond_now_nor_over_a_moment_that_brings_something():
    evening = Evening("jelly-monster", "abc")
    say_ready(evening)
    evening.now += 5_000
    evening.play("a", "pass")
    assert moves(evening)[-3:] == [(tablee.CLOCK, "tick 3000"), (tablee.CLOCK, "tick 2000"), (0, "pass")]


def test_in_a_pause_the_game_s_clock_stands_still():
    evening = started("a--")
    evening.play("a", "pass")
    evening.now += 400
    wake = evening.live.wake_at
    evening.do("a", AskPause())
    assert evening.live.wake_at is None
    assert evening.live.state().clock_zero is None
    evening.now += 7_777
    assert evening.live.decide_time(evening.now) == []
    assert evening.refusal("a", Play("pass")) == "paused"
    evening.do("a", Resume())
    assert evening.live.wake_at == wake + 7_777
    evening.now += 599
    assert evening.refusal("a", Play("pass")) == "not-settled"
    evening.now += 1
    assert evening.play("a", "pass")
    assert clock(evening) == 4_000 + PACE


def test_time_lets_bots_act_as_soon_as_their_roll_has_settled():
    evening = started("ab-")
    assert [turn.seat for turn in evening.live.bot_turns()] == [2]
    evening.wait(137)
    evening.bot(2, "pass")
    assert evening.live.bot_turns() == []
    assert evening.live.wake_at == evening.now + PACE
    evening.wait(PACE)
    assert [turn.seat for turn in evening.live.bot_turns()] == [2]


def test_another_s_move_in_a_round_does_not_make_mine_out_of_date_but_the_end_of_the_round_does():
    evening = started("ab-")
    [turn] = evening.live.bot_turns()
    evening.wait(10)
    evening.play("a", "pass")
    seen = evening.live.number
    assert evening.live.bot_turns() == [turn]
    assert evening.put(evening.live.decide_bot(2, "pass", turn.expects, evening.around))
    evening.wait(ROUND_LIMIT)
    assert evening.refusal("b", Play("ready", expects=seen)) == "out-of-date"
    with pytest.raises(tablee.Refused) as refused:
        evening.live.decide_bot(2, "ready", turn.expects, evening.around)
    assert refused.value.code == "out-of-date"
    assert evening.play("b", "ready", expects=evening.live.number)


def test_being_ready_is_a_short_decision_where_the_table_has_a_clock():
    evening = Evening("jelly-monster", "abc", clock=LiveClock(short=30), when_out="forfeit")
    assert [evening.seat(seat).is_short for seat in range(3)] == [True] * 3
    evening.play("a", "ready")
    assert evening.wait(30_000) == ["answer-timed-out", "moved"] * 2
    assert shown(evening.live.seen(0)).phase == "count-down"
    evening.wait(3_000)
    assert [evening.seat(seat).deadline for seat in range(3)] == [None] * 3, "the round has its own limits"


def test_people_wait_a_minute_for_each_other_where_the_table_has_no_clock():
    evening = Evening("jelly-monster", "ab-")
    assert [evening.seat(seat).deadline for seat in range(3)] == [evening.now + 60_000] * 2 + [None]
    evening.bot(2, "ready")
    evening.play("a", "ready")
    assert evening.seat(0).deadline is None, "only who is missing has a deadline"
    assert evening.wait(59_999) == []
    assert evening.wait(1) == ["answer-timed-out", "moved"]
    assert shown(evening.live.seen(0)).phase == "count-down"
    assert not evening.seat(1).held_by, "being late for a round is not leaving"


def test_a_pause_stops_the_minute_too():
    evening = Evening("jelly-monster", "ab-")
    evening.wait(20_000)
    evening.do("a", AskPause())
    evening.do("b", AnswerPause(True))
    assert evening.wait(1_000_000) == []
    evening.do("b", Resume())
    assert evening.seat(0).deadline == evening.now + 40_000


def test_nobody_is_hurried_who_plays_against_bots_alone_or_in_the_calm_form():
    assert Evening("jelly-monster", "a--").seat(0).deadline is None
    assert Evening("jelly-monster", "ab-", form="beats").seat(0).deadline is None


def test_a_bot_holds_a_seat_in_a_round():
    evening = started()
    evening.do("b", HoldSeat(1))
    evening.wait(0)
    assert evening.live.wake_at is not None
    evening.wait(PACE)
    assert [turn.seat for turn in evening.live.bot_turns()] == [1]


def test_the_last_bell_ends_the_game():
    evening = Evening("jelly-monster", "abc", choice_limit=1, round_limit=10)
    for _ in range(4):
        say_ready(evening)
        named = evening.wait(3_000 + 10_000 + 40_000)
    assert named[-1] == "ended"
    assert evening.live.state().how == "played"


@pytest.mark.parametrize("seed", range(3))
def test_a_live_game_replays_identically_from_its_log(seed):
    evening = Evening("jelly-monster", "ab-", seed=seed, round_limit=20)
    rng = random.Random(seed)
    while evening.live.status == "playing":
        evening.wait(rng.randrange(400))
        for seat in rng.sample(range(3), 3):
            moves = evening.live.table.legal_moves(seat) or ["pass"]
            move, chair = rng.choice(moves), evening.live.chairs[seat]
            try:
                if chair.player:
                    evening.put(evening.live.decide_bot(seat, move, chair.posed, evening.around))
                else:
                    evening.play(chair.person, move)
            except tablee.Refused:
                pass
    again = evening.again()
    assert again.cell.tobytes() == evening.live.cell.tobytes()
    assert again.state() == evening.live.state()


def test_a_break_that_ends_by_itself_ends_once_though_a_bot_holds_all_other_seats_meanwhile():
    evening = Evening("jelly-monster", "ab-")
    assert evening.seat(0).deadline is not None
    evening.do("b", HoldSeat(1))
    for seat in (0, 1, 2):
        chair = evening.live.chairs[seat]
        evening.bot(seat, "ready") if chair.player else evening.play(chair.person, "ready")
    assert evening.seat(0).deadline is None, "or the table would ring for it without end"
    evening.wait(120_000)

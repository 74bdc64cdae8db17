"""Decisions inside another's turn: how long they may take, what is played instead, and when they wait."""

from __future__ import annotations

import msgspec
import pytest

from tablee.tables.commands import Abandon, AnswerAbandon, AnswerPause, AnswerUndo, AskPause, AskUndo, Resume
from tablee.tables.decide import time
from tablee.tables.settings import Clock, LiveClock
from tests.tables.evening import Evening
from tests.tables.test_clocks import LIVE, send_back_table

SHORT = 20_000
ASKING = {
    "undo": (AskUndo, AnswerUndo),
    "pause": (AskPause, AnswerPause),
    "abandon": (Abandon, AnswerAbandon),
}


@pytest.mark.parametrize(
    ("bank", "increment", "seconds"),
    [(10, 0, 10), (60, 0, 10), (180, 2, 11), (300, 5, 20), (600, 10, 40), (900, 15, 60), (7200, 120, 60)],
)
def test_their_length_follows_the_clock(bank, increment, seconds):
    assert LiveClock(bank=bank, increment=increment).answer_seconds == seconds
    evening, first = send_back_table(clock=LiveClock(bank=bank, increment=increment))
    assert evening.seat(first).deadline == evening.now + 1000 * seconds


def test_a_length_that_was_chosen_stays_also_in_old_logs():
    old = b'{"clock":"live","bank":300,"increment":5,"short":30}'
    assert msgspec.json.decode(old, type=Clock).answer_seconds == 30


@pytest.mark.parametrize(
    ("what", "asker"),
    [("undo", "other"), ("pause", "other"), ("abandon", "other"), ("pause", "asked"), ("abandon", "asked")],
)
def test_they_stand_still_while_something_is_asked_and_then_go_on(what, asker):
    evening, first = send_back_table(clock=LIVE)
    here, there = "ab"[first], "ab"[1 - first]
    one, other = (here, there) if asker == "asked" else (there, here)
    ask, answer = ASKING[what]
    evening.wait(5_000)
    evening.do(one, ask())
    assert (evening.seat(first).deadline, evening.seat(first).left_ms) == (None, SHORT - 5_000)
    assert evening.wait(600_000) == [], "nothing is played meanwhile"
    evening.do(other, answer(False))
    assert evening.seat(first).deadline == evening.now + SHORT - 5_000
    evening.do(one, ask())
    assert evening.seat(first).deadline is not None, "asking again wins no time"
    assert evening.wait(SHORT - 5_000) == ["answer-timed-out", "moved"]
    assert evening.again().state() == evening.live.state()


def test_a_pause_takes_over_from_the_request_for_it():
    evening, first = send_back_table(clock=LIVE)
    evening.wait(5_000)
    evening.do("a", AskPause())
    evening.wait(1_000)
    evening.do("b", AnswerPause(True))
    evening.wait(1_000)
    evening.do("b", Resume())
    assert evening.seat(first).deadline == evening.now + SHORT - 5_000


def test_the_bank_does_not_wait_for_requests():
    evening = Evening("panik", "ab", clock=LIVE)
    deadline = evening.seat(1).deadline
    evening.do("a", AskPause())
    assert evening.seat(1).deadline == deadline


def test_only_who_is_asked_is_told_what_will_be_played_and_that_is_what_is_played():
    evening, first = send_back_table(clock=LIVE)
    default = time.default_for(evening.live, first)
    assert default.key == "move-keep-all"
    assert time.default_for(evening.live, 1 - first) is None
    assert time.default_for(evening.live, None) is None
    evening.wait(SHORT)
    assert evening.live.table.game.spell(evening.live.moves[-1].code) == default
    assert time.default_for(evening.live, 1 - first) is None, "an ordinary move has no default"

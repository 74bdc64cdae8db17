"""Bots that are programs: whatever they do wrong, the game goes on."""

from __future__ import annotations

import time
from collections import Counter

import pytest

import tablee
from tablee.bots.external.bot import MAX_RESTARTS, ExternalBot
from tablee.bots.external.session import Timeouts
from tests.bots.programs import CALM, GAME, HASTY, HERE, badly, is_gone, play, to_move


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("not-json", "bad-message"),
        ("no-object", "bad-message"),
        ("unknown-type", "bad-message"),
        ("no-type", "bad-message"),
        ("wrong-field", "bad-message"),
        ("no-move", "bad-message"),
        ("hello-again", "bad-message"),
        ("deep", "bad-message"),
        ("binary", "bad-message"),
        ("not-utf8", "bad-message"),
        ("wrong-id", "wrong-id"),
        ("bad-notation", "bad-notation"),
        ("escape-codes", "bad-notation"),
        ("illegal", "illegal-move"),
        ("flood", "bad-message"),
    ],
)
def test_nonsense_costs_the_decision_and_the_game_goes_on(how, code):
    with badly(how) as bot:
        table = play(bot)
    assert table.is_over
    decisions = sum(seat == 0 for seat, _ in table.moves)
    assert [fault.code for fault in bot.faults] == [code] * decisions
    assert [fault.played for fault in bot.faults] == [move for seat, move in table.moves if seat == 0]
    assert all(fault.detail.isprintable() for fault in bot.faults)


@pytest.mark.parametrize(
    ("how", "code", "patience"),
    [
        ("crash", "crashed", CALM),
        ("close-output", "output-closed", CALM),
        ("long-line", "line-too-long", CALM),
        ("endless-line", "line-too-long", CALM),
        ("exit-at-once", "crashed", CALM),
        ("nonsense-at-once", "bad-message", CALM),
        ("no-hello", "no-hello", Timeouts(start=0.3)),
    ],
)
def test_a_program_that_is_of_no_use_any_more_is_restarted_a_few_times_and_then_given_up(how, code, patience):
    with badly(how, patience=patience) as bot:
        table = play(bot)
    codes = Counter(fault.code for fault in bot.faults)
    assert codes == {code: 1 + MAX_RESTARTS, "given-up": table_decisions(table) - 1 - MAX_RESTARTS}


def table_decisions(table: tablee.Table) -> int:
    return sum(seat == 0 for seat, _ in table.moves)


@pytest.mark.parametrize("how", ["hang", "old-id", "flood-of-logs", "never-reads"])
def test_a_program_that_hangs_is_restarted_after_two_timeouts_in_a_row(how):
    with badly(how, patience=HASTY) as bot:
        started = time.monotonic()
        table = play(bot)
        took = time.monotonic() - started
    codes = Counter(fault.code for fault in bot.faults)
    assert codes["timed-out"] == HASTY.timeouts * (1 + MAX_RESTARTS)
    assert codes["given-up"] == table_decisions(table) - codes["timed-out"]
    assert took < 60


@pytest.mark.parametrize("command", ["", "   ", "/no/such/program", "'unbalanced", str(HERE), "a\0b"])
def test_a_command_that_cannot_be_started_loses_its_decisions(command):
    with ExternalBot("exec", GAME, command) as bot:
        assert play(bot).is_over
    assert {fault.code for fault in bot.faults} == {"not-started", "given-up"}


def test_another_protocol_version_is_not_asked_twice():
    with badly("wrong-protocol") as bot:
        play(bot)
    codes = [fault.code for fault in bot.faults]
    assert codes[0] == "wrong-protocol"
    assert set(codes[1:]) == {"given-up"}


def test_a_late_answer_is_ignored_and_the_next_one_counts():
    with badly("late-once", patience=Timeouts(start=20, budget=2, grace=0.2)) as bot:
        first, second = to_move(), to_move()
        bot.choose(first)
        assert [fault.code for fault in bot.faults] == ["timed-out"]
        assert bot.choose(second) in second.legal_moves()
        assert len(bot.faults) == 1


def test_a_program_that_ends_between_decisions_loses_none_but_is_reported():
    heard: list[str] = []
    with badly("one-move-a-life", on_log=heard.append) as bot:
        seen = to_move()
        bot.choose(seen)
        assert is_gone(int(heard[0].split()[1]))
        time.sleep(0.5)  # until that is heard here
        assert bot.choose(seen) == seen.legal_moves()[0]
    assert [(fault.code, fault.played) for fault in bot.faults] == [("crashed", None)]


def test_one_burst_of_nonsense_costs_one_decision_only():
    with badly("burst-then-play") as bot:
        bot.choose(to_move())
        time.sleep(0.3)
        for _ in range(3):
            bot.choose(to_move())
    assert [fault.code for fault in bot.faults] == ["bad-message"]


def test_a_flood_of_errors_does_not_block_the_program():
    with badly("flood-of-errors") as bot:
        bot.choose(to_move())
    assert bot.faults == []


def test_a_crash_tells_the_exit_code_and_the_last_words_without_control_characters():
    told = []
    with badly("crash", on_fault=told.append) as bot:
        bot.choose(to_move())
    assert told == bot.faults
    assert told[0].detail.startswith("exit code 1: no idea")
    assert "\x1b" not in told[0].detail


def test_an_illegal_move_tells_the_reason():
    with badly("illegal") as bot:
        bot.choose(to_move())
    assert bot.faults[0].detail.endswith("(not-in-hand)")


def test_the_default_is_the_games_own():
    seen = to_move()
    with badly("not-json") as bot:
        assert bot.choose(seen) == GAME.notation(GAME.default_move(seen.cell, seen.seat))

"""The text table, played in a real terminal."""

from __future__ import annotations

import os
import re
import signal
import sys

import pexpect
import pytest

import tablee

TABLEE = [sys.executable, "-m", "tablee"]


def spawn(*arguments: str, **environment: str) -> pexpect.spawn:
    child = pexpect.spawn(
        TABLEE[0],
        [*TABLEE[1:], *arguments],
        env={
            **os.environ,
            "LANG": "en_GB.UTF-8",
            "LC_ALL": "",
            "COLUMNS": "100",
            "TERM": "dumb",
            **environment,
        },
        encoding="utf-8",
        timeout=120,
        dimensions=(50, 100),
        # Tests run in the background of a shell ignore Ctrl-C; a player's table does not.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    child.delaybeforesend = None
    return child


def play_first_choices(child: pexpect.spawn, most: int = 600) -> str:
    """Always choose 1 until the game is over; answers all that was printed."""
    printed = ""
    for _ in range(most):
        found = child.expect([r"quit\) > ", pexpect.EOF])
        printed += child.before
        if found == 1:
            return printed
        child.sendline("1")
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_newcomer_plays_a_whole_game_by_numbers(name):
    printed = play_first_choices(spawn("play", name, "--seed", "5", "--level", "novice"))
    assert re.search(r"wins|share the win", printed)


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_whole_game_in_french(name):
    child = spawn("play", name, "--seed", "6", "--level", "random", LANG="fr_FR.UTF-8")
    printed = play_first_choices(child)
    assert re.search(r"gagne|se partagent la victoire", printed)


def test_moves_by_notation_refusals_help_rules_and_log():
    child = spawn("play", "district-noir", "--seed", "4")
    child.expect(r"quit\) > ")
    child.sendline("help")
    child.expect("Type the number of a choice")
    child.expect(r"quit\) > ")
    child.sendline("docks")
    child.expect("That card is not in your hand")
    child.expect(r"quit\) > ")
    child.sendline("nonsense")
    child.expect("is not a move")
    child.expect(r"quit\) > ")
    child.sendline("take")
    child.expect("Player 1 takes")
    child.expect(r"quit\) > ")
    child.sendline("log")
    child.expect("The line begins with")
    child.expect(r"quit\) > ")
    child.sendline("rules")
    child.expect("In one minute")
    child.expect(r"quit\) > ")
    child.sendline("quit")
    child.expect("The game record so far")
    child.expect(pexpect.EOF)


def plain(printed: str) -> str:
    """What a terminal shows, without returns and the reset of colours that a library may write."""
    return printed.replace("\r", "").replace("\x1b[0m", "")


def test_ctrl_c_leaves_cleanly_and_prints_a_record_that_replays():
    child = spawn("play", "district-noir", "--seed", "4")
    child.expect(r"quit\) > ")
    child.sendline("take")
    child.expect(r"quit\) > ")
    child.sendintr()
    child.expect("The game record so far")
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    printed = plain(child.before)
    table = tablee.replay(tablee.read_record(printed[printed.index("[Game") :]))
    assert (0, "take") in table.moves


def test_two_people_pass_the_keyboard_and_never_see_each_others_hands():
    child = spawn("play", "district-noir", "--people", "2", "--seed", "4", "--names", "Ana,Bo")
    for _ in range(6):
        child.expect(r"Pass the keyboard to (Ana|Bo)")
        who = child.match[1]
        child.sendline("")
        child.expect(r"quit\) > ")
        assert f"{who}’s hand" in child.before
        assert f"{'Bo' if who == 'Ana' else 'Ana'}’s hand" not in child.before
        child.sendline("1")


def test_the_game_is_asked_for_when_it_is_left_out():
    child = spawn("play", "--seed", "4")
    child.expect(r"Which game\?")
    child.sendline("district-noir")
    child.expect(r"quit\) > ")
    child.sendeof()
    child.expect("The game record so far")


def test_against_the_clock_time_passes_while_a_person_thinks():
    child = spawn("play", "jelly-monster", "--option", "form=live", "--seed", "3")
    for _ in range(3):
        child.expect(r"quit\) > ")
        child.sendline("1")
    child.expect(r"quit\) > ")
    child.sendline("quit")
    child.expect("The game record so far")
    child.expect(pexpect.EOF)
    printed = plain(child.before)
    table = tablee.replay(tablee.read_record(printed[printed.index("[Game") :]))
    assert any(seat == tablee.CLOCK for seat, _ in table.moves)

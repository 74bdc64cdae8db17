"""The processes behind bots that are programs: their heartbeat, and that none is left behind."""

from __future__ import annotations

import sys
import threading
import time

import pytest

from tablee.bots.external.bot import ExternalBot
from tablee.bots.external.session import Timeouts
from tests.bots.programs import GAME, HASTY, HERE, badly, is_alive, is_gone, to_move


def beating(*arguments: str, patience: Timeouts) -> ExternalBot:
    return ExternalBot(
        "beat", GAME, [sys.executable, str(HERE / "heartbeat.py"), *arguments], patience=patience
    )


def test_a_bot_with_a_heartbeat_may_think_for_its_whole_budget():
    with beating("3", patience=Timeouts(start=20, budget=20, beat=0.2, beats=10)) as bot:
        bot.choose(to_move())
    assert bot.faults == []


def test_a_broken_promise_of_a_heartbeat_ends_the_wait_before_the_budget():
    with beating("60", "silent", patience=Timeouts(start=20, budget=60, beat=0.1, beats=3)) as bot:
        started = time.monotonic()
        bot.choose(to_move())
        assert time.monotonic() - started < 30
    assert [fault.code for fault in bot.faults] == ["no-heartbeat"]


def test_a_simple_bot_is_never_pinged(tmp_path):
    file = tmp_path / "told"
    slow = f"import sys, time; time.sleep(1); sys.argv = ['', {str(file)!r}]; " + "exec(open({!r}).read())"
    command = [sys.executable, "-c", slow.format(str(HERE / "recorder.py"))]
    with ExternalBot(
        "slow", GAME, command, patience=Timeouts(start=20, budget=20, beat=0.05, beats=1)
    ) as bot:
        bot.choose(to_move())
    assert bot.faults == []
    assert b"ping" not in file.read_bytes()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("how", ["chatty", "hang-after-telling"])
@pytest.mark.parametrize("wrapper", [[], ["sh", "-c", '"$@"; true', "sh"]], ids=["alone", "in a shell"])
def test_close_leaves_no_process_and_no_thread_behind(how, wrapper):
    heard: list[str] = []
    before = threading.active_count()
    command = [*wrapper, sys.executable, str(HERE / "badly.py"), how]
    bot = ExternalBot("exec", GAME, command, patience=HASTY, on_log=heard.append)
    bot.choose(to_move(), think=5 if how == "chatty" else 0.5)
    pid = int(heard[0].split()[1])
    assert is_alive(pid)
    bot.close()
    assert is_gone(pid)
    assert threading.active_count() == before
    bot.close()  # twice does no harm


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_forgotten_bot_leaves_no_process_behind():
    heard: list[str] = []
    bot = badly("chatty", on_log=heard.append)
    bot.choose(to_move())
    pid = int(heard[0].split()[1])
    del bot
    assert is_gone(pid)


def test_a_stubborn_program_is_killed():
    bot = badly("stubborn", patience=HASTY)
    bot.choose(to_move())
    started = time.monotonic()
    bot.close()
    assert time.monotonic() - started < 10

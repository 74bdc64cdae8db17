"""Bots of one's own in Python enter every tool, and what goes wrong in them is told with their name."""

from __future__ import annotations

import json
import pickle
import sys
import textwrap

import pytest
from typer.testing import CliRunner

import tablee
from tablee.bots.own import BadBot
from tablee.bots.players import player
from tablee.cli.main import app
from tablee.i18n import LANGUAGES, Translator
from tablee.lab.series import SeriesTask, play_series

GAME = tablee.game("district-noir")


class FirstMove(tablee.Bot):
    """The first legal move."""

    def decide(self, seen, moves, budget, seed):
        return moves[0]


class Divides(FirstMove):
    def decide(self, seen, moves, budget, seed):
        return moves[1 // 0]


class Cheats(FirstMove):
    def decide(self, seen, moves, budget, seed):
        return "take" if "take" not in moves else "no such card"


class Numbers(FirstMove):
    def decide(self, seen, moves, budget, seed):
        return seen.legal_codes()[0]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with bots in it, where somebody works."""
    (tmp_path / "helper_of_mine.py").write_text("def first(moves):\n    return moves[0]\n")
    (tmp_path / "my_first_bot.py").write_text(
        textwrap.dedent("""
            import tablee
            from helper_of_mine import first

            class MyBot(tablee.Bot):
                def decide(self, seen, moves, budget, seed):
                    return first(moves)

            class Broken(tablee.Bot):
                def decide(self, seen, moves, budget, seed):
                    return {}["what was said before"]

            def no_bot(name, game):
                return 7

            def decide(seen):
                return seen.legal_moves()[0]
        """)
    )
    (tmp_path / "no_python.py").write_text("import a_module_that_is_nowhere\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tmp_path


@pytest.mark.parametrize("place", ["my_first_bot.py", "my_first_bot", "{folder}/my_first_bot.py"])
def test_a_bot_is_found_in_a_file_or_a_module(folder, place):
    spec = place.format(folder=folder) + ":MyBot"
    bot = player(spec, GAME)
    assert (bot.name, bot.game) == (spec, GAME)
    table = GAME.deal(seed=1)
    seat = table.to_act[0]
    assert bot.choose(table.view_of(seat), seed=1) == table.legal_moves(seat)[0]


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("my_first_bot.py:Nobody", "has no Nobody"),
        ("my_first_bot.py:no_bot", "a int is no tablee.Bot"),
        ("my_first_bot.py:decide", "decide is a function; a bot is a class derived from tablee.Bot"),
        ("nowhere.py:MyBot", "FileNotFoundError"),
        ("no_module_of_that_name:MyBot", "ModuleNotFoundError"),
        ("no_python.py:MyBot", "No module named 'a_module_that_is_nowhere' (no_python.py, line 1"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_reported_with_the_reason(folder, spec, problem):
    with pytest.raises(BadBot, match="bot-not-loaded") as raised:
        player(spec, GAME)
    assert raised.value.details["name"] == spec
    assert problem in str(raised.value.details["problem"])


@pytest.mark.parametrize(
    "spec", ["greedy:much", "greedy:2", "search:x", "search:0", "plain:", "random:3", "a b"]
)
def test_a_name_that_means_nothing_is_refused(spec):
    with pytest.raises(tablee.TableeError, match="unknown-bot"):
        player(spec, GAME)


@pytest.mark.parametrize(
    ("kind", "code", "problem"),
    [
        (Divides, "bot-failed", "ZeroDivisionError: integer division or modulo by zero (test_own_bots.py, "),
        (Cheats, "bot-illegal-move", "bad-notation"),
        (Numbers, "bot-returned-no-move", "int: "),
    ],
)
def test_a_bot_that_fails_is_reported_with_its_name_and_its_own_last_line(kind, code, problem):
    for play in (
        lambda: GAME.simulate(2, players=[kind, "random"]),
        lambda: GAME.simulate(2, players=["random", kind("mine", GAME)]),
        lambda: tablee.match(GAME, kind, "random", games=2),
    ):
        with pytest.raises(tablee.BrokenBot) as raised:
            play()
        assert raised.value.code == code
        assert raised.value.details["name"] in (kind.__name__, "mine")
        assert problem in str(raised.value.details["problem"])
        there = pickle.loads(pickle.dumps(raised.value))  # as it comes back from another process
        assert (there.code, there.details) == (raised.value.code, raised.value.details)
        for language in LANGUAGES:
            told = Translator(language).refusal(raised.value)
            assert str(raised.value.details["name"]) in told
            assert "{" not in told


def test_objects_play_a_series_and_a_match():
    tasks = [
        SeriesTask("district-noir", FirstMove("mine", GAME), FirstMove, 2, deal, 5, None, ())
        for deal in (0, 1)
    ]
    *_, tally = play_series(tasks)
    assert tally.deals == [0.5, 0.5]
    report = tablee.match("district-noir", FirstMove("mine", GAME), "random", games=4)
    assert (report.first, report.second, report.games, report.faults) == ("mine", "random", 4, {})
    assert report.elo is not None


def test_a_bot_of_another_game_or_no_bot_at_all_is_refused():
    for wrong in (FirstMove("mine", tablee.game("panik")), 7, int, None):
        with pytest.raises(tablee.BadValue):
            player(wrong, GAME)  # type: ignore[arg-type]


def run(*arguments):
    return CliRunner().invoke(app, arguments, env={"LANG": "en_GB.UTF-8", "COLUMNS": "160"})


def test_an_own_bot_plays_a_match_on_the_command_line(folder):
    done = run("match", "panik", "my_first_bot.py:MyBot", "random", "--games", "2", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["first"] == "my_first_bot.py:MyBot"
    broken = run("match", "panik", "my_first_bot.py:Broken", "random", "--games", "2")
    assert broken.exit_code == 2
    assert "The bot my_first_bot.py:Broken failed: KeyError: 'what was said before'" in broken.stderr
    assert "(my_first_bot.py, line 11, in decide). [bot-failed]" in broken.stderr


def test_a_broken_program_is_reported_and_gets_no_elo():
    done = run("match", "district-noir", "exec:false", "random", "--games", "2", "--json")
    assert done.exit_code == 1
    report = json.loads(done.stdout)
    assert report["elo"] is None
    assert report["faults"]["exec:false"]["crashed"] > 0
    assert report["faults"]["exec:false"]["given-up"] > 0
    told = run("match", "district-noir", "exec:false", "random", "--games", "2")
    assert told.exit_code == 1
    assert "exec:false: " in told.stderr
    assert "no Elo" in told.stderr


def test_a_ladder_rates_nobody_by_default_moves():
    done = run("ladder", "district-noir", "random", "exec:false", "--games", "2", "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout)["elo"] == {}

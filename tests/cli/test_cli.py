"""The command line as scripts use it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import tablee
from tests.support import play_random


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tablee", *arguments],
        env={**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "120", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


@pytest.fixture
def record(tmp_path):
    table = play_random(tablee.game("district-noir").deal(seed=2), random.Random(2), 48)
    file = tmp_path / "game.txt"
    file.write_text(tablee.write_record(table), encoding="utf-8")
    return file


def test_games_are_listed_for_people_and_machines():
    assert "District Noir" in run("games").stdout
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == list(tablee.game_names())
    assert listed[0]["seats"] == [2]


@pytest.mark.parametrize("name", tablee.game_names())
def test_without_a_terminal_a_demonstration_game_plays_itself(name):
    done = run("play", name, "--seed", "1", "--level", "random")
    assert done.returncode == 0, done.stderr
    assert "plays itself" in done.stdout
    assert "win" in done.stdout


def test_a_demonstration_can_be_recorded_and_verified(tmp_path):
    file = tmp_path / "demo.txt"
    assert run("play", "--seed", "1", "--record", str(file)).returncode == 0
    assert json.loads(run("verify", str(file), "--json").stdout)["finished"] is True


def test_a_record_is_told_again(record):
    done = run("replay", str(record), "--lang", "fr")
    assert done.returncode == 0
    assert "La ligne commence par" in done.stdout
    assert "gagne" in done.stdout
    told = json.loads(run("replay", str(record), "--json").stdout)
    assert told["position"]["game"] == "district-noir"


def test_a_record_is_verified(record):
    done = run("verify", str(record))
    assert done.returncode == 0
    assert "every move checked (moves: 48)" in done.stdout
    assert "chance comes from the secret alone" in done.stdout


def test_rules_are_shown_in_both_languages():
    assert "In one minute" in run("rules", "panik").stdout
    assert "En une minute" in run("rules", "panik", "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["play", "chess"], "unknown-game"),
        (["play", "district-noir", "--seats", "5"], "bad-seats"),
        (["play", "district-noir", "--people", "3"], "bad-seats"),
        (["play", "district-noir", "--option", "speed=9"], "unknown-option"),
        (["play", "jelly-monster", "--option", "pace=9"], "bad-option"),
        (["play", "district-noir", "--edition", "/nowhere.toml"], "bad-edition"),
        (["play", "--lang", "xx"], "bad-option"),
        (["play", "--level", "wizard"], "unknown-bot"),
        (["play", "--level", "random", "--record", "/nowhere/game.txt"], "not-written"),
        (["replay", "/nowhere.txt"], "no-such-file"),
        (["verify", __file__], "bad-record"),
        (["rules", "go"], "unknown-game"),
        (["bench", "go"], "unknown-game"),
    ],
)
def test_bad_input_ends_with_one_clear_line_a_code_and_exit_2(arguments, code):
    done = run(*arguments)
    assert done.returncode == 2
    assert f"[{code}]" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.strip().count("\n") == 0


def test_a_forged_record_is_found_out(record):
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace('"ending": "', '"ending": "x'), encoding="utf-8")
    done = run("verify", str(record))
    assert done.returncode == 2
    assert "[result-differs]" in done.stderr


def test_bench_prints_the_promised_figures():
    done = run("bench", "district-noir", "--json", "--seconds", "0.1")
    figures = json.loads(done.stdout)["district-noir"]
    promised = {
        "seats",
        "games_per_second",
        "moves_per_second",
        "handle_moves_per_second",
        "copy_ns",
        "cold_compile_s",
    }
    assert promised <= set(figures)
    assert figures["seats"] == 2
    assert all(figures[name] > 0 for name in promised)

"""The command line as scripts use it."""

from __future__ import annotations

import json
import random

import pytest

import tablee
from tests.cli.running import run
from tests.support import play_random


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
    assert "the bots play a demo game" in done.stdout
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


def test_a_record_becomes_a_picture(record, tmp_path):
    file = tmp_path / "end.svg"
    assert run("replay", str(record), "--svg", str(file), "--lang", "fr").returncode == 0
    assert "gagne" in file.read_text(encoding="utf-8")


def test_a_record_is_verified(record):
    done = run("verify", str(record))
    assert done.returncode == 0
    assert "every move are correct (moves: 48)" in done.stdout
    assert "all chance comes from the secret" in done.stdout


def test_a_finished_game_is_reviewed_in_both_languages_and_for_machines(record, tmp_path):
    page = tmp_path / "review.html"
    done = run("review", str(record), "--depth", "16", "--html", str(page), "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert "points perdus par décision" in done.stdout
    assert "Moments décisifs" in page.read_text(encoding="utf-8")
    told = json.loads(run("review", str(record), "--depth", "16", "--json").stdout)
    assert told["is_complete"]
    assert len(told["moments"]) == told["moves"] + 1
    refused = run("review", str(record), "--depth", "deep", "--json")
    assert refused.returncode == 2
    assert "bad-value" in refused.stderr


def test_an_edition_is_written_checked_compared_and_its_record_carries_it(tmp_path):
    file, record = tmp_path / "mine.toml", tmp_path / "game.txt"
    assert run("edition", "new", "panik", str(file)).returncode == 0
    assert "[file-exists]" in run("edition", "new", "panik", str(file)).stderr
    text = file.read_text(encoding="utf-8")
    assert 'name = "mine"' in text
    file.write_text(text.replace("trap_pay = 3", "trap_pay = 300"), encoding="utf-8")
    wrong = run("edition", "check", "panik", str(file), "--lang", "fr")
    assert wrong.returncode == 1
    assert "trap_pay: doit être compris entre 0 et 100" in wrong.stdout
    file.write_text(text.replace("trap_pay = 3", "trap_pay = 4"), encoding="utf-8")
    assert json.loads(run("edition", "check", "panik", str(file), "--json").stdout)["is_fine"]
    different = json.loads(run("edition", "diff", "panik", str(file), "--json").stdout)["differences"]
    assert different == [{"key": "trap_pay", "before": 3, "after": 4}]
    played = run("play", "panik", "--edition", str(file), "--level", "random", "--record", str(record))
    assert played.returncode == 0
    assert run("verify", str(record)).returncode == 0


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


def test_the_check_of_an_edition_counts_places_from_one_and_tells_what_servers_refuse(tmp_path):
    file = tmp_path / "mine.toml"
    assert run("edition", "new", "panik", str(file)).returncode == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("[4, 3, 2, 1]", "[4, 300, 2, 1]"), encoding="utf-8")
    wrong = run("edition", "check", "panik", str(file), "--lang", "en")
    assert "shared_pay · 2: must be from" in wrong.stdout
    assert run("edition", "new", "district-noir", str(file), "--force").returncode == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(
        text.replace('"docks" = { copies = 1, worth = 0 }', '"docks" = { copies = 1, worth = 4 }')
    )
    checked = run("edition", "check", "district-noir", str(file), "--lang", "en")
    assert checked.returncode == 0
    assert "cards.docks.worth: has no effect in this game" in checked.stdout
    assert run("edition", "new", "jelly-monster", str(file), "--force").returncode == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('["J3",', '["J1 + POD + POD + POD + POD + POD + POD",', 1), encoding="utf-8")
    checked = run("edition", "check", "jelly-monster", str(file), "--lang", "en")
    assert checked.returncode == 0
    assert "is more than a server can play" in checked.stdout

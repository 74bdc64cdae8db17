"""Matches and ratings: fair to both seats, repeatable, honest about doubt."""

from __future__ import annotations

import json
import multiprocessing
import random
import subprocess
import sys
import threading

import pytest

import tablee
from tablee.lab.rating import bradley_terry
from tablee.lab.series import SeriesTally, SeriesTask, play_series, play_task
from tablee.lab.stopping import SequentialTest
from tablee.studies.executors import executor_of
from tests.cli.running import run


def tasks(first, second, deals, **changes):
    settings = {"game": "district-noir", "seats": 2, "seed": 5, "think": None, "options": (), **changes}
    return [SeriesTask(first=first, second=second, deal=deal, **settings) for deal in range(deals)]


@pytest.mark.parametrize("players", ["search:20", "random", "greedy"])
def test_a_player_against_itself_wins_exactly_half_of_every_deal(players):
    """Every deal is played from both seats with the same thoughts: nobody can be luckier."""
    for task in tasks(players, players, 5):
        played = play_task(task)
        assert played.moves > 0
        assert played.share == 0.5


def test_a_series_is_the_same_again_whatever_the_number_of_workers():
    runs = []
    for workers in (1, 2):
        *_, tally = play_series(tasks("search:30", "random", 6), workers=workers)
        runs.append((tally.deals, tally.moves))
    assert runs[0] == runs[1]


def processes_left_behind():
    return [*multiprocessing.active_children(), *(set(threading.enumerate()) - {threading.current_thread()})]


@pytest.mark.parametrize("is_enough", [False, True], ids=["to the end", "stopped early"])
def test_a_series_leaves_no_process_behind(is_enough):
    before = processes_left_behind()
    list(play_series(tasks("random", "random", 4), workers=2, enough=lambda _: is_enough))
    assert [one for one in processes_left_behind() if one not in before] == []


def test_a_study_leaves_no_process_behind():
    before = processes_left_behind()
    with executor_of("processes", 2) as pool:
        pool.submit(len, ()).result()
    assert [one for one in processes_left_behind() if one not in before] == []


def test_a_sequential_test_stops_when_the_answer_is_clear():
    tallies = list(play_series(tasks("search:100", "random", 200), enough=SequentialTest().is_enough))
    assert len(tallies) < 200
    assert SequentialTest().verdict(tallies[-1]) is True


def test_a_sequential_test_does_not_decide_on_a_few_games():
    assert SequentialTest().verdict(SeriesTally(2, [1.0] * 5)) is None
    assert SequentialTest().verdict(SeriesTally(2, [0.5] * 2000)) is False


def test_the_interval_holds_the_share_and_narrows_with_more_deals():
    few, many = SeriesTally(2, [0.0, 0.5, 1.0, 0.5]), SeriesTally(2, [0.0, 0.5, 1.0, 0.5] * 100)
    assert few.interval[0] < few.share < few.interval[1]
    assert many.interval[1] - many.interval[0] < few.interval[1] - few.interval[0]


def test_the_interval_of_a_clean_sweep_is_the_one_statisticians_give():
    low, high = SeriesTally(2, [1.0] * 10).interval  # 20 of 20; Wilson: 83.9 to 100 %
    assert 0.83 < low < 0.88
    assert high == 1.0


def test_the_interval_holds_the_truth_in_nineteen_of_twenty_matches():
    chance, held = random.Random(5), {}
    for truth in (0.5, 0.8, 0.97):
        matches = [
            SeriesTally(2, [(chance.random() < truth) / 2 + (chance.random() < truth) / 2 for _ in range(25)])
            for _ in range(2000)
        ]
        held[truth] = sum(low <= truth <= high for low, high in (one.interval for one in matches)) / 2000
    assert all(0.925 < share < 0.985 for share in held.values()), held


def test_elo_points_of_a_share():
    assert SeriesTally(2, [0.5] * 10).elo == pytest.approx(0)
    assert SeriesTally(2, [0.75] * 100).elo == pytest.approx(190.8, abs=0.1)


def test_ratings_explain_the_results():
    wins = {("a", "b"): 75, ("b", "a"): 25, ("b", "c"): 75, ("c", "b"): 25}
    games = dict.fromkeys(wins, 100)
    elo = bradley_terry(["a", "b", "c"], wins, games)
    assert elo["a"] - elo["b"] == pytest.approx(elo["b"] - elo["c"], abs=1e-6)
    assert elo["a"] - elo["b"] == pytest.approx(188, abs=4)
    assert sum(elo.values()) == pytest.approx(0)


def test_match_and_ladder_on_the_command_line():
    def told(*arguments):
        command = [sys.executable, "-m", "tablee", *arguments, "--json"]
        return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)

    report = told("match", "district-noir", "search:50", "random", "--games", "10")
    assert report["games"] == 10
    assert report["share"] > 0.5
    rated = told("ladder", "district-noir", "random", "search:20", "search:200", "--games", "8")
    assert rated["elo"]["search:200"] > rated["elo"]["random"]
    assert len(rated["matches"]) == 3


@pytest.mark.parametrize(
    ("name", "wrong"), [("seed", "x"), ("seed", -1), ("workers", 0), ("games", 1), ("executor", 3)]
)
def test_a_match_refuses_by_name_what_it_cannot_be_played_with(name, wrong):
    with pytest.raises(tablee.BadValue) as refused:
        tablee.match("district-noir", "random", "greedy", **{"games": 2, name: wrong})
    assert refused.value.details["name"] == name


def test_a_match_is_told_in_the_language_asked_for():
    asked = ("match", "district-noir", "random", "greedy", "--games", "2", "--workers", "1", "--lang")
    assert "share of wins" in run(*asked, "en").stdout
    french = run(*asked, "fr").stdout
    assert "victoires" in french
    assert "50,0\N{NO-BREAK SPACE}%" in french


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (["nope"], "two or more different players"),
        (["club"], "two or more different players"),
        ([","], "two or more different players"),
        (["random", "random"], "two or more different players"),
        (["random", "nope"], "no player called “nope”"),
        (["random,nope"], "no player called “nope”"),
    ],
)
def test_a_ladder_of_nobody_or_of_one_is_refused_before_anything_is_played(players, said):
    done = run("ladder", "district-noir", *players, "--lang", "en")
    assert done.returncode != 0
    assert said in " ".join(done.stderr.split())
    assert not done.stdout


def test_a_ladder_takes_names_with_commas_too():
    done = run("ladder", "district-noir", "random, greedy", "--games", "2", "--json")
    assert set(json.loads(done.stdout)["elo"]) == {"random", "greedy"}

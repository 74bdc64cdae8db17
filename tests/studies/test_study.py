"""Studies: the same whoever plays, right where the answer is known, readable in both languages."""

from __future__ import annotations

import json
import random
import re
import warnings
from importlib import resources
from typing import Any

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

import tablee
from tablee.bots.players import player
from tablee.cli.main import app
from tablee.engine.registry import package_of
from tablee.i18n import LANGUAGES
from tablee.intervals import IntervalEstimate, mean_over_deals, ratio_over_deals, share_over_deals
from tablee.studies.chunk import Chunk, LineUp, cut, play_chunk
from tablee.studies.games_played import STAGES, blank_rows, joined
from tablee.studies.holding import added_wins
from tablee.studies.measure import measure_run
from tablee.studies.restricted import RestrictedBot
from tablee.studies.strength import strongest
from tablee.studies.subject import held_by, names_of_things, subject_of
from tests.support import games_in_house, play_random

GAME = tablee.game("district-noir")
SMALL: dict[str, Any] = {
    "players": ["random", "greedy", "search:4"],
    "games": 60,
    "question_games": 4,
    "seed": 3,
}


@pytest.fixture(scope="module")
def small():
    """One small study, played in this process."""
    return tablee.study("district-noir", executor="here", **SMALL)


# --- who plays ----------------------------------------------------------------------------------------


def test_a_study_is_the_same_in_processes(small):
    there = tablee.study("district-noir", executor="processes", workers=2, **SMALL)
    assert there.to_json() == small.to_json()


@pytest.fixture(scope="module")
def cluster():
    """A Dask cluster on this machine: a scheduler behind a socket, and one worker."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        distributed = pytest.importorskip("distributed")
        with distributed.LocalCluster(
            n_workers=1,
            threads_per_worker=2,
            processes=False,
            protocol="tcp://",
            host="127.0.0.1",
            dashboard_address=None,
        ) as running:
            yield running.scheduler_address.removeprefix("tcp://")


@pytest.mark.filterwarnings("ignore")
def test_a_study_is_the_same_on_a_dask_cluster(small, cluster):
    there = tablee.study("district-noir", executor=f"dask://{cluster}", **SMALL)
    assert there.to_json() == small.to_json()


def test_a_study_is_the_same_however_it_is_cut():
    whole = list(cut(GAME, 2, LineUp("random"), 24, 7, {}))
    pieces = [Chunk(GAME, 2, LineUp("random"), first, 4, 7, ()) for first in (0, 4, 8)]
    one, other = play_chunk(whole[0]), joined([play_chunk(piece) for piece in pieces])
    for name in ("shares", "scores", "lengths", "held", "leaders", "beginners"):
        assert (getattr(one, name) == getattr(other, name)).all(), name


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        ({"games": 0}, "games"),
        ({"games": -1}, "games"),
        ({"games": "many"}, "games"),
        ({"question_games": -1}, "question_games"),
        ({"players": []}, "players"),
        ({"players": None}, "players"),
        ({"without": 7}, "without"),
        ({"workers": 0}, "workers"),
        ({"players": [7]}, "players"),
        ({"seed": -1}, "seed"),
        ({"without": [""]}, "without"),
        ({"executor": "cloud"}, "executor"),
        ({"executor": 7}, "executor"),
    ],
)
def test_what_cannot_be_studied_is_refused(settings, name):
    with pytest.raises(tablee.BadValue) as refused:
        tablee.study("district-noir", **settings)
    assert refused.value.details["name"] == name


def test_seats_editions_and_players_are_checked_before_anything_is_played():
    with pytest.raises(tablee.BadSeats):
        tablee.study("district-noir", seats=5)
    with pytest.raises(tablee.BadEdition):
        tablee.study("district-noir", edition="/nowhere.toml")
    with pytest.raises(tablee.TableeError, match="unknown-bot"):
        tablee.study("district-noir", players=["wizard"])
    with pytest.raises(tablee.BadOption):
        tablee.study("district-noir", speed=9)


# --- what is found ------------------------------------------------------------------------------------


def test_the_figures_of_random_play_are_those_of_simulate(small):
    """Another way to the same games of chance: within the intervals, which hold 19 of 20 times each."""
    run = small.runs[0]
    simulated = GAME.simulate(20_000, seed=5)
    assert run.player == "random"
    assert run.length.moves.low - 1 < simulated["length"].mean() < run.length.moves.high + 1
    assert sum(ending.share.value for ending in run.endings) == pytest.approx(1)
    assert sum(seat.value for seat in run.seats) == pytest.approx(1)
    assert run.games == 60


def test_every_deal_is_played_once_with_each_seat_beginning():
    (chunk,) = cut(GAME, 2, LineUp("random"), 40, 9, {})
    played = play_chunk(chunk)
    assert played.beginners.tolist() == [0, 1] * 20
    (chunk,) = cut(tablee.game("panik"), 3, LineUp("greedy"), 6, 9, {})
    played = play_chunk(chunk)
    hands = played.held.reshape(2, 3, 3, -1)
    assert (hands == hands[:, :1]).all()  # the same mansions for everybody, each time
    assert (played.held.sum(axis=2) == 4).all()
    assert played.beginners.tolist() == [0, 1, 2] * 2


def test_where_nobody_begins_nobody_has_an_advantage_by_it():
    jelly = tablee.game("jelly-monster")
    (chunk,) = cut(jelly, 3, LineUp("greedy"), 3, 9, jelly.calm_options)
    assert play_chunk(chunk).beginners.tolist() == [-1] * 3


def test_a_challenger_takes_every_seat_of_every_deal():
    found = tablee.study("district-noir", players=["search:30"], games=2, question_games=12, executor="here")
    greedy, never_takes = found.answers
    assert (greedy.question, greedy.challenger, greedy.player) == ("greedy", "greedy", "search:30")
    assert (never_takes.question, never_takes.without, never_takes.games) == ("never-takes", "take", 12)
    assert never_takes.wins.value < 0.5


def made_up(held, shares, seats=2):
    rows = blank_rows(len(shares), seats, held.shape[2])
    rows.held[:], rows.shares[:] = held, shares
    rows.beginners[:] = 0
    return rows


def test_what_a_card_adds_is_found_where_it_is_known():
    """The first thing decides, the second comes with it half of the time and does nothing by itself."""
    chance = np.random.default_rng(1)
    games = 4000
    first = chance.integers(0, 2, games)
    second = np.where(chance.random(games) < 0.5, first, chance.integers(0, 2, games))
    held = np.zeros((games, 2, 2), dtype=np.int16)
    held[np.arange(games), first, 0] = 1
    held[np.arange(games), second, 1] = 1
    shares = np.zeros((games, 2))
    shares[np.arange(games), np.where(chance.random(games) < 0.8, first, 1 - first)] = 1
    decides, idles = added_wins(made_up(held, shares))
    assert decides.low < 0.6 < decides.high  # 80 % with it, 20 % without
    assert idles.low < 0 < idles.high
    assert decides.high - decides.low < 0.1


def test_what_everybody_always_holds_alike_adds_nothing_that_could_be_known():
    held = np.ones((40, 2, 1), dtype=np.int16)
    assert added_wins(made_up(held, np.tile([1.0, 0.0], (40, 1)))) == [None]


def test_intervals_over_deals_hold_the_truth():
    chance = np.random.default_rng(2)
    held = {"share": 0, "mean": 0, "ratio": 0}
    for _ in range(400):
        luck = chance.normal(0.5, 0.15, 100).clip(0, 1)[:, None]
        deals = (chance.random((100, 2)) < luck).mean(axis=1)
        wholes = chance.integers(1, 5, 100).astype(float)
        held["share"] += inside(0.5, share_over_deals(deals, 2))
        held["mean"] += inside(0.5, mean_over_deals(deals))
        held["ratio"] += inside(0.5, ratio_over_deals(deals * wholes, wholes))
    assert all(0.92 < count / 400 < 0.985 for count in held.values()), held


def test_what_the_winner_always_held_in_a_few_deals_is_not_certain():
    """And where much is known the interval is that of a normal distribution."""
    few = ratio_over_deals(np.array([3.0] * 8), np.array([3.0] * 8))
    assert (few.value, few.high) == (1, 1)
    assert few.low == pytest.approx(8 / (8 + 1.96**2), abs=1e-3)
    none = ratio_over_deals(np.zeros(8), np.array([3.0] * 8))
    assert none.high == pytest.approx(1 - few.low)
    parts = np.random.default_rng(1).binomial(4, 0.3, 5_000).astype(float)
    many = ratio_over_deals(parts, np.full(5_000, 4.0))
    assert many.high - many.low == pytest.approx(2 * 1.96 * (0.3 * 0.7 / 20_000) ** 0.5, rel=0.05)


def inside(truth: float, found: IntervalEstimate) -> bool:
    return found.low <= truth <= found.high


def test_a_restricted_player_makes_such_moves_only_where_there_is_no_other():
    for name in ("search:20", "random", "greedy"):
        table = GAME.deal(seed=2)
        bot = RestrictedBot(player(name, GAME), "take")
        while not table.is_over:
            seat = table.to_act[0]
            move = bot.choose(table.view_of(seat), seed=table.length)
            assert move != "take" or table.legal_moves(seat) == ["take"]
            table.play(seat, move)


@pytest.mark.parametrize("name", games_in_house())
def test_every_question_of_a_game_is_about_moves_that_there_are(name):
    game = tablee.game(name)
    for question in subject_of(game).questions:
        assert [*RestrictedBot(player("random", game), question.without).forbidden(_moves_of(game))], question


def _moves_of(game):
    """Moves of a few random games, in notation."""
    moves = set()
    for seed in range(3):
        table = game.deal(seats=game.seats[-1], seed=seed, **game.calm_options)
        while not table.is_over:
            legal = table.legal_moves(table.to_act[0])
            moves.update(legal)
            table.play(table.to_act[0], legal[(table.length * 7) % len(legal)])
    return sorted(moves)


@pytest.mark.parametrize("name", tablee.game_names())
def test_things_have_names_and_are_counted(name):
    game = tablee.game(name)
    tables = [game.deal(seed=seed, **game.calm_options) for seed in range(3)]
    states = np.concatenate([play_random(table, random.Random(1), 5000).cell for table in tables])
    assert all(table.is_over for table in tables)
    counts = held_by(game, states, game.seats[0])
    assert counts.shape == (3, game.seats[0], len(names_of_things(game)))
    assert counts.any()
    assert (counts >= 0).all()


# --- two editions -------------------------------------------------------------------------------------


def test_an_edition_against_itself_differs_in_nothing_and_another_does(tmp_path):
    text = resources.files(package_of(GAME.name)).joinpath("edition.toml").read_text(encoding="utf-8")
    same, other = tmp_path / "same.toml", tmp_path / "other.toml"
    same.write_text(text, encoding="utf-8")
    other.write_text(text.replace("worth = -3", "worth = -30"), encoding="utf-8")
    equal = tablee.study(
        "district-noir", edition=same, against=same, players=["random"], games=20, executor="here"
    )
    assert all(one.difference.value == 0 for one in equal.differences)
    found = tablee.study("district-noir", against=other, players=["random"], games=2000, executor="here")
    margin = next(one for one in found.differences if one.figure == "margin")
    assert margin.difference.low > 5  # a card of −30 decides by a wide margin
    assert margin.second - margin.first == pytest.approx(margin.difference.value)
    assert len(found.editions) == len(found.runs) == 2
    page = found.html("en")
    assert "not corrected for the number of figures" in page
    assert [(one.key, one.before, one.after) for one in found.changes] == [("cards.-3.worth", -3, -30)]
    assert "<td>−3</td><td>−30</td>" in page
    assert "with the edition “printed 28d9”" in page  # what the figures at a glance are about


# --- the report ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_in_words_that_needs_nothing_else(small, language):
    page = small.html(language, other_page="other.html")
    assert page.startswith("<!doctype html>")
    assert f'<html lang="{language}">' in page
    assert not re.search(
        r"study-[a-z]+|<script|https?:|@import|url\((?!#)", re.sub(r"<style>.*?</style>", "", page)
    )
    assert not re.search(r"\{ ?\$|None|nan", page)
    assert page.count("<section") == 10
    assert ("Docks" in page, 'href="other.html"' in page) == (True, True)
    assert {"en": "Cards taken", "fr": "Cartes prises"}[language] in page
    assert {"en": "never takes the line", "fr": "ne prend jamais la ligne"}[language] in page


def test_the_report_draws_how_a_game_with_this_edition_ended(tmp_path):
    text = resources.files(package_of(GAME.name)).joinpath("edition.toml").read_text(encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text(text.replace("worth = -3", "worth = -30"), encoding="utf-8")
    found = tablee.study("district-noir", edition=other, players=["greedy"], games=2, executor="here")
    final = tablee.replay(tablee.read_record(found.example))
    assert final.is_over
    assert final.game.edition.digest == found.editions[0].digest
    for language in LANGUAGES:
        drawn = final.svg(reveal=True, language=language)
        assert drawn.partition(">")[2] in found.html(language)
    assert "<figure" not in msgspec.structs.replace(found, example="").html()


def test_the_figures_are_written_as_json_and_read_back(small):
    again = msgspec.json.decode(small.to_json().encode(), type=tablee.Study)
    assert again == small
    assert len(json.loads(small.to_json())["runs"][0]["choices"]["by_stage"]) == STAGES


def test_a_game_from_outside_is_studied_by_its_record():
    found = tablee.study("kuhn-poker", players=["greedy"], games=40, executor="here")
    (run,) = found.runs
    assert run.leads is None
    assert [thing.name for thing in run.things] == ["stakes"]
    assert "kuhn" in found.html("fr").lower()


def test_the_command_writes_a_page_in_each_language_and_the_figures(tmp_path):
    asked = ["study", "district-noir", "--players", "random", "--games", "20", "--executor", "here"]
    done = CliRunner().invoke(app, [*asked, "--output", str(tmp_path / "mine"), "--lang", "fr"])
    assert done.exit_code == 0, done.output
    assert sorted(file.name for file in tmp_path.iterdir()) == ["mine.en.html", "mine.fr.html", "mine.json"]
    assert "Rapport" in done.output
    assert 'href="mine.en.html"' in (tmp_path / "mine.fr.html").read_text(encoding="utf-8")
    refused = CliRunner().invoke(app, [*asked, "--output", str(tmp_path / "no" / "mine"), "--lang", "en"])
    assert refused.exit_code == 2
    assert "[report-not-written]" in refused.output
    assert "there is no such folder" in refused.output


def test_an_earlier_report_is_overwritten_only_by_force(tmp_path):
    asked = ["study", "district-noir", "--players", "random", "--games", "2", "--executor", "here"]
    place = ["--output", str(tmp_path / "mine"), "--lang", "en"]
    (tmp_path / "mine.fr.html").write_text("mine", encoding="utf-8")
    refused = CliRunner().invoke(app, [*asked, *place])
    assert refused.exit_code == 2
    assert "[file-exists]" in refused.output
    assert [file.name for file in tmp_path.iterdir()] == ["mine.fr.html"]
    assert CliRunner().invoke(app, [*asked, *place, "--force"]).exit_code == 0
    assert (tmp_path / "mine.fr.html").read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--games", "-5", "--games must be a whole number from 1 to 10,000,000"),
        ("--question-games", "-1", "--question-games must be a whole number from 0 to 10,000,000"),
        ("--workers", "-2", "--workers must be a whole number from 1 to 4,096"),
        ("--seed", "-1", "--seed must be a whole number from 0 to 2,147,483,647"),
        ("--edition", "nowhere.toml", "nowhere.toml can’t be used: it doesn’t exist"),
    ],
)
def test_what_is_wrong_is_told_by_the_name_of_the_option_and_in_plain_words(option, value, told):
    refused = CliRunner().invoke(app, ["study", "district-noir", option, value, "--lang", "en"])
    assert refused.exit_code == 2
    assert told in " ".join(refused.output.split())
    assert "Errno" not in refused.output


def test_own_bots_can_be_studied():
    class First(tablee.Bot):
        def decide(self, seen, moves, budget, seed):
            return moves[0]

    found = tablee.study("district-noir", players=[First], games=2, question_games=0)
    assert found.runs[0].player == "First"
    assert found.answers == ()


def test_measuring_takes_games_that_end_at_once():
    """A stage without a move has no choices; nobody divides by it."""
    rows = blank_rows(4, 2, 13)
    rows.choices[:] = np.nan
    rows.choices[:, -1] = 3
    rows.lengths[:], rows.shares[:, 0], rows.leaders[:] = 1, 1.0, 3
    run = measure_run(GAME, "random", rows)
    assert run.choices.by_stage[0].value == 0
    assert run.choices.mean.value == 3


def test_the_faults_of_programs_are_counted_and_told(tmp_path):
    asked = ["study", "district-noir", "--players", "exec:false", "--games", "2", "--question-games", "0"]
    out = ["--executor", "here", "--output", str(tmp_path / "mine"), "--lang", "en"]
    done = CliRunner().invoke(app, [*asked, *out])
    assert done.exit_code == 1
    faults = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))["faults"]["exec:false"]
    assert f"exec:false: {faults['crashed']} × crashed" in done.output


def test_a_question_of_ones_own_can_be_asked_of_any_player():
    found = tablee.study("district-noir", players="greedy", games=2, without="take", question_games=4)
    (answer,) = found.answers
    assert (answer.question, answer.without, answer.player) == ("", "take", "greedy")
    assert "never plays “take”" in found.html("en")


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (["club", "novice"], "club"),
        (["novice", "master", "casual", "random", "greedy"], "master"),
        (["search:400", "search:20"], "search:400"),
        (["club", "search:400", "search:20", "novice"], "search:400"),  # of several kinds: the last
        (["club", "my.py:Bot"], "my.py:Bot"),
        (["random", "greedy"], "greedy"),
        (["random"], "random"),
    ],
)
def test_the_strongest_player_is_not_simply_the_last(players, expected):
    assert strongest(players) == expected


def test_questions_are_asked_of_the_strongest_player():
    found = tablee.study(
        "district-noir", players=["search:8", "search:2"], games=2, question_games=2, executor="here"
    )
    assert {answer.player for answer in found.answers} == {"search:8"}
    assert "strongest player of this study: search:8" in found.html("en")


@pytest.mark.parametrize(
    ("pattern", "told"), [("fly *", "never came up"), ("*", "left no other move whenever it came up")]
)
def test_a_restriction_that_never_applied_says_so(tmp_path, pattern, told):
    asked = ["study", "district-noir", "--players", "greedy", "--games", "2", "--question-games", "4"]
    place = ["--executor", "here", "--output", str(tmp_path / "mine"), "--lang", "en"]
    done = CliRunner().invoke(app, [*asked, "--without", pattern, *place])
    assert done.exit_code == 1
    assert told in " ".join(done.output.split())
    (answer,) = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))["answers"]
    assert answer["restricted"] == 0
    assert (answer["unavoidable"] > 0) == (pattern == "*")
    assert told in (tmp_path / "mine.en.html").read_text(encoding="utf-8")


def test_how_often_a_restriction_applied_is_counted_and_told():
    found = tablee.study("district-noir", players="greedy", games=2, without="take", question_games=4)
    (answer,) = found.answers
    assert (answer.restricted or 0) > 4
    assert f"something to do without in {answer.restricted} decisions" in found.html("en")
    assert not answer.says_nothing


def test_a_reference_that_a_restricted_player_beats_is_no_yardstick(small):
    beaten = msgspec.structs.replace(small.answers[0], wins=IntervalEstimate(0.77, 0.7, 0.83))
    doubtful = msgspec.structs.replace(small, answers=(beaten,))
    assert doubtful.questionable == (beaten,)
    assert "wins 77% against search:4" in doubtful.html("en")
    assert "trop faible" in doubtful.html("fr")

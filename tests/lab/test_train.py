"""Training: it learns, the same seed gives the same weights, and an interruption loses nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import tablee
from tablee.bots.profile import bot_profile
from tablee.bots.value.network import NO_WEIGHTS, LayerSizes, fresh_weights
from tablee.bots.value.weights import read_card, read_weights
from tablee.engine.errors import BadSeats, BadValue
from tablee.lab.train.compare import compare
from tablee.lab.train.fit import Fitting, _compiled, fit
from tablee.lab.train.run import OtherRun, TrainRun
from tablee.lab.train.self_play import Frozen, Samples, SelfPlay, play_games
from tests.cli.running import run as run_command

GAME = tablee.game("district-noir")
KNOWLEDGE = bot_profile(GAME).knowledge
FEATURES = KNOWLEDGE.features
SMALL = {"plan": ((8, 2100), (6, 300))}


def played(seed: int, threads: int = 2, games: int = 60) -> Samples:
    how = SelfPlay(iterations=8)
    return play_games(GAME, KNOWLEDGE, NO_WEIGHTS, how, seats=2, games=games, seed=seed, threads=threads)


def test_self_play_does_not_depend_on_the_threads():
    one, two = played(3, threads=1), played(3, threads=2)
    assert len(one) > 60
    for name in ("active", "counts", "seats", "results"):
        np.testing.assert_array_equal(getattr(one, name), getattr(two, name))
    assert not np.array_equal(one.results[:40], played(4).results[:40])


def test_every_row_has_one_result_and_both_seats_of_a_position_agree_on_it():
    samples = played(5)
    np.testing.assert_allclose(samples.results.sum(axis=1), 1)
    mine, others = samples.results[0::2], samples.results[1::2]
    np.testing.assert_array_equal(mine[:, 0], others[:, 0])
    np.testing.assert_array_equal(mine[:, 1], others[:, 2])


def test_against_a_frozen_player_only_the_learner_is_watched():
    """Who thinks twenty times as much wins more often, and the samples tell it from that seat alone."""
    weak = Frozen(NO_WEIGHTS, iterations=2)
    samples = play_games(
        GAME, KNOWLEDGE, NO_WEIGHTS, SelfPlay(40), seats=2, games=60, seed=2, threads=1, against=weak
    )
    twice = played(2).counts
    assert len(samples) < 0.7 * len(twice), "one row a position, not two"
    assert samples.results[:, 1].mean() > 0.6
    assert samples.results[:, 2].mean() < 0.4


def loss_of(weights: np.ndarray, samples: Samples, shape: LayerSizes) -> float:
    """The cross-entropy, by NumPy and in double precision."""
    a, b, c, d, e, f = shape.bounds
    first = weights[:a].reshape(shape.inputs, shape.first)
    total = 0.0
    for on, count, result in zip(samples.active, samples.counts, samples.results, strict=True):
        hidden = np.maximum(0, first[on[:count]].sum(axis=0) + weights[a:b])
        hidden = np.maximum(0, hidden @ weights[b:c].reshape(shape.first, shape.second) + weights[c:d])
        last = hidden @ weights[d:e].reshape(shape.second, shape.outputs) + weights[e:f]
        chances = np.exp(last - last.max())
        total -= float((result * np.log(chances / chances.sum())).sum())
    return total / len(samples)


def test_the_gradient_is_that_of_the_loss():
    learn, _, _ = _compiled(FEATURES)
    samples, shape = played(6, games=8).part(slice(0, 16)), FEATURES.shape
    weights = fresh_weights(shape, 50, seed=1)
    gradient = np.zeros_like(weights)
    rows = np.arange(len(samples))
    learn(weights, gradient, samples.active, samples.counts, samples.seats, samples.results, rows)
    chance = np.random.default_rng(2)
    of_inputs = samples.active[0, : samples.counts[0]].astype(int) * shape.first
    exact = weights.astype(np.float64)
    for place in [*of_inputs[:6], *chance.integers(shape.bounds[0], shape.size, 12)]:
        step = np.zeros_like(exact)
        step[place] = 1e-6  # so small that no unit is switched on or off by it
        slope = (loss_of(exact + step, samples, shape) - loss_of(exact - step, samples, shape)) / 2e-6
        assert gradient[place] == pytest.approx(slope, rel=1e-3, abs=1e-5)


def test_it_learns_who_will_win():
    samples = played(7, games=3000)
    weights = fresh_weights(FEATURES.shape, 50, seed=1)
    found = fit(weights, samples, FEATURES, Fitting(epochs=4), seed=1)
    assert found.relative < 0.9


def test_the_same_seed_gives_the_same_weights_and_an_interruption_loses_nothing(tmp_path: Path):
    whole = TrainRun.open(tmp_path / "whole", GAME, **SMALL)
    reports = list(whole.rounds(2))
    assert [report.number for report in reports] == [1, 2]
    assert reports[0].share is None
    assert 0 < reports[1].share < 1

    broken = TrainRun.open(tmp_path / "broken", GAME, **SMALL)
    list(broken.rounds(1))
    (tmp_path / "broken" / "round-001.json").unlink()  # interrupted before the round was told
    (tmp_path / "broken" / "samples-001-001.npz").unlink()  # and a part of its games lost
    again = TrainRun.open(tmp_path / "broken", GAME, **SMALL)
    assert again.rounds_done == 0
    list(again.rounds(2))
    np.testing.assert_array_equal(again.weights(2), whole.weights(2))


def test_a_killed_run_goes_on(tmp_path: Path):
    command = [sys.executable, "-m", "tablee", "train", "district-noir", "--folder", str(tmp_path / "run")]
    options = ["--plan", "8:2100,6:300", "--rounds", "2", "--json"]
    running = subprocess.Popen([*command, *options], stdout=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + 240
    while not list((tmp_path / "run").glob("samples-*.npz")):
        assert time.monotonic() < until, "no games"
        assert running.poll() is None, "ended by itself"
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGKILL)
    running.wait()
    done = run_command("train", "district-noir", "--folder", str(tmp_path / "run"), *options)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 2
    card = read_card((tmp_path / "run" / "value.json").read_bytes())
    assert card.seats[2].rounds == ((8, 2100), (6, 300))
    assert set(read_weights((tmp_path / "run" / "value.npz").read_bytes())) == {2}


def test_a_folder_belongs_to_one_run(tmp_path: Path):
    TrainRun.open(tmp_path, GAME, **SMALL)
    with pytest.raises(OtherRun) as caught:
        TrainRun.open(tmp_path, GAME, plan=((9, 2100),))
    assert caught.value.details["problem"] == "plan"
    done = run_command("train", "district-noir", "--folder", str(tmp_path), "--plan", "7:7")
    assert done.returncode == 2
    assert "[other-training-run]" in done.stderr


@pytest.mark.parametrize(
    ("wrong", "error"), [({"seats": 3}, BadSeats), ({"plan": ()}, BadValue), ({"plan": ((0, 5),)}, BadValue)]
)
def test_wrong_settings_are_refused(tmp_path: Path, wrong, error):
    with pytest.raises(error):
        TrainRun.open(tmp_path, GAME, **wrong)


def test_equal_weights_share_the_wins():
    weights = fresh_weights(FEATURES.shape, 50, seed=1)
    tally = compare(GAME, KNOWLEDGE, weights, weights, iterations=8, seats=2, games=20, seed=1)
    assert tally.share == 0.5
    assert tally.games == 20

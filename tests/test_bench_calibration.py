"""The script that plays, fits and judges, in small."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import tablee
from bench.calibration.__main__ import FIT_SEED, FRESH_SEED, cross_fitted, file_of, main
from bench.calibration.fitting import fit
from bench.calibration.judging import as_shares, by_curve, judge
from bench.calibration.samples import Sample, Sampled, Series, Tried, _seated, play_series, read_series
from tablee.bots.calibration import KNOTS, Curve, read_curves

SERIES = Series("district-noir", 2, "search:5", 20, FIT_SEED)


def made_up(games, curve, seed):
    """Games of which everything is known: shares at random, and wins as often as the curve says."""
    chance = random.Random(seed)
    for deal in range(games):
        own = chance.uniform(0.05, 0.95)
        tried = Tried("a", 10_000, (own, 1 - own))
        progress = chance.random()
        wins = curve.chances(tried.wins, tried.visits, 0, progress)[0]
        winner = 0 if chance.random() < wins else 1
        yield Sampled(deal, (1.0 - winner, float(winner)), (Sample(progress, progress, 0, "a", (tried,)),))


def test_games_are_played_sampled_in_every_quarter_and_gone_on_with(tmp_path):
    file = tmp_path / "series.jsonl"
    assert list(play_series(SERIES, 2, file)) == [1, 2]
    first = read_series(file)
    file.write_bytes(file.read_bytes() + b'{"deal": 1000')  # cut off in the middle of a line
    assert list(play_series(SERIES, 3, file)) == [3]
    games = read_series(file)
    assert games[:2] == first
    assert {game.deal for game in games} == {FIT_SEED, FIT_SEED + 1, FIT_SEED + 2}
    for game in games:
        assert sum(game.won) in (0, 1)
        assert len(game.samples) == 4
        for quarter, sample in enumerate(game.samples):
            # A game whose decisions are no multiple of four has its edges a little earlier.
            assert quarter - 0.2 < sample.moment * 4 < quarter + 1
        assert all(tried.visits > 0 for sample in game.samples for tried in sample.tried)


def test_a_curve_that_is_known_is_found_again_and_judged_true():
    curve = Curve((-0.6, -0.4, -0.2, -0.1, 0.0), (0.5, 0.8, 1.1, 1.3, 1.4), 0)
    found = fit(made_up(12_000, curve, 1))
    assert found.own == pytest.approx(curve.own, abs=0.3)
    assert found.trust == pytest.approx(curve.trust, abs=0.3)
    fresh = list(made_up(4_000, curve, 2))
    assert all(verdict.error < verdict.noise_95 + 1 for verdict in judge(fresh, by_curve(found)))
    assert max(verdict.error for verdict in judge(fresh, as_shares)) > 8


def test_a_few_games_change_little():
    found = fit(made_up(1, Curve((2.0,) * len(KNOTS), (3.0,) * len(KNOTS), 0), 1))
    assert found.own == pytest.approx((0.0,) * len(KNOTS), abs=0.3)
    assert found.trust == pytest.approx((1.0,) * len(KNOTS), abs=0.3)


def test_from_the_command_line_to_the_table(tmp_path, capsys):
    for seed in (FIT_SEED, FRESH_SEED):
        assert list(play_series(SERIES, 2, file_of(tmp_path, "district-noir", 2, seed)))
    main(["fit", str(tmp_path), "--curves", str(tmp_path)])
    assert read_curves((tmp_path / "district-noir.json").read_bytes()).seats[2].games >= 1
    main(["judge", str(tmp_path), "--curves", str(tmp_path)])
    printed = capsys.readouterr().out
    assert "| district-noir | 2 | playouts | 2 | 4 |" in printed
    assert "value" not in printed
    main(["judge", str(tmp_path), "--curves", str(tmp_path), "--folds", "2"])
    printed = capsys.readouterr().out
    assert "| district-noir | 2 | playouts | 2 | 4 |" in printed
    assert "| district-noir | 2 | value | 2 | 4 |" in printed


def test_what_is_judged_by_folds_was_not_fitted_to():
    """Shares at random that foretell nothing: whoever learned from the game itself would know more."""
    games = list(made_up(40, Curve((0.0,) * len(KNOTS), (0.05,) * len(KNOTS), 0), 3))
    tell = cross_fitted(games, len(games))
    for left_out in games[:3]:
        [sample] = left_out.samples
        others = [game for game in games if game is not left_out]
        assert tell(sample) == by_curve(fit(others))(sample)


def test_different_levels_sit_at_a_mixed_table():
    game, chance = tablee.game("panik"), random.Random(1)
    tables = [_seated(replace(SERIES, players="mixed", seats=3), game, chance) for _ in range(30)]
    assert all(len({bot.name for bot in bots}) > 1 for bots in tables)
    assert {bot.name for bots in tables for bot in bots} == {"novice", "casual", "club", "expert"}

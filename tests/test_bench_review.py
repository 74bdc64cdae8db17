"""The script that measures how precisely players play, in small."""

from __future__ import annotations

import pytest

import tablee
from bench.review.precision import (
    JudgedGame,
    Series,
    Verdict,
    agreement,
    play_series,
    rank_correlation,
    read_series,
    strengths,
    table_of,
    write_rates,
)
from tablee.reviews.precision import read_precision

SERIES = Series(tablee.game("district-noir"), 2, depth=32, drawn=2)
PLAYERS = ("novice", "master~0.9")


def judged(player: str, number: int, share: float, *losses: float) -> JudgedGame:
    """A game whose decisions two reviews judge alike."""
    verdicts = tuple((Verdict(loss, "blunder" if loss >= 15 else None),) * 2 for loss in losses)
    return JudgedGame(player, number, share, verdicts)


def test_games_are_played_judged_and_gone_on_with(tmp_path):
    file = tmp_path / SERIES.file_name
    assert list(play_series(SERIES, 1, file, PLAYERS)) == [2]
    first = read_series(file)
    file.write_bytes(file.read_bytes() + b'{"player":"nov')  # cut off in the middle of a line
    assert list(play_series(SERIES, 2, file, PLAYERS)) == [4]
    games = read_series(file)
    assert games[:2] == first
    assert {(one.player, one.number) for one in games} == {
        (name, game) for name in PLAYERS for game in (0, 1)
    }
    for one in games:
        assert [len(both) for both in one.verdicts] == [2, 1]  # two reviews look at the first decision
        assert all(verdict.loss >= 0 for both in one.verdicts for verdict in both)


def test_players_are_ordered_by_their_wins_and_by_what_they_lost():
    games = [judged("novice", 0, 0, 20, 10), judged("novice", 1, 0, 6), judged("club", 0, 1, 2, 4)]
    games += [judged("club", 1, 0, 5), judged("master", 0, 1, 0, 1), judged("master", 1, 1)]
    found = strengths(games)
    assert [one.player for one in found] == ["master", "club", "novice"]
    assert [one.error_rate.value for one in found] == pytest.approx([0.5, 4, 10.5])
    assert rank_correlation(found) == pytest.approx(1)
    assert rank_correlation(found[:2][::-1]) == pytest.approx(1)
    assert "| master | 2 | 100.0 %" in table_of(found)
    wrong = strengths([judged("novice", 0, 0, 1), judged("club", 0, 0.5, 2), judged("master", 0, 1, 3)])
    assert rank_correlation(wrong) == pytest.approx(-1)


def test_two_reviews_agree_as_far_as_they_call_the_same_decisions_blunders():
    games = [judged("club", 0, 1, 20), judged("club", 1, 1, 3, 1)]
    split = JudgedGame("club", 2, 0, ((Verdict(16, "blunder"), Verdict(14, "mistake")),))
    told = agreement([*games, split])
    assert told.startswith("4 decisions reviewed twice: blunders 2 of 3 ")
    assert "others 4 of 5 " in told


def test_rates_of_the_same_depth_are_kept_beside_each_other(tmp_path):
    file = tmp_path / "precision.json"
    found = strengths([judged("novice", 0, 0, 6), judged("master", 0, 1, 1), judged("master~0.5", 0, 0, 9)])
    write_rates(SERIES, found, file)
    write_rates(Series(SERIES.game, 3, SERIES.depth, 2), found[:1], file)
    known = read_precision(file.read_bytes())
    assert (known.depth, known.seats) == (32, {2: {"novice": 6.0, "master": 1.0}, 3: {"master": 1.0}})
    write_rates(Series(SERIES.game, 2, 64, 2), found, file)
    assert set(read_precision(file.read_bytes()).seats) == {2}, "rates of another depth are no longer true"

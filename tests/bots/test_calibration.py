"""Chances to win: the table of curves is whole and rises, and what it says adds up."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablee
from tablee.bots import calibration
from tablee.bots.calibration import (
    KNOTS,
    BadCalibration,
    Curve,
    curves_of,
    progress_of,
    read_curves,
)
from tablee.bots.knowledge import PLAIN
from tablee.bots.profile import bot_profile
from tablee.bots.value.weights import rules_of
from tests.support import examples

EVERY_TABLE = [(name, seats) for name in tablee.game_names() for seats in tablee.game(name).seats]
CURVES = {name: found for name in tablee.game_names() if (found := curves_of(name)) is not None}
EVERY_CURVE = [(name, seats) for name, found in CURVES.items() for seats in found.seats]
every_curve = pytest.mark.parametrize(("name", "seats"), EVERY_CURVE)
every_table = pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)


def shared(seats):
    """Shares of wins of so many seats."""
    return st.lists(st.floats(0, 1), min_size=seats, max_size=seats).map(
        lambda given: tuple(one / max(sum(given), 1e-9) if sum(given) > 1e-9 else 1 / seats for one in given)
    )


@every_curve
def test_every_curve_rises_and_rests_on_many_games(name, seats):
    curve = CURVES[name].seats[seats]
    assert curve.games >= 100
    assert all(trust > 0 for trust in curve.trust), "it rises"


@pytest.mark.parametrize("name", CURVES)
def test_the_curves_were_fitted_to_the_rules_and_the_advice_of_today(name):
    """If this fails the rules or the hints have changed: `python -m bench.calibration` makes new curves."""
    game = tablee.game(name)
    assert CURVES[name].rules == rules_of(game)
    assert CURVES[name].iterations == bot_profile(game).advice_iterations


@every_curve
@given(data=st.data())
def test_chances_add_up_and_nobodys_share_stays(name, seats, data):
    curve = CURVES[name].seats[seats]
    nobody = data.draw(st.floats(0, 0.5))
    wins = tuple(share * (1 - nobody) for share in data.draw(shared(seats)))
    seat, progress = data.draw(st.integers(0, seats - 1)), data.draw(st.floats(0, 1))
    chances = curve.chances(wins, data.draw(st.integers(1, 30_000)), seat, progress)
    assert sum(chances) == pytest.approx(sum(wins))
    assert all(0 <= chance <= 1 for chance in chances)


@every_curve
@pytest.mark.parametrize("progress", [0, 0.2, 0.5, 0.7, 1])
def test_who_wins_more_often_has_the_better_chance(name, seats, progress):
    curve = CURVES[name].seats[seats]
    told = []
    for percent in range(101):
        own = percent / 100
        wins = (own, *[(1 - own) / (seats - 1)] * (seats - 1))
        told.append(curve.chances(wins, 20_000, 0, progress)[0])
    assert all(less < more for less, more in itertools.pairwise(told))
    if progress == 1:  # early on even such a search is not to be believed
        assert told[0] < 0.02
        assert told[-1] > 0.98


def test_a_curve_without_a_bend_says_what_the_shares_say():
    plain = Curve((0.0,) * len(KNOTS), (1.0,) * len(KNOTS), 0)
    assert plain.chances((0.5, 0.3, 0.2), 1_000_000, 1, 0.4) == pytest.approx((0.5, 0.3, 0.2), abs=1e-5)


def test_a_game_without_a_curve_and_a_search_without_knowledge_tell_their_shares(monkeypatch):
    seen = tablee.game("district-noir").deal(seed=1).view_of(0)
    assert calibration.chances(seen, PLAIN, (0.7, 0.3), 500) == (0.7, 0.3)
    assert calibration.chances(seen, bot_profile(seen.game).knowledge, (0.7, 0.3), 500) != (0.7, 0.3)
    monkeypatch.setattr(calibration, "curves_of", lambda name: None)
    assert calibration.chances(seen, bot_profile(seen.game).knowledge, (0.7, 0.3), 500) == (0.7, 0.3)


@pytest.mark.parametrize(
    "content",
    [
        b"[]",
        b"{",
        b'{"rules": "1", "iterations": 1, "seats": {"2": {"own": [0], "trust": [1], "games": 1}}}',
        b'{"rules": "1", "iterations": 1, "seats": {"2":'
        b' {"own": [0, 0, 0, 0, 0], "trust": [1, 1, -1, 1, 1], "games": 1}}}',
    ],
)
def test_a_table_that_is_none_is_refused(content):
    with pytest.raises(BadCalibration):
        read_curves(content)


@every_table
def test_progress_goes_from_the_deal_to_the_end_and_everybody_sees_the_same(name, seats):
    game = tablee.game(name)
    for seed in range(examples(2, 40)):
        table, chance = game.deal(seats=seats, seed=seed, **game.calm_options), random.Random(seed)
        seen = []
        while not table.is_over:
            here = {progress_of(table.view_of(seat), bot_profile(game).knowledge) for seat in range(seats)}
            assert len(here) == 1
            seen.append(here.pop())
            seat = chance.choice(table.to_act)
            table.play(seat, chance.choice(table.legal_moves(seat)))
        assert seen == sorted(seen)
        assert seen[0] < 0.2
        assert all(0 <= progress <= 1 for progress in seen)

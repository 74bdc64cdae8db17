"""Ratings: the model beside another implementation, ranks, anchors, and the ledger."""

from __future__ import annotations

import math
import random

import msgspec
import pytest

import tablee
from tablee.bots.level_names import LEVELS
from tablee.engine.messages import DRAW, Outcome
from tablee.ratings.anchors import DEFAULT_ANCHORS, Measured, anchors, fitted
from tablee.ratings.ledger import RatedGame, RatedSeat, changes, replayed
from tablee.ratings.model import BETA, DRIFT, START, START_DEVIATION, Rating, chances, rated
from tablee.ratings.results import ranks, result_of


def by_hand(players: list[Rating], places: list[int]) -> list[Rating]:
    """Algorithm 4 of Weng and Lin (2011), written anew, with all of the curvature."""
    variances = [player.deviation**2 + DRIFT**2 for player in players]
    c = math.sqrt(sum(variance + BETA**2 for variance in variances))
    strength = [math.exp(player.mean / c) for player in players]
    after = []
    for i, (player, variance) in enumerate(zip(players, variances, strict=True)):
        omega = delta = 0.0
        for q in range(len(players)):
            if places[q] > places[i]:
                continue
            below = sum(strength[s] for s in range(len(players)) if places[s] >= places[q])
            tied = sum(places[s] == places[q] for s in range(len(players)))
            share = strength[i] / below
            omega += ((i == q) - share) / tied
            delta += share * (1 - share) / tied
        mean = player.mean + variance / c * omega
        left = max(1 - variance / c**2 * delta, 0.0001)
        after.append(Rating(mean, min(START_DEVIATION, math.sqrt(variance * left))))
    return after


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_model_is_that_of_the_paper(seats):
    chance = random.Random(seats)
    for _ in range(50):
        players = [Rating(chance.gauss(1500, 250), chance.uniform(20, 250)) for _ in range(seats)]
        places = [chance.randint(1, seats) for _ in range(seats)]
        for one, other in zip(rated(players, places), by_hand(players, places), strict=True):
            assert one == pytest.approx(other, rel=1e-9)


def test_winning_raises_losing_lowers_and_every_game_makes_it_more_certain():
    won, lost = rated([Rating(), Rating()], [1, 2])
    assert won.mean > START > lost.mean
    assert won.deviation < START_DEVIATION
    assert won.is_provisional
    assert not Rating(1500, 60).is_provisional
    assert (Rating(1523.4, 50).points, Rating(1523.4, 50).margin) == (1523, 98)


def test_400_points_are_odds_of_ten_to_one():
    assert chances([Rating(1900, 0), Rating(1500, 0)]) == pytest.approx([10 / 11, 1 / 11])
    assert sum(chances([Rating(1500 + 100 * i, 80) for i in range(5)])) == pytest.approx(1)


def test_ranks_follow_the_points_and_who_left_is_last():
    outcome = Outcome((2,), (5, 9, 7, 9), "played")
    assert ranks(outcome, 4) == [4, 2, 1, 2]
    assert ranks(outcome, 4, gone=(2, 1)) == [2, 3, 4, 1]
    assert ranks(Outcome((0, 1), None, "resigned"), 3, gone=(2,)) == [1, 1, 3]
    assert ranks(Outcome((), None, DRAW), 2) == [1, 1]


def test_what_a_game_was_for_a_seat():
    shared = Outcome((0, 1), None, "played")
    assert [result_of(shared, seat) for seat in (0, 2)] == ["shared", "lost"]
    assert result_of(Outcome((0,), None, "played"), 0) == "won"
    assert result_of(Outcome((), None, DRAW), 1) == "drawn"
    assert result_of(None, 0) == "none"


@pytest.mark.parametrize("name", tablee.game_names())
def test_stronger_levels_have_higher_anchors(name):
    for is_realtime in (False, True):
        found = anchors(name, is_realtime=is_realtime)
        means = [found[level].mean for level in LEVELS]
        assert means == sorted(means)
        assert found["club"].mean == START


def test_an_outside_game_has_default_anchors():
    assert {level: one.mean for level, one in anchors("nobody-knows").items()} == DEFAULT_ANCHORS


def test_anchors_explain_the_matches():
    found = fitted([Measured("casual", "club", 2, 1000, 0.36), Measured("club", "novice", 3, 900, 0.6)])
    spread = BETA * math.sqrt(2)
    assert 1 / (1 + math.exp((found["club"] - found["casual"]) / spread)) == pytest.approx(0.36, abs=0.001)
    odds = math.exp((found["club"] - found["novice"]) / (BETA * math.sqrt(3)))
    assert odds / (odds + 2) == pytest.approx(0.6, abs=0.001)


def test_bots_stay_people_change_and_the_forgotten_count_as_they_were():
    bot, ann = RatedSeat(1, bot="club"), RatedSeat(2, person="ann")
    games = [RatedGame("panik", False, (bot, ann))] * 3
    first, *_, last = list(replayed(games))
    assert first[0].before == first[0].after == anchors("panik")["club"]
    assert last[1].after.mean < first[1].after.mean < START
    gone = RatedSeat(2, person="gone-x", forgotten=last[1].before)
    assert changes(RatedGame("panik", False, (bot, gone)), {})[1] == last[1]


def test_the_same_results_give_the_same_bits():
    chance = random.Random(3)
    games = [
        RatedGame("panik", False, tuple(RatedSeat(place, person=one) for place, one in enumerate(who, 1)))
        for who in (chance.sample("abcdefg", chance.randint(2, 4)) for _ in range(200))
    ]
    assert msgspec.json.encode(list(replayed(games))) == msgspec.json.encode(list(replayed(games)))

"""Figures of random play, as measured by an independent simulation."""

from __future__ import annotations

import random
from collections import defaultdict
from statistics import mean

import pytest

from tests.games.noxford.positions import GAME
from tests.support import examples, play_random

GAMES = examples(30, 400)


@pytest.mark.parametrize(("seats", "turns"), [(2, 29), (3, 38), (4, 46)])
def test_random_games_last_about_29_38_and_46_turns(seats, turns):
    rng = random.Random(seats)
    lengths = []
    for seed in range(GAMES):
        table = play_random(GAME.deal(seats=seats, seed=seed), rng, 1000)
        lengths.append(sum("@" in move or ">" in move for _, move in table.moves))
    assert mean(lengths) == pytest.approx(turns, abs=2)


def test_random_cities_have_as_many_spots_as_measured_and_stay_small():
    rng = random.Random(1)
    spots, farthest = defaultdict(list), 0
    for seed in range(2 * GAMES):
        table = GAME.deal(seats=4, seed=seed)
        while not table.is_over:
            position = table.cell[0]
            if position.phase == 0:
                spots[int(position.plots)].append(int(position.spot_count))
            farthest = max(farthest, int(abs(position.edges).max()))
            play_random(table, rng, 1)
    for plots, count in ((10, 12.7), (18, 19.6), (26, 25.8), (34, 31.5)):
        assert mean(spots[plots]) == pytest.approx(count, rel=0.15)
    assert farthest <= 3000


def test_gear_moves_are_180_to_400_on_average():
    rng = random.Random(2)
    counts = []
    for seed in range(GAMES // 3):
        table = GAME.deal(seats=2 + seed % 3, seed=seed)
        while not table.is_over:
            (seat,) = table.to_act
            moves = table.legal_codes(seat)
            if table.cell[0].phase == 1:
                counts.append(sum(destinations(table, seat, move) for move in moves[1:]))
            table.play_code(seat, rng.choice(moves))
    assert 180 <= mean(counts) <= 400


def destinations(table, seat, lift):
    twin = table.copy()
    twin.play_code(seat, lift)
    return len(twin.legal_codes(seat))

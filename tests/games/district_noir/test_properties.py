"""District Noir over many random games."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.games.district_noir.state import TAKE
from tests.chance import p_value
from tests.games.district_noir.positions import GAME, lay, shown
from tests.support import examples, play_random

DECK = Counter({"5": 5, "6": 6, "7": 7, "8": 8, "+2": 4, "+3": 2, "+4": 1, "-1": 3, "-2": 4, "-3": 2})
DECK.update(["docks", "police", "hall"])


def all_cards(data):
    rows = [*data["hands"], *data["fronts"], data["line"], data["pile"], data["away"]]
    return Counter(card for row in rows for card in row)


@settings(max_examples=examples(60, 2000), deadline=None)
@given(seed=st.integers(0, 2**32))
def test_along_a_whole_game_cards_are_conserved_and_a_forced_take_finds_at_least_6(seed):
    table = GAME.deal(seed=seed)
    rng = random.Random(seed)
    round_now = 0
    while not table.is_over:
        data = table.to_dict()
        assert all_cards(data) == DECK
        moves = table.legal_moves(table.to_act[0])
        if moves == ["take"]:
            assert len(data["line"]) >= 6
        if data["round"] != round_now:
            round_now = data["round"]
            assert 2 <= len(data["line"]) <= 10
        play_random(table, rng, 1)
    if table.outcome.ending != "city":
        assert len(table.moves) == 48
        assert 2 <= len(table.to_dict()["line"]) <= 10


def random_by_cards(rng):
    """Uniform over the cards in hand plus the take, as the page's own simulation."""
    table = GAME.deal(seed=rng.randrange(2**40))
    first = table.to_act[0]
    while not table.is_over:
        seat = table.to_act[0]
        copies = table.cell[0].hands[seat].tolist()
        cards = [code for code in table.legal_codes(seat) for _ in range(copies[code] if code != TAKE else 1)]
        table.play_code(seat, rng.choice(cards))
    return table.outcome, first


def test_random_play_wins_by_the_city_11_to_13_percent_and_scores_about_17():
    rng = random.Random(1)
    games = examples(1500, 10_000)
    ended = [random_by_cards(rng) for _ in range(games)]
    cities = sum(outcome.ending == "city" for outcome, _ in ended) / games
    scores = [score for outcome, _ in ended if outcome.scores for score in outcome.scores]
    won = sum(outcome.winners == (first,) for outcome, first in ended) / games
    spread = 2.6 * (0.12 * 0.88 / games) ** 0.5  # sampling error at 99 %
    assert 0.11 - spread < cities < 0.13 + spread
    assert 16.7 < np.mean(scores) < 18.1
    assert 0.49 - 2.6 * (0.25 / games) ** 0.5 - 0.01 < won < 0.49 + 2.6 * (0.25 / games) ** 0.5 + 0.01


def test_imagined_worlds_are_uniform_over_all_that_fit():
    """Five cards unseen, two in the other hand: 10 ways if all differ, one pair is equal here."""
    table = lay(
        round=4,
        beginner=0,
        taken=[True, True],
        hands=[["8"], ["5", "7"]],
        fronts=[
            "5 5 5 5 6 6 6 6 7 7 7 7 7 8 8 8 8 8 +2 +2 +2 +2 +3 +3".split(),
            "-1 -1 -1 -2 -2 -2 -2 -3 -3 8 8".split(),
        ],
        line=["docks"],
        away=["6", "6", "7", "+4", "police", "hall"],
    )
    assert table.to_act == (1,)
    seen = table.view_of(0)
    unseen = Counter({"5": 1, "6": 2, "7": 2, "+4": 1, "police": 1, "hall": 1})
    assert Counter(shown(seen).unseen) == unseen
    expected = Counter()
    cards = list(unseen.elements())
    for first in range(8):
        for second in range(first + 1, 8):
            expected[tuple(sorted((cards[first], cards[second])))] += 1
    draws = 2800
    found = Counter(tuple(sorted(seen.imagine(seed).to_dict()["hands"][1])) for seed in range(draws))
    assert set(found) == set(expected)
    counts = [found[hand] for hand in expected]
    assert p_value(counts, [draws * weight / 28 for weight in expected.values()]) > 0.001


@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_counter_is_by_face_from_the_seats_own_point_of_view(seat):
    table = play_random(GAME.deal(seed=8), random.Random(8), 20)
    data, view = table.to_dict(), shown(table, seat)
    hidden = Counter([*data["hands"][1 - seat], *data["pile"], *data["away"]])
    assert Counter(view.unseen) == hidden

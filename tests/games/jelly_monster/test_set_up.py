"""Setting up Attack of the Jelly Monster."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.jelly_monster.state import PACES_MS
from tests.games.jelly_monster.positions import GAME

DEALS = [GAME.deal(seats=5, seed=seed, form="beats").to_dict() for seed in range(120)]


@pytest.mark.parametrize(("seats", "districts"), [(3, 5), (4, 6), (5, 7)])
def test_players_plus_2_districts_are_in_play(seats, districts):
    assert len(GAME.deal(seats=seats, seed=1).to_dict()["districts"]) == districts


def test_tiles_are_drawn_without_repetition():
    for dealt in DEALS:
        assert len({district["tile"][0] for district in dealt["districts"]}) == 7


def test_random_tiles_and_one_coin_a_side():
    laid = Counter(district["tile"] for dealt in DEALS for district in dealt["districts"])
    assert len(laid) == 16
    assert all(25 < count < 85 for count in laid.values())


def test_option_beginners_uses_a_sides_only():
    tiles = [
        district["tile"]
        for seed in range(20)
        for district in GAME.deal(seats=3, seed=seed, beginners=True).to_dict()["districts"]
    ]
    assert {tile[1] for tile in tiles} == {"A"}
    assert len(set(tiles)) == 8


def test_the_drone_starts_at_a_random_district_and_stays_there_all_game():
    drones = Counter(dealt["drone"] for dealt in DEALS)
    assert sorted(drones) == list("abcdefg")
    table = GAME.deal(seats=3, seed=2, form="beats")
    drone = table.to_dict()["drone"]
    while not table.is_over:
        table.play_code(table.to_act[0], table.legal_codes(table.to_act[0])[-1])
        assert table.to_dict()["drone"] == drone


def test_targets_are_on_zone_1():
    assert {district["target"] for dealt in DEALS for district in dealt["districts"]} == {1}


def test_30_pods_of_the_house_table_are_shuffled():
    house = Counter({"die": 6, "1": 2, "2": 4, "3": 5, "4": 5, "5": 4, "6": 2, "7": 1, "8": 1})
    assert all(Counter(dealt["pile"]) == house for dealt in DEALS)
    assert len({tuple(dealt["pile"]) for dealt in DEALS}) == len(DEALS)


def test_everybody_has_2_jelly_and_no_pods():
    assert {tuple(dealt["jelly"]) for dealt in DEALS} == {(2,) * 5}
    assert all(dealt["pods"] == [[]] * 5 for dealt in DEALS)


def test_everybody_holds_a_roll_of_7_dice():
    assert {len(roll) for dealt in DEALS for roll in dealt["rolls"]} == {7}
    shown = Counter(die for dealt in DEALS for roll in dealt["rolls"] for die in roll)
    assert sorted(shown) == [1, 2, 3, 4, 5, 6]
    assert max(shown.values()) - min(shown.values()) < 160


def test_the_default_form_is_live_at_standard_pace_120_seconds_2_beats_20_seconds():
    options = GAME.deal(seats=3, seed=1).to_dict()["options"]
    assert options == {
        "form": "live",
        "pace": "standard",
        "beginners": False,
        "round_limit": 120,
        "timer_beats": 2,
        "choice_limit": 20,
        "splits": "secret",
    }


def test_a_roll_settles_in_600_1000_or_1600_milliseconds():
    assert PACES_MS == (600, 1000, 1600)


def test_the_pile_s_order_is_fixed_at_set_up():
    table = GAME.deal(seats=3, seed=9, form="beats")
    pile = table.to_dict()["pile"]
    while not table.is_over:
        table.play_code(table.to_act[0], table.legal_codes(table.to_act[0])[0])
        left = table.to_dict()["pile"]
        assert pile[len(pile) - len(left) :] == left

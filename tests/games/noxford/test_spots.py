"""Legal spots: a plain generator that tries every pair of lines, against the list that play keeps."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tests.games.noxford.cities import Rectangle, canyons, plain_spots, size, with_cards
from tests.games.noxford.positions import CANYON, CORNER, GAME, ROW, around, lay
from tests.support import examples, play_random


def city_of(table: tablee.Table) -> list[Rectangle]:
    return [(plot["x"], plot["y"], plot["lying"]) for plot in table.to_dict()["city"]]


def kept_spots(table: tablee.Table) -> list[Rectangle]:
    position = table.cell[0]
    spots = position.spots[: position.spot_count].tolist()
    return [
        ((spot >> 16) - (1 << 14), (spot >> 1 & (1 << 15) - 1) - (1 << 14), bool(spot & 1)) for spot in spots
    ]


def check_spots(table: tablee.Table) -> None:
    kept = kept_spots(table)
    assert kept == sorted(kept)
    assert len(set(kept)) == len(kept)
    assert set(kept) == plain_spots(city_of(table))


@pytest.mark.parametrize("seed", range(examples(12, 400)))
def test_the_plain_and_the_incremental_generator_agree_on_random_cities_with_gear_moves(seed):
    table = GAME.deal(seats=2 + seed % 3, seed=seed)
    rng = random.Random(seed)
    check_spots(table)
    while not table.is_over:
        play_random(table, rng, 1)
        check_spots(table)


@pytest.mark.parametrize("seed", range(examples(4, 60)))
def test_the_generators_agree_where_players_keep_as_many_spots_as_they_can(seed):
    table = GAME.deal(seats=2, seed=seed)
    rng = random.Random(seed)
    while not table.is_over:
        (seat,) = table.to_act
        tried = rng.choices(table.legal_codes(seat), k=12)
        table.play_code(seat, max(tried, key=lambda code: spots_after(table, seat, code)))
        check_spots(table)


def spots_after(table: tablee.Table, seat: int, code: int) -> int:
    twin = table.copy()
    twin.play_code(seat, code)
    return len(kept_spots(twin))


@pytest.mark.parametrize("city", [CORNER, ROW, CANYON, around("0H", "AB", "BC", "CD", "DE")])
def test_the_generators_agree_on_made_up_cities(city):
    check_spots(lay(*city))


@settings(max_examples=examples(25, 400), deadline=None, derandomize=True)
@given(data=st.data(), count=st.integers(2, 14))
def test_the_generators_agree_on_cities_that_no_rule_has_shaped(data, count):
    """Cards laid anywhere against a card that lies there already, in steps of 1 mm."""
    city: list[Rectangle] = [(0, 0, False)]
    for _ in range(count):
        x, y, lying = data.draw(st.sampled_from(city))
        turned = data.draw(st.booleans())
        (w, h), (cw, ch) = size(turned), size(lying)
        along = data.draw(st.integers(1, 57 + 58))
        beside = [
            (x + cw, y - h + along),
            (x - w, y - h + along),
            (x - w + along, y + ch),
            (x - w + along, y - h),
        ]
        corner = data.draw(st.sampled_from(beside))
        if all(is_apart((*corner, turned), other) for other in city):
            city.append((*corner, turned))
    check_spots(lay(*with_cards(city)))


def is_apart(one: Rectangle, other: Rectangle) -> bool:
    (x, y, lying), (ox, oy, other_lying) = one, other
    (w, h), (ow, oh) = size(lying), size(other_lying)
    return x >= ox + ow or ox >= x + w or y >= oy + oh or oy >= y + h


def random_city(seed: int, moves: int) -> list[Rectangle]:
    return city_of(play_random(GAME.deal(seats=2 + seed % 3, seed=seed), random.Random(seed), moves))


def mirrored(city: list[Rectangle]) -> list[Rectangle]:
    return [(-x - size(lying)[0], y, lying) for x, y, lying in city]


def turned(city: list[Rectangle]) -> list[Rectangle]:
    """A quarter turn to the left."""
    return [(-y - size(lying)[1], x, not lying) for x, y, lying in city]


def swapped(city: list[Rectangle]) -> list[Rectangle]:
    """Across and upwards change places, and so do the two orientations."""
    return [(y, x, not lying) for x, y, lying in city]


@pytest.mark.parametrize("change", [mirrored, turned, swapped])
@settings(max_examples=examples(10, 200), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 70))
def test_rotating_or_mirroring_the_whole_city_moves_every_spot_along_with_it(change, seed, moves):
    city = random_city(seed, moves)
    spots = kept_spots(lay(*with_cards(city), seats=4))
    changed = kept_spots(lay(*with_cards(change(city)), seats=4))
    assert sorted(changed) == sorted(change(spots))


@settings(max_examples=examples(10, 200), deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), moves=st.integers(0, 70), order=st.randoms(use_true_random=False))
def test_the_order_in_which_the_cards_were_laid_changes_nothing(seed, moves, order):
    table = play_random(GAME.deal(seats=2 + seed % 3, seed=seed), random.Random(seed), moves)
    data = table.to_dict()
    order.shuffle(data["city"])
    assert GAME.from_dict(data) == table


def test_a_city_with_more_spots_than_the_list_holds_offers_the_first_ones_and_refuses_the_others():
    city = canyons(14)
    table = lay(*with_cards(city), seats=4, turn=3)
    everything = sorted(plain_spots(city))
    assert len(everything) > 384
    assert kept_spots(table) == everything[:384]
    x, y, lying = everything[384]
    assert table.refusal(3, f"M@{x},{y}{'ul'[lying]}") == "too-many-spots"


def test_a_full_list_stays_right_when_cards_are_placed_and_moved():
    table = lay(*with_cards(canyons(14)), seats=4, turn=3)
    rng = random.Random(1)
    lengths = set()
    while not table.is_over:
        everything = sorted(plain_spots(city_of(table)))
        assert kept_spots(table) == everything[:384]
        lengths.add(len(everything))
        play_random(table, rng, 1)
    assert len(lengths) > 2

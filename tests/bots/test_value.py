"""The learned value: it sees no more than its seat, says chances that add up, and knows what it knows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.bots.bot import SearchBot
from tablee.bots.players import player
from tablee.bots.profile import bot_profile
from tablee.bots.value import weights as bringing
from tablee.bots.value.features import Features
from tablee.bots.value.leaf import make_evaluate, make_room
from tablee.bots.value.network import NO_WEIGHTS, LayerSizes, fresh_weights, make_forward
from tablee.bots.value.weights import (
    BadWeights,
    read_card,
    read_weights,
    rules_of,
    weights_for,
    write_weights,
)
from tests.support import examples, name_of, some_position, tables_to_lay, unfinished_position


def features_of(name: str) -> Features | None:
    return bot_profile(tablee.game(name)).knowledge.features


VALUED = [name for name in tablee.game_names() if features_of(name) is not None]
TABLES = [case for case in tables_to_lay() if case[0] in VALUED]
every_valued = pytest.mark.parametrize("name", VALUED)


def searching(game: tablee.Game) -> SearchBot:
    found = player("search:50", game)
    assert isinstance(found, SearchBot)
    return found


def active(features: Features, cell: Any, seat: int) -> list[int]:
    on = np.full(features.most, -1, dtype=np.int64)
    return on[: features.fill(cell[0], seat, on)].tolist()


@pytest.mark.parametrize("case", TABLES, ids=name_of)
@settings(max_examples=examples(12, 200), deadline=None)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 120))
def test_features_tell_nothing_that_the_seat_may_not_know(case, seed, moves):
    features = features_of(case[0])
    table = some_position(*case, seed=seed, moves=moves)
    for seat in range(table.seats):
        seen = table.view_of(seat)
        known = active(features, seen.cell, seat)
        assert known == active(features, table.cell, seat)
        assert all(0 <= one < features.inputs for one in known)
        if not table.is_over:
            assert known == active(features, seen.imagine(seed).cell, seat)


@settings(max_examples=examples(30, 500), deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), can_draw=st.booleans())
def test_the_network_computes_what_numpy_does(seed, seats, can_draw):
    shape = LayerSizes(inputs=40, first=8, second=6, outputs=5)
    chance = np.random.default_rng(seed)
    weights = chance.normal(size=shape.size).astype(np.float32)
    on = chance.integers(0, 40, size=7)  # a number that comes twice counts twice
    told = np.zeros(5, dtype=np.float32)
    room = np.zeros(8, dtype=np.float32), np.zeros(6, dtype=np.float32)
    make_forward(shape, can_draw=can_draw)(weights, on, len(on), *room, told, seats)
    a, b, c, d, e, f = shape.bounds
    first = np.maximum(0, weights[:a].reshape(40, 8)[on].sum(axis=0) + weights[a:b])
    second = np.maximum(0, first @ weights[b:c].reshape(8, 6) + weights[c:d])
    last = second @ weights[d:e].reshape(6, 5) + weights[e:f]
    possible = np.arange(5) <= seats
    possible[0] = can_draw
    expected = np.where(possible, np.exp(last - last[possible].max()), 0)
    np.testing.assert_allclose(told, expected / expected.sum(), rtol=2e-4, atol=1e-6)


@every_valued
def test_everybodys_chances_add_up_and_are_counted_from_the_one_who_looks(name):
    game, features = tablee.game(name), features_of(name)
    weights = fresh_weights(features.shape, 50, seed=3)
    evaluate, room = make_evaluate(features), make_room(features)()
    for seats in game.seats:
        table = unfinished_position(name, seats, game.calm_options, seed=4, moves=6)
        for seat in range(seats):
            shares = np.zeros(seats)
            nobody = evaluate(table.cell[0], seat, weights, room, shares)
            assert shares.sum() + nobody == pytest.approx(1, abs=1e-6)
            assert shares.min() > 0
            assert (nobody > 0) == features.can_draw


@every_valued
@pytest.mark.parametrize("seed", range(3))
def test_whatever_the_true_world_the_value_leads_to_the_same_thoughts(name, seed):
    game, features = tablee.game(name), features_of(name)
    table = unfinished_position(name, game.seats[-1], game.calm_options, seed, 9)
    seat = table.to_act[0]
    weights = {table.seats: fresh_weights(features.shape, 50, seed)}
    bot = SearchBot("trained", game, bot_profile(game).knowledge, iterations=150, weights=weights)
    seen = table.view_of(seat)
    found = bot.search(seen, seed=5)
    assert found.judged_by == "value"
    for world in range(3):
        assert bot.search(seen.imagine(world).view_of(seat), seed=5).moves == found.moves


@every_valued
def test_the_weights_that_a_game_brings_are_small_and_were_made_for_it(name):
    game, features = tablee.game(name), features_of(name)
    known = bringing._known(name)
    if known is None:
        pytest.skip("trained by nobody yet")
    card, by_seats = known
    assert card.rules == rules_of(game)
    assert card.features == features.version
    assert set(by_seats) == set(card.seats) <= set(game.seats)
    assert all(len(one) == features.shape.size for one in by_seats.values())
    assert len(bringing._file(name, "value.npz").read_bytes()) <= 1_000_000


@every_valued
def test_another_edition_is_judged_by_playouts_and_the_search_says_so(name):
    game, features = tablee.game(name), features_of(name)
    printed = game.deal(seed=1, **game.calm_options)
    is_trained = len(weights_for(game, printed.seats, features)) > 0
    found = searching(game).search(printed.view_of(printed.to_act[0]), seed=1)
    assert found.judged_by == ("value" if is_trained else "playouts")
    assert all((one.score is None) == is_trained for one in found.moves)

    typed = game.with_edition(game.edition)
    assert weights_for(typed, printed.seats, features) is NO_WEIGHTS
    table = typed.deal(seed=1, **game.calm_options)
    seen = table.view_of(table.to_act[0])
    assert searching(typed).search(seen, seed=1).judged_by == "playouts"


@every_valued
def test_levels_say_whether_they_use_it_and_hints_are_calibrated_for_playouts(name):
    game, features = tablee.game(name), features_of(name)
    table = game.deal(seed=1, **game.calm_options)
    seen = table.view_of(table.to_act[0])
    is_trained = len(weights_for(game, table.seats, features)) > 0
    for level, measure in bot_profile(game).levels.items():
        found = tablee.bot(level, game).search(seen, iterations=20, seed=1)
        assert found.judged_by == ("value" if measure.uses_value and is_trained else "playouts")
    advised = [tablee.bot(level, game).advise(seen, seed=1) for level in ("club", "master")]
    assert advised[0] == advised[1]


def test_weights_are_written_and_read_again():
    shape = LayerSizes(10, 4, 3, 3)
    weights = {2: fresh_weights(shape, 5, seed=1), 3: fresh_weights(shape, 5, seed=2)}
    again = read_weights(write_weights(weights))
    assert again.keys() == weights.keys()
    for seats, one in weights.items():
        np.testing.assert_allclose(again[seats], one, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 torn"])
def test_broken_weights_are_an_error_with_a_code(content):
    with pytest.raises(BadWeights) as caught:
        read_weights(content)
    assert caught.value.code == "bad-weights"
    with pytest.raises(BadWeights):
        read_card(content)

"""Advice: a bot's best moves, from what the seat knows and nothing else."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.bots.advice import advice
from tablee.bots.knowledge import PLAIN
from tablee.bots.level_names import LEVELS
from tablee.bots.search.worker import MoveEstimate, SearchResult
from tests.support import unfinished_position

every_game = pytest.mark.parametrize("name", tablee.game_names())


def some_seen(name, seed, moves=9):
    table = unfinished_position(name, tablee.game(name).seats[0], tablee.game(name).calm_options, seed, moves)
    return table, table.to_act[0]


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_it_is_legal_ranked_and_sorted_by_its_estimates(name, seed):
    table, seat = some_seen(name, seed, moves=5 + 4 * seed)
    legal = table.legal_moves(seat)
    advised = tablee.bot("expert", table.game).advise(table.view_of(seat), seed=seed)
    assert len(advised) == min(3, len(legal))
    assert len({one.move for one in advised}) == len(advised)
    assert {one.move for one in advised} <= set(legal)
    assert [one.rank for one in advised] == list(range(1, len(advised) + 1))
    assert [one.wins for one in advised] == sorted((one.wins for one in advised), reverse=True)
    assert all(0 <= one.wins <= 1 for one in advised)


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_worlds_that_look_the_same_to_the_seat_get_the_same_advice(name, seed):
    table, seat = some_seen(name, seed)
    bot = tablee.bot("club", table.game)
    seen = table.view_of(seat)
    imagined = {world.cell.tobytes(): world for world in map(seen.imagine, range(12))}
    worlds = list(imagined.values())[:4]
    assert len(worlds) > 1, "the worlds differ"
    assert {bot.advise(world.view_of(seat), seed=5) for world in worlds} == {bot.advise(seen, seed=5)}


@every_game
def test_a_good_bot_plays_one_of_the_moves_that_it_advises(name):
    table, seat = some_seen(name, 2)
    bot = tablee.bot("expert", table.game)
    thoughts = bot.search(table.view_of(seat), seed=8)
    assert bot.choose(table.view_of(seat), seed=8) in {
        one.move for one in advice(thoughts, table.view_of(seat), bot.knowledge)
    }


@every_game
def test_every_level_advises_the_same_and_a_chance_does_not_depend_on_who_is_asked(name):
    table, seat = some_seen(name, 3)
    assert len({tablee.bot(level, table.game).advise(table.view_of(seat), seed=4) for level in LEVELS}) == 1


def thoughts_of(*tried):
    """What a search of two seats might have thought, by seat 0: moves, visits and shares of wins."""
    moves = tuple(MoveEstimate(move, visits, wins, 0.0, (wins, 1 - wins)) for move, visits, wins in tried)
    return SearchResult(moves, sum(thought.visits for thought in moves), 1.0)


def test_a_move_that_was_hardly_looked_at_is_not_advised_for_its_luck():
    thoughts = thoughts_of(("a", 500, 0.5), ("b", 300, 0.55), ("c", 90, 0.3), ("lucky", 2, 1.0))
    seen = tablee.game("district-noir").deal(seed=1).view_of(0)
    assert [(one.move, one.rank, one.wins) for one in advice(thoughts, seen, PLAIN)] == [
        ("b", 1, 0.55),
        ("a", 2, 0.5),
        ("c", 3, 0.3),
    ]
    assert [one.move for one in advice(thoughts, seen, PLAIN, most=1)] == ["a"]


def test_a_seat_that_is_not_asked_gets_none():
    table, seat = some_seen("district-noir", 1)
    with pytest.raises(tablee.Refused) as refused:
        tablee.bot("club", table.game).advise(table.view_of(1 - seat))
    assert refused.value.code == "not-your-turn"


def test_the_only_move_there_is_comes_with_its_estimate():
    rng = random.Random(1)
    table = tablee.game("district-noir").deal(seats=2, seed=3)
    while len(table.legal_moves(table.to_act[0])) > 1:
        table.play(table.to_act[0], rng.choice(table.legal_moves(table.to_act[0])))
    [only] = tablee.bot("club", table.game).advise(table.view_of(table.to_act[0]), seed=1)
    assert (only.move, only.rank) == (table.legal_moves(table.to_act[0])[0], 1)

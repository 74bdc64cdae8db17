"""Sight: how far a search looks ahead, how many moves it thinks of, how many worlds it believes in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.bots.bot import SearchBot
from tablee.bots.knowledge import CLEAR, MOST_DEPTH, Sight
from tablee.bots.level_names import LEVELS
from tablee.bots.profile import bot_profile
from tablee.bots.search.ismcts import LIMITS, WORLDS, make_guess
from tablee.bots.search.tree import NONE, ROOT
from tablee.engine.dice import dice_from_seed
from tests.support import unfinished_position

NOIR, NOXFORD = tablee.game("district-noir"), tablee.game("noxford")
every_game = pytest.mark.parametrize("game", [tablee.game(name) for name in tablee.game_names()], ids=str)


def searching(game: tablee.Game, sight: Sight, iterations: int = 200) -> SearchBot:
    knowledge = bot_profile(game).knowledge
    return SearchBot("search", game, knowledge, iterations=iterations, weights={}, sight=sight)


def first_look(game: tablee.Game, seed: int = 1) -> tablee.Observation:
    table = game.deal(seats=game.seats[0], seed=seed, **game.calm_options)
    return table.view_of(table.to_act[0])


def children(tree: Any, node: int) -> Iterator[int]:
    child = int(tree[node]["first_child"])
    while child != NONE:
        yield child
        child = int(tree[child]["next_sibling"])


def deepest(bot: SearchBot) -> int:
    """How many moves ahead the last search looked."""
    tree, depth, level = bot.workers[0].tree, -1, [ROOT]
    while level:
        depth += 1
        level = [child for node in level for child in children(tree, node)]
    return depth


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_search_looks_so_many_moves_ahead_and_no_more(depth):
    bot = searching(NOIR, Sight(depth=depth))
    bot.search(first_look(NOIR), seed=1)
    assert deepest(bot) == depth
    clear = searching(NOIR, CLEAR)
    clear.search(first_look(NOIR), seed=1)
    assert 3 < deepest(clear) <= MOST_DEPTH


@pytest.mark.parametrize("game", [NOIR, NOXFORD], ids=str)
def test_it_thinks_of_so_many_moves_of_its_own_which_ones_is_a_matter_of_luck(game):
    seen, bot = first_look(game), searching(game, Sight(moves=3))
    thought_of = [{one.move for one in bot.search(seen, seed=seed).moves} for seed in range(20)]
    assert all(len(moves) == 3 and moves <= set(seen.legal_moves()) for moves in thought_of)
    assert thought_of == [{one.move for one in bot.search(seen, seed=seed).moves} for seed in range(20)]
    assert set.union(*thought_of) > thought_of[0]
    assert {one.move for one in bot.search(seen, seed=1, sight=CLEAR).moves} > thought_of[1]


def test_every_move_is_thought_of_as_often():
    """300 draws of 3 among 6 moves: 150 each, and a count below 110 or above 190 comes once in 10⁵ tests."""
    seen = next(seen for seed in range(50) if len((seen := first_look(NOIR, seed)).legal_moves()) == 6)
    bot = searching(NOIR, Sight(moves=3), iterations=12)
    counts = dict.fromkeys(seen.legal_moves(), 0)
    for seed in range(300):
        for one in bot.search(seen, seed=seed).moves:
            counts[one.move] += 1
    assert sum(counts.values()) == 900
    assert all(110 <= count <= 190 for count in counts.values())


@pytest.mark.parametrize(("worlds", "most"), [(1, 1), (2, 2), (3, 3), (0, 40)])
def test_it_believes_in_so_many_worlds(worlds, most):
    guess = make_guess(NOIR.rules.imagine)
    seen = first_look(NOIR)
    limits = np.zeros(LIMITS, np.int64)
    limits[WORLDS] = worlds
    few, dice, found = dice_from_seed(0), dice_from_seed(1), set()
    for iteration in range(40):
        cell = seen.cell.copy()
        guess(cell[0], seen.seat, iteration, limits, few, dice)
        found.add(cell.tobytes())
    assert len(found) == most


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_can_tell_what_it_may_not_know(game, level):
    """The same hidden position, whatever the truth: the same move and the same percentages."""
    table = unfinished_position(game.name, game.seats[0], game.calm_options, 3, 9)
    seat, bot = table.to_act[0], tablee.bot(level, game)
    seen = table.view_of(seat)
    found, move = bot.search(seen, iterations=60, seed=5), bot.choose(seen, seed=5)
    for world in range(3):
        other = seen.imagine(world).view_of(seat)
        assert bot.search(other, iterations=60, seed=5).moves == found.moves
        assert bot.choose(other, seed=5) == move


def test_hints_are_the_same_whoever_is_asked():
    seen = first_look(NOIR)
    advised = [tablee.bot(level, NOIR).advise(seen, seed=1) for level in LEVELS]
    assert all(one == advised[0] for one in advised)
    assert bot_profile(NOIR).levels["novice"].sight != CLEAR

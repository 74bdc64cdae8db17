"""What every game keeps, whatever its rules: checked on random positions of every game and seat count.

The checks themselves are in `tablee.testing`, where games from outside find them too.
"""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee
from tablee.testing.checks import POSITION_CHECKS, checks_of
from tests.support import examples, games_in_house, name_of, some_position, tables_to_lay

every_table = pytest.mark.parametrize("case", tables_to_lay(), ids=name_of)
every_game = pytest.mark.parametrize("name", tablee.game_names())
checked = settings(
    max_examples=examples(12, 300),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
@every_table
@checked
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 160))
def test_a_position_keeps_the_contract(case, check, seed, moves):
    check(some_position(*case, seed=seed, moves=moves), random.Random(seed))


@every_game
def test_everything_else_of_the_contract_is_kept(name):
    """Words, views, chance and bots, as somebody with a game of their own checks them."""
    on_positions = tuple(check.__name__.replace("_", "-") for check in POSITION_CHECKS)
    for check in checks_of(tablee.game(name)):
        if not check.name.startswith(on_positions):
            check()


@pytest.mark.parametrize("name", games_in_house())
def test_another_seed_is_another_deal(name):
    game = tablee.game(name)
    assert len({game.deal(seed=seed).cell.tobytes() for seed in range(8)}) == 8


@every_table
def test_global_random_state_is_never_touched(case):
    random.seed(5)
    np.random.seed(5)
    states = random.getstate(), str(np.random.get_state())
    table = some_position(*case, seed=5, moves=30)
    table.view_of(0).imagine(1)
    assert (random.getstate(), str(np.random.get_state())) == states


@every_game
def test_a_game_refuses_other_numbers_of_seats_and_unknown_options(name):
    game = tablee.game(name)
    for seats in (0, 1, 6, 7):
        with pytest.raises(tablee.BadSeats):
            game.deal(seats=seats)
    with pytest.raises(tablee.BadOption):
        game.deal(seed=1, no_such_option=1)

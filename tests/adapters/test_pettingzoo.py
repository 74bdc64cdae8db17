"""PettingZoo's own tests, over every game, every number of seats and both forms of a game in real time."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import tablee
from tablee.adapters import pettingzoo
from tests.support import name_of, tables_by_form

CASES = [pytest.param(*case, id=name_of(case)) for case in tables_by_form()]


@pytest.fixture(autouse=True)
def _quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_aec_api(name, seats, options):
    api_test(pettingzoo.aec(name, seats=seats, **options), num_cycles=120)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_parallel_api(name, seats, options):
    parallel_api_test(pettingzoo.parallel(name, seats=seats, **options), num_cycles=120)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_the_same_seed_is_the_same_game(name, seats, options):
    seed_test(lambda: pettingzoo.aec(name, seats=seats, **options), num_cycles=60)
    parallel_seed_test(lambda: pettingzoo.parallel(name, seats=seats, **options), num_cycles=60)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_whole_games_end_and_pay_as_the_table_says(name, seats, options):
    env, chance = pettingzoo.aec(name, seats=seats, **options), random.Random(4)
    env.reset(seed=4)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        paid[agent] += reward
        env.step(None if ended else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert env.turns.table.is_over
    assert list(paid.values()) == pytest.approx(env.turns.returns())
    assert sum(paid.values()) == pytest.approx(0)


def test_an_illegal_action_is_refused_and_changes_nothing():
    env = pettingzoo.aec("district-noir")
    env.reset(seed=1)
    seen, *_ = env.last()
    before = env.turns.table.copy()
    with pytest.raises(tablee.TableeError):
        env.step(int((seen["action_mask"] == 0).argmax()))
    assert env.turns.table == before


def test_a_parallel_step_without_a_game_is_refused():
    env = pettingzoo.parallel("district-noir")
    with pytest.raises(tablee.BadValue):
        env.step({})
    seen, _ = env.reset(seed=1)
    actions = {agent: int((each["action_mask"] == 0).argmax()) for agent, each in seen.items()}
    *_, infos = env.step(actions)
    assert all(info["illegal"] for info in infos.values())
    with pytest.raises(tablee.BadValue):
        env.step(actions)

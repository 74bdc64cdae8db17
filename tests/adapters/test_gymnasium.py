"""Gymnasium's own checker, and whole games against bots."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import tablee
from tablee.adapters import gymnasium
from tablee.bots.players import player

CASES = [(name, seats) for name in tablee.game_names() for seats in tablee.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_gymnasiums_checker(name, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.env(name, seat=seats - 1, bots="random", seats=seats), skip_render_check=True)


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_whole_game_against_bots(name):
    env, chance = gymnasium.env(name, seat=1, bots="random"), np.random.default_rng(1)
    env.reset(seed=3)
    ended, reward = False, 0.0
    while not ended:
        action = chance.choice(np.flatnonzero(env.action_masks()))
        _, reward, ended, _, info = env.step(action)
        assert "illegal" not in info
    assert env.turns.table.is_over
    assert reward == pytest.approx(env.turns.returns()[1])


def test_what_is_illegal_loses_at_once():
    env = gymnasium.env("district-noir", bots="random")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.int64((~env.action_masks()).argmax()))
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_what_is_no_action_id_is_refused_and_the_game_goes_on():
    env = gymnasium.env("district-noir", bots="random")
    env.reset(seed=1)
    wrong: Any
    for wrong in (-1, 14, "take", None, 1.0):
        with pytest.raises(tablee.BadValue):
            env.step(wrong)
    env.step(env.action_masks().argmax())


def test_a_step_before_the_first_reset_needs_one():
    with pytest.raises(ResetNeeded):
        gymnasium.env("district-noir", bots="random").step(np.int64(0))


@pytest.mark.parametrize("is_legal", [True, False])
def test_a_step_after_the_end_needs_a_reset(is_legal):
    env = gymnasium.env("district-noir", bots="random")
    env.reset(seed=1)
    ended = False
    while not ended:
        wanted = env.action_masks() if is_legal else ~env.action_masks()
        _, _, ended, _, _ = env.step(wanted.argmax())
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    env.reset(seed=2)
    env.step(env.action_masks().argmax())


def test_a_program_that_fails_is_told():
    env = gymnasium.env("district-noir", bots="exec:false")

    def begin():
        env.reset(seed=1)
        env.step(env.action_masks().argmax())

    with pytest.raises(tablee.BrokenBot, match="crashed") as broken:
        begin()
    assert broken.value.details["name"] == "exec:false"
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))


def test_bots_by_seat_and_of_ones_own():
    panik = tablee.game("panik")
    env = gymnasium.env(panik, seat=1, bots=["novice", player("random", panik)], seats=3)
    env.reset(seed=2)
    assert env.turns.current == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 2},
        {"seat": "0"},
        {"bots": "nobody"},
        {"bots": ["club", "club"]},
        {"seats": 7},
        {"render_mode": "x"},
    ],
)
def test_what_cannot_be_is_refused(wrong):
    with pytest.raises(tablee.TableeError):
        gymnasium.env("district-noir", **wrong)

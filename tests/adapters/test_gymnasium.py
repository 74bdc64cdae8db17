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
from tablee.engine.state import CLOCK
from tests.bots.egg_race import EGGS, EggRace
from tests.support import name_of, tables_by_form

CASES = [pytest.param(*case, id=name_of(case)) for case in tables_by_form()]
RACE = EggRace()  # it has no calm form
RACES = [
    *((game, dict(game.realtime.live)) for game in map(tablee.game, tablee.game_names()) if game.realtime),
    (RACE, {}),
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_gymnasiums_checker(name, seats, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.env(name, seat=seats - 1, bots="random", seats=seats, **options)
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_whole_game_against_bots(name, seats, options):
    env, chance = gymnasium.env(name, seat=1, bots="random", seats=seats, **options), np.random.default_rng(1)
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


def whole_race(env, act):
    """A game to its end; returns how many steps it took."""
    env.reset(seed=5)
    ended, steps = False, 0
    while not ended:
        *_, ended, _, info = env.step(act(env.action_masks()))
        assert "illegal" not in info
        steps += 1
    return steps


@pytest.mark.parametrize(("game", "options"), RACES)
def test_whoever_only_waits_in_a_race_sees_the_others_finish_it(game, options):
    env = gymnasium.env(game, bots="novice", **options)
    wait = env.turns.wait

    def act(mask):
        return wait if mask[wait] else mask.argmax()

    steps = whole_race(env, act)
    moves = env.turns.table.log
    waited = [code for seat, code in moves if seat == CLOCK]
    assert len(waited) >= steps / 2
    assert {seat for seat, _ in moves} >= set(range(1, env.turns.seats))
    assert whole_race(env, act) == steps  # of the same seed
    assert env.turns.table.log == moves


def test_bots_in_a_race_are_as_quick_as_their_level():
    def eggs_against(level):
        env = gymnasium.env(RACE, bots=level)
        whole_race(env, lambda mask: 0)
        mine, theirs = env.turns.table.cell["eggs"][0].tolist()
        assert mine + theirs == EGGS
        return theirs

    assert 0 < eggs_against("novice") < eggs_against("master")


class Stuck(tablee.Bot):
    """Wants what nobody can do."""

    def decide(self, seen, moves, budget, seed):
        return "fly"


class Divides(tablee.Bot):
    def decide(self, seen, moves, budget, seed):
        return moves[1 // 0]


@pytest.mark.parametrize(
    ("bots", "told"), [(Stuck, "fly"), (Divides, "ZeroDivisionError"), ("exec:false", "crashed")]
)
def test_a_bot_that_fails_in_a_race_is_told(bots, told):
    env = gymnasium.env("jelly-monster", bots=bots, form="live")
    with pytest.raises(tablee.BrokenBot, match=told):
        whole_race(env, np.argmax)
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

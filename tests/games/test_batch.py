"""Batches: what arrays of tables do is what the rules say, move by move."""

from __future__ import annotations

import numpy as np
import pytest

import tablee
from tablee.engine.errors import TableeError
from tablee.engine.rules import REFUSED

CASES = [(name, seats) for name in tablee.game_names() for seats in tablee.game(name).seats]


def random_actions(batch, chance):
    mask = batch.legal_mask()
    weights = chance.random(mask.shape) * mask
    return weights.argmax(axis=1)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_batch_agrees_with_the_rules_move_by_move(name, seats):
    game = tablee.game(name)
    batch, chance = game.batch(7, seats=seats, seed=11), np.random.default_rng(1)
    for _ in range(40):
        actions, to_act, cells = random_actions(batch, chance), batch.to_act, batch.states.copy()
        dice = batch._dice.copy()
        mask, seen = batch.legal_mask(), batch.observe()
        batch.step(actions)
        for row in range(len(batch)):
            table, seat = game.at(cells[row : row + 1]), int(to_act[row])
            if seat < 0:
                assert not mask[row].any()
                assert batch.states[row] == cells[row]
                continue
            looked = table.view_of(seat)
            assert (looked.legal_mask() == mask[row]).all()
            assert (looked.observe() == seen[row]).all()
            code = game.action_space.code_of(int(actions[row]), looked.legal_codes())
            cell = table.cell
            assert game.compiled_rules.step(cell, seat, code, dice[row].copy()) != REFUSED
            assert cell.tobytes() == batch.states[row : row + 1].tobytes()
        assert (batch.observe(0) == [batch.table(row).view_of(0).observe() for row in range(7)]).all()


@pytest.mark.parametrize("name", tablee.game_names())
def test_whole_games_pay_out_what_outcomes_say(name):
    game = tablee.game(name)
    batch, chance = game.batch(20, seed=3), np.random.default_rng(2)
    while not batch.done.all():
        batch.step(random_actions(batch, chance))
    for row in range(20):
        outcome = batch.table(row).outcome
        assert outcome is not None
        shares = [outcome.share(seat, batch.seats) for seat in range(batch.seats)]
        assert batch.rewards[row] == pytest.approx([batch.seats * share - 1 for share in shares])
        if outcome.scores:
            assert batch.scores[row].tolist() == list(outcome.scores)
    assert (batch.to_act == -1).all()


@pytest.mark.parametrize("name", tablee.game_names())
def test_rewards_and_done_stay_as_they_are_once_a_game_is_over(name):
    batch, chance = tablee.game(name).batch(12, seed=5), np.random.default_rng(4)
    over, paid = batch.done.copy(), batch.rewards.copy()
    while not over.all():
        batch.step(random_actions(batch, chance))
        assert batch.done[over].all()
        assert (batch.rewards[over] == paid[over]).all()
        assert (batch.rewards[~batch.done] == 0).all()
        assert batch.rewards.sum(axis=1) == pytest.approx(0)
        over, paid = batch.done.copy(), batch.rewards.copy()
    batch.reset()
    assert not batch.done.any()
    assert not batch.rewards.any()


def test_rewards_that_somebody_kept_do_not_change():
    batch, chance = tablee.game("panik").batch(5, seed=5), np.random.default_rng(4)
    kept = []
    while not batch.done.all():
        batch.step(random_actions(batch, chance))
        kept.append((batch.rewards, batch.rewards.copy()))
    assert all((now == then).all() for now, then in kept)


def test_auto_reset_deals_the_next_game_and_still_tells_of_the_last():
    batch, chance = tablee.game("panik").batch(4, seed=1, auto_reset=True), np.random.default_rng(3)
    ended = 0
    for _ in range(120):
        batch.step(random_actions(batch, chance))
        assert (batch.to_act >= 0).all()
        assert (batch.rewards[batch.done].sum(axis=1) < 1e-9).all()
        assert (batch.rewards[~batch.done] == 0).all()
        ended += int(batch.done.sum())
    assert ended >= 8


def test_threads_change_nothing_and_seeds_do():
    game, finals = tablee.game("district-noir"), []
    for threads, seed in ((1, 5), (2, 5), (1, 6)):
        batch, chance = game.batch(700, seed=seed, threads=threads), np.random.default_rng(4)
        for _ in range(30):
            batch.step(random_actions(batch, chance))
        finals.append(batch.states.tobytes())
    assert finals[0] == finals[1] != finals[2]


def test_an_illegal_action_anywhere_changes_nothing():
    batch = tablee.game("district-noir").batch(600, threads=2, seed=1)
    before = batch.states.tobytes()
    actions = batch.legal_mask().argmax(axis=1)
    actions[431] = (~batch.legal_mask()[431]).argmax()
    with pytest.raises(TableeError, match="431"):
        batch.step(actions)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    "actions",
    [None, "take", [1], [[1, 2]], [[1], [1, 2]], [1.5, 2.5], [10**30, 1], [-1, 0], [99, 99], [True, False]],
)
def test_actions_of_the_wrong_form_are_refused(actions):
    batch = tablee.game("district-noir").batch(2, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(TableeError):
        batch.step(actions)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"n": 0},
        {"n": "5"},
        {"n": 10**12},
        {"n": 2, "seats": 200},
        {"n": 2, "seats": "2"},
        {"n": 2, "seed": None},
        {"n": 2, "seed": 1 << 70},
        {"n": 2, "threads": 0},
        {"n": 2, "colour": "red"},
    ],
)
def test_batches_that_cannot_be_are_refused(wrong):
    with pytest.raises(TableeError):
        tablee.game("panik").batch(**wrong)


def test_a_race_against_the_clock_is_no_batch():
    with pytest.raises(TableeError):
        tablee.game("jelly-monster").batch(2, form="live")
    assert tablee.game("jelly-monster").batch(2).options["form"] == "beats"

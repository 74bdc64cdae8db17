"""Attack of the Jelly Monster over many games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.games.jelly_monster.state import DICE_EACH, PODS
from tests.games.jelly_monster.positions import DISTRICTS, GAME
from tests.support import examples, play_random

CLOCK = tablee.CLOCK
many = settings(max_examples=examples(10, 300), deadline=None, derandomize=True)
forms = pytest.mark.parametrize("form", ["live", "beats"])


def check_counts(table):
    """Dice and pods are where they can be, all of them."""
    data = table.to_dict()
    for seat in range(table.seats):
        placed = sum(len(district["dice"][seat]) for district in data["districts"]) + len(
            data["centre"][seat]
        )
        assert placed + int(table.cell[0].in_hand[seat]) == DICE_EACH
        if data["phase"] == "round":
            assert placed + len(data["rolls"][seat]) == DICE_EACH
    rows = [data["pile"], *data["pods"], *data["discarded"]]
    assert Counter(pod for row in rows for pod in row) == Counter(GAME.edition.pods)
    assert sum(map(len, rows)) == PODS
    assert min(data["jelly"]) >= 0


@forms
@many
@given(seed=st.integers(0, 2**32), seats=st.sampled_from([3, 4, 5]))
def test_dice_and_pods_are_conserved_and_jelly_never_falls_below_0(form, seed, seats):
    table = GAME.deal(seats=seats, seed=seed, form=form)
    rng = random.Random(seed)
    while not table.is_over:
        play_random(table, rng, 6)
        check_counts(table)
    scores = table.outcome.scores
    assert table.outcome.winners == tuple(seat for seat in range(seats) if scores[seat] == max(scores))


def random_step(table, rng):
    """Any acting seat, or the clock by any time that it may let pass."""
    seat = rng.choice(table.to_act)
    if seat != CLOCK:
        return seat, rng.choice(table.legal_moves(seat))
    most = int(table.legal_moves(CLOCK)[0].split()[1])
    return seat, f"tick {rng.randint(1, most)}"


@many
@given(seed=st.integers(0, 2**32), seats=st.sampled_from([3, 4, 5]))
def test_replaying_the_recorded_actions_with_their_arbitrated_times_gives_the_same_game_bit_for_bit(
    seed, seats
):
    table = GAME.deal(seats=seats, seed=seed, pace="lively", round_limit=20)
    rng = random.Random(seed)
    while not table.is_over:
        table.play(*random_step(table, rng))
    again = GAME.deal(seats=seats, seed=seed, pace="lively", round_limit=20)
    for seat, move in table.moves:
        again.play(seat, move)
    assert again == table
    assert again.outcome == table.outcome


@many
@given(seed=st.integers(0, 2**32))
def test_refused_actions_in_between_do_not_change_the_game(seed):
    """Everybody clicks at random all the time; only what is accepted counts, and nothing else is rolled."""
    table = GAME.deal(seats=3, seed=seed, round_limit=15)
    rng = random.Random(seed)
    clicks = ["pass", "ready", "timer", *(f"{die}@{name}" for die in range(1, 7) for name in DISTRICTS)]
    while not table.is_over:
        for seat in range(3):
            move = rng.choice(clicks)
            if table.refusal(seat, move) is None:
                table.play(seat, move)
        if CLOCK in table.to_act:
            table.play(
                *random_step(table, rng) if rng.random() < 0.1 else (CLOCK, table.legal_moves(CLOCK)[0])
            )
        elif table.to_dict()["phase"] == "ready-check":
            table.play(table.to_act[0], "ready")
    again = GAME.deal(seats=3, seed=seed, round_limit=15)
    for seat, move in table.moves:
        again.play(seat, move)
    assert again == table


@many
@given(seed=st.integers(0, 2**32), steps=st.integers(1, 120))
def test_time_in_many_small_ticks_is_time_in_one(seed, steps):
    table = GAME.deal(seats=3, seed=seed)
    play_random(table, random.Random(seed), steps)
    if CLOCK not in table.to_act:
        return
    ms = int(table.legal_moves(CLOCK)[0].split()[1]) - 1
    one, small = table.copy(), table.copy()
    if ms < 2:
        return
    one.play(CLOCK, f"tick {ms}")
    small.play(CLOCK, "tick 1")
    small.play(CLOCK, f"tick {ms - 1}")
    assert one == small


@many
@given(seed=st.integers(0, 2**32))
def test_the_default_move_is_always_legal(seed):
    for form in ("live", "beats"):
        table = GAME.deal(seats=4, seed=seed, form=form)
        rng = random.Random(seed)
        while not table.is_over:
            for seat in table.to_act:
                move = GAME.notation(GAME.default_move(table.cell, seat))
                assert table.refusal(seat, move) is None
            play_random(table, rng, 5)


# --- noisy-greedy play --------------------------------------------------------------------------------


WORTH = {"jelly": 1, "podium": 1, "podium-rest": 1, "per-pod": 1, "take": 3, "give": -3, "by-dice": 0.7}


def worth(icons):
    """A rough worth of controlling a district; a pod is 4, a copy 3."""
    return sum(
        {"pod": 4, "discard": -3}.get(icon.kind, 3)
        if icon.kind not in WORTH
        else WORTH[icon.kind] * max(0, icon.amount)
        for icon in icons
    )


def gain(dice, icons, seat):
    """What a district is worth to a seat, less a part of what it is worth to the others."""
    sums = [sum(die for die in row if row.count(die) == 1) for row in dice]
    best = max(sums)
    firsts = [other for other, total in enumerate(sums) if total == best > 0]
    mine = worth(icons) if seat in firsts else 0
    lead = sums[seat] - max(sums[:seat] + sums[seat + 1 :])
    return mine - 0.1 * worth(icons) * len([other for other in firsts if other != seat]) + 0.05 * min(lead, 8)


def after_placing(district, seat, move):
    """A district's dice and reward when this move has been carried out."""
    dice = [list(row) for row in district.dice]
    zone = district.target - 1
    if hasattr(move, "hit"):
        dice[move.owner].remove(move.hit)
    zone += {"move-place-and-push": 1, "move-place-and-pull": -1}.get(move.key, 0)
    dice[seat].append(move.die)
    return dice, district.zones[zone]


def greedy(table, seat, rng):
    """The placement that gains most, with some noise; sometimes anything."""
    moves = table.legal_moves(seat)
    view = table.view(seat)
    if rng.random() < 0.05 or view.asks[seat] != "place":
        return rng.choice(moves)
    now = [gain(district.dice, district.zones[district.target - 1], seat) for district in view.districts]
    best, chosen = 0.2, "pass"
    for text in moves[:-1]:
        move: Any = GAME.spell(GAME.code(text))
        number = DISTRICTS.index(move.district)
        dice, icons = after_placing(view.districts[number], seat, move)
        better = gain(dice, icons, seat) - now[number] + rng.random()
        if better > best:
            best, chosen = better, text
    return chosen


def test_noisy_greedy_play_scores_37_to_44_a_player_on_average_give_or_take():
    rng = random.Random(7)
    scores, fewest = [], PODS
    for seed in range(examples(15, 200)):
        table = GAME.deal(seats=3 + seed % 3, seed=seed, form="beats")
        while not table.is_over:
            seat = table.to_act[0]
            table.play(seat, greedy(table, seat, rng))
        scores.extend(table.outcome.scores)
        fewest = min(fewest, len(table.to_dict()["pile"]))
    assert 34 < np.mean(scores) < 47
    assert fewest > 0, "pods do not run out in play"

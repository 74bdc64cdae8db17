"""Panik over many random games."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.engine.dice import dice_from_seed
from tests.chance import p_value
from tests.games.panik.positions import GAME, TEAM, first_turn, set_up, shown
from tests.support import examples, play_random

games = settings(max_examples=examples(40, 1500), deadline=None)
any_game = given(seed=st.integers(0, 2**32), seats=st.integers(2, 4))


def moments(seats, seed):
    """A random game, move by move."""
    table = GAME.deal(seats=seats, seed=seed)
    rng = random.Random(seed)
    yield table
    while not table.is_over:
        yield play_random(table, rng, 1)


@games
@any_game
def test_case_a_mansion_with_4_at_the_end_of_a_turn_keeps_these_four_to_the_end(seed, seats):
    frozen = {}
    for table in moments(seats, seed):
        if shown(table, None).step in ("place", "over"):
            standing = {name: there["hunters"] for name, there in table.to_dict()["mansions"].items()}
            assert {name: standing[name] for name in frozen} == frozen
            frozen |= {name: hunters for name, hunters in standing.items() if len(hunters) == 4}


@games
@any_game
def test_case_while_ones_detector_is_in_hand_3_4_or_6_opposing_mansions_are_hidden(seed, seats):
    least = {2: 3, 3: 4, 4: 6}[seats]
    for table in moments(seats, seed):
        view = shown(table, None)
        if view.step in ("open", "pair"):
            continue
        for seat, side in enumerate(view.sides):
            hidden = sum(not there.is_open and there.owner != seat for there in view.mansions)
            named = view.step == "place-detector" and view.active == seat
            assert "detector" not in side.hand or hidden >= least - named


@games
@any_game
def test_hunters_and_mansions_are_conserved_and_never_more_than_four_stand_at_one(seed, seats):
    deck = Counter({"1": 2, "2": 3, "3": 3, "4": 3, "5": 2, "shared": 3, "trapped": 3})
    team = Counter(TEAM)
    for table in moments(seats, seed):
        data = table.to_dict()
        faces = [there["face"] for there in data["mansions"].values()]
        assert Counter(faces + data["left_out"]) == deck
        standing = [hunter for there in data["mansions"].values() for hunter in there["hunters"]]
        standing += [data["sent_back"]] if data["sent_back"] else []
        for letter, hand in zip("abcd", data["hands"], strict=False):
            assert Counter([hunter[2:] for hunter in standing if hunter[0] == letter] + hand) == team
        assert max(len(there["hunters"]) for there in data["mansions"].values()) <= 4


@games
@any_game
def test_mansions_are_turned_up_in_the_set_up_by_a_detector_or_at_the_end_and_never_down(seed, seats):
    opened = set()
    for table in moments(seats, seed):
        view = shown(table, None)
        now = {there.name for there in view.mansions if there.is_open}
        assert opened <= now
        opened = now
        if view.step == "over":
            assert len(opened) == 4 * seats
        elif view.step not in ("open", "pair"):
            placed = sum("detector" not in side.hand for side in view.sides)
            assert len(opened) == seats + placed + (view.step == "place-detector")


@games
@any_game
def test_a_question_with_only_no_possible_is_never_asked_and_owners_move_their_own(seed, seats):
    for table in moments(seats, seed):
        view = shown(table, None)
        if view.step in ("send-back", "call"):
            assert table.to_act == (view.active,)
            assert len(table.legal_moves(view.active)) > 1
        if view.step == "relocate":
            assert table.to_act == (view.returning.team,)


def mean_scores(seats, count):
    """Uniformly random among the seats to act, then among that seat's listed moves."""
    cell, dice = GAME.blank(), dice_from_seed(seats)
    moves, totals = np.empty(GAME.most_moves, dtype=np.int64), np.zeros(seats)
    for _ in range(count):
        cell[:] = GAME.blank()
        GAME.compiled_rules.deal(cell, seats, np.zeros(0, dtype=np.int64), dice)
        GAME.compiled_rules.playout(cell, moves, dice)
        totals += GAME.outcome(cell).scores
    return totals / count


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_case_random_play_scores_about_29_to_30_at_every_seat_count(seats):
    means = mean_scores(seats, examples(4000, 40_000))
    assert 28.5 < means.mean() < 30.5
    assert means.max() - means.min() < 1


# --- imagined worlds -----------------------------------------------------------------------------------


def test_imagined_mansions_are_uniform_over_all_cards_not_seen():
    data = first_turn()
    data["mansions"]["b4"]["open"] = True  # two hidden mansions remain, and 13 cards not seen
    seen = GAME.from_dict(data).view_of(0)
    cards = list(Counter(shown(seen).unseen).elements())
    assert len(cards) == 13
    expected = Counter(
        (first, second)
        for place, first in enumerate(cards)
        for other, second in enumerate(cards)
        if place != other
    )
    draws = examples(6000, 30_000)
    found = Counter(
        tuple(there["face"] for there in list(seen.imagine(seed).to_dict()["mansions"].values())[5:7])
        for seed in range(draws)
    )
    assert set(found) <= set(expected)
    counts = [found[pair] for pair in expected]
    weights = [draws * ways / (13 * 12) for ways in expected.values()]
    assert p_value(counts, weights) > 0.001


@pytest.mark.parametrize(("step", "choices"), [("open", [1, 2, 3, 4]), ("pair", [1, 2, 4])])
def test_imagined_choices_are_uniform_over_those_the_other_may_have_made(step, choices):
    table = GAME.from_dict(set_up(2))
    if step == "pair":
        table.play(0, "open 1")
        table.play(1, "open 3")
    table.play(1, f"{step} 2")
    seen = table.view_of(0)
    found = Counter(seen.imagine(seed).to_dict()["choices"][1] for seed in range(1200))
    assert sorted(found) == choices
    assert p_value(list(found.values())) > 0.001


def test_what_a_viewer_knows_is_never_imagined_away():
    table = play_random(GAME.deal(seats=3, seed=6), random.Random(6), 30)
    truth = table.to_dict()["mansions"]
    for seed in range(20):
        world = table.view_of(1).imagine(seed).to_dict()["mansions"]
        for name, there in truth.items():
            if there["open"] or name[0] == "b":
                assert world[name] == there

"""Explicit chance: what a deal or a move can lead to, with exact probabilities."""

from __future__ import annotations

import functools
import random
from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.engine.chance.tapes import all_results
from tablee.engine.dice import dice_from_seed, roll, shuffle
from tests.chance import p_value
from tests.support import calm_tables, play_random, some_position

CASES = [pytest.param(*case, id=case[0]) for case in calm_tables()]


def test_every_way_is_taken_once():
    def run(tape):
        first = roll(tape, 3)
        second = roll(tape, 2) if first == 1 else 0  # what is rolled may depend on what was rolled
        return bytes([first, second])

    assert all_results(run, 4) == {
        bytes([0, 0]): Fraction(1, 3),
        bytes([1, 0]): Fraction(1, 6),
        bytes([1, 1]): Fraction(1, 6),
        bytes([2, 0]): Fraction(1, 3),
    }
    with pytest.raises(tablee.TooMany) as refused:
        all_results(run, 3)
    assert refused.value.code == "too-many-outcomes"


def test_equal_results_are_added_up():
    def run(tape):
        cards = np.array([7, 7, 8, 9])
        shuffle(cards, 4, tape)
        return bytes(cards[:2].tolist())

    found = all_results(run, 24)
    assert found[bytes([7, 7])] == found[bytes([8, 9])] * 2 == Fraction(1, 6)
    assert sum(found.values()) == 1


def test_something_without_chance_has_one_result():
    assert all_results(lambda _: b"same", 1) == {b"same": 1}


def test_more_rolls_than_a_tape_holds_are_too_many():
    def run(tape):
        for _ in range(10_000):
            roll(tape, 1)
        return b""

    with pytest.raises(tablee.TooMany):
        all_results(run, 10)


def test_kuhn_poker_has_six_deals():
    deals = tablee.game("kuhn-poker").deal_outcomes()
    assert [probability for _, probability in deals] == [Fraction(1, 6)] * 6
    assert len({tuple(table.to_dict()["cards"]) for table, _ in deals}) == 6
    for table, _ in deals:
        assert tablee.replay(tablee.record_of(table)) == table
        table.play(0, "bet")  # a whole table, to be played on


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_deal_has_all_outcomes_or_too_many(name, seats, options):
    game = tablee.game(name)
    if name != "kuhn-poker":
        with pytest.raises(tablee.TooMany):
            game.deal_outcomes(seats, limit=100, **options)
    with pytest.raises(tablee.BadSeats):
        game.deal_outcomes(9)
    with pytest.raises(tablee.BadOption):
        game.deal_outcomes(seats, colour="red")
    with pytest.raises(tablee.BadValue):
        game.deal_outcomes(seats, limit=0, **options)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_move_without_chance_has_one_outcome(name, seats, options):
    table, chance = some_position(name, seats, options, seed=3, moves=1), random.Random(3)
    for _ in range(20):
        if table.is_over:
            break
        seat = table.to_act[0]
        code = chance.choice(table.legal_codes(seat))
        try:
            outcomes = table.chance_outcomes(seat, code, limit=50)
        except tablee.TooMany:
            assert table.game.chance_in_play
            outcomes = []
        assert sum(probability for _, probability in outcomes) in (0, 1)
        before = table.copy()
        table.play_code(seat, code)
        if len(outcomes) == 1:
            assert outcomes[0].table == table
            assert outcomes[0].table.moves == table.moves
        elif outcomes:
            assert any(outcome.table == table for outcome in outcomes)
        assert before.length == table.length - 1


@functools.cache
def before_chance() -> tuple[tablee.Table, int, int]:
    """A table whose next move brings some chance, but not too much: and that move."""
    game = tablee.game("jelly-monster")
    for seed in range(100):
        table, chance = game.deal(3, seed=seed, form="beats"), random.Random(seed)
        play_random(table, chance, 25)
        while not table.is_over:
            seat = table.to_act[0]
            code = chance.choice(table.legal_codes(seat))
            if len(table.to_act) == 1 and table.cell["in_hand"][0, :3].sum() < 5:
                try:
                    if len(table.chance_outcomes(seat, code, limit=300)) > 5:
                        return table, seat, code
                except tablee.TooMany:
                    pass
            table.play_code(seat, code)
    raise AssertionError("nothing found")


def test_chance_in_play_is_as_likely_as_it_is_sampled():
    table, seat, code = before_chance()
    outcomes = {
        outcome.table.cell.tobytes(): outcome.probability for outcome in table.chance_outcomes(seat, code)
    }
    assert sum(outcomes.values()) == 1
    counts: Counter[bytes] = Counter()
    for seed in range(4000):
        cell = table.cell
        table.game.compiled_rules.step(cell, seat, code, dice_from_seed(seed))
        counts[cell.tobytes()] += 1
    assert set(counts) <= set(outcomes)
    expected = [float(4000 * probability) for probability in outcomes.values()]
    assert p_value([counts[content] for content in outcomes], expected) > 0.001


def test_an_outcome_remembers_what_came_before():
    table, seat, code = before_chance()
    told = table.remembered(seat)
    outcomes = table.chance_outcomes(seat, table.game.notation(code))
    states = set()
    for outcome, _ in outcomes:
        remembered = outcome.copy().remembered(seat)
        assert remembered.startswith(told)
        assert len(remembered.splitlines()) == len(told.splitlines()) + 1
        states.add(outcome.information_state(seat))
        assert outcome.length == 0
        assert outcome.secret != table.secret  # what comes next is not what came before
        assert tablee.game("jelly-monster").from_bytes(outcome.to_bytes()) == outcome
    assert len(states) > 1
    played = table.copy()
    played.play_code(seat, code)
    same = next(outcome.table for outcome in outcomes if outcome.table == played)
    assert same.information_state(seat) == played.information_state(seat)


def test_a_refused_move_has_no_outcomes():
    table: Any = tablee.game("district-noir").deal(seed=7)
    with pytest.raises(tablee.Refused):
        table.chance_outcomes(1 - table.to_act[0], "take")
    for move in ("nothing", None, 2.5, True):
        with pytest.raises(tablee.BadNotation):
            table.chance_outcomes(table.to_act[0], move)
    with pytest.raises(tablee.BadValue):
        table.chance_outcomes(table.to_act[0], "take", limit="all")
    assert table.length == 0

"""Small games: chances and losses beside OpenSpiel's exact ones, found by CFR.

What an opponent's move tells is not weighed, as in any game that does not say what it tells. In Kuhn poker
played to win the pot it tells nothing anyway: bets bring no pot, so each way to bet is as good, and an
equilibrium may choose any. The last moves of District Noir go on from all deals that a watcher can believe
in, as likely as the cards have it.
"""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import tablee
from tests.support import SOAK

pyspiel = pytest.importorskip("pyspiel")
cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
best_responses = pytest.importorskip("open_spiel.python.algorithms.action_value_vs_best_response")

DEPTH = 20_000
POINT = 0.01


@pytest.fixture(scope="module")
def solved():
    """The game as OpenSpiel sees it, and an equilibrium."""
    from tablee.adapters import openspiel  # noqa: PLC0415

    game = openspiel.load("kuhn-poker", returns="win")
    solver = cfr.CFRSolver(game)
    for _ in range(500):
        solver.evaluate_and_update_policy()
    # The average says little where its player hardly ever comes; regrets were matched there too.
    return game, solver.current_policy()


def value(state, policy, player: int) -> float:
    """What a history is worth to a player if both play by the policy, as a chance to win."""
    if state.is_terminal():
        return (state.returns()[player] + 1) / 2
    moves = state.chance_outcomes() if state.is_chance_node() else policy.action_probabilities(state).items()
    return sum(chance * value(state.child(action), policy, player) for action, chance in moves)


def information_sets(game) -> dict[str, list[tuple[float, Any]]]:
    """By information state, its histories and how likely the deal makes each."""
    found: dict[str, list[tuple[float, Any]]] = {}

    def walk(state, reach: float) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        if state.is_chance_node():
            for action, chance in state.chance_outcomes():
                walk(state.child(action), reach * chance)
            return
        found.setdefault(state.information_state_string(player), []).append((reach, state))
        for action in state.legal_actions():
            walk(state.child(action), reach)

    walk(game.new_initial_state(), 1.0)
    return found


def exact_chances(histories, policy) -> dict[str, float]:
    """What each move is worth at an information set."""
    total = sum(reach for reach, _ in histories)
    state = histories[0][1]
    player = state.current_player()
    return {
        state.action_to_string(player, action): sum(
            reach * value(one.child(action), policy, player) for reach, one in histories
        )
        / total
        for action in state.legal_actions()
    }


def finished_games():
    """Every deal and every way to play it."""
    game = tablee.game("kuhn-poker")
    deals = {}
    for seed in itertools.count():
        table = game.deal(seed=seed)
        deals.setdefault(table.to_text(), table)
        if len(deals) == 6:
            break
    for table in deals.values():
        open_ones = [table]
        while open_ones:
            here = open_ones.pop()
            if here.is_over:
                yield here
                continue
            seat = here.to_act[0]
            for move in here.legal_moves(seat):
                after = here.copy()
                after.play(seat, move)
                open_ones.append(after)


def test_chances_and_losses_are_within_a_point_of_the_exact_ones(solved):
    game, policy = solved
    sets = information_sets(game)
    checked = 0
    for table in finished_games():
        review = tablee.review(table, depth=DEPTH)
        here = table.rewound()
        for one in review.decisions:
            exact = exact_chances(sets[here.information_state(one.seat)], policy)
            assert one.chance == pytest.approx(max(exact.values()), abs=POINT)
            assert one.loss == pytest.approx(max(exact.values()) - exact[one.move], abs=POINT)
            checked += 1
            here.play(one.seat, one.move)
    assert checked > 60


def test_the_first_chances_are_those_against_a_best_response_to_the_equilibrium(solved):
    game, policy = solved
    sets = information_sets(game)
    first = [one for one, histories in sets.items() if len(histories[0][1].history()) == 1]
    assert len(first) == 3
    calculator = best_responses.Calculator(game)
    values = calculator(0, policy.to_tabular(), first).values_vs_br
    checked = set()
    for table in finished_games():
        one = tablee.review(table, depth=DEPTH).decisions[0]
        here = table.rewound().information_state(0)
        worth = [(value + 1) / 2 for value in values[first.index(here)]]
        moves = {sets[here][0][1].action_to_string(0, action): action for action in range(2)}
        assert one.played.chance == pytest.approx(worth[moves[one.move]], abs=POINT)
        assert one.chance == pytest.approx(max(worth), abs=POINT)
        checked.add((here, one.move))
    assert len(checked) == 6


@pytest.mark.parametrize(("deal", "left"), [(7, 5)] if not SOAK else [(3, 6), (5, 6), (7, 6)])
def test_the_last_moves_of_district_noir_are_within_a_point_too(deal, left):
    from bench.review.exact import compared  # noqa: PLC0415

    found = list(compared(tablee.game("district-noir"), deal, left, depth=4_000, rounds=20))
    assert max(one.gap for one in found) < POINT / 2
    for one in found:
        assert one.judged == pytest.approx(one.exact, abs=POINT)
        assert one.judged_loss == pytest.approx(one.exact_loss, abs=POINT)
    assert any(0.05 < one.exact < 0.95 for one in found), "else nothing is open"
    assert any(one.exact_loss > 0.1 for one in found), "else there is nothing to lose"

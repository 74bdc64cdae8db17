"""Kuhn poker played to win the pot: chances and losses beside OpenSpiel's exact ones, found by CFR.

What an opponent's move tells is not weighed, as in any game that does not say what it tells. Here it tells
nothing anyway: bets bring no pot, so each way to bet is as good, and an equilibrium may choose any.
"""

from __future__ import annotations

import itertools

import pytest

import tablee

pyspiel = pytest.importorskip("pyspiel")
cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")

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


def information_sets(game) -> dict[str, list[tuple[float, object]]]:
    """By information state, its histories and how likely the deal makes each."""
    found: dict[str, list[tuple[float, object]]] = {}

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

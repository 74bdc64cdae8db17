"""OpenSpiel's own test of a game, with serialisation; worlds that fit; its search plays our games."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough

import tablee
from tablee.adapters import openspiel
from tests.games.test_chance import before_chance
from tests.support import name_of, tables_by_form

CASES = [pytest.param(*case, id=name_of(case)) for case in tables_by_form()]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_openspiels_random_simulation(name, seats, options):
    game = openspiel.load(name, seats=seats, deals=50, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_worlds_that_a_player_cannot_tell_apart(name, seats, options):
    game = openspiel.load(name, seats=seats, deals=50, **options)
    state, chance = game.new_initial_state(), np.random.default_rng(6)
    state.apply_action(state.chance_outcomes()[4][0])
    for _ in range(15):
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, chance.random)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.table.view_of(player) == state.table.view_of(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(int(chance.choice(state.legal_actions())))


def test_a_state_comes_back_from_its_text():
    game = openspiel.load("district-noir", deals=10)
    state = game.new_initial_state()
    for action in (3, *[None] * 20):
        state.apply_action(state.legal_actions()[0] if action is None else action)
    again = game.deserialize_state(state.serialize())
    assert again.table == state.table
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_openspiels_playthrough_is_the_same_when_its_actions_are_played_again(name, seats, options):
    game = openspiel.load(name, seats=seats, deals=50, **options)
    once = playthrough(game.get_type().short_name, [], seed=3)
    actions = [int(action) for action in re.findall(r"^action: (\d+)", once, re.MULTILINE)]
    assert actions == game.deserialize_state(_last_state(game, actions).serialize()).history()
    assert "IsTerminal() = True" in once  # it shows the first and the last states, and some between
    # The other seed would choose other actions.
    assert playthrough(game.get_type().short_name, actions, seed=4) == once


def _last_state(game, actions):
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


def test_openspiels_search_plays_our_games():
    game = openspiel.load("district-noir", deals=10)
    state = game.new_initial_state()
    state.apply_action(1)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 10, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_the_same_game_is_loaded_once():
    assert type(openspiel.load("panik", seats=3)) is type(openspiel.load("panik", seats=3))
    assert str(openspiel.load("panik", seats=3)) != str(openspiel.load("panik", seats=4))


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_game_is_pickled(name):
    game = openspiel.load(name, deals=20)
    again = pickle.loads(pickle.dumps(game))
    assert type(again) is type(game)
    first, second = game.new_initial_state(), again.new_initial_state()
    for state in (first, second):
        state.apply_action(3)
    assert first.table == second.table


def test_a_pickled_game_is_loaded_in_another_process():
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).new_initial_state().chance_outcomes())"
    game = kuhn_poker()
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(game), capture_output=True, check=True
    )
    assert done.stdout.decode().strip() == str(game.new_initial_state().chance_outcomes())


@pytest.mark.parametrize("name", ["district-noir", "kuhn-poker"])
def test_what_chance_cannot_bring_is_refused_and_nothing_changes(name):
    state = openspiel.load(name, deals=20).new_initial_state()
    count = len(state.chance_outcomes())
    for wrong in (-2, count, 10**9):
        with pytest.raises(tablee.BadValue):
            state.apply_action(wrong)
        assert state.is_chance_node()
        assert state.history() == []
    state.apply_action(count - 1)
    assert not state.is_chance_node()


@pytest.mark.parametrize("name", tablee.game_names())
def test_an_illegal_action_is_refused_and_changes_nothing(name):
    state = openspiel.load(name, deals=20).new_initial_state()
    state.apply_action(0)
    before = state.table.copy()
    illegal = set(range(state.num_distinct_actions() + 1)) - set(state.legal_actions())
    for action in sorted(illegal)[:20]:
        with pytest.raises(tablee.TableeError):
            state.apply_action(action)
    assert state.table == before


@pytest.mark.parametrize("name", tablee.game_names())
def test_no_game_is_longer_than_openspiel_is_told(name):
    assert tablee.game(name).simulate(2000, seed=3)["length"].max() * 5 < openspiel.MAX_GAME_LENGTH


@pytest.mark.parametrize("wrong", [{"deals": 0}, {"deals": "many"}, {"seats": 9}, {"colour": 1}])
def test_what_cannot_be_loaded_is_refused(wrong):
    with pytest.raises(tablee.TableeError):
        openspiel.load("panik", **wrong)


def kuhn_poker():
    """The game of the books: players want chips."""
    return openspiel.load("kuhn-poker", returns="score")


def equilibrium(state):
    """Kuhn's own solution with no bluffs by the first player: the chance of betting or calling."""
    cards = state.table.to_dict()["cards"]
    player = state.current_player()
    card = ("jack", "queen", "king").index(cards[player])
    if player == 0:
        aggressive = (0, Fraction(1, 3), 1)[card] if state.table.length == 2 else 0
    elif state.table.moves[-1][1] == "bet":
        aggressive = (0, Fraction(1, 3), 1)[card]
    else:
        aggressive = (Fraction(1, 3), 0, 1)[card]
    names = [state.action_to_string(player, action) for action in state.legal_actions()]
    chances = [
        float(aggressive) if "bet" in name or "call" in name else 1 - float(aggressive) for name in names
    ]
    return dict(zip(state.legal_actions(), chances, strict=True))


def test_kuhn_poker_is_worth_what_kuhn_says_and_can_be_exploited_as_openspiel_says():
    game, theirs = kuhn_poker(), pyspiel.load_game("kuhn_poker")
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert uniform == pytest.approx(
        exploitability.exploitability(theirs, policy.UniformRandomPolicy(theirs)), abs=1e-9
    )
    best = policy.tabular_policy_from_callable(game, equilibrium)
    assert exploitability.exploitability(game, best) == pytest.approx(0, abs=1e-9)
    value = expected_game_score.policy_value(game.new_initial_state(), [best, best])
    assert value == pytest.approx([-1 / 18, 1 / 18], abs=1e-9)


def test_counterfactual_regret_minimization_learns_kuhn_poker():
    game = kuhn_poker()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.1  # at random it is 0.46
    pyspiel.random_sim_test(openspiel.load("kuhn-poker"), num_sims=2, serialize=True, verbose=False)


def test_the_worlds_that_are_left_are_a_game_of_their_own():
    """The last moves of a game, from all that a seat cannot know: an exact game tree."""
    table = tablee.game("district-noir").deal(seed=4)
    while table.length < 45:
        table.play(table.to_act[0], table.legal_moves(table.to_act[0])[0])
    worlds = list(table.view_of(0).worlds())
    game = openspiel.load("district-noir", deals=worlds)
    state = game.new_initial_state()
    assert len(worlds) > 1
    assert [chance for _, chance in state.chance_outcomes()] == [float(chance) for _, chance in worlds]
    state.apply_action(1)
    assert state.table == worlds[1].table
    assert state.table is not worlds[1].table
    assert (
        len(
            expected_game_score.policy_value(game.new_initial_state(), [policy.UniformRandomPolicy(game)] * 2)
        )
        == 2
    )


def test_chance_in_play_is_a_node_where_the_deals_are_listed():
    table, seat, code = before_chance()
    game = openspiel.load("jelly-monster", 3, deals=[(table, 1)], form="beats")
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(table.game.action_space.id_of(code, []))
    assert state.is_chance_node()
    outcomes = table.chance_outcomes(seat, code)
    assert [chance for _, chance in state.chance_outcomes()] == [float(chance) for _, chance in outcomes]
    twin = state.clone()
    state.apply_action(2)
    assert state.table == outcomes[2].table
    assert not state.is_chance_node()
    assert twin.is_chance_node()
    assert state.information_state_string(0) == outcomes[2].table.information_state(0)
    assert game.deserialize_state(state.serialize()).table == state.table


@pytest.mark.parametrize(
    "wrong", [{"deals": []}, {"deals": [1]}, {"deals": None}, {"returns": "score"}, {"returns": 1}]
)
def test_deals_and_returns_that_cannot_be_are_refused(wrong):
    with pytest.raises(tablee.BadValue):
        openspiel.load("district-noir", **wrong)
    half = [(tablee.game("district-noir").deal(seed=1), Fraction(1, 2))]
    with pytest.raises(tablee.BadValue):
        openspiel.load("district-noir", deals=half)
    with pytest.raises(tablee.BadValue):
        openspiel.load("panik", deals=[(half[0][0], 1)])

"""Games by the thousand: the same results whoever plays them, and true to the positions they end in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tablee
from tablee.bots.bot import RandomBot
from tablee.engine import options as choosing
from tablee.engine.dice import dice_from_seed

GAMES = pytest.mark.parametrize("name", tablee.game_names())


@GAMES
def test_results_do_not_depend_on_threads_or_on_how_many_games_there_are(name):
    game = tablee.game(name)
    many = (
        game.simulate(2500, seed=5, threads=2)
        if name != "noxford"
        else game.simulate(2100, seed=5, threads=2)
    )
    few = game.simulate(60, seed=5, threads=1)
    assert np.array_equal(many[:60], few)
    assert not np.array_equal(game.simulate(60, seed=6)["length"], few["length"])


@GAMES
def test_rows_say_what_the_final_positions_say(name):
    game = tablee.game(name)
    for seats in game.seats:
        results = game.simulate(30, seats=seats, seed=2, final_states=True)
        for row in results:
            outcome = game.outcome(np.array([row["state"]], dtype=game.layout))
            assert outcome is not None
            assert tuple(np.flatnonzero(row["winners"])) == outcome.winners
            assert game.endings[row["ending"]] == outcome.ending
            assert list(row["shares"]) == [outcome.share(seat, seats) for seat in range(seats)]
            assert outcome.scores is None or tuple(row["scores"]) == outcome.scores
            assert row["length"] > 0
            assert -1 <= row["beginner"] < seats


def test_kuhn_poker_comes_out_as_theory_says():
    results = tablee.game("kuhn-poker").simulate(200_000, seed=1)
    assert results["shares"].sum(axis=1) == pytest.approx(1)
    # Pass: 1/2 · (1/2 · 1/2 + 1/2 · 1/2 · 1/2), bet: 1/2 · (1/2 + 1/2 · 1/2).
    assert results["shares"][:, 0].mean() == pytest.approx(9 / 16, abs=0.005)


def test_players_that_think_and_bots_of_ones_own():
    game = tablee.game("district-noir")
    results = game.simulate(12, players=("search:60", "random"), seed=3, threads=2)
    assert np.array_equal(results, game.simulate(12, players=("search:60", "random"), seed=3, threads=1))
    assert results["shares"][:, 0].mean() > 0.6
    own = game.simulate(4, players=[RandomBot("mine", game), "greedy"], seed=3, final_states=True)
    assert own["state"].dtype == game.layout


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"n": -1}, tablee.BadValue),
        ({"n": 2.5}, tablee.BadValue),
        ({"n": 1 << 70}, tablee.BadValue),
        ({"seed": "x"}, tablee.BadValue),
        ({"seed": 1 << 70}, tablee.BadValue),
        ({"threads": 0}, tablee.BadValue),
        ({"final_states": 1}, tablee.BadValue),
        ({"seats": 200}, tablee.BadSeats),
        ({"seats": "two"}, tablee.BadSeats),
        ({"players": ["random"]}, tablee.BadSeats),
        ({"players": ["random", "random"], "seats": 3}, tablee.BadSeats),
        ({"players": [3, 4]}, tablee.BadValue),
        ({"players": "grandmaster"}, tablee.TableeError),
        ({"colour": "red"}, tablee.BadOption),
    ],
)
def test_what_cannot_be_simulated_is_said(wrong, error):
    asked = {"n": 1, **wrong}
    with pytest.raises(error):
        tablee.game("district-noir").simulate(asked.pop("n"), **asked)


@GAMES
def test_compiled_rules_write_nothing_beyond_an_array(name):
    """Whatever is too short or no seat is refused before anything is written."""
    game = tablee.game(name)
    table = game.deal(seed=1)
    rules, cell, dice = game.compiled_rules, table.cell, dice_from_seed(1)
    options = choosing.codes(game.options, choosing.complete(game.options, {}))
    moves, scores = np.empty(game.most_moves, dtype=np.int64), np.zeros(table.seats, dtype=np.int64)
    pairs, seat = np.array([table.to_act[0]]), table.to_act[0]
    wrong: list[tuple[Any, ...]] = [
        *((rules.deal, cell, seats, options, dice) for seats in (200, 0, -1, 1, 6, 1 << 40)),
        (rules.deal, cell, table.seats, options, dice[:3]),
        *((rules.deal, cell, table.seats, options[:-1], dice) for _ in game.options[:1]),
        *((rules.legal_moves, cell, bad, moves) for bad in (200, -1, table.seats, 1 << 40)),
        *((rules.legal_moves, cell, seat, moves[:short]) for short in (0, game.most_moves - 1)),
        *((rules.refusal, cell, bad, 0) for bad in (-1, 8, 1 << 40)),
        *((rules.step, cell, bad, 0, dice) for bad in (-1, 8, -(1 << 40))),
        (rules.step, cell, seat, 0, dice[:2]),
        (rules.step_through, cell, pairs, np.zeros(2, dtype=np.int64), dice.reshape(1, 4)),
        (rules.step_through, cell, pairs + 8, pairs, dice.reshape(1, 4)),
        (rules.step_through, cell, pairs, pairs, dice.reshape(2, 2)),
        (rules.step_through, cell, pairs, pairs, dice.reshape(1, 4)[:0]),
        *((rules.hide, cell, bad) for bad in (-2, table.seats, 7, 1 << 40)),
        *((rules.imagine, cell, bad, dice) for bad in (-2, table.seats, 1 << 40)),
        (rules.imagine, cell, seat, dice[:1]),
        (rules.outcome, cell, scores[:-1]),
        (rules.playout, cell, moves[:-1], dice),
        (rules.playout, cell, moves, dice[:0]),
        (rules.to_act, cell[:0]),
        (rules.hide, cell[:0], 0),
    ]
    before = cell.tobytes()
    for rule, *arguments in wrong:
        with pytest.raises(ValueError, match=r"too short|no such seat|not played by so many"):
            rule(*arguments)
        assert cell.tobytes() == before


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("command", ["false", "no-such-program-anywhere", "cat"])
def test_a_program_that_loses_a_decision_is_told_and_no_results_are_made_up(command, count):
    with pytest.raises(tablee.BrokenBot) as broken:
        tablee.game("district-noir").simulate(count, players=[f"exec:{command}", "random"], threads=2)
    assert broken.value.code == "bot-failed"
    assert broken.value.details["name"] == f"exec:{command}"
    assert broken.value.details["problem"]

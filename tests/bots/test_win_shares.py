"""Beside the reward that guides it the search counts who wins: shares that add up to one win."""

from __future__ import annotations

import pytest

import tablee
from tablee.bots.knowledge import PLAIN
from tablee.bots.profile import bot_profile
from tablee.bots.search.worker import SearchWorker, think
from tests.games.district_noir.positions import lay
from tests.support import examples, unfinished_position

EVERY_TABLE = [(name, seats) for name in tablee.game_names() for seats in tablee.game(name).seats]
every_table = pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)


def thoughts_of(table, iterations=300, knowledge=None, threads=1):
    game = table.game
    workers = [SearchWorker(game, knowledge or bot_profile(game).knowledge) for _ in range(threads)]
    return think(workers, table.view_of(table.to_act[0]), iterations=iterations, seed=1)


@every_table
def test_the_shares_of_all_seats_add_up_to_one_win(name, seats):
    game = tablee.game(name)
    for seed in range(examples(4, 100)):
        table = unfinished_position(name, seats, game.calm_options, seed, 1 + 7 * (seed % 5))
        thoughts = thoughts_of(table)
        for shares in (thoughts.wins, *(thought.wins for thought in thoughts.moves)):
            assert len(shares) == seats
            assert all(0 <= share <= 1 for share in shares)
            nobody = 1 - sum(shares)
            assert -1e-9 < nobody < (0.2 if name == "district-noir" else 1e-9)


@pytest.mark.parametrize("name", tablee.game_names())
def test_the_share_of_the_whole_is_that_of_its_moves(name):
    table = unfinished_position(name, tablee.game(name).seats[-1], tablee.game(name).calm_options, 3, 9)
    thoughts = thoughts_of(table, threads=2)
    for seat, share in enumerate(thoughts.wins):
        counted = sum(thought.visits * thought.wins[seat] for thought in thoughts.moves)
        assert share == pytest.approx(counted / thoughts.iterations)


def test_a_search_begun_anew_has_forgotten_the_wins_of_the_one_before():
    game = tablee.game("panik")
    thinker = SearchWorker(game, bot_profile(game).knowledge)
    tables = [unfinished_position("panik", 2, {}, seed, 9) for seed in (1, 2)]
    alone = [
        think(
            [SearchWorker(game, bot_profile(game).knowledge)], table.view_of(table.to_act[0]), iterations=200
        )
        for table in tables
    ]
    after_each_other = [think([thinker], table.view_of(table.to_act[0]), iterations=200) for table in tables]
    assert [one.moves for one in alone] == [one.moves for one in after_each_other]


def test_a_move_that_wins_at_once_wins_always_and_the_reward_is_not_what_is_told():
    table = lay(
        fronts=[["docks", "hall", "-3", "-3", "-2"], ["8", "8", "8", "7", "7", "7"]],
        line=["police", "-2", "-1"],
        hands=[["5", "6", "7", "8", "+2"], ["5", "6", "7", "8", "-1"]],
    )
    best = thoughts_of(table).moves[0]
    assert (best.move, best.wins) == ("take", (1.0, 0.0))


def test_a_narrow_win_is_a_whole_win_although_its_reward_is_less():
    """Seat 0 has taken all that matters: 8 to 7, whatever is played now."""
    table = lay(taken=[True, True], hands=[["5"], ["5"]], fronts=[["8"], ["7"]])
    [only] = thoughts_of(table, knowledge=PLAIN).moves
    assert only.wins == (1.0, 0.0)
    assert only.reward < 0.95

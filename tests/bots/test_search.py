"""The search: fair, repeatable, bounded, and not blind."""

from __future__ import annotations

import random
import threading
import time

import numpy as np
import pytest

import tablee
from tablee.bots.bot import SearchBot
from tablee.bots.knowledge import Level
from tablee.bots.level_names import LEVELS
from tablee.bots.levels import LevelBot
from tablee.bots.players import player
from tablee.bots.profile import bot_profile
from tablee.bots.search.worker import SearchWorker, think
from tests.support import examples, play_random, unfinished_position

every_game = pytest.mark.parametrize("name", tablee.game_names())


def thinker_of(game, **settings):
    return SearchWorker(game, bot_profile(game).knowledge, **settings)


def some_seen(name, seed, moves=9):
    """What the seat to act knows in the middle of a game."""
    table = unfinished_position(name, tablee.game(name).seats[0], tablee.game(name).calm_options, seed, moves)
    return table, table.to_act[0]


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_whatever_the_true_world_the_same_hidden_position_and_seed_give_the_same_move(name, seed):
    table, seat = some_seen(name, seed)
    bot = tablee.bot("club", table.game)
    seen = table.view_of(seat)
    moves = {bot.choose(seen.imagine(world).view_of(seat), seed=5) for world in range(4)}
    assert moves == {bot.choose(seen, seed=5)}


@every_game
def test_the_same_seed_and_iterations_give_the_same_thoughts(name):
    table, seat = some_seen(name, 2)
    first, again = (
        think([thinker_of(table.game)], table.view_of(seat), iterations=800, seed=3).moves for _ in range(2)
    )
    assert first == again


@every_game
def test_it_reports_visits_win_and_expected_score_of_every_move_it_tried(name):
    table, seat = some_seen(name, 4)
    thoughts = think([thinker_of(table.game)], table.view_of(seat), iterations=2000, seed=1)
    assert thoughts.iterations == 2000
    assert sum(thought.visits for thought in thoughts.moves) == 2000
    assert {thought.move for thought in thoughts.moves} <= set(table.legal_moves(seat))
    assert all(0 <= thought.reward <= 1 for thought in thoughts.moves)
    assert [thought.visits for thought in thoughts.moves] == sorted(
        (thought.visits for thought in thoughts.moves), reverse=True
    )


def test_a_stop_flag_set_by_another_thread_ends_the_search():
    table, seat = some_seen("district-noir", 1)
    until = threading.Event()
    thinker = thinker_of(table.game)
    thinking = threading.Thread(target=thinker.think, args=(table.view_of(seat),), kwargs={"until": until})
    thinking.start()
    time.sleep(0.05)
    until.set()
    thinking.join(timeout=30)
    assert not thinking.is_alive()


def stopped_already():
    until = threading.Event()
    until.set()
    return until


NO_TIME = [{"think": 0}, {"think": 1e-9}, {"think": np.float32(0)}, {"until": stopped_already()}]


@every_game
@pytest.mark.parametrize("limits", NO_TIME, ids=["0", "1e-9", "float32", "until"])
@pytest.mark.parametrize("spec", [*LEVELS, "greedy", "random", "search:20", "plain:1"])
def test_without_any_time_a_bot_still_has_a_legal_move(name, spec, limits):
    table, seat = some_seen(name, 3)
    bot = player(spec, table.game)
    assert bot.choose(table.view_of(seat), seed=1, **limits) in table.legal_moves(seat)
    if isinstance(bot, SearchBot):
        assert bot.advise(table.view_of(seat), seed=1, **limits)
        assert tablee.bot("club", table.game, threads=2).choose(table.view_of(seat), **limits)


@pytest.mark.parametrize(
    ("name", "limits"),
    [
        *(("think", {"think": think}) for think in (-1, -1e-9, float("nan"), "1", True, 1j, [1])),
        *(("until", {"until": until}) for until in (1, "now", lambda: True, threading.Event)),
    ],
)
@pytest.mark.parametrize("spec", ["club", "random"])
def test_what_is_no_time_and_no_event_is_refused(name, limits, spec):
    table, seat = some_seen("district-noir", 1)
    bot = player(spec, table.game)
    for ask in (bot.choose, bot.advise) if isinstance(bot, SearchBot) else (bot.choose,):
        with pytest.raises(tablee.BadValue) as refused:
            ask(table.view_of(seat), **limits)
        assert refused.value.code == "bad-value"
        assert refused.value.details["name"] == name


@pytest.mark.parametrize("threads", [0, -1, 1.5, "2", None, True])
def test_a_bot_has_at_least_one_thread(threads):
    with pytest.raises(tablee.BadValue) as refused:
        tablee.bot("club", tablee.game("district-noir"), threads=threads)
    assert refused.value.details["name"] == "threads"


def test_memory_is_bounded_and_the_search_goes_on_when_it_is_full():
    table, seat = some_seen("district-noir", 1)
    thinker = thinker_of(table.game, nodes=200)
    thoughts = think([thinker], table.view_of(seat), iterations=3000, seed=1)
    assert thinker.used == 200
    assert sum(thought.visits for thought in thoughts.moves) == 3000


def test_two_threads_add_up():
    table, seat = some_seen("district-noir", 1)
    thoughts = think(
        [thinker_of(table.game), thinker_of(table.game)], table.view_of(seat), iterations=1000, seed=1
    )
    assert thoughts.iterations == 1000


def test_a_bot_asked_out_of_turn_says_so():
    table, seat = some_seen("district-noir", 1)
    with pytest.raises(tablee.Refused) as refused:
        tablee.bot("novice", table.game).choose(table.view_of(1 - seat))
    assert refused.value.code == "not-your-turn"


def test_an_unknown_level_is_told():
    with pytest.raises(tablee.TableeError) as unknown:
        tablee.bot("wizard", tablee.game("district-noir"))
    assert unknown.value.code == "unknown-bot"


@pytest.mark.parametrize("name", ["random", "greedy", "search:20"])
def test_who_is_no_level_is_told_where_such_players_are_made(name):
    game = tablee.game("district-noir")
    with pytest.raises(tablee.UnknownBot, match=r"tablee\.bots\.players\.player\("):
        tablee.bot(name, game)
    assert player(name, game).name == name


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games_at_every_seat_count_without_an_illegal_move(name, level):
    game = tablee.game(name)
    bot = tablee.bot(level, game)
    bot.iterations = min(bot.iterations, examples(15, 400))  # the same code, fewer thoughts
    for seats in game.seats:
        for seed in range(examples(1, 200)):
            table = game.deal(seats=seats, seed=seed, **game.calm_options)
            while not table.is_over:
                seat = table.to_act[0]
                table.play(seat, bot.choose(table.view_of(seat), seed=seed))
            assert table.outcome is not None


def test_given_seconds_a_master_uses_them_and_all_others_stop_at_their_measure():
    table, seat = some_seen("panik", 1)
    master = tablee.bot("master", table.game)
    assert master.search(table.view_of(seat), seed=1).iterations == master.iterations
    assert master.search(table.view_of(seat), 1.0, seed=1).iterations > master.iterations
    for level in LEVELS[:-1]:
        bot = tablee.bot(level, table.game)
        assert bot.search(table.view_of(seat), 60.0, seed=1).iterations == bot.iterations


@every_game
def test_a_table_gives_every_level_some_seconds_and_a_master_more_than_an_expert(name):
    seconds = [tablee.bot(level, tablee.game(name)).level.seconds for level in LEVELS]
    assert seconds == sorted(seconds)
    assert 0 < seconds[0] < seconds[-2] < seconds[-1] <= 5


def test_a_game_may_give_a_level_other_seconds_than_usual():
    game = tablee.game("district-noir")
    hasty = Level(iterations=10, seconds=0.1)
    assert LevelBot("master", game, bot_profile(game).knowledge, hasty).level == hasty


def test_against_the_clock_a_bot_plays_a_whole_game_too():
    game = tablee.game("jelly-monster")
    bot = player("search:12", game)
    table = game.deal(seed=4, form="live")
    while not table.is_over:
        seat = table.to_act[0]
        if seat == tablee.CLOCK:
            table.play(seat, table.legal_moves(seat)[0])
        else:
            table.play(seat, bot.choose(table.view_of(seat), seed=4))
    assert table.is_over


@every_game
def test_a_budget_of_time_is_kept_with_little_to_spare(name):
    """Not a benchmark: a bot asked for 50 ms must not think for seconds."""
    table, seat = some_seen(name, 1)
    bot = player("search:100000000", table.game)
    bot.choose(table.view_of(seat), 0.01, seed=1)
    started = time.perf_counter()
    bot.choose(table.view_of(seat), 0.05, seed=1)
    assert time.perf_counter() - started < 2.0


def test_a_search_beats_random_play():
    game = tablee.game("district-noir")
    bot = player("search:200", game)
    won = 0
    for seed in range(10):
        table = game.deal(seed=seed)
        chance = random.Random(seed)
        while not table.is_over:
            seat = table.to_act[0]
            if seat == seed % 2:
                table.play(seat, bot.choose(table.view_of(seat), seed=seed))
            else:
                play_random(table, chance, 1)
        won += seed % 2 in table.outcome.winners
    assert won >= 8

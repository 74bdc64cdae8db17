"""Bots at a live table: they act at their own pace, never too early, and never do what is not allowed."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import tablee
from tablee.bots.level_names import LEVELS
from tablee.bots.players import player
from tablee.bots.realtime.knowledge import Pace
from tablee.bots.realtime.player import as_realtime, realtime_bot
from tablee.bots.realtime.scheduler import RealtimeScheduler
from tablee.games.jelly_monster.bot import REALTIME_LEVELS
from tablee.lab.live import live_player, play_live, play_live_series
from tests.games.jelly_monster.positions import GAME, live
from tests.support import examples

every_level = pytest.mark.parametrize("level", LEVELS)
ROLLS = {0: [1, 2, 3, 4, 5, 6, 6]}


def wait(table: tablee.Table, milliseconds: int) -> None:
    table.play(tablee.CLOCK, f"tick {milliseconds}")


def next_deed(player, table, seat, seed=3):
    """Let time pass until the seat acts; answers its act and all the answers before it."""
    answers = [player.next_act(table.view_of(seat), seed)]
    while answers[-1].move is None or answers[-1].after_ms > 0:
        wait(table, answers[-1].after_ms)
        answers.append(player.next_act(table.view_of(seat), seed, answers[-1]))
    return answers[-1], answers[:-1]


@every_level
def test_a_seat_acts_when_it_has_looked_and_its_hand_has_moved(level):
    pace = REALTIME_LEVELS[level][0]
    table = live(rolls=ROLLS)
    since = table.to_dict()["clock"]["now"]
    act, before = next_deed(realtime_bot(level, GAME), table, 0)
    took = table.to_dict()["clock"]["now"] - since
    assert pace.look[0] + pace.hand[0] <= took <= pace.look[1] + pace.hand[1]
    assert [answer.move for answer in before[:-1]] == [None] * (len(before) - 1)
    table.play(0, act.move)


def test_a_better_level_is_quicker():
    spans = [REALTIME_LEVELS[level][0] for level in LEVELS]
    assert all(slow.look > quick.look and slow.hand > quick.hand for slow, quick in itertools.pairwise(spans))


def test_a_roll_has_to_settle_before_it_is_looked_at():
    table = live(rolls=ROLLS, clock={"now": 23_000, "settles_at": [23_900, 0, 0]})
    act = realtime_bot("master", GAME).next_act(table.view_of(0), 1)
    assert act.move is None
    assert act.after_ms >= 900 + REALTIME_LEVELS["master"][0].look[0]


def test_what_others_do_meanwhile_does_not_begin_the_wait_anew():
    player = realtime_bot("club", GAME)
    table = live(rolls=ROLLS)
    first = player.next_act(table.view_of(0), 1)
    wait(table, 300)
    table.play(1, "6@a")
    again = player.next_act(table.view_of(0), 1, first)
    assert again.due == first.due
    assert again.after_ms == first.after_ms - 300


@pytest.mark.parametrize("seed", range(3))
def test_the_same_position_seed_and_last_answer_give_the_same_answer(seed):
    one, other = realtime_bot("casual", GAME), realtime_bot("casual", GAME)
    table = live(rolls=ROLLS)
    assert next_deed(one, table.copy(), 0, seed) == next_deed(other, table.copy(), 0, seed)


def test_whatever_the_true_world_a_seat_that_sees_the_same_does_the_same():
    player = realtime_bot("club", GAME)
    seen = live(rolls=ROLLS, pods={1: ["8"], 2: ["1"]}).view_of(0)
    worlds = [seen.imagine(seed) for seed in range(3)]
    assert len({next_deed(player, world, 0)[0] for world in worlds}) == 1


def test_a_district_blocked_meanwhile_is_looked_at_again():
    player = realtime_bot("club", GAME)
    table = live(rolls={0: [6, 6]}, dice={"b": {0: [1, 2, 3, 4, 5], 1: [1, 2, 3, 4, 5, 6, 6]}})
    look = player.next_act(table.view_of(0), 1)
    wait(table, look.after_ms)
    decided = player.next_act(table.view_of(0), 1, look)
    district = decided.move.split("@")[1][0]
    if district != "b":
        table.play(2, f"6@{district}")
    table.play(1, f"block {district}")
    wait(table, decided.after_ms)
    again = player.next_act(table.view_of(0), 1, decided)
    assert again.move is None
    assert again.after_ms >= REALTIME_LEVELS["club"][0].look[0]


def test_it_is_ready_at_once_and_does_nothing_during_the_count_down():
    player = realtime_bot("novice", GAME)
    table = GAME.deal(seats=3, seed=1, form="live")
    for seat in range(3):
        act = player.next_act(table.view_of(seat), 1)
        assert (act.move, act.after_ms) == ("ready", 0)
        table.play(seat, act.move)
    assert player.next_act(table.view_of(0), 1) is None


def test_with_everything_placed_it_turns_the_timer_or_blocks():
    table = live(dice={"a": {0: [1, 2, 3, 4, 5, 6]}, "b": {0: [6]}})
    act, _ = next_deed(realtime_bot("master", GAME), table, 0)
    assert act.move == "timer" or act.move.startswith("block")


def test_a_choice_in_the_scoring_is_answered_in_time():
    table = live(tiles={"a": "1B", "b": "6B"}, dice={"a": {0: [4]}}, clock={"now": 122_999})
    wait(table, 1)
    assert table.to_act == (0, tablee.CLOCK)
    act, _ = next_deed(realtime_bot("novice", GAME), table, 0)
    assert act.move.startswith("copy")
    table.play(0, act.move)


@every_level
def test_every_level_plays_whole_live_games_at_every_seat_count_without_an_illegal_move(level):
    players = realtime_bot(level, GAME)
    mind: Any = players.mind
    mind.iterations = min(mind.iterations, examples(15, 400))  # the same code, fewer thoughts
    for seats, pace in zip(GAME.seats, ("lively", "standard", "relaxed"), strict=True):
        for seed in range(examples(1, 200)):
            table = GAME.deal(seats=seats, seed=seed, form="live", pace=pace)
            play_live(table, [players] * seats, seed)
            assert table.outcome is not None


def test_a_live_game_is_the_same_again_by_its_seed():
    games = [GAME.deal(seats=3, seed=2, form="live") for _ in range(2)]
    for table in games:
        play_live(table, [live_player(name, GAME) for name in ("casual", "person", "novice")], 5)
    assert games[0].moves == games[1].moves


def test_any_player_can_sit_at_a_live_table():
    table = GAME.deal(seats=3, seed=2, form="live")
    play_live(table, [as_realtime(player("random", GAME))] * 3, 5)
    assert table.outcome is not None


def test_a_company_knows_how_long_nobody_acts():
    table = live(rolls=ROLLS)
    company = RealtimeScheduler({seat: realtime_bot("club", GAME) for seat in range(3)}, 1)
    assert company.look(table.view_of) is None
    looks = REALTIME_LEVELS["club"][0].look
    assert looks[0] <= company.rest_ms <= looks[1]


def test_a_pace_says_how_long_an_action_takes():
    assert Pace(look=(700, 1000), hand=(1200, 1500)).action_ms == 2200


LAST_THREE = {"a": {0: [1, 2], 1: [1, 2, 3, 4, 5, 6, 6]}, "b": {0: [5, 6], 2: [1, 2, 3, 4, 5]}}


def looks_again(player, table, seat):
    """Whether it has still not decided when it has looked once."""
    look = player.next_act(table.view_of(seat), 1)
    wait(table, look.after_ms)
    return player.next_act(table.view_of(seat), 1, look).move is None


def test_a_master_keeps_its_last_dice_back_while_others_hold_some():
    assert looks_again(realtime_bot("master", GAME), live(dice=LAST_THREE), 0)


def test_a_casual_player_does_not_know_about_the_last_word():
    assert not looks_again(realtime_bot("casual", GAME), live(dice=LAST_THREE), 0)


def test_what_was_kept_back_is_placed_in_time_for_the_bell():
    player = realtime_bot("master", GAME)
    for bell, waits in ((33_000, True), (27_000, False)):
        assert looks_again(player, live(dice=LAST_THREE, bell=bell), 0) == waits


def test_what_was_kept_back_is_placed_when_nobody_else_holds_a_die():
    everything = {0: [5, 6], 1: [1, 2, 3, 4, 5, 6, 6], 2: [1, 2, 3, 4, 5, 6, 6]}
    assert not looks_again(realtime_bot("master", GAME), live(dice={"a": {0: [1, 2]}, "b": everything}), 0)


def test_a_round_without_a_bell_does_not_wait_for_ever():
    late = live(dice=LAST_THREE, clock={"now": 41_000})
    assert not looks_again(realtime_bot("master", GAME), late, 0)


def test_a_series_of_live_games_counts_every_deal_from_every_seat():
    *_, tally = play_live_series(GAME, "casual", "casual", seats=3, deals=2, seed=1)
    assert tally.games == 6
    assert 0 <= tally.share <= 1


def test_an_unknown_level_is_told():
    with pytest.raises(tablee.TableeError) as unknown:
        realtime_bot("wizard", GAME)
    assert unknown.value.code == "unknown-bot"

"""The calm form: commitments in secret, a random order, judged again on their turn."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.jelly_monster.events.kinds import ActionRefused, Passed, RoundEnded
from tests.games.jelly_monster.positions import dice_at, end_beat, lay, play_all, shown, target_of

ALL = {"a": {0: [1, 2, 3, 4, 5, 6]}, "b": {0: [1]}}
SEEDS = range(24)


def test_in_every_beat_each_player_with_unplaced_dice_commits_one_action():
    table = lay()
    assert table.to_act == (0, 1, 2)
    table.play(1, "6@a")
    assert table.to_act == (0, 2)
    assert dice_at(table, "a") == [[], [], []], "nothing happens before all are in"
    table.play(0, "6@b")
    table.play(2, "pass")
    assert dice_at(table, "a") == [[], [6], []]
    assert dice_at(table, "b") == [[6], [], []]
    assert table.to_dict()["beat"] == 2
    assert table.to_act == (0, 1, 2)


def test_a_commitment_is_secret_until_all_are_in_but_that_it_was_made_is_public():
    table = lay()
    told = table.play_and_tell(1, "6@a")
    assert [event.key for event in told[0]] == ["action-chosen"]
    for viewer in (None, 0, 2):
        assert table.view_of(viewer).to_dict()["committed"] == [None, "?", None]
        assert shown(table, viewer).players[1].has_chosen
        assert shown(table, viewer).players[1].choice is None
    assert shown(table, 1).players[1].choice == "6@a"


def test_a_commitment_is_made_once():
    table = lay()
    table.play(1, "6@a")
    assert table.refusal(1, "pass") == "already-committed"


def test_with_dice_in_hand_you_place_or_pass_no_waiting():
    assert lay().refusal(0, "wait") == "dice-left"


def test_a_player_who_has_placed_everything_may_block_turn_the_timer_or_wait():
    assert lay(dice=ALL).legal_moves(0) == ["block a", "block b", "timer", "wait"]


def test_who_could_only_wait_is_not_asked():
    table = lay(dice=ALL, barriers={"a": 0}, bell=3)
    assert table.to_act == (1, 2)
    assert table.refusal(0, "wait") == "not-your-turn"
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.to_dict()["beat"] == 2


def test_all_are_resolved_in_a_random_order_drawn_anew_each_beat():
    table = lay()
    orders = []
    for _ in SEEDS:
        table.play(0, "pass")
        table.play(1, "pass")
        told = table.play_and_tell(2, "pass")[None]
        orders.append(tuple(event.seat for event in told if isinstance(event, Passed)))
    assert len(set(orders)) == 6, "all in one round of one game"


def test_a_commitment_must_be_legal_when_the_beat_starts():
    table = lay(dice={"c": {1: [5]}}, targets={"d": 3}, rolls={0: [1, 2, 3, 4, 5, 6, 6]})
    assert table.refusal(0, "1@c x1:5") is None
    assert table.refusal(0, "1@c x1:4") == "no-such-die"
    assert table.refusal(0, "3@d +") == "target-at-end"
    assert table.refusal(0, "3@c -") == "target-at-end"
    assert table.refusal(0, "3@d -") is None


def test_blocked_meanwhile_the_placement_is_refused_and_the_same_roll_is_there_next_beat():
    outcomes = set()
    for seed in SEEDS:
        table = lay(seed=seed, dice=ALL, rolls={1: [1, 2, 3, 4, 5, 5, 6], 2: [2] * 7})
        play_all(table, {0: "block a", 1: "5@a"})
        after = table.to_dict()
        if after["rolls"][1] == [1, 2, 3, 4, 5, 5, 6]:
            assert dice_at(table, "a")[1] == []
            outcomes.add("blocked")
        else:
            assert dice_at(table, "a")[1] == [5]
            assert len(after["rolls"][1]) == 6
            outcomes.add("placed")
        assert after["districts"][0]["barrier"] == 0
    assert outcomes == {"blocked", "placed"}


def test_a_refused_placement_is_told_to_its_author_only():
    told = None
    for seed in SEEDS:
        table = lay(seed=seed, dice=ALL, rolls={1: [5] * 7})
        table.play(0, "block a")
        table.play(1, "5@a")
        told = table.play_and_tell(2, "pass")
        if not dice_at(table, "a")[1]:
            break
    refusals = {
        viewer: [event for event in events if isinstance(event, ActionRefused)]
        for viewer, events in told.items()
    }
    assert [(event.action, event.reason) for event in refusals[1]] == [("5@a", "blocked")]
    assert refusals[None] == refusals[0] == refusals[2] == []


def test_two_blocks_of_one_district_in_a_beat_the_second_is_refused_and_its_barrier_stays_free():
    dice = {**ALL, "c": {1: [1, 2, 3, 4, 5, 6]}, "d": {1: [4]}}
    table = lay(dice=dice)
    table.play(0, "block a")
    table.play(1, "block a")
    told = table.play_and_tell(2, "pass")
    first = table.to_dict()["districts"][0]["barrier"]
    second = 1 - first
    assert [event.reason for event in told[second] if isinstance(event, ActionRefused)] == ["blocked"]
    assert "block c" in table.legal_moves(second)


def test_two_timers_in_a_beat_the_second_is_refused():
    dice = {**ALL, "c": {1: [1, 2, 3, 4, 5, 6]}, "d": {1: [4]}}
    table = lay(dice=dice, beat=8)
    table.play(0, "timer")
    table.play(1, "timer")
    told = table.play_and_tell(2, "pass")
    assert sum(event.key == "timer-turned" for event in told[None]) == 1
    assert [event.reason for seat in (0, 1) for event in told[seat] if isinstance(event, ActionRefused)] == [
        "timer-runs"
    ]
    assert table.to_dict()["bell"] == 10


def test_a_block_still_works_when_the_only_die_there_was_expelled_for_the_expelling_die_lies_there():
    for seed in SEEDS:
        table = lay(seed=seed, dice=ALL, rolls={1: [1] * 7})
        play_all(table, {0: "block b", 1: "1@b x0:1"})
        assert table.to_dict()["districts"][1]["barrier"] == 0


def test_a_1_or_2_is_judged_on_its_turn_and_lost_if_its_die_has_gone():
    table = lay(dice={"c": {1: [5]}}, rolls={0: [1] * 7, 2: [2] * 7})
    play_all(table, {0: "1@c x1:5", 2: "2@c x1:5"})
    assert dice_at(table, "c") == [[1], [], [2]]
    assert table.to_dict()["centre"][1] == [5]


def test_a_target_pushed_twice_in_a_beat_stops_at_the_end():
    table = lay(targets={"c": 2}, rolls={0: [3] * 7, 2: [4] * 7})
    play_all(table, {0: "3@c +", 2: "4@c +"})
    assert target_of(table, "c") == 3
    assert [len(dice) for dice in dice_at(table, "c")] == [1, 0, 1]


@pytest.mark.parametrize(("beats", "last"), [(2, 10), (0, 8), (5, 13)])
def test_a_timer_turned_in_beat_t_lets_the_rest_of_t_and_2_more_beats_pass_option(beats, last):
    table = lay(dice=ALL, beat=8, options={"form": "beats", "timer_beats": beats})
    play_all(table, {0: "timer"})
    played = 8
    while table.to_dict()["round"] == 2:
        played += 1
        end_beat(table)
    assert played == last


def test_the_rest_of_the_timer_s_own_beat_is_carried_out_even_if_it_is_the_last():
    """Seat 1's die at c is worth a pod, whether it comes before the timer or after it."""
    firsts = set()
    for seed in SEEDS:
        table = lay(seed=seed, dice=ALL, options={"form": "beats", "timer_beats": 0})
        table.play(0, "timer")
        table.play(1, "6@c")
        told = [event.key for event in table.play_and_tell(2, "pass")[None]]
        firsts.add(told.index("timer-turned") < told.index("die-placed"))
        assert "round-ended" in told
        assert [len(pods) for pods in table.to_dict()["pods"]] == [0, 1, 0]
    assert firsts == {True, False}


def test_a_calm_round_ends_after_30_beats_at_the_latest():
    table = lay(beat=29)
    end_beat(table)
    assert (table.to_dict()["round"], table.to_dict()["beat"]) == (2, 30)
    table.play(0, "pass")
    table.play(1, "pass")
    told = table.play_and_tell(2, "pass")
    assert [event.ending for event in told[None] if isinstance(event, RoundEnded)] == ["limit"]
    assert (table.to_dict()["round"], table.to_dict()["beat"]) == (3, 1)


def test_a_timer_turned_late_does_not_outlast_the_30_beats():
    table = lay(dice=ALL, beat=29, options={"form": "beats", "timer_beats": 5})
    play_all(table, {0: "timer"})
    assert (table.to_dict()["round"], table.to_dict()["beat"]) == (2, 30)
    end_beat(table)
    assert table.to_dict()["round"] == 3


def test_no_commitment_in_time_is_a_pass_or_a_wait():
    table = lay(dice=ALL)
    game = table.game
    assert [game.notation(game.default_move(table.cell, seat)) for seat in range(3)] == [
        "wait",
        "pass",
        "pass",
    ]


def test_the_calm_form_has_no_ready_check_between_rounds():
    table = end_beat(lay(beat=30))
    assert table.to_dict()["phase"] == "round"
    assert table.to_act == (0, 1, 2)


def test_a_refused_commitment_changes_nothing():
    table = lay(dice=ALL)
    table.play(1, "6@a")
    before = table.cell.tobytes()
    for seat, move in ((1, "pass"), (0, "pass"), (2, "5@a"), (2, "wait")):
        with pytest.raises(tablee.Refused):
            table.play(seat, move)
    assert table.cell.tobytes() == before

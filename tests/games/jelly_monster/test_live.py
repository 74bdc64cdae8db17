"""The live form: the clock's moves, settling, the bell and the limits."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.jelly_monster.events.kinds import RoundEnded
from tests.games.jelly_monster.positions import GAME, jelly, lay, live

CLOCK = tablee.CLOCK
ALL = {"a": {0: [1, 2, 3, 4, 5, 6]}, "b": {0: [1]}}


def ready_table(**options):
    table = GAME.deal(seats=3, seed=1, **options)
    for seat in range(3):
        table.play(seat, "ready")
    return table


def test_a_live_game_begins_with_a_ready_check():
    table = GAME.deal(seats=3, seed=1)
    assert table.to_act == (0, 1, 2)
    assert [table.legal_moves(seat) for seat in range(3)] == [["ready"]] * 3
    assert table.refusal(0, "pass") == "not-started"
    table.play(1, "ready")
    assert table.to_act == (0, 2)


def test_the_clock_stands_still_while_people_get_ready():
    table = GAME.deal(seats=3, seed=1)
    assert table.refusal(CLOCK, "tick 1") == "not-your-turn"


def test_when_all_are_ready_a_count_down_of_3_seconds_starts_and_the_dice_roll_when_it_is_over():
    table = ready_table()
    assert table.to_act == (CLOCK,)
    assert table.legal_moves(CLOCK) == ["tick 3000"]
    assert table.to_dict()["phase"] == "count-down"
    assert table.to_dict()["rolls"] == [[], [], []]
    assert table.refusal(0, "pass") == "not-started"
    table.play(CLOCK, "tick 2999")
    assert table.refusal(0, "pass") == "not-started"
    table.play(CLOCK, "tick 1")
    assert table.to_dict()["phase"] == "round"
    assert [len(roll) for roll in table.to_dict()["rolls"]] == [7, 7, 7]


@pytest.mark.parametrize(("pace", "ms"), [("lively", 600), ("standard", 1000), ("relaxed", 1600)])
def test_the_first_roll_settles_too_and_early_actions_are_refused_not_queued(pace, ms):
    table = ready_table(pace=pace)
    table.play(CLOCK, "tick 3000")
    assert table.to_act == (CLOCK,)
    table.play(CLOCK, f"tick {ms - 1}")
    before = table.cell.tobytes()
    with pytest.raises(tablee.Refused) as refused:
        table.play(0, "pass")
    assert refused.value.code == "not-settled"
    assert table.cell.tobytes() == before
    table.play(CLOCK, "tick 1")
    assert table.to_act == (0, 1, 2, CLOCK)
    table.play(0, "pass")


def test_a_roll_takes_its_time_to_settle_before_the_new_dice_can_be_placed_or_passed():
    table = live()
    table.play(0, "6@c")
    assert table.refusal(0, "pass") == "not-settled"
    die = table.to_dict()["rolls"][0][0]
    assert table.refusal(0, f"{die}@c") == "not-settled"
    assert table.to_act == (1, 2, CLOCK)
    assert table.legal_moves(CLOCK) == ["tick 1000"]
    table.play(CLOCK, "tick 999")
    assert table.refusal(0, f"{die}@c") == "not-settled"
    table.play(CLOCK, "tick 1")
    table.play(0, f"{die}@c")


def test_a_tick_may_not_jump_over_the_bell_and_reaching_it_rings_it():
    table = live(dice=ALL)
    table.play(0, "timer")
    assert table.refusal(CLOCK, "tick 10001") == "tick-too-long"
    table.play(CLOCK, "tick 9999")
    assert 1 in table.to_act
    told = table.play_and_tell(CLOCK, "tick 1")
    assert [event.ending for event in told[None] if isinstance(event, RoundEnded)] == ["bell"]
    assert table.to_dict()["round"] == 3


def test_the_timer_runs_10_seconds_and_the_bell_s_own_millisecond_is_late():
    table = live(dice=ALL, bell=33_000)
    table.play(CLOCK, "tick 10000")
    assert table.refusal(1, "6@c") == "round-over"
    assert table.to_dict()["clock"]["now"] == 33_000


def test_a_placement_that_arrives_after_the_bell_is_refused_with_the_reason():
    table = live(dice=ALL, bell=24_000)
    table.play(CLOCK, "tick 1000")
    before = table.cell.tobytes()
    with pytest.raises(tablee.Refused) as refused:
        table.play(1, "6@c")
    assert refused.value.code == "round-over"
    assert table.cell.tobytes() == before
    table.play(1, "ready")
    assert table.refusal(1, "6@c") == "not-started"


@pytest.mark.parametrize("seconds", [120, 60])
def test_a_round_also_ends_after_120_seconds_option(seconds):
    table = live(options={"round_limit": seconds}, clock={"now": 3000 + 1000 * seconds - 500})
    assert table.refusal(CLOCK, "tick 501") == "tick-too-long"
    told = table.play_and_tell(CLOCK, "tick 500")
    assert [event.ending for event in told[None] if isinstance(event, RoundEnded)] == ["limit"]
    assert table.to_dict()["phase"] == "ready-check"


def test_the_bell_does_not_outlast_the_longest_round():
    table = live(dice=ALL, clock={"now": 122_000})
    table.play(0, "timer")
    assert table.refusal(CLOCK, "tick 1001") == "tick-too-long"
    told = table.play_and_tell(CLOCK, "tick 1000")
    assert [event.ending for event in told[None] if isinstance(event, RoundEnded)] == ["limit"]


def test_at_least_a_millisecond_passes():
    assert live().refusal(CLOCK, "tick 0") == "tick-too-short"


def test_the_clock_s_listed_step_is_to_the_next_roll_that_settles():
    table = live(clock={"settles_at": [23_400, 23_200, 0]})
    assert table.legal_moves(CLOCK) == ["tick 200"]
    assert table.to_act == (2, CLOCK)


def test_the_clock_s_listed_step_is_short_while_somebody_could_act():
    assert live().legal_moves(CLOCK) == ["tick 1000"]
    assert live(dice=ALL, bell=23_300).legal_moves(CLOCK) == ["tick 300"]


def test_only_the_clock_ticks_and_it_does_nothing_else():
    table = live()
    assert table.refusal(0, "tick 100") == "no-such-move"
    assert table.refusal(CLOCK, "pass") == "no-such-move"


def test_a_seat_is_to_act_only_when_it_may_do_something_now():
    table = live(dice=ALL, clock={"settles_at": [0, 23_500, 0]})
    assert table.to_act == (0, 2, CLOCK)
    table.play(0, "block a")
    table.play(0, "timer")
    assert table.to_act == (2, CLOCK)


def test_waiting_is_no_move_of_the_live_form_and_ready_none_of_the_calm_form():
    assert live(dice=ALL).refusal(0, "wait") == "not-now"
    assert lay().refusal(0, "ready") == "not-now"
    assert lay().refusal(CLOCK, "tick 1") == "not-your-turn"


COPY_TO_CHOOSE = {"tiles": {"a": "6B"}, "dice": {"a": {0: [5]}}}


def scoring_table(**changes):
    """The bell rings, and seat 0 has to choose which neighbour to copy."""
    table = live(**{**COPY_TO_CHOOSE, "clock": {"now": 122_000}, **changes})
    table.play(CLOCK, "tick 1000")
    return table


def test_choices_in_scoring_have_a_time_limit_of_20_seconds_option():
    table = scoring_table()
    assert table.to_act == (0, CLOCK)
    assert table.legal_moves(CLOCK) == ["tick 20000"]
    assert table.refusal(CLOCK, "tick 20001") == "tick-too-long"
    shorter = scoring_table(options={"choice_limit": 5})
    assert shorter.legal_moves(CLOCK) == ["tick 5000"]


def test_when_the_time_for_a_choice_is_over_the_rules_take_the_default():
    table = scoring_table()
    table.play(CLOCK, "tick 19999")
    assert jelly(table) == [10, 10, 10]
    table.play(CLOCK, "tick 1")
    assert jelly(table) == [14, 10, 10], "clockwise lies 2A with 4 jelly"
    assert table.to_dict()["phase"] == "ready-check"


def test_when_the_time_to_discard_is_over_each_loses_the_pod_of_the_lowest_expected_value():
    table = scoring_table(
        tiles={"a": "3B"},
        targets={"a": 3},
        dice={"a": {0: [5], 2: [5]}},
        pods={0: ["8", "die", "4"], 2: ["die", "3"]},
    )
    table.play(CLOCK, "tick 20000")
    assert table.to_dict()["discarded"] == [["die"], [], ["3"]]


def test_when_the_time_to_split_is_over_the_poorest_get_it_lower_seat_first():
    table = scoring_table(
        seats=5, tiles={"a": "2B"}, targets={"a": 2}, dice={"a": {1: [5]}}, jelly=[4, 2, 3, 4, 4]
    )
    table.play(CLOCK, "tick 20000")
    assert jelly(table) == [5, 0, 4, 4, 4]


def too_little(**more):
    """Seats 0 and 1 are each owed 2 by seats 2 and 3."""
    return scoring_table(
        seats=4,
        tiles={"a": "2B"},
        targets={"a": 3},
        dice={"a": {0: [6], 1: [6]}},
        jelly=[4, 5, 2, 3],
        **more,
    )


def test_when_the_time_to_split_is_over_each_jelly_goes_to_whoever_is_poorest_at_that_moment():
    table = too_little()
    table.play(CLOCK, "tick 20000")
    # Seat 2: one to seat 0, then both have 5: one more to the lower seat. Seat 3 chooses in the dark.
    assert jelly(table) == [8, 6, 0, 0]


def test_by_the_earlier_way_the_poorest_gets_all_that_is_owed_first():
    table = too_little(options={"splits": "open"})
    table.play(CLOCK, "tick 20000")
    assert jelly(table) == [7, 7, 0, 0]


def test_when_time_is_over_an_answer_given_before_stands():
    """Seat 0 went counter-clockwise, seat 1 goes clockwise by default: they differ."""
    table = scoring_table(dice={"a": {0: [5], 1: [5]}})
    table.play(0, "copy ccw")
    told = table.play_and_tell(CLOCK, "tick 20000")
    assert told[None][0].key == "sides-differ"
    assert jelly(table) == [10, 10, 10]


def test_an_answer_does_not_give_the_others_more_time():
    table = live(tiles={"a": "6B"}, dice={"a": {0: [5], 1: [5]}}, clock={"now": 122_999})
    table.play(CLOCK, "tick 1")
    table.play(CLOCK, "tick 15000")
    table.play(0, "copy ccw")
    assert table.to_dict()["clock"]["choice_until"] == 143_000
    assert table.refusal(CLOCK, "tick 5001") == "tick-too-long"


def test_a_second_choice_has_its_own_time():
    """Two districts ask one after the other; drone at a, then 3B with a pod to discard at b."""
    table = live(
        tiles={"a": "6B", "b": "3B"},
        targets={"b": 3},
        dice={"a": {0: [5]}, "b": {0: [6]}},
        pods={0: ["3", "4"]},
        clock={"now": 122_999},
    )
    table.play(CLOCK, "tick 1")
    table.play(CLOCK, "tick 7000")
    table.play(0, "copy ccw")
    assert table.view(0).asks[0] == "discard"
    assert table.to_dict()["clock"]["choice_until"] == 130_000 + 20_000


def test_between_rounds_there_is_a_ready_check_again():
    table = live(dice=ALL, bell=24_000)
    table.play(CLOCK, "tick 1000")
    assert table.to_act == (0, 1, 2)
    for seat in (2, 0):
        table.play(seat, "ready")
    assert table.refusal(0, "ready") == "already-ready"
    table.play(1, "ready")
    assert table.refusal(1, "ready") == "already-ready"
    table.play(CLOCK, "tick 3000")
    assert table.to_dict()["clock"]["starts_at"] == 27_000

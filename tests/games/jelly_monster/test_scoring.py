"""Scoring a round: cancelling, control, jelly, pods, the centre, the end."""

from __future__ import annotations

import pytest

from tablee.games.jelly_monster.events.kinds import PodDiscarded, RewardReached
from tests.games.jelly_monster.positions import GAME, end_beat, jelly, lay, pod_counts, score, shown

SAM, CHARLIE, GINA = 0, 1, 2
PILE = ["5", "2", "8", "die", "1"]  # the next five pods


def pile(first=PILE, *, left=None):
    """All pods, these first; or only so many left, the rest discarded by seat 2."""
    everything = ["die"] * 6 + [str(v) for v, n in enumerate((2, 4, 5, 5, 4, 2, 1, 1), 1) for _ in range(n)]
    for pod in first:
        everything.remove(pod)
    if left is None:
        return {"pile": [*first, *everything]}
    return {"pile": first[:left], "discarded": [[], [], [*everything, *first[left:]]]}


# --- cases to hold ------------------------------------------------------------------------------------


def test_booklet_6s_of_charlie_cancel_then_sam_4_charlie_3_gina_1_sam_takes_the_reward():
    table = score(
        tiles={"a": "1A"},
        targets={"a": 2},
        dice={"a": {SAM: [4], CHARLIE: [6, 6, 3], GINA: [1]}},
    )
    assert jelly(table) == [16, 10, 10]


def test_centre_gina_three_dice_charlie_two_gina_draws():
    table = score(centre={GINA: [1, 1, 2], CHARLIE: [6, 6]}, **pile())
    assert table.to_dict()["pods"] == [[], [], ["5"]]


def test_a_copy_of_a_neighbour_whose_target_was_moved_pays_the_moved_zone_s_reward():
    table = score(tiles={"a": "1B", "b": "2A"}, targets={"b": 3}, dice={"a": {0: [5]}})
    assert jelly(table) == [18, 10, 10]


def test_a_ring_of_copies_pays_nothing_and_ends():
    table = score(tiles={"a": "1B", "b": "6B"}, dice={"a": {0: [5]}})
    assert table.to_act == (0,)
    table.play(0, "copy ccw")
    assert jelly(table) == [10, 10, 10]
    assert table.to_dict()["round"] == 3


def test_three_equal_dice_of_one_colour_cancel_all_three():
    table = score(tiles={"a": "1A"}, dice={"a": {0: [5, 5, 5, 4], 1: [3, 2]}})
    assert jelly(table) == [10, 13, 10]


# --- control ------------------------------------------------------------------------------------------


def test_the_highest_sum_controls_the_district():
    assert jelly(score(dice={"a": {0: [6], 1: [3, 4], 2: [5, 1]}})) == [10, 13, 10]


def test_equal_dice_of_different_colours_do_not_cancel():
    assert jelly(score(dice={"a": {0: [6], 1: [6], 2: [5]}})) == [13, 13, 10]


def test_several_tied_each_get_the_full_reward():
    assert jelly(score(targets={"a": 2}, dice={"a": {0: [4, 5], 1: [3, 6], 2: [2]}})) == [16, 16, 10]


def test_no_dice_left_no_reward():
    assert jelly(score(dice={"a": {0: [5, 5], 1: [2, 2, 2]}})) == [10, 10, 10]


def test_expelled_dice_count_for_no_sum():
    assert jelly(score(dice={"a": {0: [2], 1: [1]}}, centre={1: [6, 6]})) == [13, 10, 10]


def test_districts_are_scored_clockwise_from_the_drone_s():
    table = lay(drone="d", dice={name: {0: [6]} for name in "abcde"}, beat=30)
    table.play(0, "pass")
    table.play(1, "pass")
    told = table.play_and_tell(2, "pass")[None]
    assert [event.district for event in told if isinstance(event, RewardReached)] == ["d", "e", "a", "b", "c"]


def test_blocked_districts_are_scored_like_others():
    dice = {"a": {0: [1, 2, 3, 4, 5, 6]}, "b": {0: [1]}}
    assert jelly(score(dice=dice, barriers={"a": 0})) == [10 + 3 + 4, 10, 10]


def test_what_everybody_had_after_each_round_is_kept_and_seen_by_all():
    table = score(round=1, dice={"a": {0: [6], 1: [3, 4], 2: [5, 1]}})
    assert table.to_dict()["jelly_after"] == [[10, 13, 10]]
    table = score(round=4, jelly_after=[[2, 5, 2], [3, 6, 2], [10, 10, 10]], dice={"a": {1: [6]}})
    for viewer in (None, 0, 1, 2):
        assert shown(table, viewer).players[1].jelly_after == (5, 6, 10, 13)


def test_where_nobody_kept_the_rounds_none_is_told():
    assert shown(score(round=3), 0).players[1].jelly_after == ()


# --- jelly, pods, discard, per pod --------------------------------------------------------------------------


@pytest.mark.parametrize(("zone", "paid"), [(1, 4), (2, 0), (3, 8)])
def test_j_n_takes_n_jelly_of_the_targeted_zone(zone, paid):
    assert jelly(score(targets={"b": zone}, dice={"b": {1: [2]}})) == [10, 10 + paid, 10]


def test_pod_draws_the_top_pod_seen_by_its_owner_only():
    table = score(dice={"c": {1: [2]}}, **pile())
    assert table.to_dict()["pods"] == [[], ["5"], []]
    assert shown(table, 1).players[1].pods == ("5",)
    for viewer in (None, 0, 2):
        assert shown(table, viewer).players[1].pods is None
        assert shown(table, viewer).players[1].pod_count == 1


def test_tied_takers_draw_in_seat_order_lowest_first():
    table = score(dice={"c": {2: [4], 1: [4]}}, **pile())
    assert table.to_dict()["pods"] == [[], ["5"], ["2"]]


def test_fewer_pods_than_takers_nobody_draws():
    table = score(dice={"c": {0: [4], 1: [4]}}, **pile(left=1))
    assert pod_counts(table) == [0, 0, 0]
    assert table.to_dict()["pile"] == ["5"]
    assert pod_counts(score(dice={"c": {0: [4]}}, **pile(left=1))) == [1, 0, 0]


def test_2xpods_takes_2_jelly_for_each_pod_you_own():
    table = score(
        tiles={"a": "3B"}, dice={"a": {0: [6], 1: [6], 2: [1]}}, pods={0: ["1", "die", "8"], 2: ["2"]}
    )
    assert jelly(table) == [16, 10, 10]


def test_discard_gives_one_of_your_own_pods_out_of_the_game_your_choice():
    table = score(tiles={"a": "3B"}, targets={"a": 3}, dice={"a": {0: [6]}}, pods={0: ["1", "die", "8"]})
    assert table.legal_moves(0) == ["discard die", "discard 1", "discard 8"]
    table.play(0, "discard 1")
    assert table.to_dict()["pods"][0] == ["die", "8"]
    assert table.to_dict()["discarded"][0] == ["1"]
    assert "1" in table.to_dict()["pile"], "the other 1 is still there"
    assert table.to_dict()["pile"].count("1") == 1


def test_discard_with_no_pod_does_nothing_and_with_one_it_is_compulsory():
    nothing = score(tiles={"a": "3B"}, targets={"a": 3}, dice={"a": {0: [6]}})
    assert nothing.to_dict()["round"] == 3
    one = score(tiles={"a": "3B"}, targets={"a": 3}, dice={"a": {0: [6]}}, pods={0: ["8"]})
    assert one.to_dict()["pods"][0] == []
    assert one.to_dict()["discarded"][0] == ["8"]
    assert one.to_dict()["round"] == 3


def test_whoever_has_two_or_more_pods_is_asked_even_if_they_are_equal():
    table = score(tiles={"a": "3B"}, targets={"a": 3}, dice={"a": {0: [6]}}, pods={0: ["3", "3"]})
    assert table.to_act == (0,)
    assert table.legal_moves(0) == ["discard 3"]


def test_discarded_faces_stay_hidden():
    table = score(
        tiles={"a": "3B"}, targets={"a": 3}, dice={"a": {0: [6], 1: [6]}}, pods={0: ["3", "4"], 1: ["8"]}
    )
    told = table.play_and_tell(0, "discard 3")
    assert [event.pod for event in told[1] if isinstance(event, PodDiscarded)] == [None]
    assert [event.pod for event in told[0] if isinstance(event, PodDiscarded)] == ["3"]
    assert table.view_of(2).to_dict()["discarded"] == [["?"], ["?"], []]
    assert table.view_of(1).to_dict()["discarded"] == [["?"], ["8"], []]


def test_several_icons_are_resolved_one_by_one_each_for_all_entitled_players():
    """DISCARD, then 9 jelly: the jelly comes when all have discarded."""
    table = score(
        tiles={"a": "6B"},
        targets={"a": 3},
        dice={"a": {0: [6], 1: [6]}},
        pods={0: ["3", "4"], 1: ["2", "2"]},
    )
    assert table.to_act == (0, 1)
    table.play(1, "discard 2")
    assert jelly(table) == [10, 10, 10]
    table.play(0, "discard 4")
    assert jelly(table) == [19, 19, 10]
    assert pod_counts(table) == [1, 1, 0]


def test_j2_and_pod_pays_both():
    table = score(tiles={"a": "5A"}, targets={"a": 3}, dice={"a": {0: [6]}})
    assert jelly(table) == [12, 10, 10]
    assert pod_counts(table) == [1, 0, 0]


# --- the centre -----------------------------------------------------------------------------------------


def test_in_the_centre_most_dice_count_not_pips_and_nothing_cancels():
    assert pod_counts(score(centre={0: [1, 1], 1: [6]})) == [1, 0, 0]


def test_all_the_tied_draw_in_the_centre():
    assert score(centre={0: [1], 2: [6]}, **pile()).to_dict()["pods"] == [["5"], [], ["2"]]


def test_too_few_pods_for_all_the_tied_in_the_centre_nobody_draws():
    assert pod_counts(score(centre={0: [1], 1: [6]}, **pile(left=1))) == [0, 0, 0]


def test_the_centre_needs_at_least_one_die():
    assert pod_counts(score()) == [0, 0, 0]


def test_the_centre_comes_after_all_districts():
    """The last district's pod is the 5, the centre's the 2."""
    table = score(tiles={"e": "3A"}, dice={"e": {0: [6]}}, centre={1: [1]}, **pile())
    assert table.to_dict()["pods"] == [["5"], ["2"], []]


def test_pods_do_not_run_out_in_play_test_it_with_a_built_position():
    table = score(dice={"c": {0: [4]}}, centre={1: [2]}, **pile(left=0))
    assert table.to_dict()["pile"] == []
    assert pod_counts(table) == [0, 0, 0]
    assert table.to_dict()["round"] == 3


# --- the end --------------------------------------------------------------------------------------------


def last_round(**changes):
    return score(round=4, **changes)


def test_after_round_4_the_pods_are_opened_and_most_jelly_wins():
    table = last_round(pods={0: ["8", "1"], 1: ["5"]}, jelly=[10, 15, 12])
    assert table.is_over
    assert table.outcome.scores == (19, 20, 12)
    assert table.outcome.winners == (1,)
    assert table.outcome.ending == "jelly"


def test_a_pod_with_a_die_is_rolled_once():
    rolled = set()
    for seed in range(60):
        table = last_round(pods={1: ["die", "4"]}, seed=seed)
        rolled.add(table.outcome.scores[1] - 14)
    assert rolled == {1, 2, 3, 4, 5, 6}


def test_die_pods_are_rolled_in_seat_order_lowest_first():
    for seed in range(10):
        alone = last_round(pods={1: ["die"]}, seed=seed).outcome.scores
        both = last_round(pods={1: ["die"], 2: ["die"]}, seed=seed).outcome.scores
        later = last_round(pods={2: ["die"]}, seed=seed).outcome.scores
        assert both[1] == alone[1] == later[2]


def test_ties_share_the_win():
    table = last_round(pods={0: ["5"]}, jelly=[10, 15, 12])
    assert table.outcome.winners == (0, 1)
    assert table.outcome.ending == "shared"


def test_after_the_end_nothing_is_hidden_and_nobody_acts():
    table = last_round(pods={0: ["5"], 1: ["die"]})
    assert table.to_act == ()
    assert shown(table, None).players[0].pods == ("5",)
    assert shown(table, 2).pile_size == 28
    assert table.refusal(0, "pass") == "game-over"


def test_discarded_pods_count_nothing():
    table = last_round(pods={0: ["5"]}, discarded=[["8"], [], []])
    assert table.outcome.scores == (15, 10, 10)


@pytest.mark.parametrize("seats", [4, 5])
def test_more_players_score_alike(seats):
    table = score(seats, dice={"a": {seats - 1: [6], 0: [5]}, "f": {1: [3]}}, tiles={"f": "5A"})
    gained = [10] * seats
    gained[seats - 1] += 3
    gained[1] += 4
    assert jelly(table) == gained


def test_a_whole_calm_game_by_defaults_pays_nothing():
    table = GAME.deal(seats=3, seed=1, form="beats")
    while not table.is_over:
        end_beat(table)
    assert table.outcome.scores == (2, 2, 2)
    assert len(table.moves) == 4 * 30 * 3

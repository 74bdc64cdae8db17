"""Copies, debts, rewards by dice and podiums."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.jelly_monster.events.kinds import CopyVoid, JellyGiven
from tests.games.jelly_monster.editions import house_with
from tests.games.jelly_monster.positions import GAME, jelly, pod_counts, score

# --- copies ---------------------------------------------------------------------------------------------


def test_copy_next_pays_the_reward_targeted_in_the_next_district_clockwise():
    assert jelly(score(tiles={"b": "1B", "c": "2A"}, dice={"b": {2: [3]}})) == [10, 10, 14]


def test_copy_previous_pays_the_reward_targeted_in_the_previous_district():
    table = score(tiles={"b": "1B", "a": "7A"}, targets={"b": 3}, dice={"b": {2: [3]}})
    assert jelly(table) == [10, 10, 15]


def test_clockwise_is_district_i_to_i_plus_1_and_the_ring_is_closed():
    assert jelly(score(tiles={"e": "1B", "a": "2A"}, dice={"e": {0: [3]}})) == [14, 10, 10]
    back = score(tiles={"a": "1B", "e": "7A"}, targets={"a": 3}, dice={"a": {0: [3]}})
    assert jelly(back) == [15, 10, 10]


def test_copy_either_asks_its_controller_which_neighbour():
    for answer, paid in (("copy cw", 4), ("copy ccw", 5)):
        table = score(tiles={"a": "6B", "b": "2A", "e": "7A"}, dice={"a": {1: [3]}})
        assert table.legal_moves(1) == ["copy cw", "copy ccw"]
        table.play(1, answer)
        assert jelly(table) == [10, 10 + paid, 10]


def test_a_copy_uses_this_district_s_ranking_and_dice():
    """District b belongs to seat 1 there; the copy is paid by the ranking of a, with a's number of dice."""
    table = score(
        tiles={"a": "1B", "b": "4B"},
        targets={"b": 3},
        dice={"a": {0: [1, 2, 3], 1: [5]}, "b": {1: [6]}},
    )
    assert jelly(table) == [16, 10, 10], "three dice at a: 6 jelly; one die at b: 0"


def test_a_podium_copied_ranks_the_dice_of_the_scored_district():
    table = score(tiles={"a": "1B", "b": "5B"}, targets={"b": 3}, dice={"a": {0: [6], 1: [5], 2: [1]}})
    assert jelly(table) == [16, 13, 10]


def test_a_copy_takes_all_icons_of_the_neighbour_s_targeted_zone():
    table = score(tiles={"a": "1B", "b": "5A"}, targets={"b": 3}, dice={"a": {0: [6]}})
    assert jelly(table) == [12, 10, 10]
    assert pod_counts(table) == [1, 0, 0]


def test_a_copy_works_though_the_neighbour_be_empty_or_blocked():
    dice = {"a": {1: [6]}, "b": {0: [1, 2, 3, 4, 5, 6]}, "c": {0: [1]}}
    table = score(tiles={"a": "1B", "b": "2A"}, dice=dice, barriers={"b": 0})
    assert jelly(table) == [10 + 4, 10 + 4, 10]


def test_a_copy_of_a_copy_follows_on():
    table = score(tiles={"a": "1B", "b": "6B", "c": "2A"}, dice={"a": {0: [3]}})
    table.play(0, "copy cw")
    assert jelly(table) == [14, 10, 10]


def test_copy_either_inside_a_chain_is_chosen_by_the_scored_district_s_controllers():
    table = score(tiles={"a": "1B", "b": "6B", "c": "2A"}, dice={"a": {2: [3]}, "b": {1: [6]}})
    assert table.to_act == (2,)
    table.play(2, "copy cw")
    assert jelly(table) == [10, 10, 14]
    assert table.to_act == (1,), "then b itself is scored"


def test_choosing_the_way_back_is_legal_and_pays_nothing():
    table = score(tiles={"a": "1B", "b": "6B"}, dice={"a": {0: [3]}})
    assert table.refusal(0, "copy ccw") is None
    told = table.play_and_tell(0, "copy ccw")[None]
    assert [event.district for event in told if isinstance(event, CopyVoid)] == ["a"]
    assert jelly(table) == [10, 10, 10]


def test_only_the_icon_that_returns_is_void(tmp_path):
    """a copies b, b copies a (void) and pays 9 besides."""
    game = house_with(tmp_path, t6b="COPY< + J9 / J2 / J0")
    table = score(game=game, tiles={"a": "1B", "b": "6B"}, dice={"a": {0: [3]}})
    assert jelly(table) == [19, 10, 10]


def test_a_chain_all_around_the_ring_ends_where_it_began(tmp_path):
    game = house_with(tmp_path, t6b="COPY> / J2 / J0")
    table = score(game=game, tiles={"a": "1B", "b": "6B", "c": "7A"}, dice={"a": {0: [3]}, "b": {1: [2]}})
    assert jelly(table) == [15, 15, 10]


def test_icons_after_a_copy_are_resolved_after_what_was_copied(tmp_path):
    game = house_with(tmp_path, t6b="COPY> + 2xPODS / J2 / J0")
    table = score(game=game, tiles={"a": "6B", "b": "3A"}, dice={"a": {0: [3]}})
    assert pod_counts(table) == [1, 0, 0]
    assert jelly(table) == [12, 10, 10], "the pod just drawn counts"


def tied_sides(*answers):
    table = score(tiles={"a": "6B", "b": "2A", "e": "5B"}, dice={"a": {0: [4], 1: [4], 2: [1]}})
    assert table.to_act == (0, 1)
    for seat, answer in enumerate(answers):
        table.play(seat, answer)
    return table


def test_tied_controllers_who_choose_the_same_side_are_paid():
    assert jelly(tied_sides("copy cw", "copy cw")) == [14, 14, 10]
    assert jelly(tied_sides("copy ccw", "copy ccw")) == [14, 14, 11]


def test_tied_controllers_who_do_not_choose_the_same_side_get_nothing_seconds_of_a_podium_included():
    assert jelly(tied_sides("copy ccw", "copy cw")) == [10, 10, 10]


@pytest.mark.parametrize(("answers", "paid"), [(("cw", "cw"), 4), (("cw", "ccw"), 0), (("ccw", "ccw"), 0)])
def test_copy_either_inside_a_chain_needs_one_answer_of_all_tied_controllers(answers, paid):
    """a copies b, b copies c or a; the controllers of a are tied. Back to a pays nothing."""
    table = score(tiles={"a": "1B", "b": "6B", "c": "2A"}, dice={"a": {0: [3], 2: [3]}})
    for seat, side in zip((0, 2), answers, strict=True):
        table.play(seat, f"copy {side}")
    assert jelly(table) == [10 + paid, 10, 10 + paid]
    assert table.to_dict()["round"] == 3


def test_each_controller_gives_one_secret_answer():
    table = tied_sides()
    told = table.play_and_tell(1, "copy ccw")
    assert [event.key for event in told[0]] == ["side-answered"]
    assert table.view_of(0).to_dict()["scoring"]["answers"] == [None, "?", None]
    assert table.view(2).players[1].choice is None
    assert table.view(1).players[1].choice == "copy ccw"
    assert table.refusal(1, "copy cw") == "not-your-turn"
    assert table.to_act == (0,)


# --- take and give ---------------------------------------------------------------------------------------


def test_take_n_every_other_player_gives_n_with_or_without_dice_there():
    assert jelly(score(tiles={"a": "2B"}, dice={"a": {0: [6], 1: [1]}})) == [12, 9, 9]
    assert jelly(score(tiles={"a": "2B"}, targets={"a": 3}, dice={"a": {0: [6]}})) == [14, 8, 8]


def test_take_tied_controllers_do_not_give_to_each_other_and_are_each_owed_n():
    table = score(4, tiles={"a": "2B"}, targets={"a": 3}, dice={"a": {0: [6], 1: [6]}})
    assert jelly(table) == [14, 14, 6, 6]


def test_give_1_the_controller_gives_1_to_every_other_player():
    assert jelly(score(tiles={"a": "2B"}, targets={"a": 2}, dice={"a": {1: [6]}})) == [11, 8, 11]


def test_give_mirrors_take_tied_controllers_each_give_to_all_others():
    table = score(5, tiles={"a": "2B"}, targets={"a": 2}, dice={"a": {1: [6], 4: [6]}})
    assert jelly(table) == [12, 7, 12, 12, 7]


def test_all_tied_nobody_gives():
    table = score(tiles={"a": "2B"}, dice={"a": {0: [6], 1: [6], 2: [6]}})
    assert jelly(table) == [10, 10, 10]


def test_who_has_too_little_gives_what_there_is_and_jelly_never_falls_below_0():
    table = score(tiles={"a": "2B"}, targets={"a": 3}, dice={"a": {0: [6]}}, jelly=[10, 1, 0])
    assert jelly(table) == [11, 0, 0]


def test_if_it_does_not_reach_everybody_the_giver_chooses_who_gets_it():
    table = score(tiles={"a": "2B"}, targets={"a": 2}, dice={"a": {1: [6]}}, jelly=[10, 1, 10])
    assert table.legal_moves(1) == ["give 0:1", "give 2:1"]
    table.play(1, "give 2:1")
    assert jelly(table) == [10, 0, 11]


def test_take_with_two_controllers_too_little_is_split_as_the_giver_likes_to_nobody_more_than_is_owed():
    table = score(4, tiles={"a": "2B"}, targets={"a": 3}, dice={"a": {0: [6], 1: [6]}}, jelly=[10, 10, 7, 3])
    assert table.to_act == (3,)
    assert jelly(table) == [12, 12, 3, 3], "seat 2 could pay all"
    assert sorted(table.legal_moves(3)) == ["give 0:1 1:2", "give 0:2 1:1"]
    for wrong in ("give 0:3", "give 0:2", "give 0:1 1:1", "give 0:1 2:2", "give", "give 0:2 1:2"):
        assert table.refusal(3, wrong) == "bad-split"
    table.play(3, "give 0:1 1:2")
    assert jelly(table) == [13, 14, 3, 0]


def test_asked_only_if_it_matters():
    enough = score(tiles={"a": "2B"}, targets={"a": 2}, dice={"a": {1: [6]}}, jelly=[10, 2, 10])
    nothing = score(tiles={"a": "2B"}, targets={"a": 2}, dice={"a": {1: [6]}}, jelly=[10, 0, 10])
    one_creditor = score(tiles={"a": "2B"}, targets={"a": 3}, dice={"a": {1: [6]}}, jelly=[1, 5, 1])
    assert jelly(enough) == [11, 0, 11]
    assert jelly(nothing) == [10, 0, 10]
    assert jelly(one_creditor) == [0, 7, 0]
    assert all(table.to_dict()["round"] == 3 for table in (enough, nothing, one_creditor))


def two_givers(**more):
    """Seats 0 and 1 take from seats 2 and 3, who have too little."""
    return score(4, tiles={"a": "2B"}, dice={"a": {0: [6], 1: [6]}}, jelly=[0, 0, 1, 1], **more)


def test_several_givers_are_asked_at_the_same_time():
    table = two_givers()
    assert table.to_act == (2, 3)
    table.play(3, "give 0:1")
    table.play(2, "give 0:1")
    assert jelly(table) == [2, 0, 0, 0]


def test_all_splits_of_one_icon_are_secret_until_the_last_is_in():
    table = two_givers()
    told = table.play_and_tell(3, "give 0:1")
    assert [event.key for event in told[2]] == ["split-answered"]
    assert jelly(table) == [0, 0, 1, 1]
    assert table.to_dict()["scoring"]["answers"] == [None, None, None, "give 0:1"]
    assert table.view_of(2).to_dict()["scoring"]["answers"] == [None, None, None, "?"]
    assert (table.view(3).players[3].choice, table.view(2).players[3].choice) == ("give 0:1", None)
    assert table.view(2).players[3].has_chosen
    assert table.refusal(3, "give 1:1") == "not-your-turn"
    told = table.play_and_tell(2, "give 1:1")
    given = [(event.seat, event.receiver) for event in told[None] if isinstance(event, JellyGiven)]
    assert given == [(2, 1), (3, 0)]
    assert jelly(table) == [1, 1, 0, 0]


def test_by_the_earlier_way_each_split_is_paid_at_once():
    table = two_givers(options={"form": "beats", "splits": "open"})
    assert not GAME.move_is_secret(table.cell[0], 3, GAME.read_move("give 0:1"), 2)
    told = table.play_and_tell(3, "give 0:1")
    assert [event.key for event in told[2]] == ["jelly-given"]
    assert jelly(table) == [1, 0, 1, 0]


@pytest.mark.parametrize("answer", ["give 0:2", "give 2:1", "give", "copy cw", "cw", "nonsense", None])
def test_a_secret_split_in_data_must_be_one(answer):
    table = two_givers()
    table.play(3, "give 0:1")
    data = table.to_dict()
    data["scoring"]["answers"][3] = answer
    with pytest.raises(tablee.BadPosition, match=r"scoring.answers\[3\]"):
        GAME.from_dict(data)


def test_give_1_and_pod_the_pod_comes_after_the_giving():
    table = score(tiles={"a": "8B"}, targets={"a": 3}, dice={"a": {0: [6]}}, jelly=[1, 0, 0])
    assert pod_counts(table) == [0, 0, 0]
    table.play(0, "give 1:1")
    assert pod_counts(table) == [1, 0, 0]


# --- by dice ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "paid", "pods"), [([6], 7, 0), ([6, 5], 7, 0), ([4, 5, 6], 0, 1), ([1, 2, 3, 4], 0, 1)]
)
def test_bydice_by_how_many_dice_the_controller_has_there(dice, paid, pods):
    table = score(tiles={"a": "4B"}, targets={"a": 2}, dice={"a": {0: dice}})
    assert jelly(table) == [10 + paid, 10, 10]
    assert pod_counts(table) == [pods, 0, 0]


def test_bydice_cancelled_dice_do_not_count():
    table = score(tiles={"a": "4B"}, targets={"a": 3}, dice={"a": {0: [4, 2, 2, 5], 1: [3]}})
    assert jelly(table) == [10, 10, 10], "two dice are left: 0 jelly"


def test_bydice_under_a_tie_each_controller_by_the_own_number_of_dice():
    """Seat 0 has 6, seat 1 has 1+2+3: jelly for one, the pod for the other."""
    table = score(tiles={"a": "4B"}, targets={"a": 2}, dice={"a": {0: [6], 1: [1, 2, 3]}})
    assert jelly(table) == [17, 10, 10]
    assert pod_counts(table) == [0, 1, 0]


def test_bydice_only_those_told_pod_are_takers():
    """One pod is left; two tied, but only one of them is due a pod: it is drawn."""
    everything = ["die"] * 6 + [str(v) for v, n in enumerate((2, 4, 5, 5, 4, 2, 1, 1), 1) for _ in range(n)]
    table = score(
        tiles={"a": "4B"},
        targets={"a": 2},
        dice={"a": {0: [6], 1: [1, 2, 3]}},
        pile=everything[:1],
        discarded=[[], [], everything[1:]],
    )
    assert pod_counts(table) == [0, 1, 0]


# --- podiums ----------------------------------------------------------------------------------------------


def test_podium_a_b_all_firsts_a_all_seconds_b_ties_use_up_no_rank():
    table = score(
        4, tiles={"a": "5B"}, targets={"a": 3}, dice={"a": {0: [4, 6], 1: [6, 3, 1], 2: [4, 3], 3: [4]}}
    )
    assert jelly(table) == [16, 16, 13, 10]


def test_podium_several_seconds():
    table = score(4, tiles={"a": "8B"}, dice={"a": {0: [6], 1: [5], 2: [5], 3: [4]}})
    assert jelly(table) == [12, 11, 11, 10]


def test_podium_a_rest_b_everybody_else_with_a_die_there():
    table = score(4, tiles={"a": "5B"}, dice={"a": {0: [6], 1: [5], 2: [1]}})
    assert jelly(table) == [14, 11, 11, 10]


def test_podium_rest_cancelled_and_expelled_dice_are_no_presence():
    table = score(4, tiles={"a": "5B"}, dice={"a": {0: [6], 1: [2, 2]}}, centre={2: [5]})
    assert jelly(table)[:2] == [14, 10]
    assert jelly(table)[2] == 10


# --- defaults ---------------------------------------------------------------------------------------------


def default(table, seat):
    return table.game.notation(table.game.default_move(table.cell, seat))


def test_default_copy_either_is_clockwise():
    assert default(tied_sides(), 0) == "copy cw"


@pytest.mark.parametrize(
    ("pods", "lowest"),
    [
        (["die", "4"], "die"),
        (["die", "3"], "3"),
        (["8", "2", "2"], "2"),
        (["5", "7"], "5"),
        (["die", "die"], "die"),
    ],
)
def test_default_discard_is_the_lowest_expected_value_a_die_is_3_5(pods, lowest):
    table = score(tiles={"a": "3B"}, targets={"a": 3}, dice={"a": {0: [6]}}, pods={0: pods})
    assert default(table, 0) == f"discard {lowest}"


@pytest.mark.parametrize(
    ("jellies", "split"),
    [([9, 2, 3, 4], "give 2:1 3:1"), ([4, 2, 4, 4], "give 0:1 2:1"), ([0, 1, 9, 0], "give 0:1")],
)
def test_default_splits_go_to_the_poorest_lower_seat_first(jellies, split):
    table = score(4, tiles={"a": "2B"}, targets={"a": 2}, dice={"a": {1: [6]}}, jelly=jellies)
    assert default(table, 1) == split
    assert table.refusal(1, split) is None


def test_default_split_pays_the_poorest_all_that_is_owed_first():
    table = score(4, tiles={"a": "2B"}, targets={"a": 3}, dice={"a": {0: [6], 1: [6]}}, jelly=[9, 5, 9, 3])
    assert default(table, 3) == "give 0:1 1:2"

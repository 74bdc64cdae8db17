"""What players do in a round, sentence by sentence. Live positions: each action shows at once."""

from __future__ import annotations

import pytest

import tablee
from tests.games.jelly_monster.positions import GAME, dice_at, lay, live, play_all, target_of

ALL = {"a": {0: [1, 2, 3, 4, 5, 6], 1: [5]}, "b": {0: [1]}}  # seat 0 has placed everything


def test_a_player_places_exactly_one_die_and_rolls_all_remaining_dice_again():
    table = live(rolls={0: [1, 2, 3, 4, 5, 6, 6]})
    table.play(0, "5@c")
    assert dice_at(table, "c") == [[5], [], []]
    rolls = {tuple(table.to_dict()["rolls"][0])}
    for seed in range(2, 12):
        again = live(seed=seed, rolls={0: [1, 2, 3, 4, 5, 6, 6]})
        again.play(0, "5@c")
        rolls.add(tuple(again.to_dict()["rolls"][0]))
    assert {len(roll) for roll in rolls} == {6}
    assert len(rolls) > 5


def test_passing_rolls_all_dice_again_and_places_none():
    rolls = set()
    for seed in range(10):
        table = live(seed=seed)
        table.play(0, "pass")
        rolls.add(tuple(table.to_dict()["rolls"][0]))
        assert not any(any(dice_at(table, name)) for name in "abcde")
    assert {len(roll) for roll in rolls} == {7}
    assert len(rolls) > 5


def test_a_die_goes_to_the_entrance_of_any_district_without_a_barrier():
    table = live(dice=ALL, barriers={"a": 0}, rolls={2: [6] * 7})
    assert [move for move in table.legal_moves(2) if move.startswith("6")] == ["6@b", "6@c", "6@d", "6@e"]


@pytest.mark.parametrize("low", [1, 2])
def test_a_1_or_2_removes_any_one_die_already_there_to_the_city_centre(low):
    table = live(dice={"c": {1: [5, 6], 2: [3]}}, rolls={0: [low] * 7})
    table.play(0, f"{low}@c x1:5")
    assert dice_at(table, "c") == [[low], [6], [3]]
    assert table.to_dict()["centre"] == [[], [5], []]


def test_a_1_or_2_may_remove_a_die_of_your_own():
    table = live(dice={"c": {0: [6]}}, rolls={0: [1] * 6})
    table.play(0, "1@c x0:6")
    assert dice_at(table, "c") == [[1], [], []]
    assert table.to_dict()["centre"] == [[6], [], []]


def test_a_die_does_not_remove_itself():
    table = live(rolls={0: [1] * 7})
    table.play(0, "1@c x0:1")
    assert dice_at(table, "c") == [[1], [], []]
    assert table.to_dict()["centre"] == [[], [], []]


def test_an_expelled_die_counts_for_its_owner_and_stays_placed():
    table = live(dice={"c": {1: [5]}}, rolls={0: [1] * 7})
    table.play(0, "1@c x1:5")
    assert len(table.to_dict()["rolls"][1]) == 6


def test_with_a_die_expelled_all_7_are_placed_still():
    table = live(dice={"a": {0: [1, 2, 3, 4, 5, 6]}, "b": {0: [5]}}, rolls={1: [1] * 7})
    table.play(1, "1@b x0:5")
    assert table.legal_moves(0) == ["block a", "block b", "timer"]


@pytest.mark.parametrize("middle", [3, 4])
def test_a_3_or_4_moves_the_target_one_zone_either_way(middle):
    for sign, zone in (("+", 3), ("-", 1)):
        table = live(targets={"c": 2}, rolls={0: [middle] * 7})
        table.play(0, f"{middle}@c {sign}")
        assert target_of(table, "c") == zone
        assert dice_at(table, "c")[0] == [middle]


@pytest.mark.parametrize(("zone", "sign"), [(1, "-"), (3, "+")])
def test_at_the_end_of_the_row_on_arrival_the_die_is_placed_and_the_effect_lost_without_wrap_around(
    zone, sign
):
    table = live(targets={"c": zone}, rolls={0: [3] * 7})
    table.play(0, f"3@c {sign}")
    assert target_of(table, "c") == zone
    assert dice_at(table, "c")[0] == [3]


@pytest.mark.parametrize("move", ["1@c", "2@c", "3@c", "4@c"])
def test_the_effect_is_optional(move):
    table = live(dice={"c": {1: [5]}}, targets={"c": 2}, rolls={0: [1, 2, 3, 4, 5, 6, 6]})
    table.play(0, move)
    assert dice_at(table, "c")[1] == [5]
    assert target_of(table, "c") == 2


@pytest.mark.parametrize("high", [5, 6])
def test_a_5_or_6_has_no_effect(high):
    table = live(dice={"c": {1: [5]}}, targets={"c": 2}, rolls={0: [high] * 7})
    moves = [move for move in table.legal_moves(0) if move.startswith(f"{high}@c")]
    assert moves == [f"{high}@c"]


@pytest.mark.parametrize("move", ["5@c +", "6@c -", "5@c x1:5", "1@c +", "3@c x1:5", "2@c -", "4@c x0:1"])
def test_an_effect_that_does_not_fit_the_value_the_whole_action_is_refused(move):
    table = live(dice={"c": {1: [5]}}, targets={"c": 2}, rolls={0: [1, 2, 3, 4, 5, 6, 6]})
    assert table.refusal(0, move) == "wrong-effect"


def test_an_equal_twin_is_hit_instead():
    table = live(dice={"c": {1: [5, 5]}}, rolls={0: [1] * 7, 2: [2] * 7})
    table.play(2, "2@c x1:5")
    table.play(0, "1@c x1:5")
    assert dice_at(table, "c")[1] == []
    assert table.to_dict()["centre"][1] == [5, 5]


def test_a_1_or_2_whose_target_die_has_gone_meanwhile_still_places_and_its_effect_is_lost():
    table = live(dice={"c": {1: [5]}}, rolls={0: [1] * 7, 2: [2] * 7})
    table.play(2, "2@c x1:5")
    table.play(0, "1@c x1:5")
    assert dice_at(table, "c") == [[1], [], [2]]
    assert table.to_dict()["centre"] == [[], [5], []]


def test_a_placed_die_never_moves_again_by_its_owner():
    """There is no move for it: whoever has placed all dice can only block or turn the timer."""
    assert live(dice=ALL).legal_moves(0) == ["block a", "block b", "timer"]


def test_with_all_7_placed_you_may_block_and_turn_the_timer_each_once_in_any_order():
    for first, second in (("block a", "timer"), ("timer", "block a")):
        table = live(dice=ALL)
        table.play(0, first)
        table.play(0, second)
        assert table.to_dict()["districts"][0]["barrier"] == 0
        assert table.to_dict()["bell"] == 33_000
        assert table.legal_moves(0) == []
        assert 0 not in table.to_act
        assert table.refusal(0, "block b") == "barrier-used"
        assert table.refusal(0, "timer") == "timer-runs"


def test_a_block_works_also_while_the_timer_runs():
    table = live(dice=ALL, bell=30_000)
    table.play(0, "block b")
    assert table.to_dict()["districts"][1]["barrier"] == 0


def test_no_die_enters_a_blocked_district_any_more():
    table = live(dice=ALL)
    table.play(0, "block a")
    before = table.cell.tobytes()
    with pytest.raises(tablee.Refused) as refused:
        table.play(1, "6@a")
    assert refused.value.code == "blocked"
    assert table.cell.tobytes() == before, "the die stays in hand, and nothing is rolled again"


def test_a_block_needs_a_district_with_at_least_one_die_and_no_barrier():
    table = live(dice={**ALL, "c": {1: [1, 2, 3, 4, 5, 6]}}, barriers={"c": 1})
    assert table.legal_moves(0) == ["block a", "block b", "timer"]
    assert table.refusal(0, "block c") == "blocked"
    assert table.refusal(0, "block d") == "no-dice-there"


def test_the_timer_is_turned_by_one_player_only():
    dice = {**ALL, "c": {1: [1, 2, 3, 4, 5, 6]}}
    table = live(dice=dice)
    table.play(0, "timer")
    assert table.refusal(1, "timer") == "timer-runs"


def test_who_has_dice_in_hand_neither_blocks_nor_turns_the_timer():
    table = live(dice=ALL)
    assert table.refusal(1, "block a") == "dice-left"
    assert table.refusal(1, "timer") == "dice-left"


NEARLY_ALL = {
    "a": {0: [1, 2, 3, 4, 5, 6], 1: [1, 2, 3, 4, 5, 6], 2: [1, 2, 3, 4, 5, 6]},
    "b": {0: [1], 1: [6]},
}


@pytest.mark.parametrize("form", [live, lay])
def test_the_last_die_of_the_last_player_ends_the_round_at_once(form):
    table = form(dice=NEARLY_ALL, rolls={2: [3]})
    if form is live:
        told = table.play_and_tell(2, "3@c")
    else:
        for seat, move in ((0, "wait"), (1, "wait")):
            table.play(seat, move)
        told = table.play_and_tell(2, "3@c")
    assert table.to_dict()["round"] == 3
    assert any(getattr(event, "ending", "") == "all-placed" for event in told[None])


def test_unplaced_dice_count_nowhere():
    """Seat 0 holds six dice when the round ends; only its placed 2 counts."""
    table = lay(dice={"a": {0: [2], 1: [3]}}, beat=30)
    play_all(table, {})
    assert table.to_dict()["jelly"] == [10, 13, 10]


def test_after_a_round_dice_come_back_targets_return_to_zone_1_and_barriers_to_their_owners():
    table = lay(dice=ALL, targets={"a": 3, "d": 2}, barriers={"a": 0}, centre={2: [4]}, beat=30)
    play_all(table, {})
    after = table.to_dict()
    assert after["round"] == 3
    assert all(
        district["dice"] == [[], [], []] and district["target"] == 1 and district["barrier"] is None
        for district in after["districts"]
    )
    assert after["centre"] == [[], [], []]
    assert [len(roll) for roll in after["rolls"]] == [7, 7, 7]


def test_there_are_four_rounds():
    table = GAME.deal(seats=3, seed=4, form="beats")
    rounds = set()
    while not table.is_over:
        rounds.add(table.to_dict()["round"])
        table.play_code(table.to_act[0], table.legal_codes(table.to_act[0])[0])
    assert rounds == {1, 2, 3, 4}


def test_a_refusal_changes_nothing_and_re_rolls_nothing():
    table = live(dice=ALL, barriers={"a": 0}, rolls={1: [1, 1, 1, 2, 2, 2]})
    before = table.cell.tobytes()
    for move in ("6@b", "1@a", "1@b +", "block b", "timer"):
        with pytest.raises(tablee.Refused):
            table.play(1, move)
    assert table.cell.tobytes() == before

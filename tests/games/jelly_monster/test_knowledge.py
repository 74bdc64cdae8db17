"""Who sees what, and the worlds that fit it."""

from __future__ import annotations

from collections import Counter

import numpy as np

from tablee.engine.dice import dice_from_seed
from tests.chance import p_value
from tests.games.jelly_monster.positions import GAME, lay, live, score, shown

ALL = {"a": {0: [1, 2, 3, 4, 5, 6]}, "b": {0: [1]}}


def test_a_roll_and_pods_values_are_seen_by_their_owner():
    table = lay(pods={0: ["5"], 1: ["die", "2"]})
    seen = table.view_of(1).to_dict()
    assert seen["rolls"] == [["?"] * 7, [6] * 7, ["?"] * 7]
    assert seen["pods"] == [["?"], ["die", "2"], []]


def test_the_pod_pile_is_seen_by_nobody():
    table = lay()
    for viewer in (None, 0, 1, 2):
        assert set(table.view_of(viewer).to_dict()["pile"]) == {"?"}


def test_everything_else_is_public():
    table = live(dice=ALL, centre={1: [3]}, barriers={"b": 0}, targets={"c": 2}, bell=30_000, jelly=[1, 2, 3])
    true, seen = table.to_dict(), table.view_of(None).to_dict()
    private = {"rolls", "pods", "discarded", "pile", "committed"}
    assert {key: seen[key] for key in seen if key not in private} == {
        key: true[key] for key in true if key not in private
    }


def test_a_view_counts_the_pods_not_seen():
    table = lay(pods={0: ["8"], 1: ["7"]})
    assert shown(table, 0).unseen == {"die": 6, "1": 2, "2": 4, "3": 5, "4": 5, "5": 4, "6": 2, "7": 1}


def imagined(table, viewer, look, worlds=1200):
    hidden = table.view_of(viewer).cell
    dice = dice_from_seed(12)
    counts = Counter()
    for _ in range(worlds):
        cell = hidden.copy()
        GAME.compiled_rules.imagine(cell, -1 if viewer is None else viewer, dice)
        counts[look(GAME.to_plain(cell[0]))] += 1
    return counts


def assert_fits(counts, weights):
    """Exactly these worlds, as often as their weights say."""
    assert set(counts) <= set(weights)
    total = sum(counts.values())
    expected = np.array(list(weights.values()), dtype=float)
    seen = [counts[world] for world in weights]
    assert p_value(seen, expected / expected.sum() * total) > 0.001


def test_others_rolls_are_imagined_as_fair_dice():
    six = {"a": {1: [1, 2, 3, 4, 5]}}
    table = lay(dice=six, rolls={1: [2, 2]})
    pairs = Counter(tuple(sorted((a, b))) for a in range(1, 7) for b in range(1, 7))
    assert_fits(imagined(table, 0, lambda data: tuple(data["rolls"][1])), pairs)


def test_unseen_pods_are_imagined_uniformly_in_pods_discards_and_pile():
    """Four pods are unseen: 1, 2, 3, 4; one owned by seat 1, one discarded by seat 2, two in the pile."""
    everything = ["die"] * 6 + [str(v) for v, n in enumerate((2, 4, 5, 5, 4, 2, 1, 1), 1) for _ in range(n)]
    unseen = ["1", "2", "3", "4"]
    for pod in unseen:
        everything.remove(pod)
    table = lay(pods={0: everything, 1: ["1"]}, discarded=[[], [], ["2"]], pile=["3", "4"])
    worlds = {(a, b, c, d): 1 for a in unseen for b in unseen for c in unseen for d in unseen}
    worlds = {world: 1 for world in worlds if len(set(world)) == 4}
    counts = imagined(
        table, 0, lambda data: (data["pods"][1][0], data["discarded"][2][0], *data["pile"]), worlds=2400
    )
    assert len(worlds) == 24
    assert_fits(counts, worlds)


def test_pending_commitments_are_imagined_uniformly_among_the_actions_legal_for_the_imagined_roll():
    """Seat 0 has placed everything and chosen: two blocks, the timer or to wait."""
    table = lay(dice=ALL)
    table.play(0, "wait")
    counts = imagined(table, 1, lambda data: data["committed"][0])
    assert_fits(counts, {"block a": 1, "block b": 1, "timer": 1, "wait": 1})


def test_an_imagined_placement_uses_a_die_of_the_imagined_roll():
    table = lay()
    table.play(0, "6@a")
    rolled = imagined(table, 1, lambda data: (data["committed"][0], tuple(data["rolls"][0])), worlds=200)
    assert len(rolled) > 100
    assert all(move == "pass" or int(move[0]) in roll for move, roll in rolled)


def test_pending_answers_are_imagined_uniformly():
    table = score(tiles={"a": "6B"}, dice={"a": {0: [4], 1: [4], 2: [1]}})
    table.play(0, "copy ccw")
    counts = imagined(table, 1, lambda data: data["scoring"]["answers"][0])
    assert_fits(counts, {"cw": 1, "ccw": 1})


def test_a_pod_drawn_just_now_is_imagined_as_one_of_those_owned():
    table = score(dice={"c": {1: [2]}}, pods={1: ["die", "die"]})
    for seed in range(50):
        world = table.view_of(0).imagine(seed)
        drawn = next(item for item in world.to_dict()["news"] if item[0] == "pods-drawn")[3]
        assert ("die", "1", "2", "3", "4", "5", "6", "7", "8")[drawn - 1] in world.to_dict()["pods"][1]


def test_a_seat_knows_its_own_pods_whatever_the_order_they_came_in():
    """Pods are an unordered set: the same pods drawn in another order are the same bytes."""
    pile = ["die"] * 6 + [str(v) for v, n in enumerate((2, 4, 5, 5, 4, 2, 1, 1), 1) for _ in range(n)]
    for pod in ("2", "5"):
        pile.remove(pod)
    cells = []
    for first, second in (("5", "2"), ("2", "5")):
        table = score(
            tiles={"a": "7B", "b": "3A"}, dice={"a": {1: [2]}, "b": {1: [2]}}, pile=[first, second, *pile]
        )
        cell = table.view_of(1).cell
        cell[0].news_count = 0
        cell[0].news[:] = 0
        cells.append(cell.tobytes())
    assert cells[0] == cells[1]


def test_a_split_given_in_secret_is_known_to_its_giver_alone():
    def after(move):
        table = score(
            4, tiles={"a": "2B"}, targets={"a": 3}, dice={"a": {0: [6], 1: [6]}}, jelly=[1, 1, 3, 2]
        )
        told = table.play_and_tell(3, move)
        return table, told

    (one, told), (other, told_there) = after("give 0:2"), after("give 0:1 1:1")
    for viewer in (None, 0, 1, 2):
        assert one.view_of(viewer) == other.view_of(viewer)
        assert shown(one, viewer).to_json() == shown(other, viewer).to_json()
        assert told[viewer] == told_there[viewer]
        assert GAME.move_is_secret(one.cell[0], 3, GAME.read_move("give 0:2"), viewer)
    assert one.view_of(3) != other.view_of(3)
    splits = imagined(one, 2, lambda data: data["scoring"]["answers"][3])
    assert_fits(splits, {"give 0:2": 1, "give 0:1 1:1": 1, "give 1:2": 1})

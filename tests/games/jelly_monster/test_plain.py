"""Position data: complete round trips, and complaints that name the place."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.games.jelly_monster.positions import GAME, lay, live, position, score

ALL = {"a": {0: [1, 2, 3, 4, 5, 6]}, "b": {0: [1]}}
CHOICE: dict[str, Any] = {"tiles": {"a": "6B"}, "dice": {"a": {0: [6], 1: [6]}}}


def test_what_is_left_out_is_empty_and_the_rest_of_the_pods_is_the_pile():
    data = lay(pods={0: ["8", "die"]}).to_dict()
    assert len(data["pile"]) == 28
    assert "8" not in data["pile"]
    assert data["beat"] == 1


@pytest.mark.parametrize(
    "table",
    [
        lay(),
        lay(dice=ALL, barriers={"a": 0}, bell=3, beat=2, committed=[None, "6@b", None]),
        live(dice=ALL, bell=25_000, clock={"settles_at": [0, 23_700, 23_000]}),
        score(**CHOICE),
        score(round=4, pods={0: ["die", "4"]}),
        score(round=4, jelly_after=[[2, 5, 2], None, [9, 5, 4]]),
        GAME.deal(seats=5, seed=3),
    ],
    ids=["beats", "beats-late", "live", "scoring", "over", "over-kept", "ready"],
)
def test_data_and_hidden_data_come_back_as_they_were(table):
    assert GAME.from_dict(table.to_dict()) == table
    for viewer in (None, 0, 1, 2):
        seen = table.view_of(viewer)
        assert GAME.from_plain(seen.to_dict()).tobytes() == seen.cell.tobytes()


def district(number, **changes):
    def change(data):
        data["districts"][number].update(changes)

    return change


def top(**changes):
    return lambda data: data.update(changes)


LIVE: dict[str, Any] = {"options": {"form": "live"}}
SCORED = {"chain": [{"district": "a", "icon": 1}], "asks": "copy", "asked": [0, 1]}

BROKEN = [
    ("game", top(game="panik")),
    ("seats", top(seats=2)),
    ("-", top(colour="red")),
    ("options.form", top(options={"form": "sleepy"})),
    ("options.pace", top(options={"pace": 3})),
    ("options.speed", top(options={"speed": 3})),
    ("round", top(round=5)),
    ("phase", top(phase="lunch")),
    ("phase", top(phase="ready-check")),
    ("phase", top(phase="over", pods_worth=[0, 0, 0])),
    ("drone", top(drone="f")),
    ("drone", top(drone="ab")),
    ("districts", lambda data: data["districts"].pop()),
    ("districts", district(0, tile="2B")),
    ("districts[1].tile", district(1, tile="9A")),
    ("districts[1].target", district(1, target=0)),
    ("districts[2].dice", district(2, dice=[[], []])),
    ("districts[2].dice[1]", district(2, dice=[[], [7], []])),
    ("districts[2].dice[1]", district(2, dice=[[], [1] * 8, []])),
    ("districts[2].barrier", district(2, barrier=3)),
    ("centre", top(centre=[[], []])),
    ("districts", top(centre=[[1] * 7, [2], []], districts=position(dice={"a": {0: [3]}})["districts"])),
    ("jelly", top(jelly=[1, 2])),
    ("jelly[0]", top(jelly=[-1, 0, 0])),
    ("jelly[2]", top(jelly=[1, 0, 10_000_000])),
    ("jelly_after", top(round=3, jelly_after=[[1, 2, 3]])),
    ("jelly_after[0]", top(round=2, jelly_after=[[1, 2]])),
    ("jelly_after[0][1]", top(round=2, jelly_after=[[1, -1, 3]])),
    ("pods[0]", top(pods=[["9"], [], []])),
    ("pods[1]", top(pods=[["8"], ["8"], []])),
    ("discarded[1]", top(pods=[["7"], [], []], discarded=[[], ["7"], []])),
    ("pile", top(pile=["8"])),
    ("pile", top(pile=["8"] * 31)),
    ("pile", top(pile=["?"] * 29)),
    ("rolls[0]", top(rolls=[[6] * 6, [6] * 7, [6] * 7])),
    ("rolls[1]", top(rolls=[[6] * 7, [0] * 7, [6] * 7])),
    ("rolls[1]", top(rolls=[[6] * 7, ["?"] * 6 + [1], [6] * 7])),
    ("rolls[0]", top(rolls=None)),
    ("ready", top(ready=[0])),
    ("beat", top(beat=31)),
    ("beat", top(beat=0)),
    ("bell", top(bell=2)),
    ("committed[0]", top(committed=["5@a", None, None])),
    ("committed[0]", top(committed=["nonsense", None, None])),
    ("committed[0]", top(committed=["copy cw", None, None])),
    ("committed", top(committed=["pass", "pass", "pass"])),
    ("committed", top(committed=["pass", None])),
    ("clock", top(clock={"now": 5})),
    ("scoring", top(scoring=SCORED)),
    ("pods_worth", top(pods_worth=[0, 0, 0])),
    ("news[0]", top(news=[["eaten", 0, 0, 0, 0, 0, 0]])),
    ("news[0]", top(news=[["passed", 0, 0, 0]])),
    ("news[0]", top(news=[["passed", "?", 0, 0, 0, 0, 0]])),
    ("news[0]", top(news=[["passed", 200, 0, 0, 0, 0, 0]])),
    ("news", top(news=[["passed", 0, 0, 0, 0, 0, 0]] * 177)),
]


def complaint(data):
    with pytest.raises(tablee.BadPosition) as bad:
        GAME.from_dict(data)
    assert bad.value.details["problem"]
    return bad.value.details["where"]


@pytest.mark.parametrize(("where", "break_it"), BROKEN)
def test_data_that_cannot_be_laid_is_refused_at_its_place(where, break_it):
    data = position()
    break_it(data)
    assert complaint(data) == where


LIVE_BROKEN = [
    ("clock.now", {"clock": {"now": 123_000, "starts_at": 3_000}}),
    ("clock.starts_at", {"clock": {"now": 1_000, "starts_at": 3_000}}),
    ("clock.settles_at[1]", {"clock": {"now": 5_000, "starts_at": 3_000, "settles_at": [0, 6_001, 0]}}),
    ("clock.settles_at", {"clock": {"settles_at": [0]}}),
    ("clock.choice_until", {"clock": {"choice_until": 3}}),
    ("clock", {"clock": {"now": -1}}),
    ("beat", {"beat": 1}),
    ("committed[1]", {"committed": [None, "pass", None]}),
    ("bell", {"dice": ALL, "bell": 20_000}),
    ("ready", {"phase": "ready-check", "rolls": {0: [], 1: [], 2: []}, "ready": [0, 1, 2]}),
    ("ready", {"phase": "ready-check", "rolls": {0: [], 1: [], 2: []}, "ready": [3]}),
    ("districts", {"phase": "ready-check", "rolls": {0: [], 1: [], 2: []}, "dice": {"a": {0: [1]}}}),
    ("districts", {"phase": "count-down", "rolls": {0: [], 1: [], 2: []}, "targets": {"a": 2}}),
    ("clock.now", {"phase": "count-down", "rolls": {0: [], 1: [], 2: []}}),
    ("clock.starts_at", {"phase": "ready-check", "rolls": {0: [], 1: [], 2: []}, "clock": {"starts_at": 7}}),
]


@pytest.mark.parametrize(("where", "changes"), LIVE_BROKEN)
def test_live_data_that_cannot_be_laid_is_refused_at_its_place(where, changes):
    assert complaint(position(**LIVE, **changes)) == where


def scoring_data(**changes):
    data = position(**CHOICE, pods={0: ["3", "4"]}, phase="scoring", rolls={seat: [] for seat in range(3)})
    data["scoring"] = {**SCORED, **changes}
    return data


def test_a_made_up_choice_can_be_played():
    table = GAME.from_dict(scoring_data(asked=[1], answers=["ccw", None, None]))
    table.play(1, "copy ccw")
    assert table.to_dict()["jelly"] == [15, 15, 10]


@pytest.mark.parametrize(
    ("where", "changes"),
    [
        ("scoring.chain", {"chain": []}),
        ("scoring.chain", {"chain": [{"district": "b", "icon": 1}]}),
        ("scoring.chain[0].district", {"chain": [{"district": "x", "icon": 1}]}),
        ("scoring.chain[0].icon", {"chain": [{"district": "a", "icon": 2}]}),
        (
            "scoring.chain[1].district",
            {"chain": [{"district": "a", "icon": 1}, {"district": "c", "icon": 1}]},
        ),
        (
            "scoring.chain[1].district",
            {"chain": [{"district": "a", "icon": 1}, {"district": "a", "icon": 1}]},
        ),
        ("scoring.asks", {"chain": [{"district": "a", "icon": 1}, {"district": "b", "icon": 1}]}),
        ("scoring.asks", {"asks": "discard"}),
        ("scoring.asked", {"asked": []}),
        ("scoring.asked", {"asked": [2, 0, 1]}),
        ("scoring.asked", {"asked": [9]}),
        ("scoring.answers[0]", {"asked": [1]}),
        ("scoring.answers[1]", {"answers": [None, "cw", None]}),
        ("scoring.answers[0]", {"asked": [1], "answers": ["up", None, None]}),
    ],
)
def test_a_choice_that_cannot_be_is_refused_at_its_place(where, changes):
    assert complaint(scoring_data(**changes)) == where


def test_a_barrier_needs_a_die_and_everybody_has_one():
    assert complaint(position(dice=ALL, barriers={"c": 0})) == "districts[2].barrier"
    assert complaint(position(dice=ALL, barriers={"a": 0, "b": 0})) == "districts"


def test_a_barrier_is_put_up_by_somebody_who_has_placed_all_dice():
    assert complaint(position(dice=ALL, barriers={"a": 1})) == "districts"


def test_a_full_round_would_be_over():
    full = {"a": {seat: [1, 2, 3, 4, 5, 6] for seat in range(3)}, "b": {seat: [1] for seat in range(3)}}
    assert complaint(position(dice=full)) == "rolls"


@pytest.mark.parametrize(("worth", "fits"), [(4, False), (5, True), (10, True), (11, False)])
def test_pods_are_worth_what_they_show_and_a_die_1_to_6(worth, fits):
    data = score(round=4, pods={0: ["die", "4"]}).to_dict()
    data["pods_worth"] = [worth, 0, 0]
    if fits:
        assert GAME.from_dict(data).outcome.scores[0] == 10 + worth
    else:
        assert complaint(data) == "pods_worth[0]"


def test_beginners_sides_only():
    assert (
        complaint(position(tiles={"a": "1B"}, options={"form": "beats", "beginners": True}))
        == "districts[0].tile"
    )

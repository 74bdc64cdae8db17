"""What each viewer is told, so that a screen can replay a round and its scoring."""

from __future__ import annotations

import tablee
from tablee.games.jelly_monster.events.kinds import (
    ActionRefused,
    DiceRolled,
    DieExpelled,
    JellyGiven,
    PodDiscarded,
    PodDrawn,
    PodsOpened,
    RewardCopied,
    SidesAgreed,
    TooFewPods,
)
from tests.games.jelly_monster.positions import GAME, lay, live, score

CLOCK = tablee.CLOCK
ALL = {"a": {0: [1, 2, 3, 4, 5, 6]}, "b": {0: [1]}}


def keys(events):
    return [event.key for event in events]


def test_the_set_up_is_told():
    calm = GAME.deal(seats=3, seed=1, form="beats")
    assert keys(GAME.tell_start(calm.view_of(1).cell[0], 1)) == ["city-laid", "round-began", "dice-rolled"]
    assert keys(GAME.tell_start(calm.view_of(None).cell[0], None)) == ["city-laid", "round-began"]
    races = GAME.deal(seats=3, seed=1)
    assert keys(GAME.tell_start(races.view_of(1).cell[0], 1)) == ["city-laid", "round-announced"]


def test_getting_ready_and_the_first_roll_are_told():
    table = GAME.deal(seats=3, seed=1)
    table.play(0, "ready")
    table.play(1, "ready")
    assert keys(table.play_and_tell(2, "ready")[None]) == ["player-ready", "count-down-began"]
    told = table.play_and_tell(CLOCK, "tick 3000")
    assert keys(told[None]) == ["round-began"]
    rolled = told[1][1]
    assert isinstance(rolled, DiceRolled)
    assert rolled.dice == tuple(table.to_dict()["rolls"][1])
    assert keys(table.play_and_tell(CLOCK, "tick 500")[0]) == []


def test_live_actions_are_told_and_the_new_roll_to_its_owner_only():
    table = live(dice={"c": {1: [5]}}, targets={"d": 2}, rolls={0: [1] * 7, 1: [3] * 6, 2: [4] * 7})
    told = table.play_and_tell(0, "1@c x1:5")
    assert keys(told[1]) == keys(told[None]) == ["die-expelled"]
    assert keys(told[0]) == ["die-expelled", "dice-rolled"]
    expelled = told[1][0]
    assert isinstance(expelled, DieExpelled)
    assert (expelled.owner, expelled.hit) == (1, 5)
    assert keys(table.play_and_tell(1, "3@d +")[None]) == ["target-pushed"]
    assert keys(table.play_and_tell(2, "4@d +")[None]) == ["effect-lost"]


def test_pulling_plain_placing_passing_blocking_and_the_timer_are_told():
    table = live(dice=ALL, targets={"d": 2}, rolls={1: [3] * 7, 2: [6] * 7})
    assert keys(table.play_and_tell(1, "3@d -")[None]) == ["target-pulled"]
    assert keys(table.play_and_tell(2, "6@d")[None]) == ["die-placed"]
    assert keys(table.play_and_tell(0, "block a")[None]) == ["district-blocked"]
    assert keys(table.play_and_tell(0, "timer")[0]) == ["timer-turned"]
    table.play(CLOCK, "tick 1000")
    assert keys(table.play_and_tell(1, "pass")[None]) == ["passed"]


def bell(**changes):
    """A live round ends at its limit; what everybody is told."""
    table = live(clock={"now": 122_999}, **changes)
    return table, table.play_and_tell(CLOCK, "tick 1")


def test_the_scoring_is_told_district_by_district():
    """Cancelled dice, ranking, reward and gains; then the centre; then the next round."""
    _, told = bell(dice={"a": {0: [6, 6, 2], 1: [4]}, "c": {2: [1]}, "d": {0: [3, 3]}}, centre={1: [5]})
    assert keys(told[None]) == [
        "round-ended",
        "dice-cancelled",
        "district-ranked",
        "reward-reached",
        "jelly-taken",
        "district-ranked",
        "reward-reached",
        "pod-drawn",
        "dice-cancelled",
        "nobody-left",
        "centre-counted",
        "pod-drawn",
        "round-announced",
    ]
    ended, cancelled, ranked, reached, taken = told[None][:5]
    assert ended.ending == "limit"
    assert (cancelled.district, cancelled.seat, cancelled.values) == ("a", 0, (6,))
    assert (ranked.ranking, ranked.sums) == ((1, 0), (4, 2))
    assert (reached.zone, reached.icons, reached.controllers) == (1, ("jelly",), (1,))
    assert (taken.seat, taken.amount) == (1, 3)


def test_a_drawn_pod_is_told_to_its_owner_only():
    table, told = bell(dice={"c": {2: [1]}})
    faces = {
        viewer: [event.pod for event in events if isinstance(event, PodDrawn)]
        for viewer, events in told.items()
    }
    assert faces[2] == table.to_dict()["pods"][2]
    assert faces[None] == faces[0] == faces[1] == [None]


def test_copies_are_told_link_by_link():
    _, told = bell(tiles={"a": "1B", "b": "2A"}, dice={"a": {0: [3]}})
    copied = next(event for event in told[None] if isinstance(event, RewardCopied))
    assert (copied.district, copied.copied, copied.zone, copied.icons) == ("a", "b", 1, ("jelly",))


def test_sides_are_told_when_all_have_answered():
    table = score(tiles={"a": "6B"}, dice={"a": {0: [4], 1: [4]}})
    table.play(0, "copy cw")
    assert keys(table.play_and_tell(1, "copy ccw")[None])[0] == "sides-differ"
    table = score(tiles={"a": "6B"}, dice={"a": {0: [4]}})
    told = table.play_and_tell(0, "copy ccw")[1]
    agreed = told[0]
    assert isinstance(agreed, SidesAgreed)
    assert agreed.side == "counter-clockwise"


def test_jelly_that_changes_hands_is_told():
    _, told = bell(tiles={"a": "2B"}, dice={"a": {0: [4]}}, jelly=[0, 5, 5])
    given = [event for event in told[None] if isinstance(event, JellyGiven)]
    assert [(event.seat, event.receiver, event.amount) for event in given] == [(1, 0, 1), (2, 0, 1)]


def test_too_few_pods_are_told():
    rest = [kind for kind, copies in GAME.edition.pods.items() for _ in range(copies)]
    _, told = bell(dice={"c": {0: [4], 1: [4]}}, pile=rest[:1], discarded=[[], [], rest[1:]])
    assert next(event for event in told[None] if isinstance(event, TooFewPods)).seats == (0, 1)


def test_a_pod_drawn_and_discarded_at_once_is_told_to_its_owner():
    """Seat 1 draws at a and has to discard its only pod at b."""
    table, told = bell(tiles={"a": "7B", "b": "3B"}, targets={"b": 3}, dice={"a": {1: [5]}, "b": {1: [5]}})
    pod = table.to_dict()["discarded"][1]
    assert [event.pod for event in told[1] if event.key in ("pod-drawn", "pod-discarded")] == pod * 2
    assert [event.pod for event in told[0] if event.key in ("pod-drawn", "pod-discarded")] == [None, None]


def test_a_pod_discarded_because_time_is_over_is_told_to_its_owner():
    table, _ = bell(tiles={"a": "3B"}, targets={"a": 3}, dice={"a": {1: [5]}}, pods={1: ["8", "die", "4"]})
    told = table.play_and_tell(CLOCK, "tick 20000")
    assert [event.pod for event in told[1] if isinstance(event, PodDiscarded)] == ["die"]
    assert [event.pod for event in told[None] if isinstance(event, PodDiscarded)] == [None]


def test_at_the_end_the_pods_are_opened_and_the_totals_told():
    _, told = bell(round=4, pods={0: ["die", "4"], 2: ["8"]})
    opened = [event for event in told[None] if isinstance(event, PodsOpened)]
    assert [event.pods for event in opened] == [("die", "4"), (), ("8",)]
    assert opened[0].worth == 4 + opened[0].rolled
    assert told[None][-1].totals == (10 + opened[0].worth, 10, 18)


def test_a_calm_beat_is_told_in_the_order_it_was_carried_out():
    table = lay(rolls={0: [5] * 7, 1: [6] * 7, 2: [4] * 7})
    table.play(0, "5@a")
    table.play(1, "6@a")
    told = table.play_and_tell(2, "pass")
    assert sorted(keys(told[None])) == ["die-placed", "die-placed", "passed"]
    assert keys(told[0])[-1] == "dice-rolled"
    assert [event for event in told[0] if event.key != "dice-rolled"] == told[None]


def test_an_action_that_the_end_of_the_round_overtook_is_told_to_its_author():
    """Seats 0 and 1 have placed all, seat 2 places its last die: what comes after that is too late."""
    dice = {"a": {seat: [1, 2, 3, 4, 5, 6] for seat in range(3)}, "b": {0: [1], 1: [2]}}
    reasons = set()
    for seed in range(12):
        table = lay(seed=seed, dice=dice, rolls={2: [6]})
        table.play(0, "block a")
        table.play(1, "timer")
        told = table.play_and_tell(2, "6@c")
        for seat in (0, 1):
            reasons |= {(seat, event.reason) for event in told[seat] if isinstance(event, ActionRefused)}
    assert reasons == {(0, "round-over"), (1, "round-over")}

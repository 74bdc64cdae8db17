"""What people see at a table of Panik, and how it is told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.games.panik.events import (
    GameScored,
    HunterPlaced,
    MansionOpened,
    MansionScored,
    MansionsDealt,
    OpeningChosen,
)
from tests.games.panik.positions import GAME, at_the_end, begin, go, mansion_names, set_up, shown
from tests.support import play_random, viewers


def keys(events):
    return [event.key for event in events]


def seen(table, viewer, name):
    (mansion,) = (there for there in shown(table, viewer).mansions if there.name == name)
    return mansion


# --- who sees what -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_mansions_are_seen_by_their_owner_only(seats):
    table = begin(seats)
    for viewer in viewers(table):
        for mansion in shown(table, viewer).mansions:
            assert (mansion.face is not None) == (mansion.is_open or mansion.owner == viewer)


def test_the_owner_sees_hidden_mansions_at_any_time():
    table = play_random(GAME.deal(seats=3, seed=8), random.Random(8), 40)
    for seat in range(3):
        assert all(mansion.face for mansion in shown(table, seat).mansions if mansion.owner == seat)


def test_the_cards_left_out_are_seen_by_nobody_until_the_game_is_over():
    table = GAME.deal(seats=3, seed=5)
    left_out = table.to_dict()["left_out"]
    for viewer in viewers(table):
        assert shown(table, viewer).left_out is None
        assert shown(table, viewer).left_out_size == 7
        assert table.view_of(viewer).to_dict()["left_out"] == ["?"] * 7
    play_random(table, random.Random(5), 2000)
    assert table.is_over
    assert list(shown(table, None).left_out) == left_out


def test_hunters_are_always_face_up_in_hand_too():
    table = go(begin(), "over@a4")
    for viewer in viewers(table):
        hands = [side.hand for side in shown(table, viewer).sides]
        assert hands[0] == {"standard": 3, "over": 1, "pair": 1, "detector": 1, "call": 1}
        assert hands[1] == {"standard": 3, "over": 2, "pair": 1, "detector": 1, "call": 1}
        assert [(hunter.team, hunter.kind) for hunter in seen(table, viewer, "a4").hunters] == [(0, "over")]


def test_after_the_end_all_mansions_are_turned_up_for_everybody():
    table = play_random(GAME.deal(seats=2, seed=5), random.Random(5), 2000)
    assert all(mansion.face for mansion in shown(table, None).mansions)


def test_a_choice_is_seen_by_its_chooser_only_while_others_are_choosing():
    table = GAME.from_dict(set_up(choices=[3, None]))
    assert shown(table, 0).sides[0].choice == "a3"
    assert shown(table, 1).sides[0].choice is None
    assert shown(table, None).sides[0].choice is None
    assert shown(table, 1).sides[0].has_chosen


def test_the_card_counter_counts_what_this_viewer_has_not_seen():
    table = begin()
    assert shown(table, 0).unseen == {"1": 1, "2": 2, "3": 2, "4": 2, "5": 1, "shared": 3, "trapped": 3}
    assert sum(shown(table, None).unseen.values()) == 19 - 2


# --- what it would bring now ---------------------------------------------------------------------------


def test_each_hunter_shows_what_it_would_earn_now_and_nothing_where_the_viewer_does_not_know():
    table = go(begin(), "standard@b2", "keep")  # b2 is shared, hidden, and belongs to seat 1
    assert [(hunter.kind, hunter.earns) for hunter in seen(table, 1, "b2").hunters] == [
        ("standard", 3),
        ("pair", 6),
    ]
    assert [hunter.earns for hunter in seen(table, 0, "b2").hunters] == [None, None]
    assert [hunter.earns for hunter in seen(table, 0, "a2").hunters] == [4]


def test_a_side_shows_the_points_known_and_how_many_hunters_are_unknown():
    table = go(begin(), "standard@b2", "keep", "over@b1")
    mine, other = shown(table, 0).sides
    assert (mine.points, mine.unknown) == (4, 1)
    assert (other.points, other.unknown) == (5, 1)
    nobody = shown(table, None).sides
    assert [(side.points, side.unknown) for side in nobody] == [(0, 2), (5, 1)]


def test_a_known_trap_shows_what_it_pays_its_owner():
    table = go(begin(), "standard@b3")
    assert seen(table, 1, "b3").points == (0, 3)
    assert seen(table, 0, "b3").points is None


def test_a_mansion_with_four_is_shown_as_full():
    table = go(begin(), "over@a1", "over@a1", "over@a1", "over@a1")
    assert [mansion.name for mansion in shown(table, None).mansions if mansion.is_full] == ["a1"]


# --- what is asked -------------------------------------------------------------------------------------


def test_the_view_says_what_is_asked_of_whom():
    assert shown(GAME.from_dict(set_up(choices=[3, None])), 0).asks == ("", "open")
    assert shown(begin(), 1).asks == ("place", "")
    assert shown(go(begin(), "detect b3"), 1).asks == ("place-detector", "")
    assert shown(go(begin(), "call@b2"), 1).asks == ("send-back", "")
    assert shown(go(begin(), "call@b2", "back b:pair"), 0).asks == ("", "relocate")
    assert shown(go(begin(), "standard@a4", "call@b4"), 0).asks == ("", "call")
    assert shown(at_the_end(2, {}), 0).asks == ("", "")


def test_the_view_names_the_hunter_just_placed_and_the_one_sent_back():
    table = go(begin(), "standard@b2", "back b:pair")
    view = shown(table, None)
    assert (view.placed.kind, view.placed.mansion) == ("standard", "b2")
    assert (view.returning.team, view.returning.kind, view.returning.mansion) == (1, "pair", "b2")
    go(table, "to b3")
    assert shown(table, None).placed is None
    assert shown(table, None).returning is None


def test_the_round_is_counted_from_1_to_8_and_0_in_the_set_up():
    table = GAME.deal(seats=3, seed=2)
    rng, rounds = random.Random(2), []
    while not table.is_over:
        rounds.append(shown(table, None).round_no)
        play_random(table, rng, 1)
    rounds.append(shown(table, None).round_no)
    assert sorted(rounds) == rounds
    assert set(rounds) == set(range(9))


def test_the_round_does_not_change_within_a_turn():
    table = go(begin(), "over@a1", "standard@a2")
    assert shown(table, None).step == "send-back"
    assert shown(table, None).round_no == 1


# --- what is told --------------------------------------------------------------------------------------


def test_everybody_is_told_their_own_four_mansions_and_who_begins():
    table = GAME.from_dict(set_up())
    for viewer, told in ((0, ["mansions-dealt", "beginner-drawn"]), (None, ["beginner-drawn"])):
        assert keys(GAME.tell_start(table.view_of(viewer).cell[0], viewer)) == told
    dealt = GAME.tell_start(table.view_of(1).cell[0], 1)[0]
    assert isinstance(dealt, MansionsDealt)
    assert (dealt.seat, dealt.faces) == (1, ("5", "shared", "trapped", "2"))


def test_a_choice_is_told_to_its_chooser_the_others_hear_only_that_it_was_made():
    table = GAME.from_dict(set_up())
    told = table.play_and_tell(0, "open 3")
    assert keys(told[0]) == ["opening-chosen"]
    assert told[0] == [OpeningChosen(0, "a3")]
    assert keys(told[1]) == keys(told[None]) == ["choice-made"]
    assert GAME.move_is_secret(GAME.from_dict(set_up()).cell[0], 0, GAME.code("open 3"), 1)


def test_when_the_last_has_chosen_all_mansions_are_told_together():
    table = GAME.from_dict(set_up())
    table.play(0, "open 3")
    for viewer, told in table.play_and_tell(1, "open 1").items():
        first = "opening-chosen" if viewer == 1 else "choice-made"
        assert keys(told) == [first, "mansion-opened", "mansion-opened"]
        assert [(event.mansion, event.face) for event in told if isinstance(event, MansionOpened)] == [
            ("a3", "3"),
            ("b1", "5"),
        ]
    table.play(1, "pair 2")
    for viewer, told in table.play_and_tell(0, "pair 4").items():
        first = "pair-chosen" if viewer == 0 else "choice-made"
        assert keys(told) == [first, "hunter-placed", "hunter-placed"]
        assert [(event.hunter, event.mansion) for event in told if isinstance(event, HunterPlaced)] == [
            ("pair", "a4"),
            ("pair", "b2"),
        ]


def test_a_turn_is_told_step_by_step():
    table = go(begin(), "over@b1", "standard@a4")
    story: list[Any] = []
    for move in ("detect b3", "detector@b2", "back b:pair", "to a3", "call@b3", "call a4:b:standard"):
        story.extend(table.play_and_tell(table.to_act[0], move)[None])
    assert keys(story) == [
        *("mansion-detected", "hunter-placed", "hunter-sent-back", "hunter-relocated"),
        *("hunter-placed", "hunter-called"),
    ]
    detected, _, sent, moved, _, called = story
    assert (detected.seat, detected.owner, detected.mansion, detected.face) == (0, 1, "b3", "trapped")
    assert (sent.seat, sent.team, sent.hunter, sent.mansion) == (0, 1, "pair", "b2")
    assert (moved.seat, moved.hunter, moved.left, moved.mansion, moved.owner) == (1, "pair", "b2", "a3", 0)
    assert (called.seat, called.team, called.hunter, called.left, called.mansion) == (
        *(1, 1, "standard"),
        *("a4", "b3"),
    )


def test_a_no_is_told_too():
    table = go(begin(), "over@b1", "standard@a4", "call@b2")
    assert keys(table.play_and_tell(0, "keep")[1]) == ["nobody-sent-back"]
    assert keys(table.play_and_tell(0, "alone")[1]) == ["nobody-called"]


@pytest.mark.parametrize(
    ("moves", "last", "told"),
    [
        (("over@b4", "over@b4", "over@b4"), "over@b4", ["hunter-placed", "mansion-frozen"]),
        (("over@b4", "over@b4", "standard@b4"), "over@b4", ["hunter-placed"]),
        (("over@b4", "over@b4", "standard@b4", "over@b4"), "keep", ["nobody-sent-back", "mansion-frozen"]),
        (
            ("over@b4", "over@b4", "over@b4", "standard@a2", "back a:pair"),
            "to b4",
            ["hunter-relocated", "mansion-frozen"],
        ),
        (
            ("standard@a4", "over@b4", "over@b4", "call@b4"),
            "call a4:a:standard",
            ["hunter-called", "mansion-frozen"],
        ),
    ],
)
def test_a_mansion_is_told_frozen_when_its_four_hunters_are_there_to_stay(moves, last, told):
    table = go(begin(), *moves)
    assert keys(table.play_and_tell(table.to_act[0], last)[None]) == told


def test_the_end_is_told_mansion_by_mansion_with_the_points_by_seat():
    table = GAME.deal(seats=3, seed=4)
    rng = random.Random(4)
    while sum(map(len, table.to_dict()["hands"])) > 1 or len(table.legal_moves(table.to_act[0])) < 8:
        play_random(table, rng, 1)
    told = []
    while not table.is_over:
        seat = table.to_act[0]
        told = table.play_and_tell(seat, table.legal_moves(seat)[0])[None]
    scored = [event for event in told if isinstance(event, MansionScored)]
    assert [event.mansion for event in scored] == mansion_names(3)
    totals = tuple(sum(event.points[seat] for event in scored) for seat in range(3))
    end = told[-1]
    assert isinstance(end, GameScored)
    assert end.totals == totals == table.outcome.scores


@pytest.mark.parametrize("seed", range(6))
def test_the_log_never_names_a_hidden_face(seed):
    table = GAME.deal(seats=2 + seed % 3, seed=seed)
    rng = random.Random(seed)
    while not table.is_over:
        seat = rng.choice(table.to_act)
        told = table.play_and_tell(seat, rng.choice(table.legal_moves(seat)))
        opened = {name for name, there in table.to_dict()["mansions"].items() if there["open"]}
        for events in told.values():
            faces: list[Any] = [event for event in events if hasattr(event, "face")]
            assert table.is_over or all(event.mansion in opened for event in faces)

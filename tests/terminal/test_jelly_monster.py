"""The text picture of Attack of the Jelly Monster."""

from __future__ import annotations

from tests.games.jelly_monster.positions import lay, live, score
from tests.terminal.pictures import picture

PLAYERS = ("Ana", "Bo")


def test_cancelled_dice_are_in_parentheses_and_who_controls_has_a_star():
    text = picture(lay(dice={"a": {0: [6, 6, 3], 1: [4]}}), 0, players=PLAYERS)
    assert "3 (6) (6)" in text
    assert "= 4 *" in text
    assert "= 3 *" not in text


def test_the_viewer_sees_the_own_roll_and_pods_and_nobody_else_s():
    table = lay(rolls={0: [1, 2, 3, 4, 5, 6, 6], 1: [5] * 7}, pods={0: ["8"], 1: ["7"]})
    assert "[1]  [2]  [3]  [4]  [5]  [6]  [6]" in picture(table, 0, players=PLAYERS)
    assert "Your pods: 8" in picture(table, 0, players=PLAYERS)
    assert "[5]" not in picture(table, None, players=PLAYERS)
    assert "Your pods" not in picture(table, None, players=PLAYERS)


def test_a_barrier_the_target_and_the_drone_are_marked_without_colour():
    text = picture(
        live(dice={"a": {1: [1, 2, 3, 4, 5, 6]}, "b": {1: [1]}}, barriers={"b": 1}), None, players=PLAYERS
    )
    assert "Bo’s barrier" in text
    assert "A◎" in text
    assert "▶3 jelly" in text


def test_a_choice_in_the_scoring_is_shown():
    table = score(tiles={"a": "1B", "b": "6B"}, dice={"a": {0: [4]}})
    assert "Scored: A → B · copy a neighbour · Ana" in picture(table, 0, players=PLAYERS)


def test_the_end_shows_what_the_pods_were_worth():
    assert "2 (+9)" in picture(score(round=4, pods={1: ["8", "1"]}), None, players=PLAYERS)

"""The text picture of Attack of the Jelly Monster."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tablee.terminal.jelly_monster import draw
from tablee.words import Words
from tests.games.jelly_monster.positions import lay, live, score
from tests.support import some_position


def picture(view, language="en"):
    console = Console(width=80, file=io.StringIO(), force_terminal=False)
    console.print(draw(view, Words(language, "jelly-monster", ["Ana", "Bo"])))
    return console.file.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "form"), [(3, "live"), (5, "beats")])
def test_every_moment_fits_80_columns_and_has_no_unnamed_label(seats, form, language):
    for moves in range(0, 160, 20):
        table = some_position("jelly-monster", seats, {"form": form}, 3, moves)
        for viewer in (None, 1):
            text = picture(table.view(viewer), language)
            assert max(map(len, text.splitlines())) <= 80
            assert "label-" not in text
            assert "reward-" not in text
            assert "{" not in text


def test_cancelled_dice_are_in_parentheses_and_who_controls_has_a_star():
    text = picture(lay(dice={"a": {0: [6, 6, 3], 1: [4]}}).view(0))
    assert "3 (6) (6)" in text
    assert "= 4 *" in text
    assert "= 3 *" not in text


def test_the_viewer_sees_the_own_roll_and_pods_and_nobody_else_s():
    table = lay(rolls={0: [1, 2, 3, 4, 5, 6, 6], 1: [5] * 7}, pods={0: ["8"], 1: ["7"]})
    assert "[1]  [2]  [3]  [4]  [5]  [6]  [6]" in picture(table.view(0))
    assert "Your pods: 8" in picture(table.view(0))
    assert "[5]" not in picture(table.view(None))
    assert "Your pods" not in picture(table.view(None))


def test_a_barrier_the_target_and_the_drone_are_marked_without_colour():
    text = picture(live(dice={"a": {1: [1, 2, 3, 4, 5, 6]}, "b": {1: [1]}}, barriers={"b": 1}).view(None))
    assert "barrier of Bo" in text
    assert "A◎" in text
    assert "▶3 jelly" in text


def test_a_choice_in_the_scoring_is_shown():
    table = score(tiles={"a": "1B", "b": "6B"}, dice={"a": {0: [4]}})
    assert "Scored: A → B · copy ↔ · Ana" in picture(table.view(0))


def test_the_end_shows_what_the_pods_were_worth():
    assert "2 (+9)" in picture(score(round=4, pods={1: ["8", "1"]}).view(None))

"""The text picture of Panik."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

from tablee.terminal.panik import draw
from tablee.words import Words
from tests.games.panik.positions import GAME, begin, go, set_up
from tests.support import play_random, viewers


def picture(table, viewer, language="en", players=()):
    console = Console(width=80, color_system=None, legacy_windows=False)
    with console.capture() as capture:
        console.print(draw(table.view(viewer), Words(language, "panik", players)))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_game_fits_80_columns_and_leaves_no_word_out(seats, language):
    table = GAME.deal(seats=seats, seed=seats)
    rng = random.Random(seats)
    while True:
        for viewer in viewers(table):
            drawn = picture(table, viewer, language)
            assert max(map(len, drawn.splitlines())) <= 80
            assert "label-" not in drawn
            assert "{" not in drawn
            for name in ("a1", "b4"):
                assert f"{name} " in drawn
        if table.is_over:
            break
        play_random(table, rng, 5)


def test_a_hidden_mansion_is_a_question_mark_and_so_is_what_its_hunters_earn():
    table = go(begin(), "standard@b2", "keep")
    assert "b2 ?" in picture(table, 0)
    assert "a standard ?" in picture(table, 0)
    assert "b2 (shared)" in picture(table, 1)
    assert "a standard 3" in picture(table, 1)


def test_players_are_called_by_their_names_and_the_one_to_act_is_marked():
    drawn = picture(begin(), None, players=("Ada", "Bo"))
    assert "▶ a · Ada" in drawn
    assert "b · Bo" in drawn
    assert "▶ b" not in drawn


def test_a_send_back_is_shown_as_a_question_to_the_owner():
    drawn = picture(go(begin(), "standard@b2", "back b:pair"), None, players=("Ada", "Bo"))
    assert "Bo must move the pair from b2" in drawn


def test_ones_own_secret_choice_is_marked_for_oneself_only():
    table = GAME.from_dict(set_up(choices=[3, None]))
    assert "◂ chosen" in picture(table, 0)
    assert "◂" not in picture(table, 1)
    assert "has chosen" in picture(table, 1)


def test_a_full_mansion_and_a_known_trap_say_so():
    table = go(begin(), "over@a1", "over@a1", "over@a1", "over@a1", "standard@b3")
    assert "full" in picture(table, None)
    assert "trap +3" in picture(table, 1)
    assert "trap +" not in picture(table, 0)

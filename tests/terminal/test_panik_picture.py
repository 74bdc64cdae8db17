"""The text picture of Panik."""

from __future__ import annotations

import random

from tests.games.panik.positions import GAME, begin, go, set_up
from tests.support import play_random
from tests.terminal.pictures import picture


def test_every_mansion_is_named_at_every_moment():
    table = GAME.deal(seats=2, seed=2)
    rng = random.Random(2)
    while not table.is_over:
        assert all(f"{name} " in picture(table, 0) for name in ("a1", "b4"))
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
    assert "Bo must move their pair from b2" in drawn


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

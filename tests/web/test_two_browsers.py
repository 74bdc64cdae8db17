"""Two people play whole games against each other, one with a mouse, the other with the keyboard alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.hands import Keys
from tests.web.tables import seat_at_table
from tests.web.visitor import play_on


@pytest.mark.parametrize("game", ["district-noir", "panik"])
def test_mouse_against_keyboard(visitor, game):
    ana = visitor("Ana")
    ben = visitor("Ben", "fr", hands=Keys)
    seat_at_table(game, ana, ben)
    chance = random.Random(game)
    play_on([ana, ben], lambda one: chance.choice(one.moves))
    for one in (ana, ben):
        expect(one.page.get_by_role("dialog")).to_contain_text(one.say("ui-rematch"))

"""Cards and hunters are also dragged to where they go, with a mouse and with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.boards import district_noir, panik
from tests.web.conftest import DESK, PHONE
from tests.web.hands import Finger, Mouse
from tests.web.tables import seat_at_table
from tests.web.visitor import play_on

# A quick stroke is one step, in which the pointer has already left what it drags.
STROKES = pytest.mark.parametrize(
    ("hands", "screen", "steps"),
    [(Mouse, DESK, 1), (Mouse, DESK, 8), (Finger, PHONE, 1), (Finger, PHONE, 8)],
    ids=["quick mouse", "mouse", "quick finger", "finger"],
)


@STROKES
def test_a_card_is_dragged_to_the_line_and_goes_home_from_elsewhere(visitor, hands, screen, steps):
    ana = visitor("Ana", hands=hands, screen=screen)
    seat_at_table("district-noir", ana, bots=1)
    face = next(move for move in ana.wait(lambda: ana.moves, "my turn") if move != "take")
    card = district_noir.card(ana, face)
    expect(card).to_have_attribute("aria-disabled", "false")
    before, home = ana.number, card.bounding_box()
    ana.hands.drag(card, ana.page.get_by_role("status").first, steps)
    ana.wait(lambda: card.bounding_box() == home, "the card to go home")
    assert ana.number == before
    ana.hands.drag(card, ana.page.locator('[data-drop="line"]'), steps)
    ana.wait(lambda: ana.number > before, "the card to be played")
    assert [one["entry"]["move"] for one in ana.ears.told if one["number"] == before + 1] == [face]


@STROKES
def test_a_hunter_is_dragged_to_a_mansion(visitor, hands, screen, steps):
    ana = visitor("Ana", hands=hands, screen=screen)
    seat_at_table("panik", ana, bots=1)
    play_on([ana], lambda one: one.moves[0], until=lambda: any("@" in move for move in ana.moves))
    move = next(move for move in ana.moves if "@" in move)
    kind, _, mansion = move.partition("@")
    hunter = panik.kind(ana, kind)
    expect(hunter).to_have_attribute("aria-disabled", "false")
    before = ana.number
    ana.hands.drag(hunter, ana.page.locator(f'[data-drop="{mansion}"]'), steps)
    ana.wait(lambda: ana.number > before, "the hunter to stand there")
    assert [one["entry"]["move"] for one in ana.ears.told if one["number"] == before + 1] == [move]

"""Asking the board what things are, and the way back to playing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.hands import Finger
from tests.web.tables import seat_at_table


def asks(ana) -> None:
    """In the menu, where it is on every screen."""
    ana.choose_in_menu("ui-help")
    expect(ana.page.get_by_text(ana.say("ui-help-how"))).to_be_visible()


@pytest.mark.parametrize("seen", [{}, {"hands": Finger, "screen": PHONE}], ids=["mouse", "finger"])
def test_done_ends_the_questions_also_while_an_answer_is_open(visitor, seen):
    ana = visitor("Ana", **seen)
    seat_at_table("district-noir", ana, bots=1)
    ana.wait(lambda: ana.moves, "my turn")
    before = ana.number
    how, answer = ana.page.get_by_text(ana.say("ui-help-how")), ana.page.get_by_role("dialog")
    asks(ana)
    ana.press("ui-help-done")
    expect(how).to_have_count(0)
    asks(ana)
    ana.hands.press(ana.page.locator("[data-help='pile']").first)
    expect(answer).to_be_visible()
    ana.press("ui-help-done")
    expect(how).to_have_count(0)
    expect(answer).to_have_count(0)
    assert ana.number == before, "asking plays nothing"


def test_escape_closes_what_is_on_top(visitor):
    ana = visitor("Ana")
    seat_at_table("district-noir", ana, bots=1)
    how, menu = ana.page.get_by_text(ana.say("ui-help-how")), ana.page.locator("#table-menu")
    asks(ana)
    ana.press("ui-menu")
    expect(menu).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(menu).not_to_be_visible()
    expect(how).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(how).to_have_count(0)

"""Being called while one looks elsewhere: only if one wants it, once a turn, and never while one looks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import accessible
from tests.web.tables import do, seat_at_table
from tests.web.visitor import Visitor

# A browser without a window has no notices of its own, and its pages are always looked at.
BROWSER = """
window.asked = 0;
window.notices = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.asked++; return (Notification.permission = '%s'); }
  constructor(title, { body }) { window.notices.push([title, body]); }
};
window.isAway = false;
Object.defineProperty(document, 'visibilityState', { get: () => (window.isAway ? 'hidden' : 'visible') });
"""


@pytest.fixture
def sits(visitor):
    """Ana and Ben at a table; Ana's browser answers this when it is asked for notices."""

    def sit(answer: str) -> tuple[Visitor, Visitor, object]:
        ana, ben = visitor("Ana", motion=True), visitor("Ben")
        ana.page.add_init_script(BROWSER % answer)
        table = seat_at_table("district-noir", ana, ben)
        if ana.wait(lambda: ana.moves or ben.moves, "a turn") == ana.moves:
            ana.play(ana.moves[0])
        ben.wait(lambda: ben.moves, "the other's turn")
        return ana, ben, table

    return sit


def switch(visitor: Visitor):
    visitor.choose_in_menu("ui-settings")
    return visitor.page.get_by_role("switch", name=visitor.say("ui-notices"))


def test_one_notice_a_turn_for_somebody_who_looks_elsewhere(sits):
    ana, ben, table = sits("granted")
    assert ana.page.evaluate("[asked, notices.length]") == [0, 0], "nobody has asked for any"
    switch(ana).check(force=True)
    ana.page.wait_for_function("() => asked === 1")
    ana.press("ui-close")
    ben.play(ben.moves[0])
    ana.play(ana.wait(lambda: ana.moves, "a turn that Ana has seen come")[0])
    assert ana.page.evaluate("notices") == []
    ana.page.evaluate("isAway = true")
    ben.play(ben.wait(lambda: ben.moves, "the other's turn")[0])
    ana.page.wait_for_function("() => notices.length > 0")
    do(ben, table, "ask-pause")  # other news of the same turn
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.say("ui-request-pause", player="Ben"))
    assert ana.page.evaluate("notices") == [[ana.say("ui-your-turn"), "District Noir"]]


def test_a_browser_that_allows_no_notices_says_so(sits):
    ana, ben, _ = sits("denied")
    notices = switch(ana)
    notices.click(force=True)
    expect(ana.text("ui-notices-refused")).to_be_visible()
    expect(notices).not_to_be_checked()
    ana.page.keyboard.press("Escape")
    ana.page.evaluate("isAway = true")
    ben.play(ben.moves[0])
    ana.wait(lambda: ana.moves, "my turn")
    assert ana.page.evaluate("notices") == []


DAYS = {"clock": "relaxed", "days": 1}


def dealt(visitor, answer: str, **settings: Any) -> Visitor:
    ana = visitor("Ana")
    ana.page.add_init_script(BROWSER % answer)
    seat_at_table("district-noir", ana, visitor("Ben"), **settings)
    return ana


def test_where_a_move_takes_days_notifications_are_offered_and_the_browser_asked_after_a_click(visitor):
    ana = dealt(visitor, "granted", clock=DAYS)
    offer = ana.page.get_by_role("region", name=ana.say("ui-notices"))
    expect(offer).to_be_visible()
    accessible(ana.page)
    assert ana.page.evaluate("asked") == 0, "nobody has clicked"
    ana.press("ui-offer-yes")
    ana.page.wait_for_function("() => asked === 1")
    expect(offer).to_have_count(0)
    expect(switch(ana)).to_be_checked()


def test_a_declined_offer_is_not_made_again(visitor):
    ana = dealt(visitor, "granted", clock=DAYS)
    ana.press("ui-offer-no")
    ana.page.reload()
    ana.page.locator("[data-board] [data-piece]").first.wait_for(state="attached")
    expect(ana.button("ui-offer-yes")).to_have_count(0)
    assert ana.page.evaluate("asked") == 0


def test_a_table_without_days_offers_nothing(visitor):
    ana = dealt(visitor, "granted")
    expect(ana.button("ui-offer-yes")).to_have_count(0)

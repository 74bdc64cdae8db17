"""One's own page, the profile that others see, and the ladder: in French on a phone, in English on a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.playing import do, key_in
from tests.server.playing import lay as lay_table
from tests.web.axe import accessible
from tests.web.conftest import DESK, PHONE
from tests.web.hands import Finger, Mouse

RATED = {
    "is_rated": True,
    "is_public": True,
    "hints": False,
    "when_out": "forfeit",
    "clock": {"clock": "live", "bank": 7200, "increment": 0},
}


@pytest.fixture
def rated_game(site):
    """Ana wins against Ben; each is the cookie of a browser that opens later."""
    with site.person("Ana") as ana, site.person("Ben") as ben:
        laid = lay_table(ana, "panik", 2, settings=RATED)
        do(ben, laid["table"], "join", key_in(laid["links"]["seat"]))
        do(ana, laid["table"], "start")
        do(ben, laid["table"], "resign")
        yield [str(one.cookies["tablee"]) for one in (ana, ben)]


def as_person(visitor, token):
    cookie = {"name": "tablee", "value": token, "url": visitor.address}
    visitor.context.add_cookies([cookie])
    return visitor


@pytest.mark.parametrize(("lang", "screen", "hands"), [("fr", PHONE, Finger), ("en", DESK, Mouse)])
def test_your_page_and_what_others_see_of_it(visitor, rated_game, lang, screen, hands):
    ana = as_person(visitor("", lang, screen=screen, hands=hands), rated_game[0]).go("/you")
    page = ana.page
    expect(page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    expect(page.get_by_text(ana.say("ui-rating-provisional"))).to_be_visible()
    won = page.locator("ol a", has_text=ana.say("ui-history-won"))
    expect(won).to_contain_text("Ben")
    page.get_by_label(ana.say("ui-filter-result")).select_option("lost")
    expect(ana.text("ui-history-none-such")).to_be_visible()
    page.get_by_label(ana.say("ui-filter-result")).select_option("won")
    expect(won).to_have_count(1)
    page.get_by_label(ana.say("ui-sign-shape-5")).check(force=True)
    accessible(page)

    ben = as_person(visitor("", lang, screen=screen, hands=hands), rated_game[1]).go("/ladder/panik")
    row = ben.page.get_by_role("row").filter(has_text="Ana")
    expect(row).to_contain_text("±")
    accessible(ben.page)
    ben.press(row.get_by_role("link"))
    expect(ben.page.get_by_role("heading", name="Ana", exact=True)).to_be_visible()
    expect(ben.page.get_by_role("heading", name=ben.say("ui-history"))).to_be_visible()
    accessible(ben.page)

    with page.expect_response("**/api/me/profile"):
        page.get_by_label(ana.say("ui-shows-ratings")).first.uncheck(force=True)
    with page.expect_response("**/api/me/profile"):
        page.get_by_label(ana.say("ui-shows-results-none")).check(force=True)
    ben.page.reload()
    expect(ben.text("ui-profile-empty")).to_be_visible()
    ben.go("/ladder/panik")
    expect(ben.page.get_by_role("row").filter(has_text="Ben").first).to_be_visible()
    expect(ben.page.get_by_role("row").filter(has_text="Ana")).to_have_count(0)


def test_a_rated_table_is_laid_with_one_switch(visitor):
    ana = visitor("Ana", "en").go("/lay/panik")
    switch = ana.page.get_by_role("switch", name=ana.say("ui-lay-rated"))
    switch.check(force=True)
    clock = ana.page.get_by_role("group", name=ana.say("ui-lay-clock"))
    expect(clock.get_by_label(ana.say("ui-clock-quick"), exact=True)).to_be_checked()
    expect(clock.get_by_label(ana.say("ui-clock-none"), exact=True)).to_have_count(0)
    ana.press("ui-lay-go")
    ana.wait(lambda: ana.table, "the table")
    settings = ana.table["state"]["settings"]
    assert (settings["is_rated"], settings["hints"], settings["when_out"]) == (True, False, "forfeit")
    expect(ana.page.get_by_text(ana.say("ui-rated")).first).to_be_visible()

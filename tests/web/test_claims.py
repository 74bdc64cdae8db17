"""“This is my seat”: somebody in another browser gets the seat back once the others have confirmed it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.axe import accessible
from tests.web.conftest import PHONE, Visiting
from tests.web.french import french_throughout
from tests.web.hands import Finger
from tests.web.tables import do, seat_at_table, start
from tests.web.visitor import Visitor


def claim(visitor: Visitor, name: str) -> None:
    visitor.press("ui-claim")
    dialog = visitor.page.get_by_role("dialog", name=visitor.say("ui-claim"))
    accessible(visitor.page)
    visitor.press(dialog.get_by_role("button", name=name))


@pytest.mark.parametrize("game", ["district-noir", "jelly-monster"])
def test_another_browser_gets_the_seat_back_when_both_have_confirmed(visitor: Visiting, game: str) -> None:
    ana, ben = visitor("Ana"), visitor("Ben")
    table = seat_at_table(game, ana, ben, bots=0 if game == "district-noir" else 1)
    phone = visitor("", "fr", hands=Finger, screen=PHONE, is_new=True).go(table.seat_path)
    phone.page.locator("[data-board]").wait_for()
    claim(phone, "Ben")
    french_throughout(phone.page)
    expect(phone.text("ui-claim-mine", player="Ben")).to_be_visible()
    seat = ben.view["seat"]
    before = ana.page.locator("[data-board]").bounding_box()
    ana.button("ui-claim-yes").wait_for()
    assert ana.page.locator("[data-board]").bounding_box() == before
    ana.press("ui-claim-yes")
    expect(ana.button("ui-claim-yes")).to_have_count(0)
    ben.press("ui-claim-yes-me")
    phone.wait(lambda: phone.view.get("seat") == seat, "the seat")
    expect(ben.text("ui-claim-lost")).to_be_visible()
    assert ben.view["seat"] is None
    assert phone.table["state"]["seats"][seat]["name"] == "Ben"


def test_whoever_is_here_keeps_the_seat_with_one_press(visitor: Visiting) -> None:
    ana, ben, eve = visitor("Ana"), visitor("Ben"), visitor("Eve")
    table = seat_at_table("district-noir", ana, ben)
    eve.go(table.seat_path)
    claim(eve, "Ben")
    ben.press("ui-claim-not-me")
    expect(ana.button("ui-claim-yes")).to_have_count(0)
    refused = eve.say("ui-log-claim-refused", player="Ben")
    expect(eve.page.locator("[data-notice]")).to_contain_text(refused)
    assert ben.table["state"]["seats"][1]["name"] == "Ben"


def test_a_claim_and_another_request_can_both_be_read(visitor: Visiting) -> None:
    ana, ben = visitor("Ana"), visitor("Ben")
    table = seat_at_table("district-noir", ana, ben)
    do(ben, table, "ask-pause")
    other = ana.page.get_by_role("alert").filter(has=ana.button("ui-agree"))
    other.wait_for()
    phone = visitor("", "fr", hands=Finger, screen=PHONE, is_new=True).go(table.seat_path)
    claim(phone, "Ben")
    slip = ana.page.get_by_role("alert").filter(has=ana.button("ui-claim-yes"))
    expect(slip).to_contain_text(ana.say("ui-claim-theirs", name=ana.say("somebody"), player="Ben"))
    above, below = slip.bounding_box(), other.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


def test_a_watch_link_claims_nothing_and_alone_among_bots_the_page_says_what_to_do(visitor: Visiting) -> None:
    ana, eve = visitor("Ana"), visitor("Eve")
    table = start("panik", ana, bots=2)
    eve.go(table.watch_path)
    eve.page.locator("[data-board]").wait_for()
    expect(eve.button("ui-claim")).to_have_count(0)
    eve.go(table.seat_path)
    eve.press("ui-claim")
    expect(eve.text("ui-claim-alone")).to_be_visible()

"""Somebody goes away: what the others' pages offer, and when."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.tables import do, lay, leave, seat_at_table
from tests.web.visitor import Visitor

MINUTE = 60_000


def menu(visitor: Visitor) -> list[str]:
    """What the menu offers."""
    visitor.press("ui-menu")
    found = visitor.page.locator("#table-menu li").all_inner_texts()
    visitor.page.keyboard.press("Escape")
    return found


def test_a_lobby_whose_host_has_gone_is_dealt_by_somebody_else(visitor, site):
    ana, ben = visitor("Ana"), visitor("Ben", "fr")
    table = lay(ana, "district-noir", 2)
    do(ben, table, "join", table.seat_path.rsplit("/", 1)[1])
    ana.go(table.path)
    ben.go(table.path)
    expect(ben.text("ui-host-starts", name="Ana")).to_be_visible()
    leave(site, table, ana, MINUTE)
    expect(ben.text("ui-host-gone", name="Ana")).to_be_visible()
    expect(ben.button("ui-take-host")).to_be_visible()
    ben.press("ui-start")
    ben.wait(lambda: ben.status == "playing", "the deal")


def test_a_bot_is_offered_for_somebody_gone_and_an_end_without_a_winner_is_asked_for(visitor, site):
    ana, ben, cleo = visitor("Ana"), visitor("Ben"), visitor("Cleo")
    table = seat_at_table("panik", ana, ben, cleo)
    hold = ben.say("ui-do-hold-other", name="Ana")
    assert hold not in menu(ben)
    leave(site, table, ana, MINUTE)
    ben.wait(lambda: hold in menu(ben), "the offer of a bot")
    assert ben.say("ui-do-take-host", name="Ana") in menu(ben)
    assert ben.say("ui-do-abandon") not in menu(ben)
    ben.choose_in_menu("ui-do-ask-abandon")
    asked = cleo.page.get_by_role("alert").filter(has_text=cleo.say("ui-request-abandon", player="Ben"))
    expect(asked).to_be_visible()
    cleo.press("ui-disagree")
    expect(ben.text("ui-request-abandon-mine")).to_have_count(0)
    assert ben.status == "playing"


def test_where_moves_take_days_no_bot_is_offered(visitor, site):
    ana, ben = visitor("Ana"), visitor("Ben")
    table = seat_at_table("panik", ana, ben, clock={"clock": "relaxed", "days": 1})
    leave(site, table, ana, MINUTE)
    expect(ben.text("ui-seat-away")).to_be_visible()
    offered = menu(ben)
    assert ben.say("ui-do-hold-other", name="Ana") not in offered
    assert ben.say("ui-do-take-host", name="Ana") not in offered
    assert ben.say("ui-do-ask-abandon") in offered

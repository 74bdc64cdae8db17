"""Going on with another device: a code on the one, a question on the other, and the same seat on both."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.axe import accessible
from tests.web.conftest import PHONE, Visiting
from tests.web.french import french_throughout
from tests.web.hands import Finger
from tests.web.tables import lay, seat_at_table
from tests.web.visitor import Visitor


def link_of(visitor: Visitor) -> str:
    """The personal link, by the table's menu."""
    visitor.choose_in_menu("ui-elsewhere")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    return field(visitor).input_value()


def field(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label(visitor.say("ui-elsewhere-link"))


def test_a_phone_goes_on_with_the_seat_of_a_desk_and_both_stay(visitor: Visiting) -> None:
    ana, ben = visitor("Ana"), visitor("Ben")
    table = seat_at_table("district-noir", ana, ben)
    link = link_of(ana)
    accessible(ana.page)
    phone = visitor("", "fr", hands=Finger, screen=PHONE, is_new=True).go(link)
    yes = phone.button("ui-elsewhere-yes", name="Ana")
    expect(yes).to_be_visible()
    accessible(phone.page)
    french_throughout(phone.page)
    phone.press(yes)
    phone.page.wait_for_url(re.compile(f"{table.path}$"))
    phone.wait(lambda: phone.view, "the table")
    assert phone.view["seat"] == 0
    expect(ana.text("ui-elsewhere-done")).to_be_visible()
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name=ana.say("ui-close")).first)
    mover = phone if phone.moves else ben
    phone.wait(lambda: mover.moves, "to be asked")
    if mover is phone:
        phone.play(phone.moves[0])
        ana.wait(lambda: ana.number == phone.number, "the move to be told on the desk too")


def test_the_header_offers_it_and_a_used_link_says_so(visitor: Visiting) -> None:
    ana = visitor("Ana").go("/")
    ana.press(ana.page.get_by_role("button", name=ana.say("ui-my-name", name="Ana")))
    ana.press("ui-elsewhere")
    link = field(ana).input_value()
    first, second = visitor(is_new=True).go(link), visitor(is_new=True, may_complain=True)
    first.press(first.button("ui-elsewhere-yes", name="Ana"))
    first.page.wait_for_url(re.compile("/$"))
    expect(first.page.get_by_role("button", name=first.say("ui-my-name", name="Ana"))).to_be_visible()
    second.go(link)
    expect(second.text("ui-elsewhere-bad")).to_be_visible()
    assert ana.context.cookies()[0]["value"] != first.context.cookies()[0]["value"]


def test_whoever_has_a_seat_here_is_warned_and_can_go_back(visitor: Visiting) -> None:
    ana, cleo = visitor("Ana").go("/"), visitor("Cleo")
    lay(cleo, "panik", 3)
    ana.press(ana.page.get_by_role("button", name=ana.say("ui-my-name", name="Ana")))
    ana.press("ui-elsewhere")
    cleo.go(field(ana).input_value())
    expect(cleo.page.get_by_role("note")).to_contain_text("Cleo")
    cleo.press(cleo.link("ui-cancel"))
    expect(cleo.page.get_by_role("button", name=cleo.say("ui-my-name", name="Cleo"))).to_be_visible()

"""A name, asked once on the way to the first seat; and another name reaches every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import accessible
from tests.web.conftest import PHONE, Visiting
from tests.web.hands import Finger, Keys, Mouse
from tests.web.tables import lay, seat_at_table
from tests.web.visitor import Visitor


def prompt(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.say("ui-ask-name"))


def name_field(visitor: Visitor) -> Locator:
    return prompt(visitor).get_by_label(visitor.say("ui-name-label"))


def play_now(visitor: Visitor) -> None:
    visitor.press(visitor.page.get_by_role("button", name=re.compile("District Noir")).first)


@pytest.mark.parametrize(("hands", "language"), [(Mouse, "en"), (Keys, "fr")])
def test_the_first_seat_asks_for_a_name_and_one_key_accepts_it(
    visitor: Visiting, hands: type[Mouse], language: str
) -> None:
    ana = visitor("", language, hands=hands, is_new=True).go("/")
    play_now(ana)
    expect(name_field(ana)).to_be_focused()
    suggested = name_field(ana).input_value()
    assert suggested
    selected = "[document.activeElement.selectionStart, document.activeElement.selectionEnd]"
    assert ana.page.evaluate(selected) == [0, len(suggested)]
    accessible(ana.page)
    ana.page.keyboard.press("Enter")
    ana.wait(lambda: ana.view, "the deal")
    assert ana.table["state"]["seats"][0]["name"] == suggested
    ana.go("/")
    play_now(ana)
    ana.page.wait_for_url(re.compile("/t/"))
    expect(prompt(ana)).to_have_count(0)


def test_whoever_types_is_called_that_and_whoever_declines_sits_nowhere(visitor: Visiting) -> None:
    ana = visitor("Ana")
    table = lay(ana, "panik", 3)
    ben = visitor(is_new=True, hands=Finger, screen=PHONE).go(table.seat_path)
    seat = ben.button("ui-sit").first
    ben.press(seat)
    expect(name_field(ben)).to_have_attribute("enterkeyhint", "go")
    ben.press(prompt(ben).get_by_role("button", name=ben.say("ui-close")))
    expect(prompt(ben)).to_have_count(0)
    assert [one["kind"] for one in ben.table["state"]["seats"]].count("person") == 1
    ben.press(seat)
    expect(name_field(ben)).to_be_focused()
    ben.page.keyboard.type("Benoît")  # over what was suggested
    ben.press("ui-ask-name-go")
    ben.wait(lambda: ben.table["state"]["seats"][1]["name"] == "Benoît", "to sit down")


def test_a_spectator_is_asked_nothing(visitor: Visiting) -> None:
    ana, ben = visitor("Ana"), visitor("Ben")
    table = seat_at_table("district-noir", ana, ben)
    eve = visitor(is_new=True).go(table.watch_path)
    eve.page.locator("[data-board]").wait_for()
    expect(prompt(eve)).to_have_count(0)


def test_another_name_reaches_every_screen_at_once(visitor: Visiting) -> None:
    ana, ben = visitor("Ana"), visitor("Ben")
    table = seat_at_table("district-noir", ana, ben)
    eve = visitor("Eve").go(table.watch_path)
    eve.page.locator("[data-board]").wait_for()
    ana.open_chat()
    ana.page.get_by_label(ana.say("ui-chat-label")).fill("hello")
    ana.press("ui-send")
    for one in (ben, eve):
        expect(one.open_chat().get_by_text("Ana")).to_be_visible()
    ana.press(ana.page.get_by_role("button", name=ana.say("ui-my-name", name="Ana")))
    ana.page.get_by_label(ana.say("ui-name-label")).fill("Anaïs")
    ana.press("ui-save")
    for one in (ana, ben, eve):
        expect(one.page.get_by_text("Anaïs").first).to_be_visible()
        expect(one.open_chat().get_by_text("Anaïs")).to_be_visible()
        expect(one.page.get_by_text("Ana", exact=True)).to_have_count(0)
        log = one.page.get_by_role("button", name=one.say("ui-log"), exact=True)
        if log.is_visible():  # a narrow screen shows either the log or the chat
            one.press(log)
        told = one.say("ui-log-name-changed", was="Ana", player="Anaïs")
        lines = one.page.get_by_role("log", name=one.say("ui-log"), exact=True)
        expect(lines.get_by_text(told)).to_have_count(0 if one is ana else 1)

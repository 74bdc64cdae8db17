"""Talking at the table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor


def open_chat(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("button", name=visitor.say("ui-chat")).click()
    return visitor.page.get_by_role("log")


def speak(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label(visitor.say("ui-chat-label")).fill(text)
    visitor.page.keyboard.press("Enter")


def test_what_is_said_is_heard_by_all_but_those_who_mute(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    seat_at_table("district-noir", ana, ben)
    said = open_chat(ana)
    speak(ana, "Bonsoir <b>Ben</b>")
    expect(said).to_contain_text("Bonsoir <b>Ben</b>")
    expect(ben.page.get_by_text(ben.say("ui-unread"))).to_have_count(1)
    heard = open_chat(ben)
    expect(heard).to_contain_text("Bonsoir <b>Ben</b>")

    ben.press(ben.button("ui-mute", name="Ana"))
    expect(heard).not_to_contain_text("Bonsoir")
    speak(ana, "Still there?")
    expect(said).to_contain_text("Still there?")
    speak(ben, "I read nothing.")
    expect(said).to_contain_text("I read nothing.")
    expect(heard).not_to_contain_text("Still there?")
    ben.page.reload()
    heard = open_chat(ben)
    expect(heard).to_contain_text("I read nothing.")
    expect(heard).not_to_contain_text("Still there?")

    ben.press("ui-unmute")
    expect(heard).to_contain_text("Still there?")

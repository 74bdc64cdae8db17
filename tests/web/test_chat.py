"""Talking at the table."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.axe import accessible
from tests.web.conftest import PHONE
from tests.web.hands import Finger
from tests.web.tables import do, lay, seat_at_table
from tests.web.visitor import Visitor


def open_chat(visitor: Visitor) -> Locator:
    return visitor.open_chat()


def speak(visitor: Visitor, text: str) -> None:
    field = visitor.page.get_by_label(visitor.say("ui-chat-label"))
    field.fill(text)
    field.press("Enter")


def test_what_is_said_is_heard_by_all_but_those_who_mute(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    seat_at_table("district-noir", ana, ben)
    said = open_chat(ana)
    speak(ana, "Bonsoir <b>Ben</b>")
    expect(said).to_contain_text("Bonsoir <b>Ben</b>")
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


def test_on_a_phone_only_the_chat_itself_clears_the_unread_mark(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", hands=Finger, screen=PHONE)
    seat_at_table("district-noir", ana, ben)
    unread = ben.page.get_by_text(ben.say("ui-unread"))
    log = ben.page.get_by_role("button", name=ben.say("ui-log"), exact=True)
    chat = ben.page.get_by_role("button", name=ben.say("ui-chat"))
    open_chat(ana)
    speak(ana, "Your turn!")
    expect(unread).to_have_count(1)
    ben.press(log)
    ben.press(log)
    expect(unread).to_have_count(1)
    ben.press(chat)
    expect(unread).to_have_count(0)
    expect(ben.page.get_by_role("log")).to_contain_text("Your turn!")
    ben.press(chat)  # folded away again: the next line is not seen
    speak(ana, "Still your turn!")
    expect(unread).to_have_count(1)


def test_every_line_says_when(visitor):
    ana = visitor("Ana", timezone_id="Asia/Tokyo")
    seat_at_table("district-noir", ana, bots=1)
    said = open_chat(ana)
    speak(ana, "Good evening")
    when = said.get_by_role("time")
    expect(when).to_have_count(1)
    at = ana.page.evaluate(
        "stamp => new Date(stamp).toTimeString().slice(0, 5)", when.get_attribute("datetime")
    )
    expect(when).to_have_text(at)


def test_spectators_are_told_that_they_watch_and_can_sit_down_when_a_seat_is_free(visitor):
    ana, ben, cleo = visitor("Ana"), visitor("Ben"), visitor("Cleo")
    table = seat_at_table("district-noir", ana, ben)
    cleo.go(table.seat_path)
    watching = cleo.page.locator(".spectating")
    expect(watching).to_contain_text(cleo.say("ui-spectating"))
    expect(cleo.button("ui-sit")).to_have_count(0)
    expect(ana.page.locator(".spectating")).to_have_count(0)
    accessible(cleo.page)
    do(ben, table, "resign")
    do(ben, table, "leave")
    cleo.page.keyboard.press("Escape")  # the result
    cleo.press(watching.get_by_role("button", name=cleo.say("ui-sit")))
    expect(watching).to_have_count(0)


def test_a_spectator_before_the_start_is_told_too_and_a_guest_is_asked_to_sit_down(visitor):
    ana, cleo = visitor("Ana"), visitor("Cleo")
    table = lay(ana, "panik", 3)
    watching = cleo.page.locator("p", has_text=cleo.say("ui-spectating"))
    cleo.go(table.watch_path)
    expect(watching).to_be_visible()
    cleo.go(table.seat_path)
    expect(cleo.text("ui-invited", name="Ana")).to_be_visible()
    expect(watching).to_have_count(0)

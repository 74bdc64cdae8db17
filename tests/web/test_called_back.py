"""Being called back, and an app that opens without a server: settings, offline."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import accessible
from tests.web.conftest import PHONE
from tests.web.french import french_throughout
from tests.web.hands import Finger
from tests.web.tables import seat_at_table, start
from tests.web.visitor import Visitor

KEPT = """async () => {
  const files = await (await caches.open('tablee-files')).keys();
  const said = await (await caches.open('tablee-said')).keys();
  const list = await (await fetch('/offline.json')).json();
  return files.length > list.length && said.some(({ url }) => url.includes('/api/lessons/'));
}"""


@pytest.fixture
def worker(visitor):
    """Somebody whose service worker is there."""

    def arrive(path: str = "/", **how: Any) -> Visitor:
        one = visitor("Ada", service_workers="allow", may_complain=True, **how)
        one.context.grant_permissions(["notifications"], origin=one.address)
        one.go(path)
        one.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        return one

    return arrive


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_settings_on_a_phone_in_both_languages(visitor, language):
    one = visitor("Ada", language, hands=Finger, screen=PHONE)
    start("panik", one, bots=1)
    one.go("/notifications")
    expect(one.page.get_by_role("switch", name="Panik (Basile)", exact=True)).to_be_checked()
    switch = one.page.get_by_role("switch", name=one.say("ui-notify-kind-rematch"))
    expect(switch).to_be_checked()
    accessible(one.page)
    if language == "fr":
        french_throughout(one.page)
    switch.uncheck(force=True)
    one.page.get_by_role("switch", name=one.say("ui-notify-quiet")).check(force=True)
    begins = one.page.get_by_label(one.say("ui-notify-quiet-from"), exact=True)
    expect(begins).to_have_value("22:00")
    begins.fill("21:30")
    begins.blur()
    one.press(one.button("ui-notify-feed-make"))
    calendar = one.page.get_by_label(one.say("ui-notify-feed-calendar"))
    expect(calendar).to_be_visible()
    assert one.context.request.get(calendar.input_value()).text().startswith("BEGIN:VCALENDAR")
    accessible(one.page)
    one.page.reload()
    expect(switch).not_to_be_checked()
    expect(begins).to_have_value("21:30")
    expect(calendar).to_have_count(0)
    chosen = one.context.request.get(f"{one.address}/api/me/notifications").json()
    assert chosen["kinds"] == ["turn", "invitation", "friend", "found"]
    assert chosen["quiet"] == {"begins": 21 * 60 + 30, "ends": 8 * 60}
    assert chosen["language"] == language


def test_an_address_that_leads_nowhere_is_refused_in_a_sentence(visitor):
    one = visitor("Ada", may_complain=True)
    one.go("/notifications")
    one.page.get_by_label(one.say("ui-notify-service"), exact=True).fill("file:///etc/passwd")
    one.press(one.button("ui-notify-service-add"))
    expect(one.page.get_by_text("It begins with the name of a service")).to_be_visible()


def test_it_can_be_installed_and_opens_without_a_server(worker):
    one = worker()
    manifest = one.context.request.get(f"{one.address}/app.webmanifest").json()
    assert manifest["display"] == "standalone"
    assert any(icon["sizes"] == "512x512" for icon in manifest["icons"])
    one.wait(lambda: one.page.evaluate(KEPT), "files and texts to be kept")
    one.context.set_offline(True)
    one.go("/")
    expect(one.page.get_by_role("heading", level=1)).to_have_text(one.say("ui-hero"))
    expect(one.page.get_by_text(one.say("ui-offline"))).to_be_visible()
    one.go("/rules/district-noir")
    expect(one.page.get_by_role("heading", level=1)).to_contain_text("District Noir")
    one.go("/learn/district-noir")
    expect(one.page.get_by_role("main")).to_contain_text("1")
    accessible(one.page)
    one.context.set_offline(False)
    one.go("/")
    expect(one.page.get_by_text(one.say("ui-offline"))).to_have_count(0)


def test_tables_are_shown_as_last_seen(worker, visitor):
    one = worker()
    seat_at_table("district-noir", one, visitor("Ben"))
    one.go("/")
    one.wait(lambda: one.page.evaluate(KEPT), "files and texts to be kept")
    one.go("/")
    shown = one.page.get_by_role("main").get_by_text("Ben")
    expect(shown.first).to_be_visible()
    one.context.set_offline(True)
    one.go("/")
    expect(shown.first).to_be_visible()
    expect(one.page.get_by_text(one.say("ui-offline"))).to_be_visible()
    one.context.set_offline(False)


def test_what_was_said_is_forgotten_with_the_person(worker):
    one = worker()
    one.wait(lambda: one.page.evaluate(KEPT), "files and texts to be kept")
    one.page.evaluate("() => navigator.serviceWorker.controller.postMessage({ forget: true })")
    one.wait(lambda: not one.page.evaluate("() => caches.has('tablee-said')"), "it to be forgotten")

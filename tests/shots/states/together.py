"""Getting back to one's seat, being asked for a name, changing a table, and whoever has left."""

from __future__ import annotations

import time
from collections.abc import Iterator

from playwright.sync_api import Page

from tests.server.serving import Served
from tests.shots import tables
from tests.shots.people import Guest, is_asked, is_over, lay_table
from tests.shots.shot import Shot
from tests.web.speaking import PageWords

GONE_S = 22.0  # the others are told after twenty seconds
DAYS = {"clock": "relaxed", "days": 1}
# A headless browser refuses notifications before anybody has asked.
MAY_ASK = "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"


def shots(served: Served) -> Iterator[Shot]:
    ana, ben = Guest(served, "Ana"), Guest(served, "Benoît")
    yield Shot("letting-in", "/letting-in", whole=True)
    lobby = lay_table([ana, ben], "noxford", 3, start=False)
    yield Shot("asked-for-a-name", f"{lobby.path}/{lobby.seat_key}", then=_sit)
    yield Shot("changing-options", lobby.path, ana, lambda page: _press(page, "ui-change"))
    yield from _devices(ana, ben)
    yield from _claims(served, ana, ben)
    yield from _public(ana, ben, Guest(served, "Chloé"))
    days = lay_table([ana, ben], "panik", 2, clock=DAYS)
    days.play_until(lambda seen: seen["state"]["moves"] >= 2)
    yield Shot("notifications-offered", days.path, ana, init=MAY_ASK)
    yield Shot("notifications", "/notifications", ana, whole=True)
    played = lay_table([ana, ben], "district-noir", 2)
    played.play_until(lambda seen: seen["state"]["moves"] >= 5 and is_asked(seen))
    yield Shot("shortcuts", played.path, ana, lambda page: page.keyboard.press("?"))
    ben.go(played.table)
    time.sleep(GONE_S)
    yield Shot("left", played.path, ana)


def _devices(ana: Guest, ben: Guest) -> Iterator[Shot]:
    played = lay_table([ana, ben], "district-noir", 2)
    played.play_until(is_asked)
    yield Shot("another-device", played.path, ana, lambda page: tables.choose(page, "ui-elsewhere"))
    yield Shot("continue", lambda: _device_link(ana))


def _device_link(guest: Guest) -> str:
    link = guest.client.post("/api/me/device-link").json()["link"]
    return "/" + str(link).split("/", 3)[3]


def _claims(served: Served, ana: Guest, ben: Guest) -> Iterator[Shot]:
    """Somebody who is not known here says that Benoît's seat is theirs."""
    played = lay_table([ana, ben], "panik", 3)
    played.play_until(lambda seen: seen["state"]["moves"] >= 6)
    eve = Guest(served, "")
    path = f"{played.path}/{played.seat_key}"
    yield Shot("claim", path, Guest(served, ""), lambda page: _press(page, "ui-claim"))
    seats = ana.look(played.table)["state"]["seats"]
    seat = next(number for number, one in enumerate(seats) if one["name"] == "Benoît")
    eve.do(played.table, "claim-seat", seat=seat, key=played.seat_key)
    yield Shot("claimed-mine", path, eve)
    yield Shot("claimed-others", played.path, ana)
    yield Shot("claimed-holder", played.path, ben)


def _public(ana: Guest, ben: Guest, chloe: Guest) -> Iterator[Shot]:
    for game in ("district-noir", "noxford", "panik"):
        laid = lay_table([ana, ben], game, 2, is_public=True)
        laid.play_until(lambda seen: seen["state"]["moves"] >= 4)
    yield Shot("live-games", "/", chloe, whole=True)
    over = lay_table([ana, ben], "district-noir", 2)
    over.play_until(is_over)
    yield Shot("review", f"/replay/{over.table}?review=1&at=14", ana, _review, whole=True)


def _review(page: Page) -> None:
    """The whole of it: the page asks for it, and says when it is there."""
    said = _words(page).say("ui-review-sums")
    page.get_by_role("heading", name=said, exact=True).wait_for(timeout=300_000)
    page.locator("section details summary").last.click()


def _sit(page: Page) -> None:
    _press(page, "ui-sit")
    page.get_by_role("dialog").wait_for()


def _press(page: Page, key: str) -> None:
    page.get_by_role("button", name=_words(page).say(key), exact=True).first.click()


def _words(page: Page) -> PageWords:
    return PageWords(str(page.evaluate("document.documentElement.lang")))

"""The host's door, and whoever is asked while a bot plays for them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.server.serving import Served
from tests.shots import tables
from tests.shots.people import Guest, lay_table
from tests.shots.shot import Shot
from tests.web.speaking import PageWords


def shots(served: Served) -> Iterator[Shot]:
    ana, ben, chloe = (Guest(served, name) for name in ("Ana", "Benoît", "Chloé"))
    lobby = lay_table([ana, ben], "panik", 4, start=False, is_public=True)
    yield Shot("remove", lobby.path, ana, lambda page: _press(page, "ui-clear-seat", name="Benoît"))
    ana.do(lobby.table, "clear", seat=1)
    yield Shot("kept-out-of-the-seat", lobby.path, ben)
    me = chloe.client.get("/api/me").json()["id"]
    ana.do(lobby.table, "remove", person=me, from_table=True)
    yield Shot("kept-out", lobby.path, chloe)
    yield Shot("guests-and-links", lobby.path, ana, lambda page: _press(page, "ui-door"), whole=True)
    ana.do(lobby.table, "mute")
    yield Shot("muted", lobby.path, ben, tables.open_chat)
    held = lay_table([ana, ben], "district-noir", 2)
    held.play_until(lambda seen: seen["state"]["moves"] >= 2 and bool(seen["moves"]))
    ben.do(held.table, "hold-seat", seat=1)
    ana.do(held.table, "ask-undo")
    yield Shot("asked-while-held", held.path, ben)
    yield Shot("waiting-for-an-answer", held.path, ana)


def _press(page: Page, key: str, **values: str) -> None:
    said = PageWords(str(page.evaluate("document.documentElement.lang"))).say(key, **values)
    page.get_by_role("button", name=said, exact=True).click()

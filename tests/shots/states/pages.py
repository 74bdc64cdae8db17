"""Pages around the tables."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page

import tablee
from tests.server.serving import Served
from tests.shots.people import Guest, is_asked, is_over, lay_table
from tests.shots.shot import Shot


def shots(served: Served) -> Iterator[Shot]:
    yield Shot("home-newcomer", "/", whole=True)
    ana, ben = Guest(served, "Ana"), Guest(served, "Benoît")
    lay_table([ana, ben], "district-noir", 2).play_until(is_over)
    lay_table([ana], "panik", 3).play_until(is_over)
    running = lay_table([ana], "district-noir", 2)
    running.play_until(is_asked)
    lay_table([ben, ana], "panik", 2).play_until(lambda seen: seen["number"] > 9)
    paused = lay_table([ana], "noxford", 2)
    paused.play_until(is_asked)
    ana.do(paused.table, "ask-pause")
    lay_table([ben], "noxford", 3, start=False, is_public=True)
    lobby = lay_table([ana, ben], "panik", 4, start=False, is_public=True)
    yield Shot("home-at-home", "/", ana, whole=True)
    yield Shot("home-name", "/", ana, _open_name)
    for game in tablee.game_names():
        yield Shot(f"lay-{game}", f"/lay/{game}", ana, whole=True)
        yield Shot(f"rules-{game}", f"/rules/{game}", whole=True)
    yield Shot("lobby-host", lobby.path, ana, whole=True)
    yield Shot("lobby-guest", lobby.path, ben)
    yield Shot("lobby-invited", f"{lobby.path}/{lobby.seat_key}", Guest(served, "Chloé"))
    yield Shot("about", "/about", whole=True)
    yield Shot("privacy", "/privacy", whole=True)
    yield Shot("nowhere", "/no/such/page", is_missing=True)
    yield Shot("no-table", "/t/nosuchtable")
    yield Shot("link-refused", f"{running.path}/notakeyofthis", Guest(served, "Chloé"))


def _open_name(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Ana")).first.click()

"""Editions of one's own: typed in, wrong, tried out, and chosen for a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

import tablee
from tablee.engine.edition import Edition, edition_data
from tests.server.serving import Served
from tests.shots.people import Guest
from tests.shots.shot import Shot

PATIENCE_MS = 300_000  # milliseconds; a busy machine takes its time


def shots(served: Served) -> Iterator[Shot]:
    ana = Guest(served, "Ana")
    mine: dict[str, Any] = {
        **edition_data(tablee.game("panik").edition),
        "name": "Trick or treat",
        "trap_pay": 5,
    }
    kept = ana.client.post("/api/me/editions", json={"game": "panik", "tables": mine}).json()["edition"]
    settings = {"game": "panik", "seats": 3, "edition": mine}
    table = ana.client.post("/api/tables", json={"settings": settings}).json()["table"]
    for game in tablee.game_names():
        if tablee.game(game).edition_type is not Edition:
            yield Shot(f"edition-{game}", f"/edition/{game}", ana, whole=True)
    yield Shot("edition-wrong", "/edition/noxford", ana, _type_something_wrong, whole=True)
    yield Shot("edition-mine", f"/edition/panik?edition={kept}", ana)
    yield Shot("edition-study", f"/edition/panik?edition={kept}", ana, _run_the_study, whole=True)
    yield Shot("edition-chosen", f"/lay/panik?edition={kept}", ana, whole=True)
    yield Shot("edition-lobby", f"/t/{table}", ana)
    yield Shot("edition-rules", f"/rules/panik?table={table}", ana)


def _type_something_wrong(page: Page) -> None:
    page.locator("input[type=number]").first.fill("9")
    rows = page.locator("input.row-name")
    rows.nth(1).fill("AFX")
    rows.nth(1).blur()
    page.locator("[aria-invalid]").nth(1).wait_for()


def _run_the_study(page: Page) -> None:
    page.get_by_role("button", name="study").or_(page.get_by_role("button", name="étude")).click()
    page.locator("section tbody tr").first.wait_for(timeout=PATIENCE_MS)

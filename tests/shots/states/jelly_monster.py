"""Attack of the Jelly Monster at the table."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.server.serving import Served
from tests.shots import tables
from tests.shots.people import Guest, Laid, Seen, is_asked, is_over, lay_table, reach
from tests.shots.shot import Shot

GAME = "jelly-monster"
CALM = {"form": "beats"}
LIVE = {"form": "live", "pace": "relaxed"}


def shots(served: Served) -> Iterator[Shot]:
    ana, ben = Guest(served, "Ana"), Guest(served, "Benoît")

    def calm(seats: int = 5) -> Laid:
        return lay_table([ana, ben], GAME, seats, options=CALM)

    def full(seen: Seen) -> bool:
        return is_asked(seen) and seen["view"]["phase"] == "round" and (seen["view"]["beat"] or 0) >= 6

    def all_placed(seen: Seen) -> bool:
        return is_asked(seen) and "timer" in seen["moves"]

    yield Shot("ready", lay_table([ana, ben], GAME, 5, options=LIVE).path, ana)
    yield Shot("live-rolling", lay_table([ana], GAME, 5, options=LIVE).path, ana, _begin)
    five = reach(calm, full)
    yield Shot("five-mover", five.path, ana)
    yield Shot("five-low-die-held", five.path, ana, _hold_low)
    yield Shot("five-high-die-held", five.path, ana, _hold_high)
    yield Shot("five-spectator", five.watch_path, Guest(served, "Chloé"))
    yield Shot("four-mover", reach(lambda: calm(4), full).path, ana)
    yield Shot("three-mover", reach(lambda: calm(3), full).path, ana)
    yield Shot("all-placed", reach(calm, all_placed).path, ana)
    yield from tables.after(reach(lambda: calm(3), is_over), ana, ben)


def _begin(page: Page) -> None:
    page.locator("[data-act='ready']").click()
    page.locator("[data-value]").first.wait_for(timeout=30_000)


def _hold_low(page: Page) -> None:
    page.locator("[data-value]").first.click()


def _hold_high(page: Page) -> None:
    page.locator("[data-value]").last.click()

"""Panik at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.server.serving import Served
from tests.shots import tables
from tests.shots.people import Guest, Laid, Seen, is_asked, is_over, lay_table, reach
from tests.shots.shot import Shot

GAME = "panik"


def shots(served: Served) -> Iterator[Shot]:
    ana, ben = Guest(served, "Ana"), Guest(served, "Benoît")

    def step(name: str, after: int = 0) -> Callable[[Seen], bool]:
        def holds(seen: Seen) -> bool:
            return is_asked(seen) and seen["view"]["step"] == name and seen["number"] >= after

        return holds

    def fresh(seats: int = 2) -> Laid:
        return lay_table([ana, ben], GAME, seats)

    yield Shot("set-up", reach(fresh, step("open")).path, ana)
    two = reach(fresh, step("place", 20))
    yield Shot("two-mover", two.path, ana)
    yield Shot("two-hunter-picked", two.path, ana, _pick)
    yield Shot("two-waiter", two.path, ben)
    yield Shot("two-spectator", two.watch_path, Guest(served, "Chloé"))
    three = reach(lambda: fresh(3), step("place", 24))
    yield Shot("three-mover", three.path, ana)
    four = reach(lambda: fresh(4), step("place", 34))
    yield Shot("four-mover", four.path, ana)
    yield Shot("four-hunter-picked", four.path, ana, _pick)
    yield Shot("send-back", reach(fresh, step("send-back")).path, ana)
    yield Shot("call", reach(fresh, step("call")).path, ana)
    yield Shot("detector", reach(fresh, step("place-detector")).path, ana)
    yield from tables.around(two, ana, ben)
    yield from tables.after(reach(lambda: fresh(4), is_over), ana, ben)
    alone = lay_table([ana], GAME, 3)
    alone.play_until(step("place"))
    yield Shot("hints", alone.path, ana, tables.ask_for_hints)


def _pick(page: Page) -> None:
    page.locator("[data-kind][aria-disabled='false']").first.click()

"""Noxford at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.server.serving import Served
from tests.shots import tables
from tests.shots.people import Guest, Laid, Seen, is_asked, is_over, lay_table, reach
from tests.shots.shot import Shot

GAME = "noxford"


def shots(served: Served) -> Iterator[Shot]:
    ana, ben = Guest(served, "Ana"), Guest(served, "Benoît")

    def phase(name: str, places: int = 0) -> Callable[[Seen], bool]:
        def holds(seen: Seen) -> bool:
            view = seen["view"]
            return is_asked(seen) and view["phase"] == name and len(view["city"]) >= places

        return holds

    def fresh(seats: int = 2) -> Laid:
        return lay_table([ana, ben], GAME, seats)

    yield Shot("first-move", reach(fresh, phase("turn")).path, ana)
    two = reach(fresh, phase("turn", 18))
    yield Shot("two-mover", two.path, ana)
    yield Shot("two-held", two.path, ana, _hold)
    yield Shot("two-aimed", two.path, ana, _aim)
    yield Shot("two-looked", two.path, ana, _look)
    yield Shot("two-map", two.path, ana, _zoom)
    yield Shot("two-waiter", two.path, ben)
    yield Shot("two-spectator", two.watch_path, Guest(served, "Chloé"))
    stacked = reach(fresh, lambda seen: phase("turn", 12)(seen) and _can_cover(seen) and _has_stack(seen))
    yield Shot("two-stack", stacked.path, ana, _fan)
    yield Shot("two-covering", stacked.path, ana, _aim_at_card)
    four = reach(lambda: fresh(4), phase("turn", 34))
    yield Shot("four-mover", four.path, ana)
    yield Shot("four-aimed", four.path, ana, _aim)
    yield Shot("lift", reach(fresh, phase("lift", 9)).path, ana)
    yield Shot("lay", reach(fresh, phase("lay", 9)).path, ana)
    yield from tables.around(two, ana, ben)
    yield from tables.after(reach(lambda: fresh(3), is_over), ana, ben)


def _hold(page: Page) -> None:
    page.locator("[data-choice][aria-disabled='false']").first.click()


def _aim(page: Page) -> None:
    _hold(page)
    page.locator("[data-target]").nth(4).focus()


def _can_cover(seen: Seen) -> bool:
    return any(">" in move for move in seen["moves"])


def _has_stack(seen: Seen) -> bool:
    return any(len(plot["cards"]) > 1 for plot in seen["view"]["city"])


def _fan(page: Page) -> None:
    page.locator("[data-plot]:has([data-stack])").first.focus()
    page.locator(".fan").wait_for()


def _aim_at_card(page: Page) -> None:
    choices, covers = page.locator("[data-choice][aria-disabled='false']"), page.locator("[data-target*='>']")
    for number in range(choices.count()):
        choices.nth(number).click()
        if covers.count():
            break
        page.keyboard.press("Escape")
    covers.first.focus()


def _look(page: Page) -> None:
    page.locator("[data-plot]").nth(6).focus()


def _zoom(page: Page) -> None:
    for _ in range(4):
        page.locator("[data-tool='board-zoom-in']").click()

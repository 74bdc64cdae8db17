"""Attack of the Jelly Monster at the table."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Iterator

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Page

from tests.server.serving import Served
from tests.shots import tables
from tests.shots.jelly_players import GAME, Friends
from tests.shots.people import Guest, Laid, Seen, is_asked, is_over, lay_table, reach
from tests.shots.shot import Shot

CALM = {"form": "beats"}
LIVE = {"form": "live", "pace": "lively"}
PATIENCE = 150_000  # milliseconds: a whole round against the clock


def shots(served: Served) -> Iterator[Shot]:
    ana, ben = Guest(served, "Ana"), Guest(served, "Benoît")
    yield Shot("lobby", lay_table([ana, ben], GAME, 5, start=False, options=LIVE).path, ana)
    yield Shot("ready", lay_table([ana, ben], GAME, 5, options=LIVE).path, ana)
    yield from _live(ana)
    yield from _finished(Friends(served, 5))
    yield from _calm(ana)
    yield from _few(ana, ben, served)
    friends = Friends(served, 4)
    for question in ("copy", "discard", "give"):
        yield Shot(f"asked-{question}", friends.asked(question).path, friends.ana)
    yield from tables.after(reach(lambda: lay_table([ana, ben], GAME, 3, options=CALM), is_over), ana, ben)


def _live(ana: Guest) -> Iterator[Shot]:
    """A round against the clock, each time another one: the page itself plays."""
    for name, moment in {
        "count-down": "[role=timer].number",
        "rolling": ".rolling",
        "others": ".die[data-piece] >> nth=9",
        "timer": ".sand.turned",
        "scoring": ".district.lit",
        "scored-centre": ".centre.lit",
    }.items():
        yield Shot(
            f"live-{name}",
            lambda: lay_table([ana], GAME, 5, options=LIVE).path,
            ana,
            functools.partial(_race, moment=moment),
            is_lively=True,
        )


def _finished(friends: Friends) -> Iterator[Shot]:
    """A round against the clock once somebody has placed everything; then nobody hurries but the timer."""
    path = functools.partial(_path_of_race, friends)
    yield Shot("live-all-placed", path, friends.ana, is_lively=True)
    yield Shot("live-barrier", functools.partial(path, block=True), friends.ana, is_lively=True)
    yield Shot("live-timer-tight", path, friends.ana, _turn_timer, is_lively=True)


def _path_of_race(friends: Friends, *, block: bool = False) -> str:
    return friends.race(block=block).path


def _calm(ana: Guest) -> Iterator[Shot]:
    """Five seats, in beats."""
    five = reach(lambda: _alone(ana, 5), _is_full)
    yield Shot("five-mover", five.path, ana)
    yield Shot("five-low-die-held", five.path, ana, lambda page: page.locator("[data-value]").first.click())
    yield Shot("five-high-die-held", five.path, ana, lambda page: page.locator("[data-value]").last.click())
    yield Shot("five-hints", five.path, ana, _hints)
    yield Shot("five-beat-told", lambda: _alone(ana, 5).path, ana, _pass, is_lively=True)
    done = reach(lambda: _alone(ana, 5), _has_placed_all)
    yield Shot("all-placed", done.path, ana)


def _few(ana: Guest, ben: Guest, served: Served) -> Iterator[Shot]:
    """Three and four seats, and somebody who watches."""
    four = reach(lambda: lay_table([ana, ben], GAME, 4, options=CALM), _is_full)
    yield Shot("four-mover", four.path, ana)
    yield Shot("four-spectator", four.watch_path, Guest(served, "Chloé"))
    yield Shot("three-mover", reach(lambda: _alone(ana, 3), _is_full).path, ana)


def _alone(ana: Guest, seats: int) -> Laid:
    return lay_table([ana], GAME, seats, level="novice", options=CALM)


def _is_full(seen: Seen) -> bool:
    return is_asked(seen) and seen["view"]["phase"] == "round" and (seen["view"]["beat"] or 0) >= 5


def _has_placed_all(seen: Seen) -> bool:
    return is_asked(seen) and "timer" in seen["moves"]


def _race(page: Page, moment: str) -> None:
    """Ready, and then place whatever has settled until something is seen, be it in a later round."""
    ready = page.locator("[data-act='ready']")
    there, settled = page.locator(moment), page.locator("[data-value][aria-disabled='false']")
    for _ in range(PATIENCE // 100):
        if there.count():
            return
        with contextlib.suppress(BrowserError):  # in a race a thing may be gone before it is touched
            if ready.count():
                ready.click(timeout=1_000)
            if settled.count():
                settled.last.click(timeout=1_000)
                page.locator(".offered [data-district]").first.click(timeout=1_000)
            if page.locator("[data-nobody]").count():
                page.locator("[data-nobody]").click(timeout=1_000)
            if page.locator("[data-act='timer']").count():
                page.locator("[data-act='timer']").click(timeout=1_000)
        page.wait_for_timeout(100)
    there.first.wait_for(timeout=1_000)


def _turn_timer(page: Page) -> None:
    page.locator("[data-act='timer']").click()
    page.locator(".sand.tight").wait_for()


def _hints(page: Page) -> None:
    page.locator("[popovertarget='table-menu']").click()
    page.locator("#table-menu button").filter(has_text=re.compile("^(Hints|Conseils)")).click()
    page.locator(".advice").first.wait_for()


def _pass(page: Page) -> None:
    page.locator("[data-act='pass']").click()
    page.locator("[data-act='skip']").wait_for()

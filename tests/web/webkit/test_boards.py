"""The four boards in WebKit: from home into a game, and a few moves with the mouse, as the server hears them.

`make browsers` runs these; they are no part of `make test`, which needs one browser only.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Served
from tests.web.webkit.driver import WebKit, webkit

CARD = "[data-card][aria-disabled=false]"
# Panik asks for one of these; a kind of hunter is taken only where there is nothing else to touch.
PANIK = ("[data-mansion]", "[data-hunter]", "[data-kind][aria-pressed=false]")
LAYERS = """
const world = document.querySelector('.world');
return [getComputedStyle(world.parentNode).perspective, getComputedStyle(world).willChange];
"""


@pytest.fixture(scope="module")
def window() -> Iterator[WebKit]:
    with webkit() as opened:
        yield opened


def play_now(window: WebKit, site: Served, game: str) -> str:
    """From the poster into a game; the table."""
    window.go(f"{site.address}/")
    window.until(
        lambda: window.has(f"article:has([href='/rules/{game}']) .play:not([disabled])"), "a game to play"
    )
    window.run(
        "document.querySelector(arguments[0]).scrollIntoView()", f"article:has([href='/rules/{game}'])"
    )
    window.click(f"article:has([href='/rules/{game}']) .play")
    window.until(lambda: window.has("[data-board] .ground.whole"), "the board")
    window.rest()
    return str(window.run("return location.pathname")).rsplit("/", 1)[1]


def made(site: Served, table: str) -> int:
    """How many moves of the person at the browser the server has taken."""
    live = site.services.registry.sessions[table].live
    return site.inside(lambda: sum(move.by == "person" for move in live.moves))


def complaints(window: WebKit) -> list[str]:
    return list(window.run("return window.complaints"))


def taken(window: WebKit, site: Served, table: str, count: int) -> None:
    window.until(lambda: made(site, table) == count, f"move {count} to be taken")


def test_district_noir(window, site):
    table = play_now(window, site, "district-noir")
    window.until(lambda: window.has(CARD), "the turn")
    window.drag(CARD, "[data-drop=line]")
    taken(window, site, table, 1)
    window.until(lambda: window.has(CARD), "the turn again")
    window.click(CARD)
    taken(window, site, table, 2)
    assert complaints(window) == []


def test_panik(window, site):
    table = play_now(window, site, "panik")
    offered = [f"{each}[aria-disabled=false]" for each in PANIK]
    for count in range(1, 5):
        while made(site, table) < count:
            window.click(window.until(lambda: next(filter(window.has, offered), None), "the turn"))
            window.rest()
    taken(window, site, table, 4)
    assert complaints(window) == []


def test_noxford_and_its_city_is_no_stretched_picture(window, site):
    table = play_now(window, site, "noxford")
    window.until(lambda: window.has("[data-choice][aria-disabled=false]"), "the turn")
    window.click("[data-choice][aria-disabled=false]")
    window.until(lambda: window.has(".world:not(.moving) [data-target]"), "places to put it")
    window.click("[data-target]")
    taken(window, site, table, 1)
    window.until(lambda: window.has(".world:not(.picture, .moving)"), "the table at rest")
    assert "3d" not in window.run("return document.querySelector('.world').style.transform")
    assert window.run(LAYERS) == ["none", "auto"]
    assert complaints(window) == []


def test_jelly_monster(window, site):
    table = play_now(window, site, "jelly-monster")
    window.click("[data-act=ready]")
    taken(window, site, table, 1)
    for count in (2, 3):
        window.until(lambda: window.has("[data-value][aria-disabled=false]"), "dice that lie still")
        window.click(".dice button:last-of-type")  # the highest: nothing more is asked about it
        window.click("[data-district=b]")
        taken(window, site, table, count)
    assert complaints(window) == []

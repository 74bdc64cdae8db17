"""What holds on every page: axe finds nothing, all is French, and nothing is wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.support import games_in_house
from tests.web.axe import accessible
from tests.web.french import french_throughout
from tests.web.visitor import Visitor
from tests.web.walking import quiet_pages, table_pages

NARROW: ViewportSize = {"width": 320, "height": 640}
# 200 % of a screen of 1280 × 860 leaves half of it in each direction.
ZOOMED: ViewportSize = {"width": 640, "height": 430}
BOARDS = games_in_house()

# What reaches beyond the right edge, unless it lies in something that scrolls by itself.
TOO_WIDE = """() => {
  const page = document.scrollingElement;
  if (page.scrollWidth <= innerWidth) return [];
  const scrolls = (node) =>
    node && (getComputedStyle(node).overflowX !== 'visible' || scrolls(node.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !scrolls(node.parentElement))
    .map((node) => `${node.tagName} ${node.className}`);
}"""


def fits(visitor: Visitor) -> None:
    too_wide: list[str] = visitor.page.evaluate(TOO_WIDE)
    width = visitor.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert width <= 0, f"{visitor.page.url}: {too_wide[:8]}"


def test_axe_on_the_quiet_pages(visitor):
    ana = visitor("Ana", "fr")
    for _, game in quiet_pages(ana):
        french_throughout(ana.page, game)
        accessible(ana.page)


@pytest.mark.parametrize("game", BOARDS)
def test_axe_at_a_table(visitor, game):
    ana = visitor("Ana", "fr")
    for _ in table_pages(ana, visitor("Ben", "fr"), game):
        french_throughout(ana.page, game)
        accessible(ana.page)


def test_the_quiet_pages_fit_on_a_narrow_screen(visitor):
    ana = visitor("Ana", "fr", screen=NARROW)
    for _ in quiet_pages(ana):
        fits(ana)


@pytest.mark.parametrize("game", BOARDS)
def test_a_table_fits_on_a_narrow_screen(visitor, game):
    ana = visitor("Ana", "fr", screen=NARROW)
    for _ in table_pages(ana, visitor("Ben"), game):
        fits(ana)


@pytest.mark.parametrize("game", BOARDS)
def test_a_table_works_at_twice_the_size(visitor, game):
    ana = visitor("Ana", "fr", screen=ZOOMED, device_scale_factor=2)
    for place, _ in table_pages(ana, visitor("Ben"), game):
        fits(ana)
        if place == "the board" and ana.moves:
            ana.play(ana.moves[0])

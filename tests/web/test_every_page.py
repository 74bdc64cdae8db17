"""What holds on every page: axe and pa11y's engine find nothing, all is French, nothing is too wide."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import ViewportSize

import tablee
from tests.support import SOAK, games_in_house, taking_turns
from tests.web.axe import LOOKS, Look, accessible, legible_in
from tests.web.conftest import DESK
from tests.web.french import french_throughout
from tests.web.second_engine import sniffed
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor
from tests.web.walking import quiet_pages, table_pages

NARROW: ViewportSize = {"width": 320, "height": 640}
# 200 % of a screen of 1280 × 860 leaves half of it in each direction.
ZOOMED: ViewportSize = {"width": 640, "height": 430}
SHARP = {"device_scale_factor": 1}  # widths are measured here
BOARDS = games_in_house()
# Places that every game fills in its own way.
OF_THE_GAME = {"before the start", "the board", "the end", "the replay"}

# Transitions are over at once here, but only in the next picture.
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

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


def holds_everywhere(visitor: Visitor, game: str | None, look: Look) -> None:
    """What every page owes everybody, in the language, the eyes and the window that they have."""
    french_throughout(visitor.page, game)
    accessible(visitor.page)
    legible_in(visitor.page, LOOKS if SOAK else (look,))
    sniffed(visitor.page)
    for window in (NARROW, ZOOMED, DESK):
        visitor.page.set_viewport_size(window)
        visitor.page.evaluate(DRAWN)
        fits(visitor)


def test_the_quiet_pages(visitor):
    ana = visitor("Ana", "fr", **SHARP)
    for (_, game), look in zip(quiet_pages(ana), cycle(LOOKS), strict=False):
        holds_everywhere(ana, game, look)


@pytest.mark.parametrize("game", BOARDS)
def test_a_table(visitor, game):
    """What opens over a board is the same at every table: in `make test` the games take turns with it."""
    ana, turn = visitor("Ana", "fr", **SHARP), BOARDS.index(game)
    for number, (place, _) in enumerate(table_pages(ana, visitor("Ben", "fr"), game)):
        if place in OF_THE_GAME or number in taking_turns(range(100), turn, among=len(BOARDS)):
            holds_everywhere(ana, game, LOOKS[(number + turn) % len(LOOKS)])


@pytest.mark.parametrize("game", BOARDS)
def test_a_move_at_twice_the_size(visitor, game):
    ana = visitor("Ana", "fr", screen=ZOOMED, device_scale_factor=2)
    bots = tablee.game(game).seats[0] - 1
    seat_at_table(game, ana, bots=bots, options=dict(tablee.game(game).calm_options))
    ana.wait(lambda: ana.moves, "to be asked")
    fits(ana)
    ana.play(ana.moves[0])
    fits(ana)

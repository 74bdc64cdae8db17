"""The rules pages: chapters that can be linked to, and examples drawn with the board's own parts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.rules_examples import GAMES, examples
from tests.support import games_in_house
from tests.web.conftest import DESK, PHONE

# Whatever is painted inside a figure, cut by all that clips it, and reaches beyond the figure.
SPILT = """() => [...document.querySelectorAll('article figure')].flatMap((figure) => {
  const box = figure.getBoundingClientRect();
  const sides = ['left', 'top', 'right', 'bottom'];
  const clips = (node) => getComputedStyle(node).overflow !== 'visible';
  return [...figure.querySelectorAll('*')].filter((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const seen = { left, top, right, bottom };
    for (let around = node.parentElement; around !== figure; around = around.parentElement) {
      if (!clips(around)) continue;
      const edge = around.getBoundingClientRect();
      for (const side of ['left', 'top']) seen[side] = Math.max(seen[side], edge[side]);
      for (const side of ['right', 'bottom']) seen[side] = Math.min(seen[side], edge[side]);
    }
    if (seen.right <= seen.left || seen.bottom <= seen.top) return false;
    return sides.some((side, n) => (n < 2 ? box[side] - seen[side] : seen[side] - box[side]) > 3);
  }).map((node) => `${figure.innerText.slice(0, 30)}: ${node.outerHTML.slice(0, 90)}`);
})"""


def chapter(page: Page) -> str:
    """The last chapter that begins in the upper half of the screen."""
    found: str = page.evaluate(
        """() => [...document.querySelectorAll('article h2')]
          .filter((one) => one.getBoundingClientRect().top < innerHeight / 2).at(-1)?.id ?? ''"""
    )
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_links_of_the_contents_lead_to_their_chapters(visitor, language):
    ana = visitor("", language).go("/rules/panik")
    article = ana.page.locator("article h1")
    expect(article).to_be_visible()
    article.evaluate("node => node.dataset.same = 'yes'")
    for number in (4, 3):
        ana.press(ana.page.locator(f"nav a[href='#chapter-{number}']"))
        ana.wait(lambda number=number: chapter(ana.page) == f"chapter-{number}", "to be there")
    ana.page.go_back()
    ana.wait(lambda: chapter(ana.page) == "chapter-4", "to be back")
    ana.page.go_forward()
    ana.wait(lambda: chapter(ana.page) == "chapter-3", "to be there again")
    expect(article).to_have_attribute("data-same", "yes")  # the text was not replaced meanwhile


def test_an_address_with_a_chapter_opens_there(visitor):
    ana = visitor().go("/rules/noxford#chapter-5")
    ana.page.locator("[data-example] .window").first.wait_for()
    ana.wait(lambda: chapter(ana.page) == "chapter-5", "to be there")


@pytest.mark.parametrize("name", GAMES)
def test_every_example_is_drawn(visitor, name):
    ana = visitor().go(f"/rules/{name.replace('_', '-')}")
    for example in examples(name):
        drawn = ana.page.locator(f"[data-example='{example}'] > *").last
        expect(drawn).to_be_visible()
        box = drawn.bounding_box()
        assert box is not None
        assert box["width"] > 100
        assert box["height"] > 80
    expect(ana.page.locator("article")).not_to_contain_text("example:")


@pytest.mark.parametrize("game", games_in_house())
def test_no_drawing_reaches_beyond_its_own_box(visitor, game):
    ana = visitor().go(f"/rules/{game}")
    expect(ana.page.locator("article .pieces figure").first).to_be_visible()
    name = game.replace("-", "_")
    for example in examples(name) if name in GAMES else ():
        expect(ana.page.locator(f"[data-example='{example}'] > *").last).to_be_visible()
    for screen in (DESK, PHONE):
        ana.page.set_viewport_size(screen)
        assert ana.page.evaluate(SPILT) == []


@pytest.mark.parametrize("game", games_in_house())
def test_from_the_rules_to_a_table_against_bots(visitor, game):
    """Nothing is left behind in the console, which `visitor` looks at."""
    ana = visitor("Ana").go(f"/rules/{game}")
    ana.press("ui-play-now")
    ana.wait(lambda: ana.status == "playing", "to play")
    ana.page.go_back()
    expect(ana.page.locator("article h1")).to_be_visible()

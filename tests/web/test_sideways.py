"""A phone held sideways, and a tablet: whatever one plays with is on the screen, without scrolling."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import ViewportSize

from tests.web.boards import jelly_monster
from tests.web.conftest import PHONE, SIDEWAYS
from tests.web.hands import Finger
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor, play_on

# What a game is played with, as a selector: all of it must be on the screen at once.
PLAYED_WITH = {
    "district-noir": "[data-card], [data-take]",
    "panik": "[data-mansion], [data-kind], [data-nobody]",
    "noxford": "[data-choice], [data-lying], .actions button",
    "jelly-monster": "[data-district], .centre, .sand, .plates li, [data-value], .tray button",
}
CALM = {"form": "beats"}
TABLET: ViewportSize = {"width": 820, "height": 1180}
TABLET_SIDEWAYS: ViewportSize = {"width": 1180, "height": 820}
OFF_SCREEN = """nodes => nodes.filter((node) => node.checkVisibility()).map((node) => {
  const {top, bottom, left, right} = node.getBoundingClientRect();
  const isIn = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  return isIn ? '' : `${node.outerHTML.slice(0, 120)} ${[top, bottom, left, right].map(Math.round)}`;
}).filter(Boolean)"""


def off_screen(one: Visitor, game: str) -> list[str]:
    found: list[str] = one.page.locator(PLAYED_WITH[game]).evaluate_all(OFF_SCREEN)
    return found


GAMES = [("district-noir", 2), *(("panik", seats) for seats in (2, 3, 4))]
GAMES += [("noxford", 2), ("noxford", 4), *(("jelly-monster", seats) for seats in (3, 4, 5))]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_everything_one_plays_with_is_on_the_screen(visitor, game, seats):
    ana = visitor("Ana", "fr", hands=Finger, screen=SIDEWAYS)
    seat_at_table(game, ana, bots=seats - 1, options=CALM if game == "jelly-monster" else {})
    chance = random.Random(game)

    def choose(one: Visitor) -> str:
        assert off_screen(one, game) == []
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        return str(chance.choice(one.moves))

    ana.wait(lambda: ana.moves, "to be asked")
    start = ana.number
    play_on([ana], choose, until=lambda: ana.number > start + 12)


@pytest.mark.parametrize("screen", [TABLET, TABLET_SIDEWAYS], ids=["upright", "sideways"])
def test_on_a_tablet_the_tray_of_the_jelly_monster_covers_no_district(visitor, screen):
    ana = visitor("Ana", "fr", hands=Finger, screen=screen)
    seat_at_table("jelly-monster", ana, bots=4, options=CALM)
    ana.wait(lambda: ana.moves, "to be asked")
    assert off_screen(ana, "jelly-monster") == []
    tray = ana.page.locator(".tray").bounding_box()
    assert tray is not None
    for district in ana.page.locator("[data-district], .sand").all():
        box = district.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= tray["y"]


def test_the_words_beside_the_hourglass_stay_in_its_box(visitor):
    ana = visitor("Ana", hands=Finger, screen=SIDEWAYS)
    seat_at_table("jelly-monster", ana, bots=2)
    jelly_monster.touch(ana, "ready")
    ana.page.locator(".sand strong").wait_for()
    ana.page.locator(".sand .trip").wait_for()
    beyond = """box => {
      const [outer, inner] = [box.getBoundingClientRect(), box.querySelector('p').getBoundingClientRect()];
      return Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
    }"""
    assert ana.page.locator(".sand").evaluate(beyond) <= 0


@pytest.mark.parametrize("size", [100, 130])
def test_all_cards_of_noxford_are_on_an_upright_phone_with_large_text_too(visitor, size):
    ana = visitor("Ana", hands=Finger, screen=PHONE, settings={"textSize": size})
    seat_at_table("noxford", ana, bots=1)
    ana.wait(lambda: ana.moves, "my turn")
    ana.page.locator("[data-choice]").nth(6).wait_for()  # a hand with its Master, and the open ones
    right: list[float] = ana.page.locator("[data-choice]").evaluate_all(
        "cards => cards.map((card) => card.getBoundingClientRect().right)"
    )
    assert max(right) <= PHONE["width"]

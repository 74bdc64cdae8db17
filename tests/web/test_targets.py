"""Whatever can be pressed on a board is at least 24 pixels wide and high (WCAG 2.2, 2.5.8)."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import PHONE, SIDEWAYS
from tests.web.hands import Finger
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor, play_on

SCREENS = pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
LEAST = 24
# What is smaller. Places of Noxford's city lie as near as one looks: buttons say the same beside it.
TOO_SMALL = f"""nodes => nodes
  .filter((node) => node.checkVisibility() && !node.closest('[inert], [data-lying]'))
  .map((node) => [node.getBoundingClientRect(), node.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width > 1 && (box.width < {LEAST} - 0.1 || box.height < {LEAST} - 0.1))
  .map(([box, text]) => `${{Math.round(box.width)}}x${{Math.round(box.height)}} ${{text}}`)"""


# What can be dragged but not pressed with a key instead (2.5.7). Arrows lead to those that Tab leaves out.
ONLY_DRAGGED = """nodes => nodes
  .filter((node) => node.tagName !== 'BUTTON' || node.disabled
    || node.closest('[aria-hidden="true"], [inert]')
    || !document.querySelector('[data-board] [data-draggable]:not([tabindex="-1"])'))
  .map((node) => node.outerHTML.slice(0, 120))"""


def too_small(one: Visitor) -> object:
    assert board(one).locator("[data-draggable]").evaluate_all(ONLY_DRAGGED) == []
    return board(one).locator("button, a, summary, [role=button]").evaluate_all(TOO_SMALL)


def board(one: Visitor) -> Locator:
    return one.page.locator("[data-board]")


@SCREENS
@pytest.mark.parametrize(("game", "seats"), [("district-noir", 2), ("panik", 4)])
def test_targets_are_large_enough_from_move_to_move(visitor, game, seats, screen):
    ana = visitor("Ana", hands=Finger, screen=screen)
    seat_at_table(game, ana, bots=seats - 1)
    chance = random.Random(seats)

    def choose(one: Visitor) -> str:
        assert too_small(one) == []
        return str(chance.choice(one.moves))

    ana.wait(lambda: ana.moves, "to be asked")
    start = ana.number
    play_on([ana], choose, until=lambda: ana.number > start + 10)


@SCREENS
@pytest.mark.parametrize(
    ("game", "seats", "options"), [("noxford", 4, {}), ("jelly-monster", 5, {"form": "beats"})]
)
def test_targets_are_large_enough_with_something_in_hand(visitor, game, seats, options, screen):
    ana = visitor("Ana", "fr", hands=Finger, screen=screen)
    seat_at_table(game, ana, bots=seats - 1, options=options)
    ana.wait(lambda: ana.moves, "to be asked")
    first = board(ana).locator("[data-choice][aria-disabled='false'], [data-value]").first
    first.wait_for()
    assert too_small(ana) == []
    first.tap()
    assert too_small(ana) == []
    for card in board(ana).locator("[data-choice]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= 44  # hand cards are easily tapped
        assert box["height"] >= 66


@pytest.mark.parametrize(("game", "bots"), [("noxford", 1), ("jelly-monster", 2)])
def test_a_board_takes_all_the_room_there_is(visitor, game, bots):
    ana = visitor("Ana")
    seat_at_table(game, ana, bots=bots)
    ground = ana.page.locator("[data-board] .ground.whole")
    ground.locator("> .table > .tray > *").first.wait_for()
    for size in (100, 130):  # with large text too, nothing lies over the city
        ana.page.evaluate(f"document.documentElement.style.fontSize = '{size}%'")
        room, table = bottom(ground), bottom(ground.locator("> .table"))
        assert table > room - 2
        city, tray = ground.locator("> .table > .city"), ground.locator("> .table > .tray").bounding_box()
        assert tray is not None
        assert bottom(city) <= tray["y"]


def bottom(what: Locator) -> float:
    box = what.bounding_box()
    assert box is not None
    return box["y"] + box["height"]

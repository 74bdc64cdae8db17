"""Whole games on a phone, by finger, against bots; and dragging, with a finger and with a mouse."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.web.boards import district_noir, panik
from tests.web.conftest import PHONE
from tests.web.hands import Finger
from tests.web.tables import seat_at_table
from tests.web.visitor import play_on


@pytest.mark.parametrize("game", ["district-noir", "panik"])
def test_a_whole_game_by_finger(visitor, game):
    ana = visitor("Ana", hands=Finger, screen=PHONE)
    seat_at_table(game, ana, bots=1)
    chance = random.Random(game)
    play_on([ana], lambda one: chance.choice(one.moves))
    end = ana.page.get_by_role("dialog")
    expect(end).to_contain_text(ana.say("ui-replay"))
    scores = ana.table["state"]["outcome"]["scores"]
    for score in scores or []:
        expect(end).to_contain_text(str(score).replace("-", "−"))


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_dragged_onto_the_line_with_a_mouse(visitor):
    ana = visitor("Ana")
    seat_at_table("district-noir", ana, bots=1)
    move = next(one for one in ana.wait(lambda: ana.moves, "my turn") if one != "take")
    before = ana.number
    district_noir.card(ana, move).hover()
    ana.page.mouse.down()
    ana.page.mouse.move(*middle(ana.page.locator('[data-drop="line"]')), steps=8)
    ana.page.mouse.up()
    ana.wait(lambda: ana.number > before, "the card to be played")
    assert next(told for told in ana.ears.told if told["number"] == before + 1)["entry"]["move"] == move


def test_a_lifted_card_is_laid_by_touching_where_it_goes(visitor):
    ana = visitor("Ana", hands=Finger, screen=PHONE)
    seat_at_table("district-noir", ana, bots=1)
    move = next(one for one in ana.wait(lambda: ana.moves, "my turn") if one != "take")
    before = ana.number
    district_noir.card(ana, move).tap()
    ana.page.locator("[data-help='line']").tap()
    ana.wait(lambda: ana.number > before, "the card to be played")
    assert next(told for told in ana.ears.told if told["number"] == before + 1)["entry"]["move"] == move


def test_a_hunter_is_dragged_to_a_mansion_with_a_finger(visitor):
    ana = visitor("Ana", hands=Finger, screen=PHONE)
    seat_at_table("panik", ana, bots=1)
    for question in ("open", "pair"):
        ana.wait(lambda question=question: ana.view["step"] == question and ana.moves, question)
        ana.play(ana.moves[0])
    ana.wait(lambda: ana.view["step"] == "place" and ana.moves, "my turn")
    move = next(one for one in ana.moves if one.startswith("standard@"))
    before = ana.number
    target = panik.mansion(ana, move.split("@")[1])
    target.scroll_into_view_if_needed()
    swipe(ana.context.new_cdp_session(ana.page), middle(panik.kind(ana, "standard")), middle(target))
    ana.wait(lambda: ana.number > before, "the hunter to be placed")


def swipe(session: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger goes down, moves, and lets go."""

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", start)
    for step in range(1, 9):
        along = step / 8
        touch("touchMove", (start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along))
    touch("touchEnd")


def test_it_can_be_put_on_a_home_screen(visitor):
    ana = visitor(hands=Finger, screen=PHONE).go("/")
    asked = ana.context.request
    manifest = asked.get(ana.address + str(ana.page.locator("link[rel=manifest]").get_attribute("href")))
    assert manifest.headers["content-type"] == "application/manifest+json"
    named = {(icon["src"], icon["type"]) for icon in manifest.json()["icons"]}
    named.add((str(ana.page.locator("link[rel=apple-touch-icon]").get_attribute("href")), "image/png"))
    for place, kind in named:
        found = asked.get(ana.address + place)
        assert (found.status, found.headers["content-type"]) == (200, kind)

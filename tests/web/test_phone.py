"""Whole games on a phone, by finger, against bots."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.boards import district_noir
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


def test_a_lifted_card_is_laid_by_touching_where_it_goes(visitor):
    ana = visitor("Ana", hands=Finger, screen=PHONE)
    seat_at_table("district-noir", ana, bots=1)
    move = next(one for one in ana.wait(lambda: ana.moves, "my turn") if one != "take")
    before = ana.number
    district_noir.card(ana, move).tap()
    ana.page.locator("[data-help='line']").tap()
    ana.wait(lambda: ana.number > before, "the card to be played")
    assert next(told for told in ana.ears.told if told["number"] == before + 1)["entry"]["move"] == move


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

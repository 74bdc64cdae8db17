"""From the landing page to the first move, and what the first page costs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.boards import district_noir, panik
from tests.web.conftest import PHONE
from tests.web.hands import Finger, Keys, Mouse
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor

CLICKS = "window.clicks = 0; addEventListener('click', (event) => event.isTrusted && window.clicks++, true)"
SCRIPTS_AT_MOST = 150_000  # bytes, compressed


@pytest.mark.parametrize("hands", [Mouse, Finger], ids=["mouse", "finger"])
def test_three_clicks_lead_to_the_first_move_against_a_bot(visitor, hands):
    ana = visitor(hands=hands, **({"screen": PHONE} if hands is Finger else {}))
    ana.page.add_init_script(CLICKS)
    ana.go("/")
    ana.press(ana.button("ui-play-now-game", title="District Noir", count=1))
    ana.wait(lambda: ana.moves, "the first turn")
    ana.play(ana.moves[0])
    assert ana.page.evaluate("window.clicks") <= 3


def test_the_first_move_by_keyboard(visitor):
    ana = visitor(hands=Keys).go("/")
    ana.press(ana.button("ui-play-now-game", title="Panik", count=1))
    ana.wait(lambda: ana.moves, "the first question")
    ana.play(ana.moves[0])


def test_home_leads_back_to_the_game_that_waits(visitor):
    ana = visitor("Ana")
    table = seat_at_table("district-noir", ana, bots=1)
    ana.wait(lambda: ana.moves, "my turn")
    ana.press(ana.page.locator("header a.home"))
    ana.press(ana.page.get_by_role("link", name=ana.say("ui-continue", title="District Noir")))
    ana.page.wait_for_url(f"**/t/{table.name}")
    ana.play(ana.wait(lambda: ana.moves, "my turn again")[0])


def test_the_scripts_of_the_first_page_are_light(visitor):
    ana = visitor().go("/")
    expect(ana.page.get_by_role("article").first).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    scripts = [one for one in ana.ears.requests if one.resource_type == "script"]
    assert scripts
    assert sum(one.sizes()["responseBodySize"] for one in scripts) <= SCRIPTS_AT_MOST


EVERY_HAND = pytest.mark.parametrize(
    "how", [{}, {"hands": Finger, "screen": PHONE}, {"hands": Keys}], ids=["mouse", "finger", "keys"]
)


@contextmanager
def asks_why_not(site: Served, visitor: Visitor) -> Iterator[None]:
    """Meanwhile a question goes to the server, and nothing else: no entry, and nothing counted as refused."""
    number, sent, refused = visitor.number, len(visitor.ears.sent), refusals(site)
    yield
    told = [json.loads(frame) for frame in visitor.ears.sent[sent:]]
    assert [each["type"] for each in told if each["type"] != "ping"] == ["why-not"]
    assert (visitor.number, refusals(site)) == (number, refused)


def refusals(site: Served) -> list[str]:
    """What the server has counted of them."""
    with site.client() as client:
        return [
            line for line in client.get("/metrics").text.splitlines() if line.startswith("tablee_refused")
        ]


@EVERY_HAND
def test_what_is_not_allowed_says_why_and_does_nothing(visitor, site, how):
    ana = visitor(**how).go("/")
    ana.press(ana.button("ui-play-now-game", title="District Noir", count=1))
    ana.play_until(lambda: "take" in ana.moves)  # unless the bot has just emptied the line
    ana.wait(lambda: district_noir.offered(ana) == set(ana.moves), "exactly the legal moves to be offered")
    ana.play("take")
    ana.wait(lambda: ana.moves, "the next turn")
    if ana.view["round_no"] == 1:
        expect(district_noir.bracket(ana)).to_be_disabled()
        said = ana.words.at("district-noir").say("refusal-already-taken")
        with asks_why_not(site, ana):
            ana.hands.insist(district_noir.bracket(ana))
            expect(ana.page.get_by_text(said, exact=True)).to_be_visible()
    ana.wait(lambda: district_noir.offered(ana) == set(ana.moves), "exactly the legal moves to be offered")


@EVERY_HAND
def test_in_panik_only_what_is_asked_can_be_touched(visitor, site, how):
    ana = visitor(**how).go("/")
    ana.press(ana.button("ui-play-now-game", title="Panik", count=1))
    words = ana.words.at("panik")
    for question in ("open", "pair"):
        ana.wait(lambda question=question: ana.view.get("step") == question and ana.moves, question)
        own = "abcd"[ana.view["seat"]]
        places = {own + move.split(" ")[1] for move in ana.moves}
        ana.wait(lambda places=places: panik.offered(ana, "mansion") == places, "the offer")
        ana.play(ana.moves[0])
    ana.play_until(lambda: ana.view["step"] == "place" and ana.moves)  # the bot may ask something before
    kinds = {move.split("@")[0] for move in ana.moves if "@" in move} | {"detector"}
    ana.wait(lambda: panik.offered(ana, "kind") == kinds, "the hunters")
    before = ana.number
    panik.insist(ana, own + "1")
    expect(ana.page.get_by_text(words.say("board-choose-hunter"), exact=True)).to_be_visible()
    assert ana.number == before
    ana.press(panik.kind(ana, "detector"))
    with asks_why_not(site, ana):
        panik.insist(ana, own + "1")
        expect(ana.page.get_by_text(words.say("refusal-own-mansion"), exact=True)).to_be_visible()

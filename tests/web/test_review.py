"""The review of a finished game on its replay page: asked for, walked through, tried again, shared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.playing import lay, play_to_the_end
from tests.server.serving import Served, serving
from tests.web.axe import LOOKS, accessible, legible_in
from tests.web.boards import district_noir
from tests.web.building import build
from tests.web.conftest import PHONE, SIDEWAYS
from tests.web.hands import Finger, Keys
from tests.web.tables import COLD, seat_at_table
from tests.web.visitor import Visitor

GOLDEN = Path(__file__).parents[1] / "records" / "golden"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose reviews think little."""
    build()
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder / 'tablee.db'}", warm_up=False, review_depth="casual") as running:
        yield running


def brought(one: Visitor, game: str = "district-noir-2") -> str:
    """A game record that this person has brought along; answers its name."""
    one.context.request.get(f"{one.address}/api/me")
    text = (GOLDEN / f"{game}.txt").read_text(encoding="utf-8")
    answer = one.context.request.post(
        f"{one.address}/api/records", data=text, headers={"content-type": "text/plain"}, timeout=COLD
    )
    assert answer.ok, answer.text()
    return str(answer.json()["record"])


def reviewed(one: Visitor, record: str) -> dict[str, Any]:
    """The whole review, as the server tells it."""

    def done() -> dict[str, Any] | None:
        told = one.context.request.post(f"{one.address}/api/records/{record}/review", timeout=COLD).json()
        assert told["state"] != "failed", told
        return dict(told["review"]) if told["state"] == "done" else None

    found: dict[str, Any] = one.wait(done, "the review")
    return found


def headed(one: Visitor, key: str) -> Locator:
    return one.page.get_by_role("heading", name=one.say(key), exact=True)


def lines(one: Visitor) -> Locator:
    return one.page.get_by_role("slider", name=one.say("ui-review-lines")).first


def test_a_review_is_asked_for_and_walked_through_by_keys(visitor):
    ana = visitor("Ana", hands=Keys)
    record = brought(ana)
    ana.go(f"/record/{record}")
    ana.press("ui-review-this")
    expect(headed(ana, "ui-review-sums")).to_be_visible()
    assert "review=1" in ana.page.url
    review = reviewed(ana, record)
    marked = [one["number"] for one in review["decisions"] if one["label"] or one["praise"]]
    for number in marked[:2]:
        ana.hands.type("Shift+ArrowRight")
        expect(lines(ana)).to_have_attribute("aria-valuenow", str(number))
    ana.hands.type("Shift+ArrowLeft")
    expect(lines(ana)).to_have_attribute("aria-valuenow", str(marked[0]))
    first = next(one for one in review["decisions"] if one["number"] == marked[0])
    kind = first["label"] or first["praise"]
    here = ana.page.get_by_role("region", name=ana.say("ui-review-here"))
    expect(here).to_contain_text(ana.say(f"ui-review-kind-{kind}"))
    expect(lines(ana)).to_have_attribute("aria-valuetext", re.compile(ana.say(f"ui-review-kind-{kind}")))
    ana.hands.type("End")
    expect(lines(ana)).to_have_attribute("aria-valuenow", str(review["moves"]))
    accessible(ana.page)
    legible_in(ana.page, LOOKS)

    ana.press(ana.page.locator("summary", has_text=ana.say("ui-review-table")))
    ana.press(ana.button("ui-review-show", number=7).last)
    expect(lines(ana)).to_have_attribute("aria-valuenow", "7")
    accessible(ana.page)

    ana.page.get_by_role("radio", name=ana.say("ui-log")).check(force=True)
    log = ana.page.get_by_role("log")
    expect(log.locator(".sign")).to_have_count(len(marked))
    expect(log.locator(".sign").first).to_contain_text(ana.say(f"ui-review-kind-{kind}"))


def test_a_turning_point_is_tried_again_by_finger_in_french_on_a_phone(visitor):
    ben = visitor("Ben", "fr", hands=Finger, screen=PHONE)
    record = brought(ben)
    review = reviewed(ben, record)
    tries = {one["moves"]: one for one in review["exercises"]}
    turn = next(one for one in review["turning_points"] if one["number"] - 1 in tries)
    exercise = tries[turn["number"] - 1]
    ben.go(f"/record/{record}")
    ben.press("ui-review-this")
    expect(headed(ben, "ui-review-turns")).to_be_visible()
    ben.press("ui-review-marked-next")
    accessible(ben.page)
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    place = review["turning_points"].index(turn)
    card = ben.page.get_by_role("region", name=ben.say("ui-review-turns")).get_by_role("listitem").nth(place)
    ben.press(card.get_by_role("button", name=ben.say("ui-review-try"), exact=True))

    said = ben.page.get_by_role("region").get_by_role("status")
    name = ben.page.get_by_role("heading", name=re.compile("trouvez un meilleur coup"))
    expect(name).to_be_in_viewport()
    expect(headed(ben, "ui-review-here")).to_have_count(0)  # what is best would be read there
    line, hand = (ben.page.locator(one).first.bounding_box() for one in ("[data-take]", "[data-card]"))
    assert line["y"] + line["height"] <= hand["y"] + 1, "the hand covers the line"
    moves = ben.page.get_by_role("combobox", name=ben.say("ui-review-try-moves"))
    moves.select_option(index=exercise["choices"].index(turn["move"]) + 1)
    ben.press("ui-review-try-play")
    expect(said).to_contain_text(ben.say("ui-review-try-same"))
    ben.page.locator("[data-board]").scroll_into_view_if_needed()
    on_board(ben, exercise["good"][0])
    expect(said).to_contain_text("Bien")
    accessible(ben.page)
    ben.press("ui-review-try-back")
    expect(headed(ben, "ui-review-turns")).to_be_visible()


def on_board(one: Visitor, move: str) -> None:
    """District Noir: the street, or a card of the hand."""
    thing = one.page.locator("[data-take]") if move == "take" else district_noir.card(one, move)
    one.hands.confirm(thing)


def test_what_one_could_have_known_stands_beside_the_truth(visitor):
    ana = visitor("Ana")
    record = brought(ana)
    ana.go(f"/record/{record}?at=6&review=1")
    expect(headed(ana, "ui-review-sums")).to_be_visible()
    ana.press(ana.page.locator("summary", has_text=ana.say("ui-review-known")))
    told = ana.page.locator("details", has_text=ana.say("ui-review-known-how"))
    expect(told.locator("table tr.true").first).to_be_visible()
    for one in told.locator("table tr.true td:last-child").all():
        expect(one).not_to_be_empty()
    accessible(ana.page)


def test_the_review_is_part_of_the_link_and_others_find_it_ready(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", "fr")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    record = brought(ana)
    reviewed(ana, record)
    ana.go(f"/record/{record}?at=5")
    ana.press("ui-review-this")
    expect(headed(ana, "ui-review-keep")).to_be_visible()
    ana.press("ui-share")
    expect(ana.text("ui-copied")).to_be_visible()
    ben.go(ana.page.evaluate("navigator.clipboard.readText()"))
    expect(headed(ben, "ui-review-sums")).to_be_visible()
    expect(lines(ben)).to_have_attribute("aria-valuenow", "5")

    ana.press("ui-review-text")
    ana.wait(lambda: "•" in ana.page.evaluate("navigator.clipboard.readText()"), "the text")
    with ana.page.expect_download() as saved:
        ana.press("ui-review-picture")
    picture = saved.value.path().read_bytes()
    assert saved.value.suggested_filename == "district-noir-review.png"
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000, "more is on it than its ground"
    ana.press("ui-review")
    expect(headed(ana, "ui-review-keep")).to_have_count(0)
    assert "review" not in ana.page.url


def test_one_plays_on_from_a_turning_point(visitor):
    ana = visitor("Ana")
    record = brought(ana)
    reviewed(ana, record)
    ana.go(f"/record/{record}?review=1")
    turns = ana.page.get_by_role("region", name=ana.say("ui-review-turns"))
    ana.press(turns.get_by_role("button", name=ana.say("ui-review-play-on")).first)
    ana.wait(lambda: ana.status == "playing", "to play on from there")


def test_a_review_is_asked_for_in_the_history_and_how_precisely_one_played_is_on_the_same_page(visitor, site):
    with site.person("Ana") as client:
        table = str(lay(client, "district-noir", 2, bots=["novice"], start=True)["table"])
        play_to_the_end(table, client)
        token = str(client.cookies["tablee"])
    ana = visitor("", "fr", hands=Finger, screen=PHONE)
    ana.context.add_cookies([{"name": "tablee", "value": token, "url": ana.address}])
    ana.go("/you")
    expect(ana.text("ui-precision-none")).to_be_visible()
    accessible(ana.page)
    ana.press(ana.page.get_by_role("link", name=re.compile("^Analyser")))
    expect(headed(ana, "ui-review-sums")).to_be_visible()
    expect(ana.text("ui-review-precision-how")).to_be_visible()
    ana.go("/you")
    part = ana.page.locator("section", has=headed(ana, "ui-precision"))
    expect(part.get_by_role("listitem")).to_contain_text("1 partie analysée")
    expect(part.get_by_role("img")).to_have_attribute("aria-label", re.compile("dans 1 partie"))
    told = ana.page.get_by_role("link", name=re.compile("points? par décision"))
    expect(told).to_have_attribute("href", re.compile("review=1"))
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(ana.page)
    legible_in(ana.page, LOOKS)


def test_a_running_game_offers_no_review(visitor):
    ana = visitor("Ana")
    table = seat_at_table("district-noir", ana, bots=1).name
    ana.go(f"/replay/{table}")
    expect(ana.button("ui-share")).to_be_visible()
    expect(ana.button("ui-review-this")).to_have_count(0)


@pytest.mark.parametrize("game", ["panik-3", "noxford-4", "jelly-monster-5"])
def test_on_a_phone_sideways_the_bar_stays_one_row(visitor, game):
    ana = visitor("Ana", "fr", hands=Finger, screen=SIDEWAYS)
    record = brought(ana, game)
    ana.go(f"/record/{record}?at=3&review=1")
    expect(ana.page.locator(".lines").last).to_be_visible()
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.press(ana.page.locator(".dock").get_by_role("button", name=ana.say("ui-replay-next")))
    scrubber = ana.page.get_by_role("slider", name=ana.say("ui-replay-move")).bounding_box()
    dock = ana.page.locator(".dock").bounding_box()
    assert scrubber is not None
    assert dock is not None
    assert scrubber["width"] >= 60
    assert dock["height"] <= 100

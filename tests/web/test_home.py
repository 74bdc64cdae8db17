"""The home page: everything at hand on one screen, bots by number, games to watch, tables that wait."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.axe import accessible
from tests.web.conftest import PHONE
from tests.web.hands import Finger
from tests.web.tables import lay, start
from tests.web.visitor import Visitor

DESK: ViewportSize = {"width": 1440, "height": 900}
AT_ONCE = 4  # games of ours; others may be installed beside them


def box(what: Locator) -> dict[str, float]:
    found: Any = what.bounding_box()
    assert found is not None
    return {**found, "right": found["x"] + found["width"], "bottom": found["y"] + found["height"]}


def cards(visitor: Visitor) -> list[Locator]:
    games = visitor.page.locator("main article")
    expect(games.nth(AT_ONCE - 1).get_by_role("link").first).to_be_visible()
    return games.all()


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    apart = one["right"] <= other["x"] or other["right"] <= one["x"]
    return not (apart or one["bottom"] <= other["y"] or other["bottom"] <= one["y"])


SHIFT = """() => new Promise((told) => {
  const sum = (list) => list.getEntries().reduce((all, { value }) => all + value, 0);
  new PerformanceObserver((list) => told(sum(list))).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => told(0), 500);  // nothing is told where nothing moved
})"""


def all_is_at_hand(one: Visitor, counts: tuple[str, ...]) -> None:
    """On a desk: every way into a game, and to the tables below, without scrolling and without a jump."""
    for card in cards(one)[:AT_ONCE]:
        for link in card.get_by_role("link").all():
            assert box(link)["bottom"] <= DESK["height"]
        assert not overlap(box(card.get_by_role("button")), box(card.locator("img")))
    for key in counts:
        expect(one.page.locator(f".counts a[href='/#{key}']")).to_be_in_viewport(ratio=1)
    assert one.page.evaluate(SHIFT) < 0.01


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_desk_every_way_into_a_game_and_to_the_tables_is_seen_without_scrolling(visitor, language):
    ana, ben = visitor("Ana", language, screen=DESK), visitor("Ben")
    lay(ben, "panik", 3, is_public=True)
    start("panik", ben, visitor("Cleo"), is_public=True)
    ana.go("/")
    all_is_at_hand(ana, ("ui-open-tables", "ui-live-games"))
    accessible(ana.page)
    start("noxford", ana, ben)
    ana.page.reload()
    continued = ana.page.locator("a", has_text=ana.say("ui-continue-go"))
    ana.wait(lambda: ana.page.evaluate("JSON.parse(localStorage.tablee).waiting"), "a game to go back to")
    ana.press("ui-welcome-close")
    ana.page.reload()  # somebody who comes back
    expect(continued).to_be_in_viewport(ratio=1)
    expect(ana.page.locator("section", has_text=ana.say("ui-daily-today")).first).to_be_in_viewport()
    all_is_at_hand(ana, ("ui-my-tables", "ui-open-tables", "ui-live-games"))
    for key in ("ui-my-tables", "ui-live-games"):
        ana.press(ana.page.locator(f".counts a[href='/#{key}']"))
        expect(ana.page.get_by_role("heading", name=ana.say(key))).to_be_in_viewport(ratio=1)


def test_on_a_phone_nothing_lies_across_anything(visitor):
    ana = visitor("Ana", "fr", hands=Finger, screen=PHONE).go("/")
    for card in cards(ana):
        things = [box(one) for one in (*card.get_by_role("link").all(), card.get_by_role("button"))]
        assert not any(overlap(one, box(card.locator("img"))) for one in things[-1:])
        assert not any(overlap(one, two) for one in things for two in things if one is not two)
        assert all(one["right"] <= PHONE["width"] for one in things)
    accessible(ana.page)


def test_as_many_bots_as_one_likes_and_the_game_allows(visitor):
    ana = visitor("Ana").go("/")
    four = ana.page.get_by_role("group", name=ana.say("ui-against")).get_by_role("radio", name="4")
    four.check(force=True)
    expect(ana.button("ui-play-now-game", title="District Noir", count=1)).to_be_visible()
    expect(ana.button("ui-play-now-game", title="Noxford", count=3)).to_be_visible()
    ana.page.reload()  # it is remembered
    ana.press(ana.button("ui-play-now-game", title="Noxford", count=3))
    ana.wait(lambda: ana.status == "playing", "the deal")
    assert [seat["kind"] for seat in ana.table["state"]["seats"]] == ["person", "bot", "bot", "bot"]


def test_games_that_their_host_opened_to_everyone_can_be_watched_and_no_others(visitor):
    ana, ben, cleo = visitor("Ana"), visitor("Ben"), visitor("Cleo")
    public = start("district-noir", ana, ben, is_public=True)
    private = start("district-noir", ana, ben)
    waiting = lay(ana, "panik", 3, is_public=True)
    cleo.go("/")
    lists = {
        key: cleo.page.locator("section", has=cleo.page.get_by_role("heading", name=cleo.say(key)))
        for key in ("ui-live-games", "ui-open-tables")
    }
    live = lists["ui-live-games"].locator(f"a[href='{public.path}']")
    expect(live).to_contain_text(cleo.say("ui-watch"))
    expect(lists["ui-open-tables"].locator(f"a[href='{waiting.path}']")).to_have_count(1)
    expect(cleo.page.locator(f"a[href='{private.path}']")).to_have_count(0)
    cleo.press(live)
    cleo.wait(lambda: cleo.view, "something to watch")
    assert cleo.view["seat"] is None


def test_tables_that_wait_for_me_are_counted_on_every_page_and_are_one_press_away(visitor):
    ana, ben = visitor("Ana"), visitor("Ben", "fr", hands=Finger, screen=PHONE)
    first, second = (start("panik", ana, ben) for _ in range(2))  # both are asked as soon as it is dealt
    ana.go("/about")
    two, one = (ana.say("ui-tables-waiting", count=count) for count in (2, 1))
    badge = ana.page.get_by_role("status").get_by_role("link")
    expect(badge).to_have_accessible_name(two)
    ana.wait(lambda: ana.page.title().startswith("(2) "), "the number in the title")
    accessible(ana.page)
    ana.press(badge)
    ana.page.wait_for_url(f"**{first.path}")  # which has waited longer
    expect(badge).to_have_accessible_name(one)
    ana.press(badge)
    ana.page.wait_for_url(f"**{second.path}")
    ana.wait(lambda: ana.moves, "the question")
    ana.play(ana.moves[0])
    expect(badge).to_have_accessible_name(one)  # the first one still waits
    start("panik", ana, ben)
    expect(badge).to_have_accessible_name(two)  # the server says so
    ben.go(first.path)
    expect(ben.page.get_by_role("status").get_by_role("link")).to_have_accessible_name(
        ben.say("ui-tables-waiting", count=2)
    )
    accessible(ben.page)

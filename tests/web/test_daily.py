"""The daily deal by two people: in English on a desk, in French on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import serving
from tests.web.axe import accessible
from tests.web.building import build
from tests.web.conftest import PHONE
from tests.web.hands import Finger

GAME = "district-noir"
DONE_S = 120_000


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server whose field of bots is small."""
    build()
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder / 'tablee.db'}", warm_up=False, daily_field=8) as running:
        yield running


def title_in(visitor):
    """What the game is called in this visitor's language."""
    games = visitor.context.request.get(f"{visitor.address}/api/games").json()
    game = next(game for game in games if game["name"] == GAME)
    return game["titles"][visitor.words.language]


def card_of(visitor):
    heading = visitor.page.get_by_role("heading", name=title_in(visitor), level=2, exact=True)
    return visitor.page.get_by_role("article").filter(has=heading)


def standing(visitor):
    """How well this visitor did beside the bots, in words, once those have played."""

    def percentile():
        told = visitor.context.request.get(f"{visitor.address}/api/daily").json()
        found = next(deal["percentile"] for deal in told["deals"] if deal["game"] == GAME)
        return None if found is None else [found]

    [percent] = visitor.wait(percentile, "the bots to have played")
    return visitor.say("ui-daily-better", percent=percent)


def play_the_deal(visitor):
    """From the home page to the end of one's own game, on the board."""
    visitor.go("/")
    visitor.press(visitor.page.get_by_role("link", name=visitor.say("ui-daily-today"), exact=True))
    card = card_of(visitor)
    expect(card).to_contain_text(visitor.say("ui-daily-new"))
    visitor.press(card.get_by_role("button", name=visitor.say("ui-daily-play")))
    visitor.wait(lambda: visitor.moves, "my first turn")
    deal = visitor.view
    visitor.play_until(lambda: visitor.is_over)
    visitor.press(visitor.link("ui-daily-result"))
    return deal


def test_two_people_play_todays_deal(visitor):
    ana = visitor("Ana")
    bruno = visitor("Bruno", "fr", screen=PHONE, hands=Finger)
    deal = play_the_deal(ana)
    expect(card_of(ana)).to_contain_text(standing(ana))
    expect(ana.text("ui-daily-only-you")).to_be_visible()
    assert play_the_deal(bruno) == deal, "the same deal"

    for one in (ana, bruno):
        one.page.reload()
        expect(card_of(one)).to_contain_text(standing(one))
        for name in ("Ana", "Bruno"):
            expect(one.page.get_by_role("link", name=name)).to_be_visible()
        expect(one.page.get_by_role("table").locator("[aria-current=date]")).to_be_visible()
        accessible(one.page)
    bruno.press("ui-daily-review")
    turns = bruno.page.get_by_role("heading", name=bruno.say("ui-review-turns"), exact=True)
    expect(turns).to_be_visible()
    whole = bruno.link("ui-daily-whole-review")
    expect(whole).to_be_visible(timeout=DONE_S)

    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.press("ui-daily-share")
    text = ana.wait(lambda: ana.page.evaluate("() => navigator.clipboard.readText()"), "the text")
    assert "▰" in text or "▱" in text
    assert text.splitlines()[-1].startswith(ana.address)
    ana.go("/")
    home = ana.page.get_by_role("region", name=ana.say("ui-daily-today"))
    expect(home.get_by_role("link", name=title_in(ana))).to_contain_text(standing(ana))


def test_the_page_says_what_it_cannot_show(visitor):
    cleo = visitor("Cleo", may_complain=True)  # the browser tells of the 404
    cleo.go("/daily/2020-01-01")
    expect(cleo.page.get_by_role("heading", name=cleo.say("ui-daily-no-day"))).to_be_visible()
    cleo.go("/daily")
    cleo.page.get_by_text(cleo.say("ui-daily-fair")).click()
    shown = cleo.page.locator("dd")
    promise = cleo.context.request.get(f"{cleo.address}/api/daily").json()
    expect(shown).to_have_text([promise["promise"]["promise"], promise["next"]["promise"]])

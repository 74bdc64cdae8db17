"""Find a game in several browsers: people meet, a bot is offered, a blocked pair never meets."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.playing import do, key_in
from tests.server.playing import lay as lay_table
from tests.server.serving import serving
from tests.web.axe import accessible
from tests.web.building import build
from tests.web.conftest import DESK, PHONE, SIDEWAYS
from tests.web.hands import Finger, Keys, Mouse


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server that offers bots at once."""
    build()
    folder = tmp_path_factory.mktemp("finding")
    with serving(f"sqlite:///{folder / 'tablee.db'}", warm_up=False, find_bot_after=0.0) as running:
        yield running


def choose_only(one, *games):
    """Look for these games and no others."""
    for card in one.page.locator("fieldset").first.locator("label").all():
        box = card.get_by_role("checkbox")
        wanted = box.get_attribute("aria-label") in games
        if box.is_checked() != wanted:
            one.press(card)
            expect(box).to_be_checked(checked=wanted)


def look_for(one, *games):
    one.go("/find")
    choose_only(one, *games)
    one.press("ui-find")


def wait_for(one, *games):
    look_for(one, *games)
    expect(one.text("ui-find-looking")).to_be_visible()


def table_of(one):
    one.page.wait_for_url("**/t/*")
    return one.page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize(
    ("lang", "screen", "hands"), [("fr", PHONE, Finger), ("en", DESK, Mouse), ("en", SIDEWAYS, Finger)]
)
def test_two_meet_and_a_third_plays_a_bot_meanwhile(visitor, lang, screen, hands):
    ana = visitor("Ana", lang, screen=screen, hands=hands).go("/")
    ana.press(ana.link("ui-find"))
    choose_only(ana, "Noxford")
    two = ana.page.get_by_role("radio", name="2", exact=True)
    two.check(force=True)
    accessible(ana.page)
    ana.press("ui-find")
    offer = ana.button("ui-find-bot-go")
    expect(offer).to_be_visible()
    accessible(ana.page)
    ben = visitor("Ben")
    look_for(ben, "Noxford")
    assert table_of(ana) == table_of(ben)
    for one in (ana, ben):
        expect(one.page.locator("[data-status=playing], .stage").first).to_be_visible()

    cleo = visitor("Cleo", lang, screen=screen, hands=hands)
    wait_for(cleo, "Noxford")
    cleo.press("ui-find-bot-go")
    table = table_of(cleo)
    assert table not in ana.page.url
    badge = cleo.page.get_by_role("link", name=cleo.say("ui-find-looking"))
    expect(badge).to_be_visible()
    cleo.press(badge)
    cleo.press("ui-find-cancel")
    expect(cleo.button("ui-find")).to_be_visible()
    expect(badge).to_have_count(0)


def test_a_blocked_one_is_not_matched_and_a_third_is(visitor):
    ana, ben, cleo = visitor("Ana"), visitor("Ben", hands=Keys), visitor("Cleo")
    person = ben.context.request.get(f"{ben.address}/api/me").json()["id"]
    ana.go(f"/player/{person}")
    ana.press("ui-block")
    accessible(ana.page)
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name=ana.say("ui-block"), exact=True))
    expect(ana.button("ui-unblock")).to_be_visible()
    wait_for(ana, "Panik")
    wait_for(ben, "Panik")
    look_for(cleo, "Panik")
    at = table_of(cleo)
    ana.wait(lambda: at in ana.page.url + ben.page.url, "one of them is brought there")
    met, alone = (ana, ben) if at in ana.page.url else (ben, ana)
    assert at not in alone.page.url
    expect(met.text("ui-find-looking")).to_have_count(0)
    expect(alone.text("ui-find-looking")).to_be_visible()
    ana.go("/you")
    ana.press(ana.button("ui-unblock-name", name="Ben").last)
    expect(ana.page.get_by_role("heading", name=ana.say("ui-blocked"))).to_have_count(0)


def test_a_closed_tab_leaves_the_queue(visitor):
    ana, ben = visitor("Ana"), visitor("Ben")
    wait_for(ana, "District Noir")
    searching = f"{ben.address}/api/find"
    ben.wait(lambda: ben.context.request.get(searching).json()["others"] == 1, "she is looking")
    ana.go("/api/notices")
    ben.wait(lambda: ben.context.request.get(searching).json()["others"] == 0, "she has gone")


@pytest.mark.parametrize(("lang", "screen", "hands"), [("fr", PHONE, Finger), ("en", DESK, Mouse)])
def test_people_played_with_are_invited_followed_and_blocked(site, visitor, lang, screen, hands):
    ana, ben = visitor("Ana", lang, screen=screen, hands=hands), visitor("Ben", lang)
    cookies = [next(c["value"] for c in one.context.cookies() if c["name"] == "tablee") for one in (ana, ben)]
    with (
        site.client(Cookie=f"tablee={cookies[0]}") as hers,
        site.client(Cookie=f"tablee={cookies[1]}") as his,
    ):
        laid = lay_table(hers, "panik", 2)
        do(his, laid["table"], "join", key_in(laid["links"]["seat"]))
        do(hers, laid["table"], "start")
        do(his, laid["table"], "resign")
    ana.go("/you")
    ana.press(ana.button("ui-follow-name", name="Ben"))
    expect(ana.page.get_by_role("heading", name=ana.say("ui-following"))).to_be_visible()
    accessible(ana.page)
    ana.press(ana.button("ui-invite-person-name", name="Ben"))
    accessible(ana.page)
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name="Noxford"))
    table = table_of(ana)
    ben.go("/")
    ben.press(ben.page.get_by_role("link", name=ben.say("ui-invitations-count", count=1)))
    card = ben.page.get_by_role("link", name=ben.say("ui-invited-by", name="Ana"))
    expect(card).to_be_visible()
    accessible(ben.page)
    ben.press(card)
    ben.press("ui-sit")
    expect(ana.page.get_by_text("Ben").first).to_be_visible()
    assert table in ben.page.url
    ana.go("/you")
    ana.press(ana.button("ui-block-name", name="Ben").first)
    ana.press(ana.page.get_by_role("dialog").get_by_role("button", name=ana.say("ui-block"), exact=True))
    expect(ana.page.get_by_role("heading", name=ana.say("ui-blocked"))).to_be_visible()
    expect(ana.page.get_by_role("heading", name=ana.say("ui-following"))).to_have_count(0)
    accessible(ana.page)

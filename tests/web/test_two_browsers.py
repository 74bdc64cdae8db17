"""An evening of two people in two browsers, in French: one has a mouse, the other a keyboard alone.

They meet by a link and play a whole game through the real server while somebody watches. In the middle one
of them loads the page again, and the other loses the connection. At the end they look at the game once more.
"""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server.twins import SECRET
from tests.support import taking_turns
from tests.web.axe import accessible
from tests.web.french import french_throughout
from tests.web.hands import Keys
from tests.web.leaks import Watch
from tests.web.visitor import Visitor, play_on
from tests.web.wire import wire_to


def meet(game: str, ana: Visitor, ben: Visitor) -> None:
    """Ana lays a table, Ben opens her link and sits down, Ana deals. All of it by hand."""
    ana.go(f"/lay/{game}")
    french_throughout(ana.page, game)
    ana.press("ui-lay-go")
    link = ana.page.get_by_label(ana.say("ui-link")).input_value()
    french_throughout(ana.page, game)
    ben.go(link.replace(ana.address, ben.address))
    ben.press("ui-sit")
    expect(ben.text("ui-host-starts", name="Ana")).to_be_visible()
    french_throughout(ben.page, game)
    ana.press("ui-start")
    for one in (ana, ben):
        one.wait(lambda one=one: one.view, "the deal")


def watch_link(host: Visitor) -> str:
    name = host.page.url.rsplit("/", 1)[1]
    seen = host.context.request.get(f"{host.address}/api/tables/{name}").json()
    return str(seen["links"]["watch"])


EVENINGS = [("district-noir", True), ("panik", False)]


@pytest.mark.parametrize(("game", "motion"), taking_turns(EVENINGS, 1))
def test_a_whole_game_and_its_replay(site, visitor, monkeypatch, game, motion):
    monkeypatch.setattr(site.services, "new_secret", lambda: SECRET)  # the same deal every time
    with wire_to(site.address) as wire:
        ana = visitor("Ana", "fr", motion=motion, address=wire.address, may_complain=True)
        ben = visitor("Ben", "fr", hands=Keys)
        cleo = visitor("Cléo", "fr", motion=motion, settings={"counter": False})
        players = [ana, ben]
        meet(game, ana, ben)
        cleo.go(watch_link(ana).replace(ana.address, site.address))
        cleo.wait(lambda: cleo.view, "something to watch")
        watch = Watch(cleo, players, game)
        own = Watch(ana, [ana], game)
        incidents = {14: ben.page.reload, 20: lambda: drop_the_line(ana, wire)}
        chance = random.Random(7)

        def choose(one: Visitor) -> str:
            watch.look()
            if len(incidents) and own.watched is one:
                own.look()
            moved = sum(told["entry"]["entry"] == "moved" for told in cleo.ears.told)
            if moved in incidents:
                incidents.pop(moved)()
                one.wait(lambda: one.moves, "the same question")
            return chance.choice(one.moves)

        play_on(players, choose)
        assert incidents == {}
        assert watch.leaks == []
        assert watch.tells_apart == []
        assert own.leaks, "the owner's page does hold the secrets, and the watch finds them there"
        assert own.tells_apart

        for one in (*players, cleo):
            end = one.page.get_by_role("dialog")
            expect(end).to_contain_text(one.say("ui-replay"))
            french_throughout(one.page, game)
        expect(cleo.button("ui-rematch")).to_have_count(0)
        accessible(cleo.page)
        ben.press(ben.link("ui-replay"))
        look_once_more(ben, game)


def drop_the_line(visitor: Visitor, wire) -> None:
    wire.cut()
    expect(visitor.text("ui-reconnecting")).to_be_visible()
    french_throughout(visitor.page)
    wire.mend()
    expect(visitor.text("ui-reconnecting")).to_be_hidden()


def look_once_more(visitor: Visitor, game: str) -> None:
    """The replay, by keyboard: from the start, move by move, to the end, with all hands open."""
    at = visitor.page.locator("output")
    expect(at).to_contain_text("/")
    last = int(at.inner_text().split("/")[1])
    visitor.page.keyboard.press("Home")
    expect(at).to_have_text(f"0\u2009/\u2009{last}")
    for step in range(1, 6):
        visitor.page.keyboard.press("ArrowRight")
        expect(at).to_have_text(f"{step}\u2009/\u2009{last}")
    french_throughout(visitor.page, game)
    accessible(visitor.page)
    visitor.page.keyboard.press("End")
    expect(at).to_have_text(f"{last}\u2009/\u2009{last}")

"""Fair chance, as the page keeps it: its own random number in every game, compared at the end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tablee.tables import commitments
from tests.web.hands import Keys
from tests.web.tables import do, lay
from tests.web.visitor import Visitor

_KEPT = "() => JSON.parse(localStorage.getItem('tablee-chance') ?? '[]')"


def kept(visitor: Visitor) -> dict[str, Any]:
    """What the browser keeps of the newest game."""
    newest: dict[str, Any] = visitor.page.evaluate(_KEPT)[0]
    return newest


def nonces(visitor: Visitor) -> list[str]:
    return [seat["nonce"] for seat in visitor.table["state"]["seats"]]


def begun(visitor: Visitor, bots: int = 1):
    """A game against a bot, dealt in the lobby."""
    table = lay(visitor, "district-noir", bots=bots)
    visitor.go(table.path)
    visitor.wait(lambda: visitor.table and any(nonces(visitor)), "the page to add its number")
    return table


def test_two_browsers_add_their_numbers_and_find_them_at_the_end_of_both_games(visitor):
    ana, ben = visitor("Ana", "fr"), visitor("Ben", hands=Keys)
    table = lay(ana, "district-noir")
    ana.go(table.path)
    ben.go(table.seat_path)
    ben.press("ui-sit")
    for one in (ana, ben):
        one.wait(lambda one=one: one.table and all(nonces(one)), "everybody's number")
    ana.press("ui-chance")
    for shown in (kept(ana)["nonce"], ana.table["state"]["commitment"]):
        expect(ana.page.get_by_role("dialog")).to_contain_text(shown)
    ana.page.keyboard.press("Escape")
    ana.press("ui-start")
    numbers: set[str] = set()
    for game in (1, 2):
        for one in (ana, ben):
            one.wait(lambda one=one: one.view, "the deal")
        used = ana.table["state"]["nonces"]
        assert sorted(used) == sorted([kept(ana)["nonce"], kept(ben)["nonce"]])
        numbers.update(used)
        do(ben, table, "resign")
        for one in (ana, ben):
            expect(one.text("ui-chance-checked")).to_be_visible()
        if game == 1:
            ana.press("ui-rematch")
            ben.press("ui-rematch")
            ana.wait(lambda: ana.table["state"]["game_number"] == 2, "another game")
    assert len(numbers) == 4, "each game has its own numbers"


def test_a_server_that_leaves_my_number_out_is_named(visitor, monkeypatch):
    ana = visitor("Ana")
    table = begun(ana)
    monkeypatch.setattr(commitments, "nonces_of", lambda live, *_: ("",) * len(live.chairs))
    ana.press("ui-start")
    ana.wait(lambda: ana.view, "the deal")
    ana.choose_in_menu("ui-chance")
    expect(ana.text("ui-chance-mine-wrong")).to_be_visible()
    expect(ana.text("ui-chance-shown-right")).to_be_visible()
    ana.page.keyboard.press("Escape")
    do(ana, table, "resign")
    expect(ana.text("ui-chance-wrong")).to_be_visible()


def test_a_server_that_exchanges_the_secret_is_named(site, visitor):
    ana = visitor("Ana")
    table = begun(ana)
    live = site.services.registry.sessions[table.name].live

    def exchange() -> None:
        live.secret = bytes(32)
        commitments.promise(live, 1, live.at)
        live._state = None

    site.inside(exchange)
    ana.press("ui-start")
    ana.wait(lambda: ana.view, "the deal")
    do(ana, table, "resign")
    expect(ana.text("ui-chance-wrong")).to_be_visible()


def test_play_now_deals_with_my_number(visitor):
    ana = visitor("Ana", settings={"isWelcomed": True})
    ana.go("/")
    ana.press(ana.button("ui-play-now-game", title="District Noir", count=1))
    ana.wait(lambda: ana.view, "the deal")
    assert ana.table["state"]["nonces"][ana.view["seat"]] == kept(ana)["nonce"] != ""

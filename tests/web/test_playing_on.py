"""Playing on against bots from a position of a finished game; hints, as the host wants; full screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.hands import Keys
from tests.web.tables import Laid, do, seat_at_table
from tests.web.visitor import Visitor

TABLE = re.compile(r"/t/(\w+)$")


def finished(ana: Visitor) -> Laid:
    """Ana made three moves in it and gave up."""
    table = seat_at_table("district-noir", ana, bots=1)
    for _ in range(3):
        ana.play(ana.wait(lambda: ana.moves, "my turn")[0])
    ana.wait(lambda: ana.moves, "my turn again")
    do(ana, table, "resign")
    ana.wait(lambda: ana.is_over, "the end")
    return table


def plays_on(ana: Visitor) -> None:
    ana.wait(lambda: ana.moves, "a turn at the new table")
    hand = len(ana.view["sides"][ana.view["seat"]]["hand"])
    expect(ana.page.locator("[data-card]")).to_have_count(hand)
    ana.play(ana.moves[0])


def test_playing_on_from_a_move_of_the_replay(visitor):
    ana = visitor("Ana")
    table = finished(ana)
    asked = {"eyes": "own"}
    frames = ana.context.request.get(f"{ana.address}/api/tables/{table.name}/replay", params=asked)
    seat = ana.view["seat"]
    at, view = next(
        (frame["number"], frame["views"][0])
        for frame in frames.json()["frames"][2:]
        if frame["views"][0]["to_act"] == [seat]
    )
    ana.go(f"/replay/{table.name}?at={at}")
    ana.press("ui-play-from")
    ana.page.wait_for_url(lambda url: TABLE.search(url) is not None)
    assert TABLE.search(ana.page.url)[1] != table.name
    ana.wait(lambda: ana.moves, "the same question")
    assert ana.view["sides"][seat]["hand"] == view["sides"][seat]["hand"]
    assert ana.view["line"] == view["line"]
    plays_on(ana)


def test_playing_on_from_a_record_that_was_brought_along(visitor):
    ana = visitor("Ana")
    table = finished(ana)
    api, ask = f"{ana.address}/api", ana.context.request
    record = ask.get(f"{api}/tables/{table.name}/record").text()
    brought = ask.post(f"{api}/records", data=record, headers={"content-type": "text/plain"}).json()
    data = {"moves": 3, "seat": 1, "bot": "novice"}
    laid = ask.post(f"{api}/records/{brought['record']}/play-from", data=data).json()
    ana.go(f"/t/{laid['table']}")
    plays_on(ana)


def test_a_host_who_wants_no_hints_lays_a_table_without(visitor):
    ana = visitor("Ana").go("/lay/district-noir")
    hints = ana.page.get_by_role("switch", name=ana.say("ui-lay-hints"))
    ana.press(ana.page.locator("summary", has_text=ana.say("ui-lay-more")))
    expect(hints).to_be_checked()
    hints.uncheck(force=True)
    ana.press("ui-lay-go")
    ana.press("ui-add-bot")
    ana.press("ui-start")
    ana.wait(lambda: ana.moves, "my turn")
    assert ana.table["state"]["settings"]["hints"] is False
    expect(ana.button("ui-hints")).to_have_count(0)
    expect(ana.button("ui-help").first).to_be_visible()


def test_full_screen_and_back(visitor):
    ana = visitor("Ana")
    seat_at_table("district-noir", ana, bots=1)
    for is_full in (True, False):
        ana.press(ana.button("ui-full-screen").first)
        ana.page.wait_for_function("is => (document.fullscreenElement !== null) === is", arg=is_full)


def test_the_keys_of_the_board_work_on_after_the_menu(visitor):
    """The focus is back on the menu's button then, not on the board."""
    ana = visitor("Ana", hands=Keys)
    seat_at_table("district-noir", ana, bots=1)
    ana.play_until(lambda: "take" in ana.moves)  # unless the bot has just emptied the line
    asked = ana.number
    ana.press("ui-menu")
    expect(ana.page.locator("#table-menu")).to_be_visible()
    ana.hands.type("t")
    ana.hands.type("Escape")
    expect(ana.page.locator("#table-menu")).to_be_hidden()
    expect(ana.button("ui-menu")).to_be_focused()
    assert ana.number == asked, "a letter in an open menu is not meant for the board"
    ana.hands.type("t")
    ana.wait(lambda: ana.number > asked, "the street to be taken")
    assert '"take"' in "".join(ana.ears.sent)

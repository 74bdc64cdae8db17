"""The list of keys on `?`: those of every page, of the table, of its board; and the switch that ends them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support import games_in_house
from tests.web.axe import accessible
from tests.web.tables import seat_at_table
from tests.web.visitor import Visitor


def listed(visitor: Visitor):
    return visitor.page.get_by_role("dialog", name=visitor.say("ui-shortcuts"))


def press(visitor: Visitor, key: str) -> None:
    visitor.page.locator("body").press(key)


def test_every_page_has_its_list_and_text_is_text(visitor):
    ana = visitor("Ana").go("/about")
    ana.page.locator("main h1").wait_for()
    press(ana, "?")
    expect(listed(ana).get_by_role("heading", name=ana.say("ui-shortcuts-everywhere"))).to_be_visible()
    expect(listed(ana).get_by_role("heading", name=ana.say("ui-shortcuts-board"))).to_have_count(0)
    accessible(ana.page)
    ana.page.keyboard.press("Escape")
    expect(listed(ana)).to_have_count(0)
    press(ana, ",")
    expect(ana.page.get_by_role("dialog", name=ana.say("ui-settings"))).to_be_visible()
    press(ana, "?")  # above a dialog no key means anything else
    expect(listed(ana)).to_have_count(0)


@pytest.mark.parametrize("game", games_in_house())
def test_a_board_declares_its_keys(visitor, game):
    ana = visitor("Ana", "fr")
    seat_at_table(game, ana, bots=2 if game == "jelly-monster" else 1)
    press(ana, "?")
    board = listed(ana).get_by_role("region", name=ana.say("ui-shortcuts-board"))
    expect(board.locator("dd").nth(3)).to_be_visible()
    said = board.locator("dd").all_text_contents()
    assert not [text for text in said if "keys-" in text], "every one has its words"
    expect(listed(ana).get_by_role("region", name=ana.say("ui-shortcuts-table"))).to_be_visible()


def test_keys_of_the_table_work_and_can_be_switched_off(visitor):
    ana = visitor("Ana")
    seat_at_table("district-noir", ana, bots=1)
    ana.wait(lambda: ana.moves, "my turn")
    menu, text = ana.page.locator("#table-menu"), ana.page.locator("#chat-text")
    press(ana, "m")
    expect(menu).to_be_visible()
    ana.page.keyboard.press("Escape")
    press(ana, "/")
    expect(text).to_be_focused()
    ana.page.keyboard.type("?/m")
    expect(text).to_have_value("?/m")
    expect(listed(ana)).to_have_count(0)
    text.blur()
    press(ana, "i")
    expect(ana.page.get_by_text(ana.say("ui-help-how"))).to_be_visible()
    press(ana, "Escape")

    ana.choose_in_menu("ui-settings")
    ana.page.get_by_role("switch", name=ana.say("ui-shortcuts")).uncheck(force=True)
    ana.press("ui-close")
    for key in ("m", "?", "i"):
        press(ana, key)
    before = ana.number
    press(ana, "t")  # the board's own: Take
    expect(menu).to_be_hidden()
    expect(listed(ana)).to_have_count(0)
    assert ana.number == before
    ana.choose_in_menu("ui-shortcuts")
    expect(listed(ana)).to_contain_text(ana.say("ui-shortcuts-off"))

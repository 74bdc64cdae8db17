"""A walk through every page: so that what holds everywhere is asked everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import tablee
from tests.support import games_in_house
from tests.web.tables import lay, start
from tests.web.visitor import Visitor


def quiet_pages(visitor: Visitor) -> Iterator[tuple[str, str | None]]:
    """Every page without a table: what it is, and its game."""
    for path in ("/", "/about", "/letting-in", "/reset", "/lay/no-such-game", "/t/nosuchtable"):
        yield _come(visitor, path), None
    for game in games_in_house():
        yield _come(visitor, f"/rules/{game}"), game
    yield _come(visitor, "/you"), None
    yield _come(visitor, "/daily"), None
    yield _come(visitor, "/find"), None
    yield _come(visitor, "/lay/panik"), "panik"
    yield _come(visitor, "/ladder/panik"), "panik"
    yield _come(visitor, "/edition/noxford"), "noxford"


def table_pages(visitor: Visitor, other: Visitor, game: str) -> Iterator[tuple[str, str | None]]:
    """Every page of a table, with what opens over it."""
    bots = max(0, tablee.game(game).seats[0] - 2)  # where two people are not enough
    visitor.go(lay(visitor, game, 2 + bots, 1 + bots).path)
    visitor.button("ui-start").wait_for()
    yield "before the start", game
    visitor.go(start(game, visitor, other, bots=bots).path)
    visitor.wait(lambda: visitor.view, "the deal")
    visitor.page.locator("[data-board] [data-piece]").first.wait_for(state="attached")
    yield "the board", game
    visitor.open_chat()
    yield "the chat", game
    for key in ("ui-settings", "ui-invite", "ui-do-resign"):
        visitor.choose_in_menu(key)
        visitor.page.get_by_role("dialog").wait_for()
        yield key, game
        visitor.page.keyboard.press("Escape")
    visitor.press("ui-menu")
    yield "the menu", game
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("navigation").get_by_role("button").last.click()
    visitor.page.get_by_role("dialog").wait_for()
    yield "my name", game
    visitor.page.keyboard.press("Escape")
    if bots:  # the others would play on: such a game's end has a test of its own
        return
    _give_up(visitor)
    yield "the end", game
    visitor.press(visitor.link("ui-replay"))
    visitor.page.locator("output").wait_for()
    visitor.page.locator("[data-board] [data-piece]").first.wait_for(state="attached")
    yield "the replay", game


def _come(visitor: Visitor, path: str) -> str:
    visitor.go(path)
    visitor.page.locator("main h1").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    return path


def _give_up(visitor: Visitor) -> None:
    visitor.choose_in_menu("ui-do-resign")
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name=visitor.say("ui-do-resign"), exact=True).click()
    visitor.link("ui-replay").wait_for()

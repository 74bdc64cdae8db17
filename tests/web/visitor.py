"""Somebody at a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page

from tests.web.ears import Ears
from tests.web.hands import Mouse
from tests.web.speaking import PageWords

PATIENCE = 60.0  # seconds; a busy machine is slow, a stuck page is for ever
# Milliseconds between two looks: often at first, since most things happen at once; then ever less often,
# since every look costs others who share this machine.
FIRST_LOOK, LAST_LOOK, LESS_OFTEN = 10.0, 100.0, 1.3

# For whoever reads why a test failed: what has the focus, and what the page says to whom it may concern.
SCENE = """() => {
  const speakers = [...document.querySelectorAll('[role=alert], [role=status]')];
  const said = speakers.map((one) => one.innerText.trim()).filter(Boolean);
  return `focus: ${document.activeElement?.outerHTML.slice(0, 160)}; said: ${said.join(' | ')}`;
}"""


class Visitor:
    """A page with its own cookies, language and screen; what it hears; and the hands that use it."""

    def __init__(self, context: BrowserContext, address: str, words: PageWords, hands: type[Mouse]) -> None:
        self.context = context
        self.address = address
        self.words = words
        self.page: Page = context.new_page()
        self.ears = Ears(self.page, address)
        self.hands = hands(self.page)

    # --- the page ---------------------------------------------------------------------------------------

    def go(self, path: str) -> Visitor:
        """Open an address of ours, or a whole link."""
        self.page.goto(path if "://" in path else self.address + path)
        return self

    def say(self, key: str, /, **values: Any) -> str:
        """What the page says for a key, in this visitor's language."""
        return self.words.say(key, **values)

    def button(self, key: str, /, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def link(self, key: str, /, **values: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **values), exact=True)

    def text(self, key: str, /, **values: Any) -> Locator:
        return self.page.get_by_text(self.say(key, **values), exact=True)

    def press(self, what: Locator | str) -> None:
        """Use a thing, or the button that says this, with this visitor's hands."""
        self.hands.press(self.button(what) if isinstance(what, str) else what)

    def choose_in_menu(self, key: str, /, **values: Any) -> None:
        """An item of the table's menu."""
        self.press("ui-menu")
        self.press(self.button(key, **values).and_(self.page.locator("#table-menu button")))

    def open_chat(self) -> Locator:
        """What is said; where there is no room for it beside the log it has to be opened."""
        tab = self.page.get_by_role("button", name=self.say("ui-chat"))
        said = self.page.get_by_role("log", name=self.say("ui-chat"), exact=True)
        said.or_(tab).first.wait_for()
        if not said.is_visible():
            tab.click()
        return said

    def wait(self, holds: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
        """Until something holds that no element shows; answers it."""
        until = time.monotonic() + seconds
        pause = FIRST_LOOK
        while not (found := holds()):
            assert time.monotonic() < until, f"waited in vain: {what} ({self.page.evaluate(SCENE)})"
            self.page.wait_for_timeout(pause)
            pause = min(LAST_LOOK, pause * LESS_OFTEN)
        return found

    # --- the table --------------------------------------------------------------------------------------

    @property
    def table(self) -> dict[str, Any]:
        """What the server told this page last."""
        return self.ears.table

    @property
    def number(self) -> int:
        return int(self.table.get("number", 0))

    @property
    def moves(self) -> list[str]:
        return list(self.table.get("moves", [])) if self.status == "playing" else []

    @property
    def view(self) -> dict[str, Any]:
        return self.table.get("view") or {}

    @property
    def status(self) -> str:
        return str(self.table["state"]["status"]) if self.table else ""

    @property
    def is_over(self) -> bool:
        return self.status == "over"

    def play(self, move: str) -> None:
        """Make a move on the board, with this visitor's hands; and hear that it was played."""
        before, seat = self.number, self.view["seat"]
        self.touch(move)
        self.wait(lambda: self._has_moved(seat, before), f"{move} to be played")

    def play_until(self, holds: Callable[[], Any]) -> None:
        """Whatever is asked meanwhile gets its first answer."""
        while not holds():
            self.wait(lambda: holds() or self.moves, "to be asked")
            if not holds():
                self.play(self.moves[0])

    def _has_moved(self, seat: int, after: int) -> bool:
        """Where several are asked at once, news may be about somebody else's move."""
        news = (told["entry"] for told in self.ears.told if told["number"] > after)
        return any(entry["entry"] == "moved" and entry["seat"] == seat for entry in news)

    def touch(self, move: str) -> None:
        """Do on the board what this move takes. `tests/web/boards/<game>.py` knows how, or `generic.py`."""
        game = str(self.table["state"]["settings"]["game"]).replace("-", "_")
        is_own = "board=generic" not in self.page.url and find_spec(f"tests.web.boards.{game}") is not None
        board = import_module(f"tests.web.boards.{game if is_own else 'generic'}")
        board.touch(self, move)


def play_on(
    players: Sequence[Visitor],
    choose: Callable[[Visitor], str],
    until: Callable[[], bool] = lambda: False,
) -> None:
    """Whoever is asked plays what `choose` says, until the game is over or something else holds."""

    def asked() -> Visitor | str | None:
        if until() or players[0].is_over:
            return "done"
        return next((one for one in players if one.moves), None)

    while isinstance(one := players[0].wait(asked, "somebody to be asked"), Visitor):
        one.play(choose(one))

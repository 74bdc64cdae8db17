"""How hands play any game on the board that all games can have: every legal move is a button."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.web.hands import Keys
from tests.web.visitor import Visitor


def button(visitor: Visitor, move: str) -> Locator:
    return visitor.page.locator(f'[data-move="{move}"]')


def offered(visitor: Visitor) -> list[str]:
    """The moves that the board offers, those of folded groups too."""
    moves: list[str] = visitor.page.locator("[data-move]").evaluate_all(
        "all => all.map((one) => one.dataset.move)"
    )
    return moves


def touch(visitor: Visitor, move: str) -> None:
    wanted = button(visitor, move)
    wanted.wait_for(state="attached")
    if not wanted.is_visible():
        visitor.press(visitor.page.locator("details", has=wanted).locator("summary"))
    if isinstance(visitor.hands, Keys):
        _by_arrows(visitor, visitor.hands, wanted)
    else:
        visitor.press(wanted)


def _by_arrows(visitor: Visitor, keys: Keys, wanted: Locator) -> None:
    """Tab to the buttons, unless the focus is among them; then from one to the next."""
    if not visitor.page.evaluate("document.activeElement?.hasAttribute('data-choice')"):
        keys.reach(visitor.page.locator("[data-choice]").first)
    for _ in range(visitor.page.locator("[data-choice]").count()):
        if wanted.evaluate("node => node === document.activeElement"):
            break
        keys.type("ArrowRight")
    keys.type("Enter")

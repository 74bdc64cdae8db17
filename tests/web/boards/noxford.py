"""How hands play Noxford."""

from __future__ import annotations

from playwright.sync_api import Locator, TimeoutError

from tests.web.hands import Finger, Keys
from tests.web.visitor import Visitor

SOON = 3000  # milliseconds


def choice(visitor: Visitor, face: str) -> Locator:
    """The first card beside the city that shows this face: in the hand, in front, or open to everybody."""
    return visitor.page.locator(f'[data-choice$=":{face}#0"]')


def plot(visitor: Visitor, corner: str) -> Locator:
    """The card of the city with this lower left corner, such as `58,-30`."""
    return visitor.page.locator(f'[data-plot="{corner}"]')


def target(visitor: Visitor, move: str) -> Locator:
    """The place on the table that this move takes the held card to."""
    return visitor.page.locator(f'[data-target="{move}"]')


def table(visitor: Visitor) -> Locator:
    """The window onto the city; it knows how a held card is turned."""
    return visitor.page.locator("[data-lying]")


def middle(visitor: Visitor, what: Locator, down: float = 0.5) -> tuple[float, float]:
    """The middle of a place on the screen, once the table has come to rest."""
    what.wait_for(state="attached")
    # On a short screen the tray sticks to the bottom and lies over the city's lower end.
    table(visitor).evaluate("node => node.scrollIntoView({block: 'center', behavior: 'instant'})")
    visitor.page.locator(".world:not(.moving)").wait_for(state="attached")
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * down


def touch(visitor: Visitor, move: str) -> None:
    verb, _, corner = move.partition(" ")
    if verb in ("stay", "pass"):
        _answer(visitor, verb)
    elif verb == "lift":
        _lift(visitor, corner)
    else:
        if verb not in ("to", "onto"):
            pick(visitor, move.replace(">", "@").partition("@")[0])
        _drop(visitor, move)


def pick(visitor: Visitor, face: str) -> None:
    """Take a card into the hand; again, if the table had something to tell just then and it was put back."""
    wanted = choice(visitor, face)
    held = visitor.page.locator(f'[data-choice$=":{face}#0"].held')
    for patience in (SOON, SOON, None):
        visitor.page.locator(f'[data-choice$=":{face}#0"][aria-disabled="false"]').wait_for()
        if isinstance(visitor.hands, Keys):
            _into_the_board(visitor.hands, visitor)
            place = wanted.evaluate("card => [...document.querySelectorAll('[data-choice]')].indexOf(card)")
            visitor.hands.type(str(place + 1))
        else:
            visitor.press(wanted)
        try:
            held.wait_for(timeout=patience)
        except TimeoutError:
            if patience is None:
                raise
        else:
            return


def _answer(visitor: Visitor, verb: str) -> None:
    button = visitor.page.locator(f"[data-{verb}]")
    button.wait_for()
    if isinstance(visitor.hands, Keys) and verb == "stay":
        _into_the_board(visitor.hands, visitor)
        visitor.hands.type("s")
    else:
        visitor.press(button)


def _lift(visitor: Visitor, corner: str) -> None:
    wanted = plot(visitor, corner)
    visitor.page.locator(f'[data-plot="{corner}"].free').wait_for()
    if isinstance(visitor.hands, Keys):
        _walk_to(visitor.hands, visitor, wanted, "[data-plot]")
        visitor.hands.type("Enter")
        return
    _point_at(visitor, wanted)
    if isinstance(visitor.hands, Finger):
        visitor.press(visitor.page.locator("[data-lift]"))  # the first tap only says what would change


def _drop(visitor: Visitor, move: str) -> None:
    wanted = target(visitor, move)
    wanted.wait_for()
    if isinstance(visitor.hands, Keys):
        _walk_to(visitor.hands, visitor, wanted, "[data-target]")
        visitor.hands.type("Enter")
        return
    if move[-1] in "ul" and table(visitor).get_attribute("data-lying") != (
        "true" if move[-1] == "l" else "false"
    ):
        visitor.press(visitor.page.locator("[data-turn-card]"))
    _point_at(visitor, wanted)
    if isinstance(visitor.hands, Finger):
        visitor.press(visitor.page.locator("[data-drop-card]"))


def _point_at(visitor: Visitor, what: Locator) -> None:
    """Press on the middle of a place, wherever the table lies just now."""
    at = middle(visitor, what)
    if isinstance(visitor.hands, Finger):
        visitor.page.touchscreen.tap(*at)
    else:
        visitor.page.mouse.click(*at)


def _walk_to(keys: Keys, visitor: Visitor, wanted: Locator, kind: str) -> None:
    """From place to place with N, which goes through all of them."""
    if not visitor.page.evaluate("kind => !!document.activeElement.closest(kind)", kind):
        keys.reach(visitor.page.locator(f'{kind}[tabindex="0"]'))
    for _ in range(visitor.page.locator(kind).count()):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        keys.type("n")
    raise AssertionError(f"no key leads to {wanted}")


def _into_the_board(keys: Keys, visitor: Visitor) -> None:
    """Shortcuts work on the board, or where nothing has the focus."""
    is_there = "document.activeElement === document.body || !!document.activeElement.closest('[data-board]')"
    if not visitor.page.evaluate(is_there):
        keys.reach(visitor.page.locator('[data-plot][tabindex="0"]'))

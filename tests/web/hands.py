"""Three ways to touch a page: with a mouse, with a finger, with a keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

MOST_TABS = 150  # more stops than any page of ours has


class Mouse:
    """Points and clicks; waits until the thing is there, still and enabled."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        what.click()

    def insist(self, what: Locator) -> None:
        """Press something that says it cannot be pressed."""
        what.click(force=True)


class Finger(Mouse):
    """Taps. The context must have a touch screen."""

    def press(self, what: Locator) -> None:
        what.tap()

    def insist(self, what: Locator) -> None:
        what.tap(force=True)


class Keys(Mouse):
    """Never points at anything: goes there with Tab, as everybody without a mouse has to."""

    def press(self, what: Locator) -> None:
        self.reach(what)
        self.page.keyboard.press("Enter")

    def insist(self, what: Locator) -> None:
        self.press(what)

    def reach(self, what: Locator) -> None:
        """Tab until the thing has the focus."""
        what.wait_for()
        for _ in range(MOST_TABS):
            if what.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {what}")

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

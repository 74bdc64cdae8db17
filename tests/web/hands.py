"""Three ways to touch a page: with a mouse, with a finger, with a keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

MOST_TABS = 150  # more stops than any page of ours has


def middle(what: Locator) -> tuple[float, float]:
    """Where its middle is on the screen, once it stands still."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """Points and clicks; waits until the thing is there, still and enabled."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: Locator) -> None:
        what.click()

    def confirm(self, what: Locator) -> None:
        """Press what is a whole move by itself; the settings may ask for more than one press."""
        self.press(what)

    def insist(self, what: Locator) -> None:
        """Press something that says it cannot be pressed."""
        what.click(force=True)

    def drag(self, what: Locator, to: Locator, steps: int) -> None:
        """In so many steps. In one, the pointer has left the thing before the page hears of it again."""
        start, end = middle(what), middle(to)
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=steps)
        self.page.mouse.up()


class Finger(Mouse):
    """Taps. The context must have a touch screen."""

    def press(self, what: Locator) -> None:
        what.tap()

    def confirm(self, what: Locator) -> None:
        """Fingers hide what they hit: the first tap asks, the second plays."""
        self.press(what)
        self.press(what)

    def insist(self, what: Locator) -> None:
        what.tap(force=True)

    def drag(self, what: Locator, to: Locator, steps: int) -> None:
        (x, y), (to_x, to_y) = middle(what), middle(to)
        finger = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *at: float) -> None:
            points = [{"x": at[0], "y": at[1]}] if at else []
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", x, y)
        for step in range(1, steps + 1):
            touch("touchMove", x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)
        touch("touchEnd")
        finger.detach()


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

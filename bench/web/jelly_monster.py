"""The Jelly Monster's board in a real browser: `python -m bench.web.jelly_monster`.

From a tap to the die drawn at its place, by a finger that stays as long as fingers do; the share of one core
that the page takes while four bots play against it and while five play among themselves, at the lively pace;
and how long frames take meanwhile.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, ViewportSize, sync_playwright

from tablee.server.ops.logs import set_up
from tests.server.playing import do, lay
from tests.server.serving import Served, serving
from tests.web.building import build
from tests.web.chromium import ARGUMENTS, chromium

PHONE: ViewportSize = {"width": 390, "height": 844}
PACE = {"form": "live", "pace": "lively"}

# How long a finger stays on the glass, and how long nothing else is done afterwards, in milliseconds.
TAP_STAYS, TAP_SEEN = 70, 120

# When the finger goes up (then it is a tap), and when the first frame with the die at its place was drawn.
# `shown` is the browser's own figure: until that frame was on the screen, in steps of 8 ms.
WATCH_TAPS = """
() => {
  window.taps = [];
  let up = null;
  addEventListener('click', (event) => {
    up = event.target.closest?.('[data-district]') ? event.timeStamp : null;
  }, true);
  new MutationObserver((changes) => {
    if (up === null) return;
    const added = changes.flatMap((change) => [...change.addedNodes]);
    if (!added.some((node) => node.matches?.('.mine .die'))) return;
    const tap = { start: up, drawn: null, shown: null };
    up = null;
    taps.push(tap);
    requestAnimationFrame(() => {
      // After the frame, and before the server's answer, which may have come meanwhile.
      scheduler.postTask(() => (tap.drawn = performance.now() - tap.start), { priority: 'user-blocking' });
    });
  }).observe(document.querySelector('[data-board]'), { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      const tap = name === 'click' && taps.find(({ start }) => Math.abs(start - startTime) < 1);
      if (tap) tap.shown = duration;
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}
"""
WATCH_FRAMES = """
() => {
  window.frames_ = [];
  let last = performance.now();
  const look = (now) => { frames_.push(now - last); last = now; requestAnimationFrame(look); };
  requestAnimationFrame(look);
}
"""


def cpu_seconds(browser: Browser) -> dict[str, float]:
    """By kind of process, since it was started."""
    session = browser.new_browser_cdp_session()
    found: dict[str, float] = {}
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        found[process["type"]] = found.get(process["type"], 0.0) + process["cpuTime"]
    session.detach()
    return found


class Share:
    """The share of one core between two looks, and the frames in between."""

    def __init__(self, browser: Browser, page: Page) -> None:
        self.browser, self.page = browser, page
        page.evaluate("() => { window.frames_ && (frames_.length = 0) }")
        self.start, self.before = time.monotonic(), cpu_seconds(browser)

    def tell(self, what: str) -> None:
        seconds = time.monotonic() - self.start
        after = cpu_seconds(self.browser)
        shares = {kind: (after[kind] - self.before.get(kind, 0.0)) / seconds for kind in after}
        frames = sorted(self.page.evaluate("() => window.frames_ ?? []"))
        print(
            f"{what}, {seconds:.0f} s: page {shares.get('renderer', 0):.0%} of a core, "
            f"drawing process {shares.get('GPU', 0):.0%}"
        )
        if frames:
            print(
                f"  {len(frames) / seconds:.0f} frames a second; "
                f"a frame: median {statistics.median(frames):.0f} ms, "
                f"95 % {frames[int(len(frames) * 0.95)]:.0f} ms, longest {frames[-1]:.0f} ms"
            )


def open_table(browser: Browser, served: Served, bots: int, **context: Any) -> Page:
    """A person with this many bots; with five the person watches."""
    opened = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, **context)
    assert opened.request.get(f"{served.address}/api/me").ok
    with served.client() as client:
        client.cookies.update({one["name"]: one["value"] for one in opened.cookies()})
        laid = lay(client, "jelly-monster", 5, settings={"options": PACE}, bots=["casual"] * min(bots, 4))
        if bots == 5:
            do(client, laid["table"], "leave")
            do(client, laid["table"], "seat-bot", bot="casual")
        do(client, laid["table"], "start")
    page = opened.new_page()
    page.goto(f"{served.address}/t/{laid['table']}")
    page.locator("[data-board] .tray").wait_for(timeout=120_000)
    return page


def finger(page: Page, where: Locator) -> None:
    """A tap as hands make it. Playwright's own goes down and up at the same instant."""
    box = where.bounding_box(timeout=300)
    if box is None:
        return
    hand = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(TAP_STAYS)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(TAP_SEEN)
    hand.detach()


def at_once(page: Page, where: Locator) -> None:
    """A tap that takes no time."""
    where.tap(timeout=300)


def play(page: Page, seconds: float, tap: Callable[[Page, Locator], None]) -> None:
    """Place any die anywhere, as soon as the dice settle, for so long."""
    until, turn = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        turn += 1
        page.keyboard.press("s")
        for what in (".gate button", ".question button", ".finish button"):
            if page.locator(what).count():
                page.locator(what).first.tap(timeout=2000)
        dice = page.locator(".dice:not(.rolling) button")
        if not dice.count():
            page.wait_for_timeout(30)
            continue
        try:
            if not page.locator(".district.offered").count():
                tap(page, dice.nth(turn % dice.count()))
            tap(page, page.locator(".district.offered [data-district]").nth(turn % 3))
        except Error:  # a barrier or the bell was quicker
            continue


def tell_taps(taps: list[dict[str, float | None]]) -> None:
    """From the finger's going up to the die."""
    for what, name in (("drawn", "its frame drawn"), ("shown", "on the screen (steps of 8 ms)")):
        times = sorted(tap[what] for tap in taps if tap[what] is not None)
        print(
            f"  {len(times)} taps; until the die is there, {name}: median {statistics.median(times):.0f} ms, "
            f"95 % {times[int(len(times) * 0.95)]:.0f} ms, longest {times[-1]:.0f} ms"
        )


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    set_up(level="warning")
    build()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tablee.db") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = open_table(browser, served, 4)
        page.evaluate(
            "localStorage['tablee-jelly-monster'] = JSON.stringify({expel: 'strongest', target: 'push'})"
        )
        page.reload()
        page.locator("[data-board] .tray").wait_for()
        page.evaluate(WATCH_TAPS)
        play(page, given.seconds, finger)
        print(f"One person, four bots, lively, by a finger that stays {TAP_STAYS} ms, {given.seconds:.0f} s")
        tell_taps(page.evaluate("() => taps"))
        page.evaluate(WATCH_FRAMES)
        share = Share(browser, page)
        play(page, given.seconds, at_once)
        share.tell("One person, four bots, lively, played as fast as it goes")
        page.context.close()
        page = open_table(browser, served, 5)
        page.wait_for_timeout(4000)
        share = Share(browser, page)
        page.wait_for_timeout(int(given.seconds * 1000))
        share.tell("Five bots, lively, watched, without counting frames")
        browser.close()


if __name__ == "__main__":
    main()

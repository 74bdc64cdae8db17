"""`python -m bench.web.noxford`: frames of Noxford's table while one pans, zooms and aims.

A city of 35 places or more, a card held and all its legal spots lit, through a real server, with a processor
four times slower. A frame is the time from one animation frame to the next. No GPU. On a busy machine frames
wait for their turn: `work` is what the page's main thread itself computed for the longest task of each round,
by its own clock, and `bare` is the same zoom on a page with nothing but a square that grows: what is late
there is the machine's doing.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

import httpx
from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.server.processes import tablee_server
from tests.server.playing import do, key_in, lay, look
from tests.web.chromium import ARGUMENTS, chromium

SIZES = ((1440, 900), (390, 844))
PLACES = 35
SLOWER = 4
STEPS = 150
WATCH = """() => {
  window.frames_ = []; window.isWatched_ = true; let last = 0;
  const frame = (now) => {
    if (last) window.frames_.push(now - last);
    last = now;
    if (window.isWatched_) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
BARE = """<div data-lying style="height: 100vh; overflow: hidden"><div id="square"></div></div>
<style>#square { width: 100px; height: 100px; background: teal; will-change: transform }</style>
"""
GROWS = """() => {
  let scale = 1;
  addEventListener('wheel', (event) => {
    scale *= Math.exp(-event.deltaY * 0.0016);
    document.getElementById('square').style.transform = `scale(${scale})`;
  });
}"""
SEEN = "() => { window.isWatched_ = false; return window.frames_; }"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=3)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, tablee_server(Path(folder)) as (port, _):
        address = f"http://127.0.0.1:{port}"
        people = [httpx.Client(base_url=address, timeout=60) for _ in range(4)]
        path = grow_city(people)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            print(f"load {os.getloadavg()[0]:.1f}; frames in ms, processor {SLOWER} times slower")
            for size in SIZES:
                context = browser.new_context(viewport={"width": size[0], "height": size[1]})
                measure(context, address, people[0], path, size, given.rounds)
                context.close()
            browser.close()


def grow_city(people: list[httpx.Client]) -> str:
    """Four people play until the city is large and the first of them is to place a card."""
    for seed in range(20):
        for client in people:
            client.get("/api/me").raise_for_status()
        laid = lay(people[0], "noxford", 4)
        table = laid["table"]
        for client in people[1:]:
            do(client, table, "join", key_in(laid["links"]["seat"]))
        do(people[0], table, "start")
        if is_grown(table, people, random.Random(seed)):
            return f"/t/{table}"
    raise LookupError("no city grew large enough")


def is_grown(table: str, people: list[httpx.Client], chance: random.Random) -> bool:
    while True:
        for client in people:
            seen = look(client, table)
            if seen["state"]["status"] == "over":
                return False
            moves = seen.get("moves") or []
            if client is people[0] and moves and "@" in moves[0] and len(seen["view"]["city"]) >= PLACES:
                return True
            placing = [move for move in moves if "@" in move and "g@" not in move and ">" not in move]
            if moves:
                do(client, table, "play", move=chance.choice(placing or moves))


def measure(
    context: BrowserContext,
    address: str,
    who: httpx.Client,
    path: str,
    size: tuple[int, int],
    rounds: int,
) -> None:
    context.add_cookies([{"name": "tablee", "value": who.cookies["tablee"], "url": address}])
    page = context.new_page()
    page.goto(address + path)
    page.locator("[data-choice][aria-disabled='false']").first.click()
    page.locator("[data-target]").first.wait_for(state="attached")
    page.evaluate("document.querySelector('[data-lying]').scrollIntoView({block: 'center'})")
    page.wait_for_timeout(1500)
    cards, spots = page.locator("[data-plot]").count(), page.locator("[data-target]").count()
    print(f"{size[0]} × {size[1]}: {cards} places, {spots} spots lit")
    for name, act in (("pan", pan), ("zoom", zoom), ("aim", aim)):
        tell(name, page, act, rounds)
    page.close()
    bare = context.new_page()
    bare.set_content(BARE)
    bare.evaluate(GROWS)
    tell("bare", bare, zoom, rounds)


def tell(name: str, page: Page, act: Callable[[Page], None], rounds: int) -> None:
    processor = page.context.new_cdp_session(page)
    work = sorted(task for _ in range(rounds) for task in worked(page, act))
    processor.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    frames = sorted(frame for _ in range(rounds) for frame in watched(page, act))
    processor.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    late = [round(frame, 1) for frame in frames if frame > 50]
    print(
        f"  {name:5} {len(frames):5} frames · median {statistics.median(frames):5.1f}"
        f" · 95 % {frames[int(len(frames) * 0.95)]:5.1f} · over 50 ms: {len(late)} {late or ''}"
        f" · work, at full speed: 99 % of tasks {work[int(len(work) * 0.99)]:.1f}, longest {work[-1]:.1f}",
        flush=True,
    )


def worked(page: Page, act: Callable[[Page], None]) -> list[float]:
    """Milliseconds of processor time of every task of the page's main thread, at full speed."""
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
    act(page)
    page.wait_for_timeout(300)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    refit(page)
    main_threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith("RunTask")
        and "tdur" in event
        and (event["pid"], event["tid"]) in main_threads
    ]


def watched(page: Page, act: Callable[[Page], None]) -> list[float]:
    page.evaluate(WATCH)
    act(page)
    page.wait_for_timeout(700)  # the table is drawn sharp again
    frames: list[float] = page.evaluate(SEEN)
    refit(page)
    return frames


def refit(page: Page) -> None:
    if (fit := page.locator("[data-tool='board-fit']")).count():
        fit.click()
        page.wait_for_timeout(900)


def window_of(page: Page) -> tuple[float, float, float]:
    box = page.locator("[data-lying]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, min(box["width"], box["height"]) / 2


def pan(page: Page) -> None:
    x, y, reach = window_of(page)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        angle = step / STEPS * 6 * math.pi
        page.mouse.move(x + math.sin(angle) * reach * 0.8, y + math.sin(angle * 0.7) * reach * 0.6)
    page.mouse.up()


def zoom(page: Page) -> None:
    x, y, _ = window_of(page)
    page.mouse.move(x, y)
    for step in range(STEPS):
        page.mouse.wheel(0, 60 if step % 50 < 25 else -60)


def aim(page: Page) -> None:
    x, y, reach = window_of(page)
    for step in range(STEPS):
        angle = step / STEPS * 6 * math.pi
        page.mouse.move(x + math.cos(angle) * reach * 0.9, y + math.sin(angle) * reach * 0.9)


if __name__ == "__main__":
    main()

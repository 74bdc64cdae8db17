"""`python -m bench.web`: what the browser's side costs, through a real server of this machine.

Lighthouse's scores for home and the tables; first paint and interactivity with a processor four times slower;
from the server's event to the screen; frames while pieces move; layout shift. No GPU. Machines are noisy:
`--rounds` repeats, and medians are printed with the worst beside them.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Page, sync_playwright

import tablee
from bench.server.processes import free_port, tablee_server
from bench.web.lighthouse import audit
from tests.server.playing import ask, do, key_in, lay, look
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.moving import IS_MOVING

WATCH = (Path(__file__).parent / "watch.js").read_text(encoding="utf-8")
FORGET = "watched.shifts.length = watched.latencies.length = watched.frames.length = 0"
DESK = (1440, 900)
PHONE = (390, 844)


@dataclass
class Place:
    """A game between two people, one of whom the browser is."""

    path: str
    table: str
    people: list[httpx.Client]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--moves", type=int, default=24)
    asked.add_argument("--games", nargs="*", default=tablee.game_names())
    asked.add_argument("--skip-lighthouse", action="store_true")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, tablee_server(Path(folder)) as (port, _):
        address = f"http://127.0.0.1:{port}"
        with guest(address) as ana, guest(address) as ben:
            places = {game: sit_down(game, ana, ben) for game in given.games}
            print(f"load {_load()}")
            if not given.skip_lighthouse:
                lighthouse(
                    address, {"home": "/", **{g: p.path for g, p in places.items()}}, ana, given.rounds
                )
            arrivals(address, {"home": "/", **{g: p.path for g, p in places.items()}}, ana, given.rounds)
            for game, place in places.items():
                for size in (DESK, PHONE):
                    moves(address, game, place, size, given.moves)


@contextlib.contextmanager
def guest(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=60) as client:
        client.get("/api/me").raise_for_status()
        yield client


def sit_down(game: str, ana: httpx.Client, ben: httpx.Client) -> Place:
    """Two people, and bots where a game needs more. A race is laid in its calm form: its own bench races."""
    rules = tablee.game(game)
    seats = max(2, min(rules.seats))
    options = dict(rules.calm_options)
    laid = lay(ana, game, seats, settings={"options": options}, bots=["novice"] * (seats - 2))
    do(ben, laid["table"], "join", key_in(laid["links"]["seat"]))
    do(ana, laid["table"], "start")
    return Place(f"/t/{laid['table']}", laid["table"], [ana, ben])


@contextlib.contextmanager
def browser(
    address: str, person: httpx.Client, size: tuple[int, int], port: int = 0
) -> Iterator[BrowserContext]:
    arguments = [*ARGUMENTS, f"--remote-debugging-port={port}"] if port else list(ARGUMENTS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=chromium(),
            args=arguments,
            viewport={"width": size[0], "height": size[1]},
            locale="en",
        )
        context.add_cookies([{"name": "tablee", "value": person.cookies["tablee"], "url": address}])
        try:
            yield context
        finally:
            context.close()


def lighthouse(address: str, pages: dict[str, str], person: httpx.Client, rounds: int) -> None:
    print(
        "\n| page | as | performance | accessibility | best practices | FCP ms | LCP ms | TTI ms | TBT ms "
        "| CLS |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    port = free_port()
    with browser(address, person, DESK, port):
        for name, path in pages.items():
            for desktop in (False, True):
                found = [audit(address + path, port, desktop=desktop) for _ in range(rounds)]
                middle = {key: statistics.median(one[key] for one in found) for key in found[0]}
                *scores, fcp, lcp, tti, tbt, cls = middle.values()
                shown = " | ".join(f"{score:.0f}" for score in scores)
                print(
                    f"| {name} | {'desktop' if desktop else 'phone'} | {shown} | {fcp:.0f} | {lcp:.0f} "
                    f"| {tti:.0f} | {tbt:.0f} | {cls:.3f} |",
                    flush=True,
                )


def arrivals(address: str, pages: dict[str, str], person: httpx.Client, rounds: int) -> None:
    """Cold cache, a processor four times slower."""
    print(
        "\n| page | first paint ms, median (worst) | interactive ms, median (worst) | layout shift, worst |"
    )
    print("|---|---|---|---|")
    for name, path in pages.items():
        paints, ready, shifts = [], [], []
        for _ in range(max(rounds, 3)):
            with browser(address, person, DESK) as context:
                page = opened(context, address + path, slow=4)
                page.wait_for_timeout(2500)
                seen = page.evaluate("watched")
                paints.append(seen["paint"])
                ready.append(max([seen["ready"], *(at + lasts for at, lasts in seen["tasks"])]))
                shifts.append(sum(seen["shifts"]))
        print(
            f"| {name} | {statistics.median(paints):.0f} ({max(paints):.0f}) "
            f"| {statistics.median(ready):.0f} ({max(ready):.0f}) | {max(shifts):.4f} |",
            flush=True,
        )


def moves(address: str, game: str, place: Place, size: tuple[int, int], count: int) -> None:
    """Both play over HTTP; the page of one of them shows it, with all animations."""
    ana, ben = place.people
    with browser(address, ana, size) as context:
        page = opened(context, address + place.path)
        page.wait_for_function("() => watched.ready > 0")
        seen: dict[str, list[float]] = {"shifts": [], "latencies": [], "frames": []}
        page.evaluate(FORGET)
        for turn in range(count):
            page.evaluate("watched.isExpected = true")
            if not play_one(place.table, ana, ben, turn):
                note(seen, page)  # the next page knows nothing of it
                place = sit_down(game, ana, ben)
                page.goto(address + place.path)
                page.wait_for_function("() => watched.ready > 0")
                at_rest(page)
                page.evaluate(FORGET)
            at_rest(page)
        note(seen, page)
    late, frames = sorted(seen["latencies"]), sorted(seen["frames"])
    slow = sum(one > 20 for one in frames) / len(frames)
    print(
        f"\n{game}, {size[0]}×{size[1]}, {len(late)} moves: "
        f"event to screen {statistics.median(late):.0f} ms, 95 % {_high(late):.0f}, worst {late[-1]:.0f}; "
        f"{len(frames)} frames in motion: median {statistics.median(frames):.1f} ms, "
        f"95 % {_high(frames):.1f}, over 20 ms {slow:.1%}; "
        f"layout shift {sum(seen['shifts']):.4f}; load {_load()}",
        flush=True,
    )


def note(seen: dict[str, list[float]], page: Page) -> None:
    for name, figures in page.evaluate("watched").items():
        if name in seen:
            seen[name] += figures


def _high(figures: list[float]) -> float:
    """What 95 of 100 stay below."""
    return figures[int(len(figures) * 0.95)]


def play_one(table: str, *people_and_turn: Any) -> bool:
    """Whether the game still goes on. A bot may take its time."""
    *people, turn = people_and_turn
    for _ in range(100):
        for person in people:
            seen = look(person, table)
            if seen["state"]["status"] == "over":
                return False
            if seen["moves"]:
                move = seen["moves"][(turn * 7) % len(seen["moves"])]
                return ask(person, table, "play", move=move).status_code == 200
        time.sleep(0.05)
    return False


def at_rest(page: Page) -> None:
    """Nothing moves, and no tale is being told, behind which the next event would wait."""
    page.wait_for_timeout(120)
    page.wait_for_function(
        "() => performance.now() - watched.changed > 1200 && !document.querySelector('[data-board] .tale')"
        f" && !{IS_MOVING}",
        timeout=60_000,
    )


def opened(context: BrowserContext, url: str, slow: int = 1) -> Page:
    page = context.pages[0]
    page.add_init_script(WATCH)
    if slow > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.goto(url)
    page.wait_for_load_state("networkidle")
    return page


def _load() -> str:
    return Path("/proc/loadavg").read_text(encoding="ascii").split()[0]


if __name__ == "__main__":
    started = time.monotonic()
    main()
    print(f"\n{time.monotonic() - started:.0f} s")

"""`make shots`, or `python -m tests.shots --only panik --lang fr --size 390x844`.

Every state of `tests/shots/states`, through a real server and a real browser, in four sizes and both
languages. Says also what no picture shows: pages wider than the screen, and errors in the browser's console.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import pkgutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

from tablee.server.ops import logs
from tests.server.serving import Served, serving
from tests.shots import states
from tests.shots.shot import Shot
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.moving import IS_MOVING

SIZES = ("1440x900", "820x1180", "390x844", "844x390")
LANGUAGES = ("en", "fr")
PATIENCE_MS = 120_000  # a busy machine is slow
STILL = f"""() => {{
  const isComing = document.querySelector('[data-board]:not(:has(.ground.whole, .failed))');
  const isReady = document.fonts.status === 'loaded' && !document.querySelector('.waiting');
  return isReady && !isComing && !{IS_MOVING};
}}"""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--into", type=Path, default=Path("build/shots"))
    asked.add_argument("--only", default="", help="states whose module or name holds this")
    asked.add_argument("--size", action="append", choices=SIZES)
    asked.add_argument("--lang", action="append", choices=LANGUAGES)
    given = asked.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    logs.set_up(level="error")
    complaints = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/shots.db", lan_address="192.168.1.20") as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, shot in _shots(served, given.only):
            for size, lang in itertools.product(given.size or SIZES, given.lang or LANGUAGES):
                complaints += _take(browser, served, shot, size, lang, given.into / name)
        browser.close()
    if complaints:
        sys.exit(f"{complaints} complaints")


def _shots(served: Served, only: str) -> Iterator[tuple[str, Shot]]:
    for module in pkgutil.iter_modules(states.__path__):
        name = module.name.replace("_", "-")
        whole = importlib.import_module(f"{states.__name__}.{module.name}")
        is_all = only in name
        for shot in whole.shots(served) if is_all or only.startswith(name) else ():
            if is_all or only in f"{name}-{shot.name}":
                yield f"{name}-{shot.name}", shot


def _take(browser: Browser, served: Served, shot: Shot, size: str, lang: str, into: Path) -> int:
    context = _context(browser, served, shot, size, lang)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if _is_bad(line, shot) else None)
    try:
        page.goto(served.address + (shot.path if isinstance(shot.path, str) else shot.path()))
        _rest(page)
        if shot.then is not None:
            shot.then(page)
            if not shot.is_lively:
                _rest(page)
        page.screenshot(path=f"{into}.{size}.{lang}.png", full_page=shot.whole)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            problems.append(f"{wide} px wider than the screen")
    except BrowserError as problem:
        problems.append(str(problem).splitlines()[0])
        page.screenshot(path=f"{into}.{size}.{lang}.failed.png")
    finally:
        context.close()
    print(f"{into.name} {size} {lang}", *problems, sep="\n    ", flush=True)
    return len(problems)


def _context(browser: Browser, served: Served, shot: Shot, size: str, lang: str) -> BrowserContext:
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        has_touch=width < 1000,
        is_mobile=min(width, height) < 500,
    )
    context.set_default_timeout(PATIENCE_MS)
    # So that a line can be cut: going offline leaves sockets open.
    context.add_init_script(
        "const Plain = WebSocket; globalThis.sockets = []; globalThis.WebSocket = class extends Plain {"
        " constructor(...given) { super(...given); sockets.push(this); } };"
    )
    if shot.init:
        context.add_init_script(shot.init)
    if shot.who is not None:
        context.add_cookies([{"name": "tablee", "value": shot.who.token, "url": served.address}])
    return context


def _is_bad(line: ConsoleMessage, shot: Shot) -> bool:
    if line.type != "error":
        return False
    is_expected = ("404" in line.text and shot.is_missing) or "ERR_INTERNET_DISCONNECTED" in line.text
    return not is_expected


def _rest(page: Page) -> None:
    """Everything has come and stands still."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function(STILL)
    page.wait_for_timeout(80)
    page.wait_for_function(STILL)


if __name__ == "__main__":
    main()

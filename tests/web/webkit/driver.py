"""WebKit, which every browser on an iPhone is: Debian's port of it, driven as the W3C's WebDriver says."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

from tests import debian
from tests.server.killing import free_port
from tests.web.moving import IS_MOVING

PACKAGES = ("webkit2gtk-driver", "xvfb")
BROWSERS = "webkit2gtk-4*/MiniBrowser"
PATIENCE = 60.0  # seconds
LOOK_EVERY = 0.05
# Before a page does anything: what it complains about is kept.
LISTEN = """
window.complaints = [];
addEventListener('error', (event) => complaints.push(event.message));
addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
"""
MIDDLE = """
const box = document.querySelector(arguments[0])?.getBoundingClientRect();
return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
"""


class WebKit:
    """One window."""

    def __init__(self, address: str, browser: str) -> None:
        self._http = httpx.Client(base_url=address, timeout=PATIENCE)
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        self._session = ""
        made = self._ask("/session", capabilities={"alwaysMatch": options})
        self._session = f"/session/{made['sessionId']}"
        self._ask("/window/rect", width=1280, height=900)

    def close(self) -> None:
        self._http.delete(self._session)
        self._http.close()

    def go(self, url: str) -> None:
        self._ask("/url", url=url)
        self.run(LISTEN)

    def run(self, script: str, *given: Any) -> Any:
        return self._ask("/execute/sync", script=script, args=list(given))

    def has(self, selector: str) -> bool:
        return bool(self.run("return document.querySelector(arguments[0]) !== null", selector))

    def until(self, holds: Callable[[], Any], what: str) -> Any:
        deadline = time.monotonic() + PATIENCE
        while not (found := holds()):
            assert time.monotonic() < deadline, f"waited in vain: {what}"
            time.sleep(LOOK_EVERY)
        return found

    def rest(self) -> None:
        """Until nothing moves: a click before that only hurries what is being shown."""
        self.until(lambda: not self.run(f"return {IS_MOVING}"), "everything to stand still")

    def click(self, selector: str) -> None:
        self.drag(selector, selector)

    def drag(self, selector: str, to: str) -> None:
        self._point(self._middle(selector), up=self._middle(to))

    def _middle(self, selector: str) -> list[int]:
        place: list[int] = self.until(lambda: self.run(MIDDLE, selector), selector)
        return place

    def _point(self, down: list[int], *, up: list[int]) -> None:
        """Press there, let go there."""
        steps = [
            {"type": "pointerMove", "duration": 50, "x": down[0], "y": down[1]},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerMove", "duration": 50, "x": up[0], "y": up[1]},
            {"type": "pointerUp", "button": 0},
        ]
        self._ask("/actions", actions=[{"type": "pointer", "id": "mouse", "actions": steps}])

    def _ask(self, path: str, **what: Any) -> Any:
        answer = self._http.post(self._session + path, json=what)
        assert answer.is_success, answer.text
        return answer.json()["value"]


@contextlib.contextmanager
def webkit() -> Iterator[WebKit]:
    """A window on a screen that nobody sees."""
    browser = _installed()
    screen, said = os.pipe()
    with contextlib.ExitStack() as stack:
        stack.enter_context(_running("Xvfb", "-displayfd", str(said), "-nolisten", "tcp", pass_fds=(said,)))
        os.close(said)
        with os.fdopen(screen) as display:
            number = display.readline().strip()
        port = free_port()
        surroundings = {
            **os.environ,
            "DISPLAY": f":{number}",
            "LANG": "en_GB.UTF-8",
            # It shows our own pages only, and its sandbox wants rights that containers do not give.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        stack.enter_context(_running("WebKitWebDriver", f"--port={port}", env=surroundings))
        address = f"http://127.0.0.1:{port}"
        _wait_for(address)
        window = WebKit(address, browser)
        stack.callback(window.close)
        yield window


def _installed() -> str:
    """Where the browser is. Installs Debian's packages where this user may do that."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("Xvfb")):
        assert debian.can_install(), f"These tests need WebKit: sudo apt-get install {' '.join(PACKAGES)}"
        assert all(map(debian.install, PACKAGES))
    return str(next(Path("/usr/lib").glob(f"*/{BROWSERS}")))


@contextlib.contextmanager
def _running(*command: str, **how: Any) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **how)
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{address}/status").is_success:
                return
        assert time.monotonic() < deadline, "the driver does not answer"
        time.sleep(LOOK_EVERY)

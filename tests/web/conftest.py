"""Browsers for the tests, and a real server for them to visit.

A test asks for `visitor` and calls it once for everybody who comes::

    def test_two_people_play(visitor):
        ana = visitor("Ana")                                  # English, mouse, no animations
        ben = visitor("Ben", "fr", hands=Keys, motion=True)   # French, by keyboard, with animations
        cleo = visitor("Cleo", hands=Finger, screen=PHONE)    # a phone
        dora = visitor(is_new=True)                           # whom the server has never seen
        table = seat_at_table("noxford", ana, ben)            # from tests.web.tables; the game has started
        play_on([ana, ben], lambda one: one.moves[0])         # by hand, on the board, to the end

How a game's moves are made on its board is in `tests/web/boards/<game>.py`: one function, `touch`.
`accessible(visitor.page)` from tests.web.axe asks axe.
At the end of each test everybody's page must have asked nobody but our server for anything, and its console
must be empty (`visitor(…, may_complain=True)` where the connection is cut on purpose).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.server.serving import Served, serving
from tests.web.building import build
from tests.web.chromium import ARGUMENTS, chromium
from tests.web.hands import Finger, Mouse
from tests.web.speaking import PageWords
from tests.web.visitor import PATIENCE, Visitor

DESK: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
MILLISECONDS = 1000
# Nobody looks at a desk in a test: four points of it are drawn as one, which costs a quarter. Positions are
# the same. Whoever comes with another screen sees it as it is.
COARSE = 0.5

# A second browser is asked for by `make browsers` only.
collect_ignore = [] if "TABLEE_BROWSERS" in os.environ else ["webkit"]

expect.set_options(timeout=PATIENCE * MILLISECONDS)

Visiting = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for a file of tests. It must not outlive them: its event loop would be in others' way."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server with the built pages."""
    build()
    folder = tmp_path_factory.mktemp("site")
    with serving(f"sqlite:///{folder / 'tablee.db'}", warm_up=False) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, site: Served) -> Iterator[Visiting]:
    """Somebody new, in a browser of their own. Called again: somebody else."""
    here: list[tuple[Visitor, bool]] = []

    def arrive(
        name: str = "",
        language: str = "en",
        *,
        hands: type[Mouse] = Mouse,
        screen: ViewportSize = DESK,
        motion: bool = False,
        settings: dict[str, Any] | None = None,
        address: str = "",
        may_complain: bool = False,
        is_new: bool = False,
        **context: Any,
    ) -> Visitor:
        is_phone = hands is Finger
        # A service worker would answer where a test stands in for the network: only where it is looked at.
        context.setdefault("service_workers", "block")
        if screen == DESK:
            context.setdefault("device_scale_factor", COARSE)
        opened = browser.new_context(
            locale=LOCALES[language],
            viewport=screen,
            has_touch=is_phone,
            is_mobile=is_phone,
            reduced_motion="no-preference" if motion else "reduce",
            **context,
        )
        opened.set_default_timeout(PATIENCE * MILLISECONDS)
        chosen = json.dumps(json.dumps({"level": "novice", "botPace": "quick", **(settings or {})}))
        opened.add_init_script(f"localStorage.tablee ??= {chosen}")
        came = Visitor(opened, address or site.address, PageWords(language), hands)
        here.append((came, may_complain))
        if not is_new:  # else the page asks for a name before the first seat
            me = f"{came.address}/api/me"
            known = opened.request.get(me, headers={"accept-language": LOCALES[language]}).json()
            assert opened.request.patch(me, data={"name": name or known["name"]}).ok
        return came

    yield arrive
    for one, _ in here:
        one.context.close()
    for one, may_complain in here:
        assert one.ears.strangers == []
        assert may_complain or one.ears.complaints == []

"""One picture to take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.shots.people import Guest


@dataclass(frozen=True)
class Shot:
    """Who opens which page, and what is pressed there before the picture is taken."""

    name: str
    path: str | Callable[[], str]  # asked again for every picture where each needs a table of its own
    who: Guest | None = None  # nobody: somebody the server has never seen
    then: Callable[[Page], None] | None = None
    whole: bool = False  # the whole page and not only what fits the screen
    is_lively: bool = False  # taken in the middle of it: nothing has to stand still
    init: str = ""  # a script that runs before the page's own
    is_missing: bool = False  # the server is right to say that there is no such page

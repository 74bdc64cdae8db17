"""What axe says about a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_axe = Axe()
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def accessible(page: Page) -> None:
    """Nothing that axe can find keeps anybody out of this page as it is now."""
    found = _axe.run(page, options=RULES).response["violations"]
    told = [f"{one['id']}: {one['help']} · {_places(one['nodes'])}" for one in found]
    assert told == [], "\n".join([page.url, *told])


def _places(nodes: list[dict[str, Any]]) -> str:
    return " · ".join(" ".join(map(str, node["target"])) for node in nodes[:5])

"""What axe says about a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_axe = Axe()
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # the rest is counted, but not described node by node
}
# axe looks at one thing after the other: a page that changes meanwhile gets a colour of before on a ground of
# after. So: once nothing has changed for a moment, or soon, where something always does.
AT_REST = """() => new Promise((rest) => {
  const watch = new MutationObserver(() => { clearTimeout(moment); moment = setTimeout(done, 150); });
  const done = () => { watch.disconnect(); rest(); };
  let moment = setTimeout(done, 150);
  setTimeout(done, 2000);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})"""


def accessible(page: Page) -> None:
    """Nothing that axe can find keeps anybody out of this page as it is now."""
    page.evaluate(AT_REST)
    # Brought in anew each time: asked twice, it sometimes remembers colours of the first time. And only what
    # it found comes back, not the thousands of things that are right.
    page.evaluate(_axe.axe_script)
    found = page.evaluate("async (rules) => (await axe.run(rules)).violations", RULES)
    told = [f"{one['id']}: {one['help']} · {_places(one['nodes'])}" for one in found]
    assert told == [], "\n".join([page.url, *told])


def _places(nodes: list[dict[str, Any]]) -> str:
    return " · ".join(" ".join(map(str, node["target"])) for node in nodes[:5])

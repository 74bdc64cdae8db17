"""What HTML_CodeSniffer says about a page: pa11y's engine, a second opinion beside axe."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.web.axe import AT_REST

_ENGINE = (
    Path(__file__).parents[2] / "web" / "node_modules" / "@pa11y" / "html_codesniffer" / "build" / "HTMLCS.js"
)
# Only what it is sure of: the rest are questions to a person (types 2 and 3), asked on every page.
_ASK = """() => new Promise((found) => {
  HTMLCS.process('WCAG2AA', document, () => found(
    HTMLCS.getMessages()
      .filter((one) => one.type === HTMLCS.ERROR)
      .map((one) => `${one.code}: ${one.msg} · ${(one.element.outerHTML || '').slice(0, 160)}`)
  ));
})"""


@cache
def _engine() -> str:
    return _ENGINE.read_text(encoding="utf-8")


def sniffed(page: Page) -> None:
    """Nothing that the second engine is sure of keeps anybody out of this page as it is now."""
    page.evaluate(AT_REST)
    page.evaluate(_engine())
    found: list[str] = page.evaluate(_ASK)
    assert found == [], "\n".join([page.url, *found])

"""Whether a page speaks French throughout: nothing on it may be a sentence of the English catalogues."""

from __future__ import annotations

import functools
import re

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from tests.web.speaking import catalogues

# Texts, and what screen readers and tips say instead of them.
SAID = """() => {
  const said = new Set([document.title]);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent.closest('script, style, body [lang]')) said.add(texts.currentNode.data);
  }
  for (const node of document.body.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext']) {
      if (node.hasAttribute(name) && !node.closest('body [lang]')) said.add(node.getAttribute(name));
    }
  }
  return [...said].map((text) => text.trim()).filter((text) => /\\p{L}{3}/u.test(text));
}"""
GAP = "[^.;!?]{0,80}"  # what is filled in is a name, a number or a list, and no whole text


def french_throughout(page: Page, game: str | None = None) -> None:
    """Nothing English is left on this page, and it says of itself that it is French."""
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("main :is(h1, h2)").first.wait_for(state="attached")
    said: list[str] = page.evaluate(SAID)
    left = [text for text in said if _is(text, "en", game) and not _is(text, "fr", game)]
    assert left == [], f"{page.url}: {left}"


def _is(text: str, language: str, game: str | None) -> bool:
    return any(sentence.fullmatch(text) for sentence in _sentences(language, game))


@functools.cache
def _sentences(language: str, game: str | None) -> list[re.Pattern[str]]:
    """Every message of the catalogues, as a pattern with gaps for what is filled in."""
    found = []
    for text in catalogues(language, game):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found.append(re.compile(_pattern(entry.value), re.DOTALL))
    return [one for one in found if re.search(r"[^\W\d_]{3}", one.pattern.replace(GAP, ""))]


def _pattern(value: ast.Pattern) -> str:
    return "".join(
        re.escape(part.value) if isinstance(part, ast.TextElement) else _filled(part.expression)
        for part in value.elements
    )


def _filled(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
    if isinstance(expression, ast.SelectExpression):
        return f"(?:{'|'.join(_pattern(variant.value) for variant in expression.variants)})"
    return GAP

"""What axe says about a page."""

from __future__ import annotations

from collections.abc import Iterable
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


# Each of the other looks that somebody can choose: theme and contrast.
Look = tuple[str, str]
LOOKS: tuple[Look, ...] = (("light", "normal"), ("dark", "more"), ("light", "more"))
# At once: colours in transition would be seen half-way. And everywhere: what is folded away keeps its old
# colours until somebody asks for them, and its transition would begin only then.
PUT_ON = """async ([theme, contrast]) => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  Object.assign(document.documentElement.dataset, { theme, contrast });
  for (const node of document.querySelectorAll('*')) getComputedStyle(node).backgroundColor;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  document.adoptedStyleSheets.pop();
}"""


def legible_in(page: Page, looks: Iterable[Look]) -> None:
    """By day and with high contrast too, all text stands out from what is behind it. Then it is as before."""
    for look in looks:
        page.evaluate(PUT_ON, look)
        accessible(page, {"runOnly": ["color-contrast"], "resultTypes": ["violations"]})
    page.evaluate(PUT_ON, ("dark", "normal"))


def accessible(page: Page, rules: dict[str, Any] = RULES) -> None:
    """Nothing that axe can find keeps anybody out of this page as it is now.

    What is gone a second later, though nobody touched anything, was a page that had not come to rest.
    """
    told = _violations(page, rules)
    if told:
        page.wait_for_timeout(1000)
        told = _violations(page, rules)
    assert told == [], "\n".join([page.url, page.evaluate(LOOK), *told])


def _violations(page: Page, rules: dict[str, Any]) -> list[str]:
    page.evaluate(AT_REST)
    # Brought in anew each time: asked twice, it sometimes remembers colours of the first time. And only what
    # it found comes back, not the thousands of things that are right.
    page.evaluate(_axe.axe_script)
    found = page.evaluate("async (rules) => (await axe.run(rules)).violations", rules)
    return [f"{one['id']}: {one['help']} · {_places(one['nodes'])}" for one in found]


LOOK = "Object.values(document.documentElement.dataset).join(' ')"


def _places(nodes: list[dict[str, Any]]) -> str:
    return " · ".join(" ".join(map(str, node["target"])) for node in nodes[:5])

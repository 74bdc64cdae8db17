"""A spectator's page is the same to the last attribute in a twin game that differs only in what is hidden."""

from __future__ import annotations

import difflib
import random
import re

import pytest

import tablee
from tests.server.twins import SECRET, plan, put, scrubbed
from tests.support import games_in_house
from tests.web.tables import Laid, do, start
from tests.web.visitor import Visitor

# Pixels kept in the page have another address in every page: what they show stands for it.
WITH_PIXELS = """body => {
  const copy = body.cloneNode(true);
  const copies = [...copy.querySelectorAll('img')];
  for (const [at, image] of [...body.querySelectorAll('img')].entries()) {
    if (!image.src.startsWith('blob:')) continue;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [29, 44];
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    copies[at].removeAttribute('src');
    copies[at].setAttribute('pixels', canvas.toDataURL());
  }
  return copy.outerHTML;
}"""


def shown(visitor: Visitor, table: Laid) -> str:
    """All of the page, without what two tables never share: their names and the round trip."""
    page = visitor.page.locator("body").evaluate(WITH_PIXELS)
    return re.sub(r"\d+(&nbsp;|\u00a0)ms", "ms", page.replace(table.name, "TABLE"))


@pytest.mark.parametrize("game", [name for name in games_in_house() if 2 in tablee.game(name).seats])
def test_no_node_depends_on_what_a_spectator_may_not_know(site, visitor, monkeypatch, game):
    monkeypatch.setattr(site.services, "new_secret", lambda: SECRET)
    players = [visitor("Ana"), visitor("Ben")]
    tables = [start(game, *players) for _ in range(2)]
    sessions = [site.services.registry.sessions[table.name] for table in tables]
    twin, steps = plan(site.inside(sessions[0].live.table.copy), None, random.Random(game))
    assert len(steps) >= 6
    site.inside(lambda: put(sessions[1], twin))
    watching = [visitor("Cleo") for _ in tables]
    for cleo, table in zip(watching, tables, strict=True):
        cleo.go(table.watch_path)
        cleo.wait(lambda cleo=cleo: cleo.view, "something to watch")
    begun = [len(cleo.ears.frames) for cleo in watching]
    for seat, *moves in steps:
        for table, move in zip(tables, moves, strict=True):
            player = players[seat]
            do(player, table, "play", move=move)
    for cleo in watching:
        cleo.wait(lambda cleo=cleo: len(moves_told(cleo)) == len(steps), "all moves to be told")

    def pages(visitors: list[Visitor]) -> list[str]:
        return [shown(one, table) for one, table in zip(visitors, tables, strict=True)]

    try:
        watching[0].wait(lambda: len(set(pages(watching))) == 1, "both pages to be the same")
    except AssertionError:
        one, other = (page.replace("><", ">\n<").splitlines() for page in pages(watching))
        pytest.fail("the pages differ:\n" + "\n".join(difflib.unified_diff(one, other, lineterm="", n=1)))
    heard = [
        scrubbed([text for text in cleo.ears.frames[since:] if '"type":"news"' in text], table.name)
        for cleo, since, table in zip(watching, begun, tables, strict=True)
    ]
    assert heard[0] == heard[1]

    # The worlds are different: their players see it, on their own pages.
    seen = []
    for player in players:
        for table in tables:
            player.go(table.path)
            player.wait(lambda player=player: player.view, "the own view")
            player.page.locator("[data-board] [data-piece]").first.wait_for(state="attached")
            drawn = player.page.locator("[data-board] img[src^='data:']")  # and not pixels yet
            player.wait(lambda drawn=drawn: drawn.count() == 0, "all pixels")
            seen.append(shown(player, table))
    assert seen[0] != seen[1] or seen[2] != seen[3]


def moves_told(visitor: Visitor) -> list[int]:
    return [told["number"] for told in visitor.ears.told if told["entry"]["entry"] == "moved"]

"""Tables for the tests: laid without clicking, where the laying is not the point."""

from __future__ import annotations

import itertools
from typing import Any

from tests.server.playing import key_in
from tests.server.serving import Served
from tests.web.visitor import Visitor

COLD = 300_000  # milliseconds: rules that nobody has used on this machine yet are compiled first
_ids = itertools.count(1)


class Laid:
    """A table and its links."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.name = str(answer["table"])
        self.path = f"/t/{self.name}"
        self.seat_path = f"{self.path}/{key_in(answer['links']['seat'])}"
        self.watch_path = f"{self.path}/{key_in(answer['links']['watch'])}"


def lay(
    host: Visitor, game: str, seats: int = 2, bots: int = 0, *, start: bool = False, **settings: Any
) -> Laid:
    """The host lays a table and has novices sit down at it; nobody has opened its page yet."""
    body = {
        "settings": {"game": game, "seats": seats, **settings},
        "bots": ["novice"] * bots,
        "start": start,
    }
    host.context.request.get(f"{host.address}/api/me")
    answer = host.context.request.post(f"{host.address}/api/tables", data=body, timeout=COLD)
    assert answer.status == 201, answer.text()
    return Laid(answer.json())


def do(visitor: Visitor, table: Laid, command: str, key: str = "", **more: Any) -> None:
    """Ask something of a table behind the page's back."""
    body = {"id": f"by-hand-{next(_ids)}", "command": {"do": command, **more}, "key": key}
    address = f"{visitor.address}/api/tables/{table.name}/commands"
    answer = visitor.context.request.post(address, data=body, timeout=COLD)
    assert answer.ok, answer.text()


def start(game: str, *players: Visitor, bots: int = 0, **settings: Any) -> Laid:
    """A game that has just started; nobody has opened its page yet. The first one is the host."""
    host = players[0]
    table = lay(host, game, len(players) + bots, bots, **settings)
    for one in players[1:]:
        one.context.request.get(f"{one.address}/api/me")
        do(one, table, "join", key=table.seat_path.rsplit("/", 1)[1])
    do(host, table, "start")
    return table


def seat_at_table(game: str, *players: Visitor, bots: int = 0, **settings: Any) -> Laid:
    """The same, with everybody's page open."""
    table = start(game, *players, bots=bots, **settings)
    for one in players:
        one.go(table.path)
    for one in players:
        one.wait(lambda one=one: one.view, "the deal")
        one.page.locator("[data-board]").wait_for()
    return table


def leave(site: Served, table: Laid, person: Visitor, milliseconds: int) -> None:
    """This person leaves the page, and so much time goes by at the table."""
    identity = person.context.request.get(f"{person.address}/api/me").json()["id"]
    person.go("/rules/panik")
    session = site.services.registry.sessions[table.name]

    def long_ago() -> bool:
        if session.away_since(identity) is None:
            return False
        session.last_seen[identity] -= milliseconds
        session.broadcaster.tell_here()
        return True

    person.wait(lambda: site.inside(long_ago), "the server to miss somebody")

"""Two people at a table where a move may take days, each with a browser that takes messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import httpx

from tests.notifications.receiving import Browser, PushService

OPEN = {"notify_networks": "127.0.0.0/8"}  # the receivers of these tests are on this machine


@dataclass
class Player:
    """Somebody who plays over HTTP."""

    client: httpx.Client
    browser: Browser | None = None

    @property
    def id(self) -> str:
        return str(self.client.get("/api/me").json()["id"])

    def subscribe(self, service: PushService) -> Browser:
        self.browser = service.browser()
        self.ok(self.client.put("/api/me/notifications/push", json=self.browser.subscription))
        return self.browser

    def choose(self, **choices: Any) -> dict[str, Any]:
        kinds = ["turn", "rematch", "invitation"]
        whole = {"kinds": kinds, "quiet": None, "zone": "Europe/Paris", **choices}
        return self.ok(self.client.put("/api/me/notifications", json=whole))

    def do(self, table: str, **command: Any) -> dict[str, Any]:
        asked = {"id": uuid4().hex, "command": command}
        return self.ok(self.client.post(f"/api/tables/{table}/commands", json=asked))

    def sees(self, table: str, key: str = "") -> dict[str, Any]:
        return self.ok(self.client.get(f"/api/tables/{table}", params={"key": key}))

    def play(self, table: str) -> bool:
        """The first legal move, if it is this player's turn."""
        seen = self.sees(table)
        if not seen["moves"]:
            return False
        self.do(table, do="play", move=seen["moves"][0], expects=seen["number"])
        return True

    @staticmethod
    def ok(answer: httpx.Response) -> dict[str, Any]:
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        return told


def lay(host: Player, guest: Player, *, clock: str = "relaxed", start: bool = True) -> str:
    """A table of two at District Noir."""
    settings = {"game": "district-noir", "seats": 2, "clock": {"clock": clock}}
    laid = host.ok(host.client.post("/api/tables", json={"settings": settings}))
    key = laid["links"]["seat"].rpartition("/")[2]
    asked = {"id": uuid4().hex, "command": {"do": "join"}, "key": key}
    guest.ok(guest.client.post(f"/api/tables/{laid['table']}/commands", json=asked))
    if start:
        host.do(laid["table"], do="start")
    return str(laid["table"])


def to_move(table: str, *players: Player) -> tuple[Player, Player]:
    """Whoever is to move, and the other."""
    one, other = players
    return (one, other) if one.sees(table)["moves"] else (other, one)

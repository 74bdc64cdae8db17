"""Playing over HTTP, as a patient program does it."""

from __future__ import annotations

import itertools
import time
from typing import Any

import httpx

_ids = itertools.count(1)


def lay(client: httpx.Client, game: str = "district-noir", seats: int = 2, **body: Any) -> dict[str, Any]:
    settings = {"game": game, "seats": seats, **body.pop("settings", {})}
    answer = client.post("/api/tables", json={"settings": settings, **body})
    assert answer.status_code == 201, answer.text
    laid: dict[str, Any] = answer.json()
    return laid


def look(client: httpx.Client, table: str, key: str = "") -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}", params={"key": key})
    assert answer.status_code == 200, answer.text
    seen: dict[str, Any] = answer.json()
    return seen


def ask(client: httpx.Client, table: str, do: str, key: str = "", **command: Any) -> httpx.Response:
    body = {"id": f"c{next(_ids)}", "command": {"do": do, **command}, "key": key}
    return client.post(f"/api/tables/{table}/commands", json=body)


def do(client: httpx.Client, table: str, command: str, key: str = "", **more: Any) -> int:
    answer = ask(client, table, command, key, **more)
    assert answer.status_code == 200, answer.text
    number: int = answer.json()["number"]
    return number


def key_in(link: str) -> str:
    return link.rsplit("/", 1)[1]


def two_at_a_table(ann: httpx.Client, bob: httpx.Client, **body: Any) -> str:
    """A game that has started between two people."""
    laid = lay(ann, **body)
    do(bob, laid["table"], "join", key_in(laid["links"]["seat"]))
    do(ann, laid["table"], "start")
    return str(laid["table"])


def play_to_the_end(table: str, *people: httpx.Client, seconds: float = 120) -> dict[str, Any]:
    """Everybody plays the first move there is; bots are waited for."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        is_idle = True
        for client in people:
            seen = look(client, table)
            if seen["state"]["status"] == "over":
                return seen
            if seen["moves"]:
                ask(client, table, "play", move=seen["moves"][0])
                is_idle = False
        if is_idle:
            time.sleep(0.02)
    raise AssertionError(f"{table} is not over after {seconds} s")

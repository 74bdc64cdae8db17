"""People who lay tables and play until there is something to see. They are programs; the pages are real."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.playing import ask, do, key_in, lay, look
from tests.server.serving import Served

Seen = dict[str, Any]
Chooser = Callable[[Seen], str]


def first_move(seen: Seen) -> str:
    return str(seen["moves"][0])


def middle_move(seen: Seen) -> str:
    """Neither always the first nor by chance: tables fill in a way that looks played."""
    moves = seen["moves"]
    return str(moves[(seen["number"] * 7) % len(moves)])


class Guest:
    """Somebody the server knows, with the cookie that a page needs to be that person."""

    def __init__(self, served: Served, name: str) -> None:
        self.client: httpx.Client = served.client()
        self.lines: dict[str, ClientConnection] = {}  # by table
        self.socket = f"{served.address.replace('http', 'ws', 1)}/ws"
        assert self.client.get("/api/me").status_code == 200
        if name:
            assert self.client.patch("/api/me", json={"name": name}).status_code == 200

    @property
    def token(self) -> str:
        return str(self.client.cookies["tablee"])

    def stay(self, table: str) -> None:
        """Sits at the table with an open line, as a page does. What comes over it nobody reads."""
        cookie = {"Cookie": f"tablee={self.token}"}
        line = self.lines[table] = connect(self.socket, additional_headers=cookie, max_queue=None)
        line.send(json.dumps({"type": "watch", "table": table}))
        while json.loads(line.recv())["type"] != "table":
            pass

    def go(self, table: str) -> None:
        """Closes that page."""
        self.lines.pop(table).close()

    def do(self, table: str, command: str, **more: Any) -> None:
        do(self.client, table, command, **more)

    def try_to(self, table: str, command: str, **more: Any) -> bool:
        return ask(self.client, table, command, **more).status_code == 200

    def look(self, table: str, key: str = "") -> Seen:
        return look(self.client, table, key)

    def play(self, table: str, choose: Chooser = middle_move) -> bool:
        """One move, if one is asked."""
        seen = self.look(table)
        if not seen.get("moves"):
            return False
        return self.try_to(table, "play", move=choose(seen))


class Laid:
    """A table that is being played."""

    def __init__(self, table: str, seat_key: str, watch_key: str, people: list[Guest]) -> None:
        self.table = table
        self.seat_key = seat_key
        self.watch_key = watch_key
        self.people = people

    def leave(self) -> None:
        """Nobody looks at it any more."""
        for person in self.people:
            person.go(self.table)

    @property
    def host(self) -> Guest:
        return self.people[0]

    @property
    def path(self) -> str:
        return f"/t/{self.table}"

    @property
    def watch_path(self) -> str:
        return f"/t/{self.table}/{self.watch_key}"

    def play_until(
        self, holds: Callable[[Seen], bool], choose: Chooser = middle_move, seconds: float = 60
    ) -> bool:
        """Everybody plays until the host sees this, or the game is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            seen = self.host.look(self.table)
            if holds(seen):
                return True
            if seen["state"]["status"] == "over":
                return False
            if not any(person.play(self.table, choose) for person in self.people):
                time.sleep(0.02)
        raise TimeoutError(self.table)


def is_over(seen: Seen) -> bool:
    return bool(seen["state"]["status"] == "over")


def is_asked(seen: Seen) -> bool:
    return bool(seen.get("moves"))


def lay_table(
    people: list[Guest],
    game: str,
    seats: int,
    *,
    start: bool = True,
    level: str = "casual",
    **settings: Any,
) -> Laid:
    """The people sit down and stay there; bots fill the table."""
    host, *others = people
    bots = [level] * (seats - len(people)) if start else []
    laid = lay(host.client, game, seats, settings=settings, bots=bots)
    key = key_in(laid["links"]["seat"])
    for person in others:
        do(person.client, laid["table"], "join", key)
    for person in people:
        person.stay(laid["table"])
    if start:
        host.do(laid["table"], "start")
    return Laid(laid["table"], key, key_in(laid["links"]["watch"]), people)


def reach(
    make: Callable[[], Laid],
    holds: Callable[[Seen], bool],
    choose: Chooser = middle_move,
    tries: int = 30,
) -> Laid:
    """A table at which this is so; chance may need several deals."""
    for _ in range(tries):
        laid = make()
        if laid.play_until(holds, choose):
            return laid
        laid.leave()
    raise LookupError("never came to that")

"""Tables by correspondence under a server that is killed at random moments: people move when they are called.

    python -m tests.notifications.killing 300

says how many calls there were, how many messages came, and how many of those came twice under one name.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from tablee.server.notifications.calls import calls_of
from tablee.server.sessions.entry_log import read_log
from tablee.store import Store
from tablee.tables.live_table import LiveTable
from tests.notifications.receiving import Browser, PushService, push_service
from tests.server.killing import Mortal

_STUCK_S = 400.0


@dataclass
class Correspondent:
    """Somebody who looks at the table only when a message came."""

    token: str
    browser: Browser
    id: str = ""

    @property
    def calls(self) -> int:
        return len(self.browser.by_topic())


@dataclass
class Outcome:
    """What was found when everything had come to rest."""

    kills: int = 0
    calls: int = 0
    missing: int = 0
    doubled: int = 0  # messages of different names for one call
    repeated: int = 0  # sent again under the same name


class Client:
    """Never gives up; a command has the same id however often it is sent."""

    def __init__(self, address: str) -> None:
        self._http = httpx.AsyncClient(base_url=address, timeout=10)

    async def ask(self, who: Correspondent, method: str, path: str, body: Any = None) -> dict[str, Any]:
        until = time.monotonic() + _STUCK_S
        allowed = ["not-your-turn", "stale", "game-over"]
        while True:
            assert time.monotonic() < until, f"no answer to {method} {path}"
            try:
                cookie = {"cookie": f"tablee={who.token}"}
                answer = await self._http.request(method, path, json=body, headers=cookie)
                if answer.status_code < 500:
                    break
            except httpx.HTTPError:
                pass
            # A wish that was heard before the answer was lost may have begun a game: only moves are known
            # again when they are sent twice.
            if body and body.get("command") == {"do": "ask-rematch"}:
                allowed.append("game-running")
            await asyncio.sleep(0.05)
        told: dict[str, Any] = answer.json()
        assert answer.status_code < 400 or told["code"] in allowed, told
        return told

    async def do(self, who: Correspondent, table: str, **command: Any) -> None:
        await self.ask(who, "POST", f"/api/tables/{table}/commands", {"id": uuid4().hex, "command": command})

    async def close(self) -> None:
        await self._http.aclose()


async def sit_down(client: Client, mortal: Mortal, service: PushService) -> tuple[str, list[Correspondent]]:
    two = [Correspondent(await asyncio.to_thread(mortal.token), service.browser()) for _ in range(2)]
    for one in two:
        one.id = (await client.ask(one, "GET", "/api/me"))["id"]
        await client.ask(one, "PUT", "/api/me/notifications/push", one.browser.subscription)
    settings = {"game": "district-noir", "seats": 2, "clock": {"clock": "relaxed"}}
    laid = await client.ask(two[0], "POST", "/api/tables", {"settings": settings})
    key = laid["links"]["seat"].rpartition("/")[2]
    path = f"/api/tables/{laid['table']}/commands"
    await client.ask(two[1], "POST", path, {"id": uuid4().hex, "command": {"do": "join"}, "key": key})
    await client.ask(two[0], "POST", path, {"id": uuid4().hex, "command": {"do": "start"}})
    return laid["table"], two


async def _correspond(client: Client, table: str, two: list[Correspondent], stop: asyncio.Event) -> None:
    """Each moves once for each call, and not before it came."""
    answered = Counter[str]()
    while not stop.is_set():
        for one in two:
            if one.calls <= answered[one.id]:
                continue
            seen = await client.ask(one, "GET", f"/api/tables/{table}")
            answered[one.id] += 1
            if seen["moves"]:
                move, expects = seen["moves"][0], seen["number"]
                await client.do(one, table, do="play", move=move, expects=expects)
                seen = await client.ask(one, "GET", f"/api/tables/{table}")
            if (
                seen["state"]["status"] == "over"
            ):  # whoever ends a game asks for another, and is called for it
                await client.do(one, table, do="ask-rematch")
        await asyncio.sleep(0.02)


async def _calls_made(database: str, tables: list[str]) -> dict[str, set[tuple[str, str]]]:
    """Everything that anybody had to be told, by person, as the logs have it."""
    store = await Store.open(database)
    found: dict[str, set[tuple[str, str]]] = {}
    for table in tables:
        live = LiveTable()
        for logged in read_log(await store.entries(table)):
            live.apply(logged)
            for call in calls_of(live):
                found.setdefault(call.person, set()).add((table, call.turn))
    await store.close()
    return found


async def survive(database: str, said: Path, *, tables: int, kills: int, seed: int) -> Outcome:
    rng = random.Random(seed)
    mortal = Mortal(database, said, is_hatched=True)
    with push_service() as service:
        await asyncio.to_thread(mortal.start)
        client, stop = Client(mortal.address), asyncio.Event()
        laid = [await sit_down(client, mortal, service) for _ in range(tables)]
        playing = [asyncio.ensure_future(_correspond(client, table, two, stop)) for table, two in laid]
        for number in range(kills):
            await _until_heard(laid, rng.randrange(5), playing)
            await asyncio.sleep(rng.uniform(0, 0.3))
            mortal.kill()
            await asyncio.to_thread(mortal.start)
            if number % 20 == 19:
                sent = sum(len(one.browser.heard) for _, two in laid for one in two)
                print(f"{number + 1} kills, {sent} messages", flush=True)
        stop.set()
        await asyncio.gather(*playing)
        outcome = await _compare(database, [table for table, _ in laid], laid)
        outcome.kills = number + 1
        mortal.kill()
        await client.close()
    return outcome


async def _until_heard(
    laid: list[tuple[str, list[Correspondent]]], more: int, playing: Sequence[asyncio.Future[None]]
) -> None:
    """So many more messages came: however slow the machine, every life of the server gets something done."""

    def heard() -> int:
        return sum(len(one.browser.heard) for _, two in laid for one in two)

    before, until = heard(), time.monotonic() + _STUCK_S
    while heard() < before + more:
        for task in playing:
            if task.done():
                task.result()
        assert time.monotonic() < until, "nobody is called any more"
        await asyncio.sleep(0.005)


async def _compare(database: str, tables: list[str], laid: list[tuple[str, list[Correspondent]]]) -> Outcome:
    """Wait until as many messages came as there were calls, and a little longer for those too many."""
    calls = await _calls_made(database, tables)
    people = [one for _, two in laid for one in two]
    until = time.monotonic() + _STUCK_S
    while any(one.calls < len(calls.get(one.id, ())) for one in people) and time.monotonic() < until:
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)
    missing = sum(max(0, len(calls.get(one.id, ())) - one.calls) for one in people)
    doubled = sum(max(0, one.calls - len(calls.get(one.id, ()))) for one in people)
    heard = sum(len(one.browser.heard) for one in people)
    return Outcome(
        calls=sum(map(len, calls.values())),
        missing=missing,
        doubled=doubled,
        repeated=heard - sum(one.calls for one in people),
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        print(
            asyncio.run(
                survive(
                    f"sqlite:///{where / 'tablee.db'}",
                    where / "said",
                    tables=20,
                    kills=int(sys.argv[1]),
                    seed=int(time.time()),
                )
            )
        )

"""Players without a page, each at a socket of their own, in a thread of their own: they race in real time."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx

from tests.server.seated import Seated


class Rivals:
    """One at each of these addresses."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="rivals")
        self._thread.start()
        self._players = [Seated(address, _new_guest(address)) for address in addresses]

    @property
    def views(self) -> list[dict[str, Any]]:
        return [one.view for one in self._players]

    def sit_down(self, table: str, key: str) -> None:
        self._all(_sit_down(one, table, key) for one in self._players)

    def say_ready(self) -> None:
        self._all(_say_ready(one) for one in self._players)

    def place_in_background(self, most: int) -> Callable[[], dict[int, int]]:
        """Everybody places so many dice. Answers how to wait for them: by seat, how many were accepted."""
        racing = [
            asyncio.run_coroutine_threadsafe(_place(one, most, random.Random(place)), self._loop)
            for place, one in enumerate(self._players)
        ]
        return lambda: {
            one.view["seat"]: task.result(120) for one, task in zip(self._players, racing, strict=True)
        }

    def wait_for(self, number: int) -> None:
        """Until everybody has been told of this entry."""
        self._all(one.until(lambda one=one: one.number >= number) for one in self._players)

    def leave(self) -> None:
        self._all(one.cut() for one in self._players)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)
        self._loop.close()

    def _all(self, work: Any) -> None:
        for task in [asyncio.run_coroutine_threadsafe(one, self._loop) for one in work]:
            task.result(120)


def _new_guest(address: str) -> str:
    with httpx.Client(base_url=address, timeout=60) as client:
        assert client.get("/api/me").status_code == 200
        return str(client.cookies["tablee"])


async def _sit_down(one: Seated, table: str, key: str) -> None:
    await one.connect()
    await one.watch(table, key)
    await one.do("join")


async def _say_ready(one: Seated) -> None:
    await one.until(lambda: one.view.get("phase") == "ready-check")
    await one.do("play", move="ready")


async def _place(one: Seated, most: int, chance: random.Random) -> int:
    """Any die anywhere, as soon as the roll has settled by the server's clock."""
    await one.until(lambda: one.view.get("phase") == "round")
    accepted = 0
    while accepted < most and one.view["phase"] == "round":
        me = one.view["players"][one.view["seat"]]
        # The clock's zero is told with the news; this machine's clock is the server's.
        settles = (one.table.get("clock_zero") or 0) + me["settles_at"]
        await asyncio.sleep(max(0.0, settles / 1000 - time.time()) + chance.random() * 0.2)
        district = chance.choice(one.view["districts"])
        value = chance.choice(one.view["players"][one.view["seat"]]["roll"])
        answer = await one.ask("play", move=f"{value}@{district['name']}{_effect(value, district, chance)}")
        accepted += answer["type"] != "refused"
    return accepted


def _effect(value: int, district: dict[str, Any], chance: random.Random) -> str:
    if value in (3, 4):
        return chance.choice([" +", " -", ""])
    lying = [(owner, die) for owner, dice in enumerate(district["dice"]) for die in dice]
    if value > 2 or not lying:
        return ""
    owner, die = chance.choice(lying)
    return f" x{owner}:{die}"

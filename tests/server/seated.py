"""Somebody at a table through a real socket: hears everything, keeps it, and can play."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import websockets

_PATIENCE = 120.0  # seconds; a busy machine is slow, a stuck table is for ever
_LOOK_EVERY = 0.25


class Seated:
    """One connection. Everything that it ever received is in `heard`, as text."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.replace("http", "ws", 1) + "/ws"
        self.token = token
        self.table_id = ""
        self.watch_key = ""
        self.heard: list[str] = []
        self.table: dict[str, Any] = {}
        self.number = 0
        self.told: list[dict[str, Any]] = []
        self.refusals: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.here: list[dict[str, Any]] = []
        self.away: list[dict[str, Any]] = []
        self.you: dict[str, Any] = {}
        self.ids: Iterator[int] = itertools.count(1)
        self.must_stay = False  # whether waiting for something ends with the line
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._socket: Any = None
        self._listening: asyncio.Task[None] | None = None

    async def connect(self, **headers: str) -> Seated:
        await self.open(**headers)
        await self.until(lambda: bool(self.you))
        return self

    async def open(self, **headers: str) -> None:
        """The line alone: the server has not said who this is yet."""
        cookie = {"Cookie": f"tablee={self.token}"} if self.token else {}
        self._socket = await websockets.connect(
            self.address, additional_headers={**cookie, **headers}, max_size=None
        )
        self._listening = asyncio.ensure_future(self._listen())

    async def close(self) -> None:
        await self._socket.close()
        if self._listening is not None:
            await self._listening

    async def cut(self) -> None:
        """The network is gone, without a word; nothing of the line is left on this side."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()
        if self._listening is not None:
            await self._listening

    @property
    def is_lost(self) -> bool:
        """Whether nothing more will be heard."""
        return self._listening is not None and self._listening.done()

    async def changed(self, seconds: float) -> None:
        """Wait until something is heard, so long at the most."""
        self._changed.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def watch(self, table: str, key: str = "", after: int | None = None) -> Seated:
        self.table_id = table
        before = len(self.heard)
        await self.say(type="watch", table=table, key=key, after=after)
        await self.until(
            lambda: any('"type":"table"' in text or '"refused"' in text for text in self.heard[before:])
        )
        return self

    async def do(self, do: str, id: str = "", **command: Any) -> dict[str, Any]:
        """Ask for something; the answer to it, or an AssertionError with the refusal."""
        answer = await self.ask(do, id, **command)
        assert answer["type"] != "refused", answer
        return answer

    async def ask(self, do: str, id: str = "", **command: Any) -> dict[str, Any]:
        """Ask for something; whatever is answered."""
        name = id or f"{self.you['id']}-{next(self.ids)}"
        self._answers[name] = asyncio.get_running_loop().create_future()
        await self.say(type="do", id=name, table=self.table_id, command={"do": do, **command})
        return await asyncio.wait_for(self._answers[name], _PATIENCE)

    async def until(self, holds: Callable[[], bool], seconds: float = _PATIENCE) -> None:
        """Looks at every message, and now and then: a server may change without a word to this one."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self.must_stay and self.is_lost:
                    raise ConnectionResetError("nothing more will be heard")
                self._changed.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), _LOOK_EVERY)

    @property
    def moves(self) -> list[str]:
        return self.table.get("moves", [])

    @property
    def view(self) -> dict[str, Any]:
        return self.table.get("view") or {}

    @property
    def is_over(self) -> bool:
        return bool(self.table) and self.table["state"]["status"] == "over"

    async def play_on(self, chance: random.Random, until: Callable[[], bool] = lambda: False) -> None:
        """Play whatever is legal, until the game is over or something else holds."""
        while not self.is_over and not until():
            if self.moves:
                answer = await self.ask("play", move=chance.choice(self.moves), expects=self.number)
                if answer["type"] == "refused":
                    assert answer["code"] in ("out-of-date", "game-over"), answer
            else:
                await self.until(lambda: bool(self.moves) or self.is_over or until())

    async def _listen(self) -> None:
        try:
            async for text in self._socket:
                self.heard.append(text)
                self._take(json.loads(text))
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        finally:
            self._changed.set()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionResetError("nobody answers any more"))
                    answer.exception()  # whether anybody waits for it or not

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.you = message["you"]
        elif kind == "table":
            self.table = message
            self._add(message.get("missed", []))
            self.number = message["number"]
        elif kind == "news":
            assert message["told"][0]["number"] == self.number + 1, "a gap or a double"
            self._add(message["told"])
            kept = {"state": self.table["state"], **message}
            self.table = {**self.table, "moves": [], "view": None, **kept}
            self.number = message["number"]
        elif kind == "refused":
            self.refusals.append(message)
        elif kind == "said":
            self.chat.append(message)
        elif kind == "here":
            self.here, self.away = message["here"], message.get("away", [])
        answered = message.get("ack") or message.get("id")
        if answered in self._answers and not self._answers[answered].done():
            self._answers[answered].set_result(message)

    def _add(self, told: list[dict[str, Any]]) -> None:
        self.told += told
        numbers = [one["number"] for one in self.told]
        assert numbers == sorted(set(numbers)), "an entry was told twice, or out of order"

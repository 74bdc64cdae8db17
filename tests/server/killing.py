"""A server under load that is killed again and again, and clients that never give up."""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.server.nest import hatch
from tests.server.seated import Seated

_UP = 180.0  # seconds to start on a machine that has other things to do
_STUCK = 120.0  # seconds; a busy machine is slow, a stuck table is for ever
_GONE = (OSError, websockets.WebSocketException, EOFError, TimeoutError)


def free_port() -> int:
    """Below the ports that the system hands out: else a client that knocks while nobody listens may be given
    this very number for its own end, is connected to itself, and the server cannot come back.
    """
    while True:
        port = random.randint(15_000, 30_000)
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue


class Mortal:
    """The server's process, and its next lives: each from nothing, or hatched with everything loaded."""

    def __init__(self, database: str, said: Path, *, is_hatched: bool = False, **settings: Any) -> None:
        self.settings = settings  # only of one that is hatched
        self.database = database
        self.said = said  # where its last words are kept
        self.is_hatched = is_hatched
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.addresses = [self.address]
        self.process: subprocess.Popen[bytes] | BaseProcess | None = None
        self.first_answers: list[float] = []

    def start(self) -> None:
        began = time.monotonic()
        self.process = self._hatched() if self.is_hatched else self._from_nothing()
        with httpx.Client(timeout=5) as client:  # one for all tries: making one costs more than a try
            while True:
                try:
                    client.get(f"{self.address}/health").raise_for_status()
                    break
                except httpx.HTTPError:
                    assert self._is_alive(), self.said.read_text(encoding="utf-8")
                    assert time.monotonic() - began < _UP, "the server does not come up"
                    time.sleep(0.02)
        self.first_answers.append(time.monotonic() - began)

    def _hatched(self) -> BaseProcess:
        return hatch(self.database, self.port, self.said, **self.settings)

    def _from_nothing(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tests.server.child", self.database, str(self.port)]
        with self.said.open("wb") as said:
            return subprocess.Popen(command, stdout=said, stderr=said)

    def _is_alive(self) -> bool:
        if isinstance(self.process, BaseProcess):
            return self.process.is_alive()
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """At once, and gone when this returns."""
        assert self.process is not None
        self.process.kill()
        if isinstance(self.process, BaseProcess):
            self.process.join()
        else:
            self.process.wait()

    def end(self) -> None:
        """All of it, whatever still lives."""
        self.kill()

    def token(self) -> str:
        with httpx.Client(base_url=self.address, timeout=30) as client:
            assert client.get("/api/me").status_code == 200
            return str(client.cookies["tablee"])

    def lay(self, token: str, **body: Any) -> dict[str, Any]:
        cookies = {"Cookie": f"tablee={token}"}
        answer = httpx.post(f"{self.address}/api/tables", json=body, headers=cookies, timeout=30)
        assert answer.status_code == 201, answer.text
        laid: dict[str, Any] = answer.json()
        return laid


@dataclass
class Stubborn:
    """Plays at one table through all deaths of the server, and remembers what was acknowledged."""

    addresses: list[str]  # of servers that know this table; any of them will do
    token: str
    table: str
    rng: random.Random
    told: dict[int, str] = field(default_factory=dict)  # every entry it was ever told, by number
    acknowledged: dict[int, str] = field(default_factory=dict)  # moves of its own
    ids: Iterator[int] = field(default_factory=lambda: itertools.count(1))  # of all its commands
    reconnects: int = 0
    number: int = 0
    state: dict[str, Any] = field(default_factory=dict)

    async def play(self, stop: asyncio.Event, *, is_idle: bool = False) -> None:
        while not stop.is_set():
            seated = Seated(self.rng.choice(self.addresses), self.token)
            seated.number, seated.ids, seated.must_stay = self.number, self.ids, True
            try:
                async with asyncio.timeout(20):
                    await seated.connect()
                    await seated.watch(self.table, after=self.number)
                self.reconnects += 1
                await self._play_on(seated, stop, is_idle=is_idle)
                return
            except _GONE:
                await asyncio.sleep(0.05)
            finally:
                self._learn(seated)
                await seated.cut()

    async def _play_on(self, seated: Seated, stop: asyncio.Event, *, is_idle: bool) -> None:
        while not stop.is_set():
            self._learn(seated)
            if seated.is_lost:
                raise ConnectionResetError
            if seated.is_over:
                asked = seated.table["state"]["requests"]["rematch"]
                if seated.table["eyes"] not in asked:
                    await asyncio.wait_for(seated.ask("ask-rematch"), 5)
                await seated.changed(0.2)
            elif seated.moves and not is_idle:
                move = self.rng.choice(seated.moves)
                answer = await asyncio.wait_for(seated.ask("play", move=move, expects=seated.number), 5)
                if answer["type"] == "news":
                    mine = [one for one in answer["told"] if one["entry"].get("move") == move]
                    self.acknowledged[mine[0]["number"]] = move
            else:
                await seated.changed(0.2)

    def _learn(self, seated: Seated) -> None:
        for one in seated.told:
            said = repr(one["entry"])
            assert self.told.setdefault(one["number"], said) == said, "history has changed"
        self.number = max(self.number, seated.number)
        if seated.table:
            self.state = seated.table["state"]


async def _until_played(players: list[Stubborn], moves: int) -> None:
    """So many more moves were acknowledged: however long that takes here, for it may take for ever only if
    somebody is stuck.
    """
    before = sum(len(one.acknowledged) for one in players)
    async with asyncio.timeout(_STUCK):
        while sum(len(one.acknowledged) for one in players) < before + moves:
            await asyncio.sleep(0.002)


async def survive(
    mortal: Mortal, kills: int, rng: random.Random, pauses: list[float] | None = None
) -> list[Stubborn]:
    """Some tables under load, the server killed so many times at random moments. Answers the players.

    `pauses` gets, for each kill, after how many seconds all tables had gone on.
    """
    await asyncio.to_thread(mortal.start)
    players = []
    for number in range(6):
        token = await asyncio.to_thread(mortal.token)
        clock = {"clock": "live", "bank": 10, "increment": 0} if number == 0 else {"clock": "none"}
        settings = {"game": "district-noir", "seats": 2, "clock": clock}
        laid = await asyncio.to_thread(mortal.lay, token, settings=settings, bots=["novice"], start=True)
        players.append(Stubborn(mortal.addresses, token, laid["table"], random.Random(number)))
    stop = asyncio.Event()
    # The first one never moves: its clock must run out, whatever happens to the server.
    playing = [asyncio.ensure_future(one.play(stop, is_idle=one is players[0])) for one in players]
    for _ in range(kills):
        await _until_played(players, rng.randint(0, 12))
        await asyncio.sleep(rng.uniform(0, 0.02))
        killed_at, numbers = time.monotonic(), [one.number for one in players]
        mortal.kill()
        starting = asyncio.ensure_future(asyncio.to_thread(mortal.start))
        if pauses is not None:
            async with asyncio.timeout(_STUCK):
                while any(one.number <= was + 1 for one, was in zip(players[1:], numbers[1:], strict=True)):
                    await asyncio.sleep(0.01)
            pauses.append(time.monotonic() - killed_at)
        await starting
    before = [one.number for one in players]
    async with asyncio.timeout(_STUCK):  # nobody is stuck: everything goes on by itself
        while any(one.number <= was + 2 for one, was in zip(players[1:], before[1:], strict=True)):
            await asyncio.sleep(0.1)
        while "'entry': 'time-ran-out'" not in "".join(players[0].told.values()):
            await asyncio.sleep(0.1)
    stop.set()
    await asyncio.gather(*playing)
    return players

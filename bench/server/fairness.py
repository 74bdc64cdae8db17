"""`python -m bench.server.fairness`: what one person can take from all others.

With `--against CHECKOUT` the same is done to the server of another checkout of this repository, in turn, so
that a noisy machine is noisy for both. Two attacks, each by one guest:

Masters: 25 tables at which two masters play each other; how long does another person's novice take to answer?
Folds: five times a second one socket asks what it missed since the first entry of a table with 1,600 of them;
how long do everybody's pings take?
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from picows import WSTransport, ws_connect

from bench.server.clients import Client, TableeClient, Tally
from bench.server.processes import tablee_server

MASTERS = 25
BANK_S = 10  # the shortest bank there is: after it a master holds the seat
ANSWERS = 4
LONGEST_S = 90.0
ENTRIES = 1_600
PING_EVERY_S = 0.02
FOLDS_A_SECOND = 5


class Talker(Client):
    """A socket that keeps the last of every kind of message."""

    def __init__(self) -> None:
        super().__init__(Tally(), random.Random(1))
        self.heard: dict[str, Any] = {}
        self.pings: list[float] = []

    def hear(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "pong":
            self.pings.append(time.perf_counter() - message["at"])
        elif message["type"] in ("table", "news"):
            self.heard["table"] = {**self.heard.get("table", {}), "moves": [], **message}
        else:
            self.heard[message["type"]] = message

    def tell(self, **message: Any) -> None:
        self.say(json.dumps(message).encode())

    @property
    def number(self) -> int:
        return int(self.heard["table"]["number"])

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.heard.get("table", {}).get("moves", [])
        return moves


async def until(holds: Callable[[], bool], seconds: float = LONGEST_S) -> float:
    """Wait, and say how long it took; no longer than so many seconds."""
    began = time.perf_counter()
    while not holds() and time.perf_counter() - began < seconds:
        await asyncio.sleep(0.005)
    return time.perf_counter() - began


async def connect(port: int, person: httpx.Client, client: Client) -> WSTransport:
    cookie = {"Cookie": f"tablee={person.cookies['tablee']}"}
    transport, _ = await ws_connect(lambda: client, f"ws://127.0.0.1:{port}/ws", extra_headers=cookie)
    return transport


@contextlib.contextmanager
def guest(port: int) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as person:
        person.get("/api/me").raise_for_status()
        yield person


def lay(person: httpx.Client, bots: list[str], **settings: Any) -> str:
    body = {"settings": {"game": "district-noir", "seats": 2, **settings}, "bots": bots, "start": bool(bots)}
    return str(person.post("/api/tables", json=body).raise_for_status().json()["table"])


async def novice_answers(port: int, person: httpx.Client) -> list[float]:
    """A few moves against a novice, and how long each answer takes."""
    table, talker = lay(person, ["novice"]), Talker()
    await connect(port, person, talker)
    await until(lambda: "welcome" in talker.heard)
    talker.tell(type="watch", table=table)
    waits = [await until(lambda: bool(talker.moves))]
    while len(waits) <= ANSWERS and waits[-1] < LONGEST_S:
        seen = talker.number
        move = {"do": "play", "move": talker.moves[0]}
        talker.tell(type="do", id=f"m{len(waits)}", table=table, command=move)
        waits.append(
            await until(lambda seen=seen: talker.heard["table"]["number"] > seen and bool(talker.moves))
        )
    return waits[1:]


async def masters(port: int) -> dict[str, float]:
    with guest(port) as ann, guest(port) as bob:
        alone = await novice_answers(port, bob)
        clock = {"clock": "live", "bank": BANK_S, "increment": 0}
        for _ in range(MASTERS):
            lay(ann, ["master"], clock=clock, holder="master")
        await asyncio.sleep(BANK_S + 5)
        beside = await novice_answers(port, bob)
    found = {"alone_s": middle(alone), "beside_s": middle(beside), "longest_s": max(beside)}
    return {**found, "ratio": found["beside_s"] / found["alone_s"]}


async def long_table(port: int, ann: httpx.Client, bob: httpx.Client) -> str:
    """A table of Noxford with many games and entries."""
    laid = ann.post("/api/tables", json={"settings": {"game": "noxford", "seats": 2}}).json()
    table, key = laid["table"], laid["links"]["seat"].rsplit("/", 1)[1]
    commands = f"/api/tables/{table}/commands"
    bob.post(commands, json={"id": "j", "command": {"do": "join"}, "key": key}).raise_for_status()
    ann.post(commands, json={"id": "s", "command": {"do": "start"}}).raise_for_status()
    tally = Tally(began=time.perf_counter(), ends=float("inf"))
    players = [TableeClient(tally, random.Random(seat), table) for seat in range(2)]
    lines = [await connect(port, person, one) for person, one in zip((ann, bob), players, strict=True)]
    await until(lambda: all(one.latest is not None and one.latest.number >= ENTRIES for one in players))
    tally.ends = 0.0
    for line in lines:
        line.disconnect()
    return str(table)


async def pings(talker: Talker, seconds: float) -> list[float]:
    talker.pings.clear()
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        talker.tell(type="ping", at=time.perf_counter())
        await asyncio.sleep(PING_EVERY_S)
    await asyncio.sleep(1.0)
    return sorted(talker.pings)


async def folds(port: int, seconds: float = 8.0) -> dict[str, float]:
    with guest(port) as ann, guest(port) as bob, guest(port) as eve:
        table = await long_table(port, ann, bob)
        talker, attacker = Talker(), Talker()
        await connect(port, eve, talker)
        await connect(port, ann, attacker)
        await until(lambda: "welcome" in talker.heard and "welcome" in attacker.heard)
        alone = await pings(talker, seconds)

        async def attack() -> None:
            while True:
                attacker.tell(type="watch", table=table, after=1)
                await asyncio.sleep(1 / FOLDS_A_SECOND)

        attacking = asyncio.ensure_future(attack())
        beside = await pings(talker, seconds)
        attacking.cancel()
    found = {
        "alone_p50_ms": 1000 * middle(alone),
        "beside_p50_ms": 1000 * middle(beside),
        "alone_p99_ms": 1000 * alone[int(len(alone) * 0.99)],
        "beside_p99_ms": 1000 * beside[int(len(beside) * 0.99)],
    }
    return {**found, "ratio_p50": found["beside_p50_ms"] / found["alone_p50_ms"]}


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--against", type=Path, help="another checkout of this repository")
    asked.add_argument("--rounds", type=int, default=1)
    asked.add_argument("--only", choices=["masters", "folds"])
    chosen = asked.parse_args()
    servers = {"here": "", **({"against": str(chosen.against / "src")} if chosen.against else {})}
    for _ in range(chosen.rounds):
        for attack in (masters, folds):
            if chosen.only in (None, attack.__name__):
                for name, path in servers.items():
                    print(attack.__name__, name, json.dumps(measured(attack, path)), flush=True)


def measured(attack: Callable[[int], Any], path: str) -> dict[str, float]:
    if path:
        os.environ["PYTHONPATH"] = path
    try:
        with tempfile.TemporaryDirectory() as folder, tablee_server(Path(folder)) as (port, _):
            found: dict[str, float] = asyncio.run(attack(port))
    finally:
        os.environ.pop("PYTHONPATH", None)
    return {key: round(value, 2) for key, value in found.items()}


if __name__ == "__main__":
    sys.exit(main())

"""Moves without sockets: `python -m bench.server.dry TABLES SECONDS [--parts]`.

All of a server but its network: each message of a player goes to the code behind a socket as the bytes that
came, and what that socket would send goes nowhere. Prints processor time a move, as JSON; of all threads, and
without what choosing the moves takes. `--parts`: by part, with clocks around them.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import uvloop

from bench.server.meter import Meter
from tablee.engine.registry import game
from tablee.server.ops.config import Config
from tablee.server.services import Services
from tablee.server.sessions.session import TableSession
from tablee.server.sessions.watcher import Watcher
from tablee.server.ws.connection import SocketContext, TableSocket
from tablee.store.store import Store
from tablee.tables.commands import AskRematch, Join, Start
from tablee.tables.people import Person
from tablee.tables.settings import Settings

WARM_UP_S = 1.0


class Nowhere:
    """The transport of a socket that leads nowhere."""

    is_disconnected = False

    def __init__(self, table: PlayedTable) -> None:
        self._table = table

    def send(self, _kind: object, message: bytes) -> None:
        self._table.is_told(message)


class PlayedTable:
    """Two players who answer as soon as they are told."""

    def __init__(self, load: Load, session: TableSession, people: list[Person]) -> None:
        self._load = load
        self._session = session
        self._people = people
        self._rng = random.Random(len(load.tables))
        self._is_going_on = self._is_asking = False
        self._sockets = [self._sit_down(person) for person in people]

    def _sit_down(self, person: Person) -> TableSocket:
        socket: Any = TableSocket(self._load.context, "", "127.0.0.1")
        socket._transport, socket.person, socket._early = Nowhere(self), person, None
        watcher = socket._watching[self._session.id] = Watcher(socket)
        watcher.eyes = self._session.live.eyes_of(person.id)
        self._session.watchers.add(watcher)
        return socket

    def is_told(self, _message: bytes = b"") -> None:
        """Something was sent to one of them: go on when all else of this moment is done."""
        if not self._is_going_on:
            self._is_going_on = True
            asyncio.get_running_loop().call_soon(self.go_on)

    def go_on(self) -> None:
        """The next move."""
        began = time.thread_time_ns()
        self._is_going_on = False
        live = self._session.live
        if not self._load.is_running or live.table is None:
            return
        if live.status == "over":
            if not self._is_asking:
                self._is_asking = True
                self._load.rematch(self._session, self._people)
            return
        self._is_asking = False
        seat = live.to_act[0]
        move = live.table.game.notation(self._rng.choice(live.table.legal_codes(seat)))
        self._load.moves += 1
        command = {"do": "play", "move": move, "expects": live.number}
        name = f"c{self._load.moves}"
        text = msgspec.json.encode({"type": "do", "id": name, "table": self._session.id, "command": command})
        socket: Any = next(one for one in self._sockets if one.person.id == live.chairs[seat].person)
        self._load.choosing_ns += time.thread_time_ns() - began
        socket._take(text, True)


Played = TypeVar("Played", bound=PlayedTable)


class Load:
    """Tables at which people play as fast as they are told."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.context = SocketContext(
            sockets=services.sockets,
            limits=services.socket_limits,
            quotas=services.quotas,
            people=services.people,
            sessions=services.registry.sessions,
            admission=services.admission,
            presence=services.presence,
            chat=services.chat,
            hints=services.hints,
            notices=services.notices,
            metrics=services.metrics,
            now=services.now,
            build=str,
        )
        self.tables: list[PlayedTable] = []
        self.is_running = True
        self.moves = 0
        self.choosing_ns = 0  # what the players themselves take
        self._rematches: set[asyncio.Task[None]] = set()

    async def lay(self, number: int, settings: Settings, kind: type[Played]) -> Played:
        """A table of so many people, dealt."""
        people = [Person(f"person{number}of{seat}", f"Player {seat}") for seat in range(settings.seats)]
        session = await self.services.registry.lay(people[0], settings, "127.0.0.1")
        for person in people[1:]:
            await session.do(person, Join())
        await session.do(people[0], Start())
        table = kind(self, session, people)
        self.tables.append(table)
        return table

    def rematch(self, session: TableSession, people: list[Person]) -> None:
        async def ask() -> None:
            for person in people:
                await session.do(person, AskRematch())

        task = asyncio.ensure_future(ask())
        self._rematches.add(task)
        task.add_done_callback(self._rematches.discard)


async def opened(database: Path) -> Services:
    """A server without a network, and with limits out of the way."""
    store = await Store.open(f"sqlite:///{database}")
    most = 1_000_000.0
    config = Config(
        messages_per_second=most, messages_at_once=int(most), tables_per_hour=0, address_tables_per_hour=0
    )
    services = Services(store, config)
    await services.open()
    return services


async def run(folder: Path, tables: int, seconds: float, meter: Meter | None) -> dict[str, float]:
    services = await opened(folder / "dry.db")
    _ = game("district-noir").edition
    load = Load(services)
    for number in range(tables):
        await load.lay(number, Settings(game="district-noir", seats=2), PlayedTable)
    for table in load.tables:
        table.is_told()
    await asyncio.sleep(WARM_UP_S)
    gc.collect()  # as a server does once it is warm
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    moves, choosing, spent = load.moves, load.choosing_ns, time.process_time_ns()
    if meter is not None:
        meter.start()
    await asyncio.sleep(seconds)
    parts = {} if meter is None else meter.report()
    moves = load.moves - moves
    spent = time.process_time_ns() - spent - (load.choosing_ns - choosing)
    load.is_running = False
    await asyncio.sleep(0.3)
    await services.close()
    if "loop" in parts:  # choosing moves happens between the parts
        parts["loop"] = round(parts["loop"] - (load.choosing_ns - choosing) / moves / 1000, 2)
    return {"moves": moves, "us_per_move": round(spent / moves / 1000, 1), **parts}


def main() -> None:
    tables, seconds, *more = sys.argv[1:]
    meter = Meter().install() if more == ["--parts"] else None
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(uvloop.run(run(Path(folder), int(tables), float(seconds), meter))))


if __name__ == "__main__":
    main()

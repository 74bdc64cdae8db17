"""Jelly Monster in real time without sockets: `python -m bench.server.race TABLES SECONDS`.

Five people at each table, who place as soon as their dice have settled (the lively pace: 600 ms). All of a
server but its network, as in `bench/server/dry.py`. Prints actions a second and processor time an action, as
JSON: of all threads, and without what choosing takes.
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

import msgspec
import uvloop

from bench.server.dry import WARM_UP_S, Load, PlayedTable, opened
from tablee.engine.options import Value
from tablee.engine.registry import game
from tablee.engine.state import CLOCK
from tablee.server.bots.realtime import seen_now
from tablee.server.sessions.session import TableSession
from tablee.tables.people import Person
from tablee.tables.settings import Settings

SEATS = 5
_LOOK_EVERY_S = 0.06  # how often each table's people look whether their dice have settled


class RacedTable(PlayedTable):
    """Five players against the clock."""

    def __init__(self, load: Load, session: TableSession, people: list[Person]) -> None:
        self._asked: dict[str, float] = {}  # when, by command
        self._asked_after: dict[int, int] = {}  # by seat, what was the last entry then
        self.waits: list[float] = []
        super().__init__(load, session, people)

    def is_told(self, message: bytes = b"") -> None:
        """They look by themselves; what was asked for is done when it comes back."""
        if message.endswith(b'"}') and (begin := message.rfind(b'"ack":"')) > 0:
            asked = self._asked.pop(message[begin + 7 : -2].decode(), None)
            if asked is not None:
                self.waits.append(time.perf_counter() - asked)

    def begin(self) -> None:
        """From now on, until the load ends."""
        asyncio.get_running_loop().call_later(self._rng.random() * _LOOK_EVERY_S, self._look)

    def _look(self) -> None:
        began = time.thread_time_ns()
        if not self._load.is_running:
            return
        asyncio.get_running_loop().call_later(_LOOK_EVERY_S, self._look)
        live = self._session.live
        chosen: list[tuple[int, bytes]] = []
        if live.status == "over":
            if not self._is_asking:
                self._is_asking = True
                self._load.rematch(self._session, self._people)
        else:
            self._is_asking = False
            acting = range(SEATS) if CLOCK in live.to_act else live.to_act  # time lets others act
            chosen = [one for seat in acting if (one := self._chosen(seat))]
        self._load.choosing_ns += time.thread_time_ns() - began
        for seat, text in chosen:
            person = live.chairs[seat].person
            next(one for one in self._sockets if one.person.id == person)._take(text, True)  # type: ignore[attr-defined]

    def _chosen(self, seat: int) -> tuple[int, bytes] | None:
        """What this seat does now, as the bytes of its message; None: it has to wait."""
        if self._asked_after.get(seat) == self._session.live.number:
            return None  # it is on its way
        seen = seen_now(self._session, seat)
        moves = [] if seen is None else seen.legal_moves()
        placing = [move for move in moves if "@" in move]
        if not (placing or moves):
            return None
        self._load.moves += 1
        command = {"do": "play", "move": self._rng.choice(placing or moves)}
        name = f"c{self._load.moves}"
        self._asked[name] = time.perf_counter()
        self._asked_after[seat] = self._session.live.number
        message = {"type": "do", "id": name, "table": self._session.id, "command": command}
        return seat, msgspec.json.encode(message)


async def run(folder: Path, tables: int, seconds: float) -> dict[str, float]:
    services = await opened(folder / "race.db")
    load = Load(services)
    options: dict[str, Value] = {"form": "live", "pace": "lively"}
    settings = Settings(game="jelly-monster", seats=SEATS, options=options)
    play_through()
    laid = [await load.lay(number, settings, RacedTable) for number in range(tables)]
    for table in laid:
        table.begin()
    await asyncio.sleep(4 + WARM_UP_S)  # everybody is ready, and the count-down is over
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    lags: list[float] = []
    watching = asyncio.ensure_future(watch_lag(lags))
    for table in laid:
        table.waits.clear()
    choosing = load.choosing_ns
    spent = time.process_time_ns()
    await asyncio.sleep(seconds)
    waits = sorted(wait for table in laid for wait in table.waits)
    spent = time.process_time_ns() - spent - (load.choosing_ns - choosing)
    load.is_running = False
    watching.cancel()
    await asyncio.sleep(0.3)
    await services.close()
    return {
        "actions_per_second": round(len(waits) / seconds, 1),
        "us_per_action": round(spent / len(waits) / 1000, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "loop_lag_p99_ms": round(sorted(lags)[int(len(lags) * 0.99)] * 1000, 1),
    }


def play_through() -> None:
    """Compile whatever such a game needs."""
    table = game("jelly-monster").deal(seats=SEATS, form="live", pace="lively", seed=1)
    rng = random.Random(1)
    while not table.is_over:
        seat = rng.choice(table.to_act)
        before = table.cell
        table.play_code(seat, code := rng.choice(table.legal_codes(seat)))
        if (writer := table.game.move_writer) is not None:
            writer.write(before, seat, table.cell, {None: code})


async def watch_lag(lags: list[float]) -> None:
    """By how much the event loop is late."""
    while True:
        due = time.monotonic() + 0.01
        await asyncio.sleep(0.01)
        lags.append(time.monotonic() - due)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        print(json.dumps(uvloop.run(run(Path(name), int(sys.argv[1]), float(sys.argv[2])))))

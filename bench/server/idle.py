"""`python -m bench.server.idle`: many tables with idle sockets: memory, and a restart with all of them."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path

import httpx
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.dry import opened
from bench.server.players import memory_mb, processor_s
from bench.server.processes import tablee_server
from tablee.tables.commands import Join, Start
from tablee.tables.people import Person
from tablee.tables.settings import NoClock, RelaxedClock, Settings

_TABLES_EACH = 50
_WATCHING_S = 300.0
_SETTLING_S = 3.0


class Idle(WSListener):
    """Watches one table and says nothing more."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.is_watching = False
        self.refusal = b""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        text = frame.get_payload_as_bytes()
        if b'"type":"welcome"' in text:
            transport.send(WSMsgType.TEXT, json.dumps({"type": "watch", "table": self.table}).encode())
        elif b'"type":"table"' in text:
            self.is_watching = True
        elif b'"type":"refused"' in text:
            self.refusal = text


async def lay_tables(folder: Path, tables: int, clock: NoClock | RelaxedClock) -> list[tuple[str, str, str]]:
    """Running games of two guests each, in the database before the server starts: the table, both tokens."""
    services = await opened(folder / "tablee.db")
    settings = Settings(game="district-noir", seats=2, clock=clock)

    async def lay(host: Person, guest: Person) -> str:
        session = await services.registry.lay(host, settings, "127.0.0.1")
        await session.do(guest, Join())
        await session.do(host, Start())
        return session.id

    laid: list[tuple[str, str, str]] = []
    while len(laid) < tables:  # nobody may have too many, and many commits go off as one
        people = [await services.people.create(f"Guest {seat}", 0, "", "") for seat in range(2)]
        (host, own), (guest, other) = people
        number = min(_TABLES_EACH, tables - len(laid))
        names = await asyncio.gather(*(lay(host, guest) for _ in range(number)))
        laid += [(name, own, other) for name in names]
    await services.close()
    return laid


async def connect(port: int, laid: list[tuple[str, str, str]]) -> list[WSTransport]:
    """Both players of every table, waiting."""
    lines: list[WSTransport] = []
    listeners = []
    for table, *tokens in laid:
        for token in tokens:
            one = Idle(table)
            line, _ = await ws_connect(
                lambda one=one: one,
                f"ws://127.0.0.1:{port}/ws",
                extra_headers={"Cookie": f"tablee={token}"},
            )
            lines.append(line)
            listeners.append(one)
        if len(lines) % 500 == 0:
            print(f"{len(lines)} sockets", file=sys.stderr, flush=True)
    async with asyncio.timeout(_WATCHING_S):
        while waiting := sum(not one.is_watching for one in listeners):
            refusals = [one.refusal for one in listeners if one.refusal]
            if refusals:
                raise RuntimeError(f"{waiting} wait, {len(refusals)} are not let in: {refusals[0]!r}")
            await asyncio.sleep(0.1)
    return lines


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument(
        "--clock", action="store_true", help="tables whose clocks run: a restart wakes them all"
    )
    asked.add_argument("--restart", action="store_true", help="the restart alone")
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        laid = asyncio.run(lay_tables(folder, chosen.tables, RelaxedClock() if chosen.clock else NoClock()))
        print(f"{len(laid)} tables", file=sys.stderr, flush=True)
        first, spent = restart(folder, laid[-1])
        report = {
            "tables": chosen.tables,
            "first_answer_after_restart_s": first,
            "processor_s_until_then": spent,
            "load_average": os.getloadavg()[0],
        }
        if not chosen.restart:
            report |= idle(folder, laid)
    print(json.dumps(report, indent=1))


def idle(folder: Path, laid: list[tuple[str, str, str]]) -> dict[str, float]:
    """What a server takes with both players of each table there, and without anybody."""
    with tablee_server(folder) as (port, process):
        time.sleep(_SETTLING_S)
        empty = memory_mb(process)

        async def measure() -> float:
            lines = await connect(port, laid)
            await asyncio.sleep(_SETTLING_S)
            used = memory_mb(process)
            for line in lines:
                line.disconnect()
            return used

        used = asyncio.run(measure())
    each = round((used - empty) * 1024 / len(laid), 1)
    return {
        "sockets": 2 * len(laid),
        "empty_mb": empty,
        "memory_mb": used,
        "kb_per_table_and_its_sockets": each,
    }


def restart(folder: Path, laid: tuple[str, str, str]) -> tuple[float, float]:
    """Seconds until a server that starts with all these tables answers for one; its processor time then."""
    began = time.perf_counter()
    with tablee_server(folder, wait=False) as (port, process):
        table, token, _ = laid
        while True:
            try:
                address = f"http://127.0.0.1:{port}/api/tables/{table}"
                httpx.get(address, headers={"Cookie": f"tablee={token}"}, timeout=10).raise_for_status()
                break
            except httpx.HTTPError:
                time.sleep(0.02)
        return round(time.perf_counter() - began, 2), round(processor_s(process), 2)


if __name__ == "__main__":
    main()

"""`python -m bench.server.idle`: many tables with idle sockets: memory, and a restart with all of them."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

import httpx
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.players import memory_mb
from bench.server.processes import tablee_server


class Idle(WSListener):
    """Watches one table and says nothing more."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.is_watching = False

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        text = frame.get_payload_as_bytes()
        if b'"type":"welcome"' in text:
            transport.send(WSMsgType.TEXT, json.dumps({"type": "watch", "table": self.table}).encode())
        elif b'"type":"table"' in text:
            self.is_watching = True


def lay_tables(port: int, tables: int) -> list[tuple[str, str, str]]:
    """Running games of two guests each; the table, and both tokens."""
    address, laid = f"http://127.0.0.1:{port}", []
    with (
        httpx.Client(base_url=address, timeout=60) as host,
        httpx.Client(base_url=address, timeout=60) as guest,
    ):
        for number in range(tables):
            if number % 100 == 0:  # nobody may have too many at once
                host.cookies.clear()
                guest.cookies.clear()
                host.get("/api/me")
                guest.get("/api/me")
            body = {"settings": {"game": "district-noir", "seats": 2}}
            table = host.post("/api/tables", json=body).raise_for_status().json()
            key = table["links"]["seat"].rsplit("/", 1)[1]
            commands = f"/api/tables/{table['table']}/commands"
            join = {"id": "j", "command": {"do": "join"}, "key": key}
            guest.post(commands, json=join).raise_for_status()
            host.post(commands, json={"id": "s", "command": {"do": "start"}}).raise_for_status()
            laid.append((table["table"], host.cookies["tablee"], guest.cookies["tablee"]))
    return laid


async def connect(port: int, laid: list[tuple[str, str, str]]) -> list[WSTransport]:
    """Both players of every table, waiting."""
    lines, listeners = [], []
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
    async with asyncio.timeout(120):
        while not all(one.is_watching for one in listeners):
            await asyncio.sleep(0.1)
    return lines


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with tablee_server(folder) as (port, process):
            empty = memory_mb(process)
            laid = lay_tables(port, chosen.tables)
            print(f"{len(laid)} tables", file=sys.stderr, flush=True)

            async def measure() -> float:
                lines = await connect(port, laid)
                await asyncio.sleep(3)
                used = memory_mb(process)
                for line in lines:
                    line.disconnect()
                return used

            used = asyncio.run(measure())
            process.kill()
            process.wait()
        began = time.perf_counter()
        with tablee_server(folder, wait=False) as (port, process):
            cookie = {"Cookie": f"tablee={laid[0][1]}"}
            while True:
                try:
                    httpx.get(
                        f"http://127.0.0.1:{port}/api/tables/{laid[0][0]}", headers=cookie, timeout=10
                    ).raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.02)
            first = time.perf_counter() - began
    report = {
        "tables": chosen.tables,
        "sockets": 2 * chosen.tables,
        "empty_mb": empty,
        "memory_mb": used,
        "first_answer_after_restart_s": round(first, 2),
    }
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()

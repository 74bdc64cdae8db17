"""The load generator, a process of its own: `python -m bench.server.load PORT TABLES SECONDS`."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time

from picows import ws_connect

from bench.server.clients import TableeClient, Tally
from bench.server.players import tablee_seats

_CONNECTING = 60.0  # seconds


async def tablee_clients(port: int, tables: int, tally: Tally) -> list[TableeClient]:
    """Everybody who sits at these tables."""
    clients = []
    for number, seat in enumerate(tablee_seats(port, tables)):
        client = TableeClient(tally, random.Random(number), seat["table"])
        cookie = {"Cookie": f"tablee={seat['token']}"}
        await ws_connect(lambda client=client: client, f"ws://127.0.0.1:{port}/ws", extra_headers=cookie)
        clients.append(client)
    return clients


async def run(port: int, tables: int, seconds: float) -> dict[str, float]:
    tally = Tally(began=float("inf"))
    clients = await tablee_clients(port, tables, tally)
    async with asyncio.timeout(_CONNECTING):
        while not all(client.is_watching for client in clients):
            await asyncio.sleep(0.05)
    print("began", file=sys.stderr, flush=True)
    tally.began = time.perf_counter()
    tally.ends = tally.began + seconds
    for client in clients:
        client.go_on()
    await asyncio.sleep(seconds + 0.5)
    return tally.report()


if __name__ == "__main__":
    port, tables, seconds = sys.argv[1:4]
    if sys.platform == "win32":
        answer = asyncio.run(run(int(port), int(tables), float(seconds)))
    else:
        import uvloop

        answer = uvloop.run(run(int(port), int(tables), float(seconds)))
    print(json.dumps(answer))

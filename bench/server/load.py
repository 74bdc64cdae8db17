"""The load generator, a process of its own: `python -m bench.server.load tablee|peer PORT TABLES SECONDS`."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time

import httpx
from picows import ws_connect

from bench.server.clients import Client, PeerClient, TableeClient, Tally

_CONNECTING = 60.0  # seconds


async def tablee_clients(port: int, tables: int, tally: Tally) -> list[Client]:
    """Two guests at each table, one of them by link; then the host starts."""
    address = f"http://127.0.0.1:{port}"
    clients: list[Client] = []
    for number in range(tables):
        with httpx.Client(base_url=address) as host, httpx.Client(base_url=address) as guest:
            host.get("/api/me")
            guest.get("/api/me")
            body = {"settings": {"game": "district-noir", "seats": 2}}
            laid = host.post("/api/tables", json=body).raise_for_status().json()
            table, key = laid["table"], laid["links"]["seat"].rsplit("/", 1)[1]
            commands = f"/api/tables/{table}/commands"
            join = {"id": "j", "command": {"do": "join"}, "key": key}
            guest.post(commands, json=join).raise_for_status()
            host.post(commands, json={"id": "s", "command": {"do": "start"}}).raise_for_status()
            for seat, person in enumerate((host, guest)):
                client = TableeClient(tally, random.Random(2 * number + seat), table)
                cookie = {"Cookie": f"tablee={person.cookies['tablee']}"}
                await ws_connect(
                    lambda client=client: client, f"ws://127.0.0.1:{port}/ws", extra_headers=cookie
                )
                clients.append(client)
    return clients


async def peer_clients(port: int, tables: int, tally: Tally) -> list[Client]:
    """Two players at each match."""
    clients: list[Client] = []
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    for number in range(tables):
        for seat in range(2):
            client = PeerClient(tally, random.Random(2 * number + seat), f"m{number}", seat)
            await ws_connect(lambda client=client: client, url)
            clients.append(client)
            while not client.is_watching:
                await asyncio.sleep(0.002)
    return clients


async def run(kind: str, port: int, tables: int, seconds: float) -> dict[str, float]:
    tally = Tally(began=float("inf"))
    connect = tablee_clients if kind == "tablee" else peer_clients
    clients = await connect(port, tables, tally)
    async with asyncio.timeout(_CONNECTING):
        while not all(client.is_watching for client in clients):  # type: ignore[attr-defined]
            await asyncio.sleep(0.05)
    print("began", file=sys.stderr, flush=True)
    tally.began = time.perf_counter()
    tally.ends = tally.began + seconds
    for client in clients:
        client.go_on()  # type: ignore[attr-defined]
    await asyncio.sleep(seconds + 0.5)
    return tally.report()


if __name__ == "__main__":
    kind, port, tables, seconds = sys.argv[1:5]
    if sys.platform == "win32":
        answer = asyncio.run(run(kind, int(port), int(tables), float(seconds)))
    else:
        import uvloop

        answer = uvloop.run(run(kind, int(port), int(tables), float(seconds)))
    print(json.dumps(answer))

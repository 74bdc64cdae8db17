"""A real server on a free port of this machine, for as long as a test needs it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx

from tablee.server.cluster.channels import channel_of
from tablee.server.cluster.news import NewsChannel
from tablee.server.ops.config import Config
from tablee.server.ops.network import THIS_MACHINE
from tablee.server.run import listen
from tablee.server.services import Services
from tablee.server.serving import server_of
from tablee.store import Store

# Tests come from one address and are many.
UNLIMITED: dict[str, Any] = {
    "requests_per_second": 0.0,
    "looks_per_second": 0.0,
    "commands_per_second": 0.0,
    "chat_per_minute": 0.0,
    "guests_per_hour": 0.0,
    "tables_per_hour": 0.0,
    "address_tables_per_hour": 0.0,
    "sockets_per_person": 0,
    "sockets_per_address": 0,
}


@dataclass
class Served:
    """Where it is, and what is behind it (belongs to another thread: look, do not touch)."""

    address: str
    services: Services
    loop: asyncio.AbstractEventLoop

    def client(self, **headers: str) -> httpx.Client:
        """A browser without cookies."""
        return httpx.Client(base_url=self.address, timeout=60, headers=headers)

    def inside(self, work: Callable[[], Any]) -> Any:
        """Do something to the server in its own thread, between two of its own doings."""

        async def do() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(do(), self.loop).result(60)

    @contextmanager
    def person(self, name: str = "") -> Iterator[httpx.Client]:
        """A browser of somebody the server knows."""
        with self.client() as client:
            assert client.get("/api/me").status_code == 200
            if name:
                assert client.patch("/api/me", json={"name": name}).status_code == 200
            yield client


@contextmanager
def serving(
    database: str, carried: Callable[[NewsChannel], NewsChannel] = lambda news: news, /, **settings: Any
) -> Iterator[Served]:
    """A server on this machine, or with `host="0.0.0.0"` at all addresses that lead here, such as 127.0.0.2.

    Bots think without a pause here, and nobody is too fast, unless the settings say otherwise. `carried`:
    what becomes of the channel for news.
    """
    config = Config(**{"bot_pace": 0.0, **UNLIMITED, "database": database, **settings})
    listening = listen(config.host or THIS_MACHINE, 0)
    is_up = threading.Event()
    running: dict[str, Any] = {}

    async def serve() -> None:
        store = await Store.open(database)
        services = Services(store, config, news=carried(channel_of(store, config)))
        server = server_of(services)
        running.update(services=services, server=server, loop=asyncio.get_running_loop())

        async def tell() -> None:
            while not server.started:
                await asyncio.sleep(0.005)
            is_up.set()

        telling = asyncio.ensure_future(tell())
        await server.serve(sockets=[listening])
        await telling

    def run() -> None:
        try:
            asyncio.run(serve())
        except BaseException as problem:
            running["problem"] = problem
        finally:
            is_up.set()

    thread = threading.Thread(target=run, name="server")
    thread.start()
    is_up.wait(60)
    try:
        if "problem" in running:
            raise running["problem"]
        yield Served(
            f"http://{THIS_MACHINE}:{listening.getsockname()[1]}", running["services"], running["loop"]
        )
    finally:
        if "server" in running:
            running["server"].should_exit = True
        thread.join(30)
        listening.close()
    assert not thread.is_alive()
    if "problem" in running:
        raise running["problem"]

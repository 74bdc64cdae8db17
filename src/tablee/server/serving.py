"""Uvicorn with this server behind it: the part of serving that a lone server and a worker share."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from tablee.engine.registry import broken_games, game, game_names
from tablee.server.http.app import make_app
from tablee.server.http.protocol import http_protocol
from tablee.server.ops.precompile import Precompiler
from tablee.server.services import Services
from tablee.server.ws.upgrade import socket_protocol
from tablee.store.database_url import File, address
from tablee.store.errors import StoreError
from tablee.store.sqlite_file.vacuum import make_shrinkable

SHUTDOWN_GRACE_S = 6  # for connections to close, of the ten that stopping may take


class TableServer(uvicorn.Server):
    """Uvicorn raises a signal again when it has stopped; here stopping when told to is a good end."""

    heeds_signals = True

    def __init__(self, config: uvicorn.Config, on_stop: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_stop = on_stop  # whoever waits for an answer gets one now

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Heed them, or leave them to whoever started this process."""
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM) if self.heeds_signals else ():
            with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
                loop.add_signal_handler(one, self.stop)
        yield

    def stop(self) -> None:
        """Stop in order; when asked twice, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: accept nothing new, and end what there is."""
        self._on_stop()
        await super().shutdown(sockets)
        if self.force_exit:  # nobody is waited for, but the server is left in order
            await self.lifespan.shutdown()


async def warm_up(warming: Precompiler) -> None:
    """Make all games ready, then let Python rarely look for garbage."""
    await warming.run()
    # Python's collector looks for cycles among all objects again and again, and everybody waits meanwhile.
    # What is loaded by now stays for good, and messages leave hardly any cycles: it may look rarely.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def make_file_shrinkable(database: str) -> None:
    """A file from before space could be given back: now is the moment, since nobody else has it open."""
    where = None if database == "sqlite://" else address(database)
    if isinstance(where, File):
        log = logging.getLogger("tablee")
        try:
            if not make_shrinkable(where.path):
                log.warning("run `tablee tidy` once while the server is stopped")
        except StoreError as problem:  # no room for a second copy, say: it can be served all the same
            log.warning("the database file cannot shrink: %s", problem.why)


def load_games() -> None:
    """Their modules and editions, before anybody waits for the event loop meanwhile."""
    for name in game_names():
        _ = game(name).edition
    for name, problem in broken_games().items():
        logging.getLogger("tablee").warning("the game %s cannot be loaded: %s", name, problem)


def server_of(services: Services) -> TableServer:
    """Uvicorn with this server behind it, sockets at C speed."""
    settings: dict[str, Any] = {
        "lifespan": "on",
        "log_config": None,
        "access_log": False,  # the middleware writes one, without keys
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": services.config.trusted_proxies,
        "timeout_graceful_shutdown": SHUTDOWN_GRACE_S,
        "timeout_keep_alive": 30,
    }
    protocols: dict[str, Any] = {
        "http": http_protocol(services.connections),
        "ws": socket_protocol(services),
    }
    configured = uvicorn.Config(make_app(services), **protocols, **settings)
    return TableServer(configured, services.finder.release)


async def when_started(server: uvicorn.Server, on_ready: Callable[[], None]) -> None:
    """Say so when it answers."""
    while not server.started:
        await asyncio.sleep(0.02)
    on_ready()

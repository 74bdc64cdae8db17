"""Running a server: from its settings to the last goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn

from tablee.engine.errors import TableeError
from tablee.engine.registry import broken_games, game, game_names
from tablee.server.http.app import make_app
from tablee.server.http.protocol import http_protocol
from tablee.server.limits.connections import raise_descriptor_limit
from tablee.server.ops.config import Config
from tablee.server.ops.precompile import CompileProgress, Precompiler
from tablee.server.services import Services
from tablee.server.ws.upgrade import socket_protocol
from tablee.store import Store, default_url
from tablee.store.database_url import File, address
from tablee.store.errors import StoreError
from tablee.store.sqlite_file.file_lock import only_server_of
from tablee.store.sqlite_file.vacuum import make_shrinkable

_SHUTDOWN_GRACE_S = 6  # for connections to close, of the ten that stopping may take
_BACKLOG = 2048


class CannotListen(TableeError):
    """The port is taken, or the address is none of this machine's."""

    code = "cannot-listen"


class _Server(uvicorn.Server):
    """Uvicorn raises a signal again when it has stopped; here stopping when told to is a good end."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):
                loop.add_signal_handler(one, self._stop)
        yield

    def _stop(self) -> None:
        self.force_exit = self.should_exit  # asked twice: at once
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.force_exit:  # nobody is waited for, but the server is left in order
            await self.lifespan.shutdown()


def listen(host: str, port: int, *, or_any: bool = False) -> socket.socket:
    """A listening socket. `or_any`: on a free port if that one is taken. Raises CannotListen."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return socket.create_server(address[:2], family=family, backlog=_BACKLOG)
    except OSError as problem:
        if or_any:
            return listen(host, 0)
        why = problem.strerror or str(problem)
        raise CannotListen(host=host, port=str(port), problem=why) from None


def address_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(
    config: Config,
    listening: socket.socket,
    *,
    on_ready: Callable[[], None] = lambda: None,
    say: Callable[[CompileProgress], None] = lambda _: None,
) -> None:
    """Serve until told to stop by SIGINT or SIGTERM."""
    work = _serve(config, listening, on_ready, say)
    if sys.platform == "win32":
        asyncio.run(work)
        return
    import uvloop  # noqa: PLC0415 - there is none for Windows

    uvloop.run(work)


async def _serve(
    config: Config,
    listening: socket.socket,
    on_ready: Callable[[], None],
    say: Callable[[CompileProgress], None],
) -> None:
    raise_descriptor_limit()
    database = config.database or default_url()
    with only_server_of(database):
        await _serve_alone(config, database, listening, on_ready, say)


async def _serve_alone(
    config: Config,
    database: str,
    listening: socket.socket,
    on_ready: Callable[[], None],
    say: Callable[[CompileProgress], None],
) -> None:
    await asyncio.to_thread(_load_games)
    await asyncio.to_thread(_make_shrinkable, database)
    store = await Store.open(database)
    services = Services(store, config)
    server = server_of(services)
    if config.warm_up:
        services.precompiler = Precompiler(game_names(), say)
        services.background.start(_warm(services.precompiler), "warming")
    watching = asyncio.ensure_future(_when_started(server, on_ready))
    try:
        await server.serve(sockets=[listening])
    finally:
        watching.cancel()
        listening.close()


async def _warm(warming: Precompiler) -> None:
    await warming.run()
    # Python's collector looks for cycles among all objects again and again, and everybody waits meanwhile.
    # What is loaded by now stays for good, and messages leave hardly any cycles: it may look rarely.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _make_shrinkable(database: str) -> None:
    """A file from before space could be given back: now is the moment, since nobody else has it open."""
    where = None if database == "sqlite://" else address(database)
    if isinstance(where, File):
        log = logging.getLogger("tablee")
        try:
            if not make_shrinkable(where.path):
                log.warning("run `tablee tidy` once while the server is stopped")
        except StoreError as problem:  # no room for a second copy, say: it can be served all the same
            log.warning("the database file cannot shrink: %s", problem.why)


def _load_games() -> None:
    """Their modules and editions, before anybody waits for the event loop meanwhile."""
    for name in game_names():
        _ = game(name).edition
    for name, problem in broken_games().items():
        logging.getLogger("tablee").warning("the game %s cannot be loaded: %s", name, problem)


def server_of(services: Services) -> uvicorn.Server:
    """Uvicorn with this server behind it, sockets at C speed."""
    settings: dict[str, Any] = {
        "lifespan": "on",
        "log_config": None,
        "access_log": False,  # the middleware writes one, without keys
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": services.config.trusted_proxies,
        "timeout_graceful_shutdown": _SHUTDOWN_GRACE_S,
        "timeout_keep_alive": 30,
    }
    protocols: dict[str, Any] = {
        "http": http_protocol(services.connections),
        "ws": socket_protocol(services),
    }
    return _Server(uvicorn.Config(make_app(services), **protocols, **settings))


async def _when_started(server: uvicorn.Server, on_ready: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    on_ready()

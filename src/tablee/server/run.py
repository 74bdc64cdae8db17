"""Running a server: from its settings to the last goodbye."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable

from tablee.engine.errors import TableeError
from tablee.engine.registry import game_names
from tablee.server.limits.connections import raise_descriptor_limit
from tablee.server.ops.config import BadConfig, Config
from tablee.server.ops.precompile import CompileProgress, Precompiler
from tablee.server.services import Services
from tablee.server.serving import load_games, make_file_shrinkable, server_of, warm_up, when_started
from tablee.server.workers.order import workers_of
from tablee.server.workers.supervisor import Supervisor
from tablee.store import Store, default_url
from tablee.store.sqlite_file.file_lock import only_server_of

_BACKLOG = 2048


class CannotListen(TableeError):
    """The port is taken, or the address is none of this machine's."""

    code = "cannot-listen"


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
        workers = workers_of(config)
        if workers == 1 or database == "sqlite://":  # a temporary file is its process's own
            await _serve_alone(config, database, listening, on_ready, say)
        elif sys.platform == "win32":
            raise BadConfig(where="workers", problem="on Windows a server is one process")
        else:
            await asyncio.to_thread(load_games)
            await asyncio.to_thread(make_file_shrinkable, database)
            await Supervisor(config, database, workers, listening, on_ready, say).run()


async def _serve_alone(
    config: Config,
    database: str,
    listening: socket.socket,
    on_ready: Callable[[], None],
    say: Callable[[CompileProgress], None],
) -> None:
    await asyncio.to_thread(load_games)
    await asyncio.to_thread(make_file_shrinkable, database)
    store = await Store.open(database)
    services = Services(store, config)
    server = server_of(services)
    if config.warm_up:
        services.precompiler = Precompiler(game_names(), say)
        services.background.start(warm_up(services.precompiler), "warming")
    watching = asyncio.ensure_future(when_started(server, on_ready))
    try:
        await server.serve(sockets=[listening])
    finally:
        watching.cancel()
        listening.close()

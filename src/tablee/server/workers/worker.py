"""A worker: a whole server in a process of its own, but for the door and, with SQLite, the pen.

Connections are accepted by the supervisor, which hands them over (`SCM_RIGHTS`). What is written to a SQLite
file is written there too. Otherwise workers are peers, as servers at one database are.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from typing import Any

import structlog
import uvloop
from prometheus_client import generate_latest

from tablee.engine.registry import game_names
from tablee.server.cluster.crew import Crew
from tablee.server.limits.connections import raise_descriptor_limit
from tablee.server.ops import logs
from tablee.server.ops.precompile import Precompiler
from tablee.server.services import Services
from tablee.server.serving import TableServer, load_games, server_of, warm_up
from tablee.server.workers.hub_news import HubNews
from tablee.server.workers.limit_sharing import LimitSharing
from tablee.server.workers.line import Message, WorkerLine
from tablee.server.workers.order import Order, share_of
from tablee.server.workers.remote_ledger import RemoteLedger
from tablee.store import Store
from tablee.store.database_url import File, address

_STATUS_EVERY_S = 0.5
_LAST_WORDS_S = 3.0  # for whoever has lost the supervisor
_MOST_AT_ONCE = 64  # connections that are taken from the door in one turn


def live(order: Order, end: socket.socket, door: socket.socket) -> None:
    """The whole life of a worker's process."""
    for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):  # the supervisor's affair, who then tells us
        signal.signal(one, signal.SIG_IGN)
    logs.set_up(order.config.log_format, order.config.log_level)
    uvloop.run(Worker(order, door).run(end))


class Worker:
    """One worker, from its first word to its last."""

    def __init__(self, order: Order, door: socket.socket) -> None:
        self._order = order
        self._door = door
        self._log = structlog.get_logger("tablee")
        self._line: WorkerLine | None = None
        self._ledger: RemoteLedger | None = None
        self._news: HubNews | None = None
        self._services: Services | None = None
        self._sharing: LimitSharing | None = None
        self._crew = Crew(order.number, self._say)
        self._server: TableServer | None = None
        self._arriving: set[asyncio.Task[None]] = set()
        self._must_stop = False

    async def run(self, end: socket.socket) -> None:
        """Serve until the supervisor says that it is enough, or is gone."""
        structlog.contextvars.bind_contextvars(worker=self._order.number)
        raise_descriptor_limit()
        self._line = WorkerLine(self._hear, self._lost)
        await self._line.connect(end)
        await asyncio.to_thread(load_games)
        store = await self._open()
        config = share_of(self._order.config, self._order.workers)
        services = self._services = Services(store, config, news=self._news)
        services.crew = self._crew
        self._crew.answers = {
            "metrics": lambda: _metrics_of(services),
            "health": lambda: services.write_health.trouble,
        }
        self._sharing = LimitSharing(services, self._say)
        server = self._server = server_of(services)
        server.heeds_signals = False
        if config.warm_up:
            services.precompiler = Precompiler(game_names(), lambda news: self._say("progress", news))
        services.background.start(self._begin(services, server), "beginning")
        services.background.start(self._sharing.run(), "sharing limits")
        if self._must_stop:
            server.stop()
        await server.serve(sockets=[])
        self._line.close()

    async def _open(self) -> Store:
        order = self._order
        if isinstance(address(order.database), File):
            self._ledger = RemoteLedger(self._say)
            store = await Store.open_shared(order.database, self._ledger)
            store.begins_alone = order.begins_alone
            self._news = HubNews(store.name, self._say)
            return store
        return await Store.open(order.database)

    async def _begin(self, services: Services, server: TableServer) -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        asyncio.get_running_loop().add_reader(self._door.fileno(), self._take_from_door)
        self._say("ready", services.store.name)
        if services.config.warm_up:
            await warm_up(services.precompiler)
        self._say("warm")
        while True:
            self._say("status", len(server.server_state.connections))
            await asyncio.sleep(_STATUS_EVERY_S)

    # --- the line to the supervisor ---------------------------------------------------------------------

    def _say(self, *message: Any) -> None:
        if self._line is not None:
            self._line.say(*message)

    def _hear(self, message: Message) -> None:
        kind, *rest = message
        services = self._services
        if kind == "written" and self._ledger is not None:
            self._ledger.written(*rest)
        elif kind == "news" and self._news is not None:
            self._news.heard(rest[0])
        elif kind == "limits" and self._sharing is not None:
            self._sharing.hear(*rest)
        elif kind == "joined" and self._sharing is not None:
            self._sharing.tell_all()
        elif kind == "gone" and services is not None:
            name, must_tell = rest
            services.peers.lost(name, services.peer_news, must_tell=must_tell)
            if self._sharing is not None:
                self._sharing.forget(name)
        elif kind in ("asked", "answered", "asking"):
            self._crew.hear(kind, *rest)
        elif kind == "stop":
            self._stop()

    def _stop(self) -> None:
        self._must_stop = True
        if self._server is not None:
            self._take_from_door()
            self._server.stop()

    def _lost(self) -> None:
        """There is no supervisor any more: a new one must find nobody here."""
        if self._ledger is not None:
            self._ledger.lost()
        if self._server is None or not self._server.should_exit:
            self._log.error("supervisor-gone")
            asyncio.get_running_loop().call_later(_LAST_WORDS_S, os._exit, 1)
            self._stop()

    # --- the door -------------------------------------------------------------------------------------

    def _take_from_door(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(_MOST_AT_ONCE):
            try:
                said, descriptors, _, _ = socket.recv_fds(self._door, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                said, descriptors = b"", []
            if not said:
                loop.remove_reader(self._door.fileno())
                return
            for descriptor in descriptors:
                task = loop.create_task(self._let_in(socket.socket(fileno=descriptor)))
                self._arriving.add(task)
                task.add_done_callback(self._arriving.discard)

    async def _let_in(self, connection: socket.socket) -> None:
        server = self._server
        assert server is not None
        connection.setblocking(False)
        with contextlib.suppress(OSError):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = server.config.http_protocol_class(  # type: ignore[call-arg]
                config=server.config, server_state=server.server_state, app_state=server.lifespan.state
            )
            return made

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # gone already
            connection.close()


def _metrics_of(services: Services) -> bytes:
    services.metrics.bring_up_to_date()
    return generate_latest(services.metrics.registry)

"""Publish–subscribe through NATS: a subject for each table, so that a server hears only of its own.

What concerns everybody (who serves, whose name or token changed) has one subject for all. The owner of a
table that sleeps is told by a subject of its own. The database's own channel stays open beside it: it carries
everything while the broker is away, and always what must not depend on the broker.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import structlog

from tablee.extras import needed
from tablee.server.cluster.news import BrokerState, NewsChannel
from tablee.store.notifications import Notification, payload, read_payload

with needed():
    from nats.aio.client import Client
    from nats.errors import Error, SlowConsumerError

_CONNECT_TIMEOUT_S = 2
_RECONNECT_DELAY_S = 0.5
_PING_EVERY_S = 3  # whether a broker that says nothing is still there
_BATCH_INTERVAL_S = 0.004
_GOODBYE_S = 1.0
_OF_TABLES = ("log", "who", "who?", "said")
_MAY_BE_LOST = (*_OF_TABLES, "lists")  # said once: through the broker where it is there
_LOST = (OSError, TimeoutError, Error)


class NatsNews:
    """News through a broker while it is there, else through the database."""

    def __init__(
        self, servers: str, sender: str, space: Callable[[], Awaitable[str]], spare: NewsChannel
    ) -> None:
        """`space` names the database among all whose servers share this broker."""
        self.is_connected = False
        self._servers = servers.replace(",", " ").split()
        self._sender = sender
        self._space_of = space
        self._space = ""
        self._spare = spare
        self._log = structlog.get_logger("tablee")
        self._client: Client | None = None
        self._hear: Callable[[Notification], None] = lambda _: None
        self._wanted: set[str] = set()  # tables that are awake here
        self._subscribed: dict[str, Any] = {}
        self._waiting: list[tuple[str, Notification]] = []  # with the end of their subject
        self._grown: dict[str, tuple[int, str]] = {}  # by table: how far its log goes, and its owner
        self._work = asyncio.Event()

    @property
    def is_hearing(self) -> bool:
        """Others may speak through the broker as long as they reach it: without it we cannot be sure."""
        return self.is_connected

    @property
    def broker(self) -> BrokerState:
        """Whether it can be reached."""
        return "ok" if self.is_connected else "away"

    # --- speaking -------------------------------------------------------------------------------------

    def tell_logs(self, lasts: Mapping[str, int], owner_of: Callable[[str], str]) -> None:
        """Tell those where these tables are awake, and their owners, how far the logs go now."""
        if not self.is_connected:
            self._spare.tell_logs(lasts, owner_of)
            return
        for table, last in lasts.items():  # of several commits in one batch the last one counts
            self._grown[table] = (last, owner_of(table))
        self._work.set()

    def tell(self, kind: str, subject: str = "", more: str = "") -> None:
        """Tell whoever it concerns something else."""
        if kind not in _MAY_BE_LOST or not self.is_connected:
            self._spare.tell(kind, subject, more)  # who serves must be known though one of us has no broker
        if self.is_connected:
            end = f"table.{subject}" if kind in _OF_TABLES else "all"
            self._waiting.append((end, Notification(self._sender, kind, subject, more)))
            self._work.set()

    def attend(self, table: str) -> None:
        """Hear what is said of this table."""
        self._wanted.add(table)
        self._work.set()

    def leave(self, table: str) -> None:
        """Hear no more of it."""
        self._wanted.discard(table)
        self._work.set()

    # --- the line -------------------------------------------------------------------------------------

    async def follow(self, tell: Callable[[Notification], None]) -> None:
        """Tell what others say, for ever, through the broker and through the database."""
        self._hear = tell
        await asyncio.gather(self._spare.follow(tell), self._stay_connected())

    async def listeners(self) -> set[str]:
        """Who listens at the database, as every server does."""
        return await self._spare.listeners()

    async def close(self) -> None:
        """Send what is waiting, and hang up."""
        client, self._client = self._client, None
        if client is not None and self.is_connected:
            with contextlib.suppress(*_LOST):
                await asyncio.wait_for(self._say_the_rest(client), _GOODBYE_S)
        self.is_connected = False
        await self._hang_up(client)
        await self._spare.close()

    async def _say_the_rest(self, client: Client) -> None:
        await self._publish(client)
        await client.flush()

    async def _stay_connected(self) -> None:
        is_told = False  # that it is away, once
        while True:
            client = Client()
            lost = asyncio.Event()
            try:
                await self._connect(client, lost)
                self._log.info("broker-connected")
                is_told = False
                await self._serve(client, lost)
                raise ConnectionResetError("the line is gone")
            except _LOST as problem:
                if not is_told:
                    self._log.warning("broker-away", why=type(problem).__name__)
                is_told = True
            finally:
                self._disconnected()
                await self._hang_up(client)
            await asyncio.sleep(_RECONNECT_DELAY_S)

    async def _connect(self, client: Client, lost: asyncio.Event) -> None:
        async def gone() -> None:
            lost.set()
            self._work.set()

        async def failed(problem: Exception) -> None:
            if isinstance(problem, SlowConsumerError):  # it threw something away that was for us
                self._hear(Notification("", "again"))

        self._space = self._space or await self._space_of()
        connecting = client.connect(
            servers=self._servers,
            error_cb=failed,
            disconnected_cb=gone,
            closed_cb=gone,
            allow_reconnect=False,  # each line is a new one: nothing of the old one is to be sent late
            connect_timeout=_CONNECT_TIMEOUT_S,
            ping_interval=_PING_EVERY_S,
            max_outstanding_pings=2,
            no_echo=True,
            name=f"tablee {self._sender}",
            skip_subject_validation=True,  # they are made of our own names
        )
        await asyncio.wait_for(connecting, 2 * _CONNECT_TIMEOUT_S)
        for end in ("all", f"server.{self._sender}"):
            await client.subscribe(f"{self._space}.{end}", cb=self._take)
        await self._subscribe(client)
        await client.flush(_CONNECT_TIMEOUT_S)  # whoever speaks from now on is heard

    async def _serve(self, client: Client, lost: asyncio.Event) -> None:
        self._client, self.is_connected = client, True
        self._hear(Notification("", "again"))
        while not lost.is_set():
            await self._work.wait()
            self._work.clear()
            await self._subscribe(client)
            await self._publish(client)
            await asyncio.sleep(_BATCH_INTERVAL_S)

    async def _subscribe(self, client: Client) -> None:
        for table in self._wanted.difference(self._subscribed):
            self._subscribed[table] = await client.subscribe(f"{self._space}.table.{table}", cb=self._take)
        for table in self._subscribed.keys() - self._wanted:
            await self._subscribed.pop(table).unsubscribe()

    async def _publish(self, client: Client) -> None:
        waiting, self._waiting = self._waiting, []
        grown, self._grown = self._grown, {}
        for end, news in waiting:
            await client.publish(f"{self._space}.{end}", payload(news).encode())
        for table, (last, owner) in grown.items():
            news_of_log = f'["{self._sender}", "log", "{table}", "{last}"]'.encode()  # as `payload` writes it
            await client.publish(f"{self._space}.table.{table}", news_of_log)
            if owner != self._sender:
                await client.publish(f"{self._space}.server.{owner}", news_of_log)

    async def _take(self, message: Any) -> None:
        try:
            news = read_payload(message.data)
            if news.sender != self._sender:
                self._hear(news)
        except Exception:  # a server of another version may say what we do not understand
            self._log.exception("news that could not be taken in")

    def _disconnected(self) -> None:
        """What was not sent goes by the database; some of it twice perhaps, which does no harm."""
        self._client, self.is_connected = None, False
        self._subscribed.clear()
        waiting, self._waiting = self._waiting, []
        for end, news in waiting:
            if end != "all":
                self._spare.tell(news.kind, news.subject, news.more)
        grown, self._grown = self._grown, {}
        if grown:
            self._spare.tell_logs({table: last for table, (last, _) in grown.items()}, lambda _: self._sender)

    @staticmethod
    async def _hang_up(client: Client | None) -> None:
        if client is not None and not client.is_closed:
            with contextlib.suppress(*_LOST):
                await asyncio.wait_for(client.close(), _GOODBYE_S)

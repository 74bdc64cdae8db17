"""LISTEN/NOTIFY: what processes at the same PostgreSQL database tell each other, outside any commit.

A NOTIFY holds a lock of the whole database until its transaction is durable: inside the commit of an entry it
makes all writers queue. So what there is to tell is collected for a moment and sent by a transaction of its
own, which waits for no disk. What is lost on the way is found in the log (`server/cluster/lookout.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from tablee.store.connections import connector

CHANNEL = "tablee"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS payload"
_LISTENER = "tablee listener "
_LISTENERS = f"""
    SELECT application_name FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, '{_LISTENER}')
"""
_MAX_NOTICE_BYTES = 7_000  # of one notice; PostgreSQL takes 8000
_KEEPALIVE_S = 10.0  # seconds: whether the line still stands
_RECONNECT_DELAY_S = 1.0
_BATCH_INTERVAL_S = 0.004  # what is to be told within it goes out in one statement
_GOODBYE_S = 1.0  # who stops must not hang on a database that is away
_MOST_WAITING = 5_000  # notices and tables, while the database is away
_LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

_logger = logging.getLogger(__name__)


class Notification(NamedTuple):
    """Something that another process did. `sender` names that process."""

    sender: str
    # `log`: entries of tables; `again`: anything may have happened unheard; the rest is the speakers' own
    kind: str
    subject: str = ""
    more: str = ""


def new_sender() -> str:
    """A name for a process among others."""
    return secrets.token_hex(6)


def payload(news: Notification) -> str:
    """A notice as it travels."""
    return json.dumps(list(news), ensure_ascii=False)


def read_payload(text: str | bytes) -> Notification:
    """What `payload` wrote."""
    return Notification(*json.loads(text))


def logs_have_grown(sender: str, lasts: Mapping[str, int]) -> list[Notification]:
    """Notices of how far the logs of these tables go now: as few as hold all names."""
    return [
        Notification(sender, "log", " ".join(names), " ".join(str(lasts[name]) for name in names))
        for names in _in_notices(lasts)
    ]


def _in_notices(lasts: Mapping[str, int]) -> Iterator[list[str]]:
    names: list[str] = []
    size = 0
    for name in sorted(lasts):
        length = len(name) + len(str(lasts[name])) + 2
        if names and size + length > _MAX_NOTICE_BYTES:
            yield names
            names, size = [], 0
        names.append(name)
        size += length
    if names:
        yield names


def read_growth(news: Notification) -> dict[str, int | None]:
    """Which logs have grown, and how far they go now; None: an earlier version does not say."""
    names, lasts = news.subject.split(), news.more.split()
    if len(names) != len(lasts):
        return dict.fromkeys(names)
    return {name: int(last) for name, last in zip(names, lasts, strict=True)}


class PostgresNews:
    """News among all processes at one PostgreSQL database: heard over one connection, sent over another."""

    broker = None  # the database itself

    def __init__(self, dsn: str, sender: str) -> None:
        self.sender = sender
        self.is_hearing = False  # whether what others say arrives here
        self._connect = connector(dsn)
        self._connection: asyncpg.Connection | None = None  # to send by
        self._grown: dict[str, int] = {}
        self._waiting: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()  # one statement at a time

    def tell_logs(self, lasts: Mapping[str, int], owner_of: Callable[[str], str]) -> None:
        """Tell all others how far these logs go now. Never waits."""
        del owner_of  # is among them
        self._grown.update(lasts)
        self._send_soon()

    def tell(self, kind: str, subject: str = "", more: str = "") -> None:
        """Tell all others something else. Never waits."""
        self._waiting.append(payload(Notification(self.sender, kind, subject, more)))
        self._send_soon()

    def attend(self, table: str) -> None:
        """Everybody hears of all tables anyway."""

    def leave(self, table: str) -> None:
        """The same."""

    async def follow(self, tell: Callable[[Notification], None]) -> None:
        """Tell all news of others, for ever. After every connection, the first included, comes `again`."""
        while True:
            try:
                with contextlib.suppress(*_LOST):
                    await self._listen(await self._connect(), tell)
            finally:
                self.is_hearing = False
            await asyncio.sleep(_RECONNECT_DELAY_S)

    async def listeners(self) -> set[str]:
        """Who has a connection for listening now: that of a process that is killed ends with it."""
        async with self._turn:
            found = await (await self._connected()).fetch(_LISTENERS)
        return {row[0].removeprefix(_LISTENER) for row in found}

    async def close(self) -> None:
        """Send what is waiting, if that goes quickly, and let go of the connection."""
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=_GOODBYE_S)
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
        self._drop()

    # --- sending --------------------------------------------------------------------------------------

    def _send_soon(self) -> None:
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send_batches(), name="news to peers")

    async def _send_batches(self) -> None:
        # Ends when there is nothing to tell, so an idle server has no task that anybody must remember.
        while self._grown or self._waiting:
            await asyncio.sleep(_BATCH_INTERVAL_S)
            grown, waiting = self._grown, self._waiting
            self._grown, self._waiting = {}, []
            told = [*waiting, *(payload(news) for news in logs_have_grown(self.sender, grown))]
            try:
                await self._send(told)
            except Exception as problem:
                if not isinstance(problem, _LOST):
                    _logger.exception("news that could not be told")
                self._drop()
                self._keep(grown, waiting)
                await asyncio.sleep(_RECONNECT_DELAY_S)

    async def _send(self, told: list[str]) -> None:
        async with self._turn:
            await (await self._connected()).execute(NOTIFY, told)

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
            # These transactions write nothing that must outlive the server.
            await self._connection.execute("SET synchronous_commit = off")
        return self._connection

    def _keep(self, grown: dict[str, int], waiting: list[str]) -> None:
        """For the next try; of too much only that there was something."""
        self._grown = grown | self._grown
        self._waiting = waiting + self._waiting
        if len(self._grown) + len(self._waiting) > _MOST_WAITING:
            self._grown, self._waiting = {}, [payload(Notification(self.sender, "again"))]

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    # --- hearing --------------------------------------------------------------------------------------

    async def _listen(self, connection: asyncpg.Connection, tell: Callable[[Notification], None]) -> None:
        lost = asyncio.Event()

        def hear(_connection: Any, _pid: int, _channel: str, text: str) -> None:
            try:
                news = read_payload(text)
                if news.sender != self.sender:
                    tell(news)
            except Exception:  # a process of another version may say what we do not understand
                _logger.exception("news that could not be taken in")

        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.execute(f"SET application_name = '{_LISTENER}{self.sender}'")
            await connection.add_listener(CHANNEL, hear)
            self.is_hearing = True
            tell(Notification("", "again"))
            while not lost.is_set():
                try:
                    await asyncio.wait_for(lost.wait(), _KEEPALIVE_S)
                except TimeoutError:
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()

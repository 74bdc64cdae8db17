"""LISTEN/NOTIFY: what processes at the same PostgreSQL database tell each other, with the commit it is about.

A SQLite file is served by one process, which has nobody to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from tablee.store.connections import connector

CHANNEL = "tablee"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest($1::text[]) AS payload"
_MAX_NOTICE_BYTES = 7_000  # of one notice; PostgreSQL takes 8000
_KEEPALIVE_S = 10.0  # seconds: whether the line still stands
_RECONNECT_DELAY_S = 1.0
_LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

_logger = logging.getLogger(__name__)


class Notification(NamedTuple):
    """Something that another process did. `sender` names that process."""

    sender: str
    kind: str  # `log`: entries of a table; `again`: anything may have happened; the rest is the speakers' own
    subject: str = ""
    more: str = ""


def new_sender() -> str:
    """A name for a process among others."""
    return secrets.token_hex(6)


def payload(news: Notification) -> str:
    """A notice as it travels."""
    return json.dumps(list(news), ensure_ascii=False)


def logs_have_grown(sender: str, tables: Iterable[str]) -> list[str]:
    """Notices that these tables have new entries: as few as hold all names."""
    return [payload(Notification(sender, "log", names)) for names in _joined(sorted(set(tables)))]


def _joined(names: list[str]) -> Iterator[str]:
    text = ""
    for name in names:
        if text and len(text) + len(name) >= _MAX_NOTICE_BYTES:
            yield text
            text = ""
        text = f"{text} {name}" if text else name
    if text:
        yield text


async def follow(dsn: str, sender: str, tell: Callable[[Notification], None]) -> None:
    """Tell all news of others, for ever. After every connection, the first included, comes `again`."""
    connect = connector(dsn)
    while True:
        with contextlib.suppress(*_LOST):
            await _listen(await connect(), sender, tell)
        await asyncio.sleep(_RECONNECT_DELAY_S)


async def _listen(connection: asyncpg.Connection, sender: str, tell: Callable[[Notification], None]) -> None:
    lost = asyncio.Event()

    def hear(_connection: Any, _pid: int, _channel: str, text: str) -> None:
        try:
            news = Notification(*json.loads(text))
            if news.sender != sender:
                tell(news)
        except Exception:  # a process of another version may say what we do not understand
            _logger.exception("news that could not be taken in")

    connection.add_termination_listener(lambda _: lost.set())
    try:
        await connection.add_listener(CHANNEL, hear)
        tell(Notification("", "again"))
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), _KEEPALIVE_S)
            except TimeoutError:
                await connection.execute("SELECT 1")
    finally:
        connection.terminate()

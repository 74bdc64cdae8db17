"""News between workers of one machine, through their supervisor (a hub): in order, and none is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from tablee.server.cluster.news import BrokerState
from tablee.store.notifications import Notification, logs_have_grown


class HubNews:
    """The channel of a worker at a SQLite file."""

    is_hearing = True
    broker: BrokerState | None = None

    def __init__(self, sender: str, say: Callable[..., None]) -> None:
        self._sender = sender
        self._say = say
        self._tell: Callable[[Notification], None] | None = None

    def tell_logs(self, lasts: Mapping[str, int], owner_of: Callable[[str], str]) -> None:
        """Tell all other workers how far these logs go now."""
        del owner_of  # is among them
        for news in logs_have_grown(self._sender, lasts):
            self._say("news", news)

    def tell(self, kind: str, subject: str = "", more: str = "") -> None:
        """Tell all other workers something else."""
        self._say("news", Notification(self._sender, kind, subject, more))

    def attend(self, table: str) -> None:
        """Everybody hears of all tables anyway."""

    def leave(self, table: str) -> None:
        """The same."""

    async def follow(self, tell: Callable[[Notification], None]) -> None:
        """Tell what others say, for ever."""
        self._tell = tell
        tell(Notification("", "again"))
        await asyncio.get_running_loop().create_future()

    def heard(self, news: Notification) -> None:
        """Another worker said something."""
        if self._tell is not None:
            self._tell(news)

    async def listeners(self) -> set[str]:
        """The supervisor says who is gone."""
        return set()

    async def close(self) -> None:
        """Nothing is waiting: the line has it."""

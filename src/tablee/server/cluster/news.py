"""A message channel (publish–subscribe): what servers at one database tell each other, through whatever carries it.

Any message may be lost: the log is the truth, its numbers show what is missing (`cluster/lookout.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Protocol

from tablee.server.ops.config import Config
from tablee.store.notifications import Notification
from tablee.store.store import Store


class NewsChannel(Protocol):
    """What carries news. Nothing here waits but `follow` and `close`."""

    @property
    def is_hearing(self) -> bool:
        """Whether what others say arrives here, as far as one can know."""

    def tell_logs(self, lasts: Mapping[str, int]) -> None:
        """Tell whoever serves these tables how far their logs go now."""

    def tell(self, kind: str, subject: str = "", more: str = "") -> None:
        """Tell whoever it concerns something else."""

    def attend(self, table: str) -> None:
        """This table is awake here: what is said of it concerns us."""

    def leave(self, table: str) -> None:
        """It is not any more."""

    async def follow(self, tell: Callable[[Notification], None]) -> None:
        """Tell what others say, for ever. Whoever is told `again` may have missed anything."""

    async def close(self) -> None:
        """Send what is waiting, and stop."""


class NobodyElse:
    """The channel of a server that is alone at its database."""

    is_hearing = True

    def tell_logs(self, lasts: Mapping[str, int]) -> None:
        """Nobody is there."""

    def tell(self, kind: str, subject: str = "", more: str = "") -> None:
        """Nobody is there."""

    def attend(self, table: str) -> None:
        """Nobody speaks of it."""

    def leave(self, table: str) -> None:
        """Nobody speaks of it."""

    async def follow(self, _tell: Callable[[Notification], None]) -> None:
        """Nobody says anything, for ever."""
        await asyncio.get_running_loop().create_future()

    async def close(self) -> None:
        """Nothing is waiting."""


def channel_of(store: Store, _config: Config) -> NewsChannel:
    """The channel for a server at this database."""
    return store.news() or NobodyElse()

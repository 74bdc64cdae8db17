"""A message channel (publish–subscribe): what servers at one database tell each other.

Any message may be lost: the log is the truth, its numbers show what is missing (`cluster/lookout.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Literal, Protocol

from tablee.store.notifications import Notification

BrokerState = Literal["ok", "away"]


class NewsChannel(Protocol):
    """What carries news. Nothing here waits but `follow` and `close`."""

    @property
    def is_hearing(self) -> bool:
        """Whether what others say arrives here, as far as one can know."""

    @property
    def broker(self) -> BrokerState | None:
        """Whether the broker can be reached; None: there is none."""

    def tell_logs(self, lasts: Mapping[str, int], owner_of: Callable[[str], str]) -> None:
        """Tell whoever serves these tables, or looks after them asleep, how far their logs go now."""

    def tell(self, kind: str, subject: str = "", more: str = "") -> None:
        """Tell whoever it concerns something else."""

    def attend(self, table: str) -> None:
        """This table is awake here: what is said of it concerns us."""

    def leave(self, table: str) -> None:
        """It is not any more."""

    async def follow(self, tell: Callable[[Notification], None]) -> None:
        """Tell what others say, for ever. Whoever is told `again` may have missed anything."""

    async def listeners(self) -> set[str]:
        """Who listens at this moment, as far as the database can see; it need not see all."""

    async def close(self) -> None:
        """Send what is waiting, and stop."""


class NobodyElse:
    """The channel of a server that is alone at its database."""

    is_hearing = True
    broker: BrokerState | None = None

    def tell_logs(self, lasts: Mapping[str, int], owner_of: Callable[[str], str]) -> None:
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

    async def listeners(self) -> set[str]:
        """Nobody."""
        return set()

    async def close(self) -> None:
        """Nothing is waiting."""

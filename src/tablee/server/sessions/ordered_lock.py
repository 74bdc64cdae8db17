"""An ordered lock (first in, first out): like asyncio's lock, but it can also be taken without a task."""

from __future__ import annotations

import asyncio
from collections import deque


class OrderedLock:
    """Who may change a table now: one at a time, in order of arrival."""

    __slots__ = ("_waiting", "is_held")

    def __init__(self) -> None:
        self.is_held = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # made when first needed: most never wait

    def acquire_now(self) -> None:
        """Take it at once. Only where it is not taken."""
        if self.is_held:
            raise RuntimeError("somebody else has the turn")
        self.is_held = True

    def release(self) -> None:
        """Done: the next one, if any, has it now."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)  # still taken, by that one
                return
        self.is_held = False

    async def __aenter__(self) -> None:
        if not self.is_held:
            self.is_held = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it came in the same moment: pass it on
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

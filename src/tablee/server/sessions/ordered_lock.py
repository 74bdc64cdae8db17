"""One at a time, in order of arrival: like asyncio's lock, but it can also be seized without a task."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """Whose turn it is to change a table."""

    __slots__ = ("_waiting", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # made when first needed: most never wait

    def seize(self) -> None:
        """Take it at once. Only where it is not taken."""
        if self.is_taken:
            raise RuntimeError("somebody else has the turn")
        self.is_taken = True

    def give_back(self) -> None:
        """Done: the next one, if any, has it now."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)  # still taken, by that one
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if not self.is_taken:
            self.is_taken = True
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it came in the same moment: pass it on
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()

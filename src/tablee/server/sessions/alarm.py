"""An alarm clock: calls back at one moment, however far away that is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

_MAX_WAIT_MS = 24 * 3600 * 1000  # a longer wait is slept in parts: it rings early, and is set again


class Alarm:
    """Rings once each time it is set. `now` is the server's clock, in milliseconds."""

    def __init__(self, now: Callable[[], int], ring: Callable[[], None]) -> None:
        self.at: int | None = None  # when it is to ring
        self._now = now
        self._ring = ring
        self._waiting: asyncio.TimerHandle | None = None

    def set(self, at: int | None) -> None:
        """Ring at that moment, at once if it has passed, and at no other; None: not at all."""
        if at == self.at:
            return
        self.cancel()
        self.at = at
        if at is not None:
            self.ring_in(min(max(at - self._now(), 0), _MAX_WAIT_MS) / 1000)

    def ring_in(self, seconds: float) -> None:
        """Ring after so long, unless it is set to some moment before."""
        self._waiting = asyncio.get_running_loop().call_later(seconds, self._rung)

    def cancel(self) -> None:
        """Do not ring."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _rung(self) -> None:
        self.at, self._waiting = None, None
        self._ring()

"""How much one connection may ask for in how short a time."""

from __future__ import annotations

import time


class Bucket:
    """A token bucket: so many a second, so many at once."""

    __slots__ = ("_at", "_left", "most", "per_second")

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

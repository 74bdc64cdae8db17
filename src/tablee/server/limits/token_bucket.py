"""A token bucket: how much may be asked for in how short a time."""

from __future__ import annotations

import time


class TokenBucket:
    """A token bucket: so many a second, so many at once."""

    __slots__ = ("__weakref__", "_at", "_left", "most", "per_second", "taken")

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self.taken = 0  # since somebody looked; for whoever shares it
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now; if so, it is counted."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        self.taken += 1
        return True

    def wait(self) -> float:
        """Seconds until one more will be allowed; 0: now."""
        self._fill()
        return max(0.0, (1 - self._left) / self.per_second)

    def give_back(self) -> None:
        """One that was taken turned out not to count."""
        self._left = min(self.most, self._left + 1)
        self.taken -= 1

    def taken_elsewhere(self, count: int) -> None:
        """Somebody who shares it took so much. What was taken beyond the last drop is to be made up for."""
        self._fill()
        self._left = max(-self.most, self._left - count)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.per_second)
        self._at = now

"""The server's clock: a monotonic clock that was set by the time of day once, at the start.

Whoever sets the machine's clock while people play changes nothing for them. Where the system offers it, the
time in which the machine slept counts too: it is noticed as an outage, and given back like any other.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

_NS_PER_MS = 1_000_000


def _best_clock() -> Callable[[], int]:
    """Nanoseconds that only go forward, if possible also while the machine sleeps."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns if clock is None else partial(time.clock_gettime_ns, clock)


_steady_ns = _best_clock()


class SteadyClock:
    """Milliseconds since 1970, never backwards and never in jumps."""

    def __init__(
        self, wall_ns: Callable[[], int] = time.time_ns, steady_ns: Callable[[], int] = _steady_ns
    ) -> None:
        self._steady_ns = steady_ns
        self._zero_ns = wall_ns() - steady_ns()

    def __call__(self) -> int:
        """What time it is."""
        return (self._zero_ns + self._steady_ns()) // _NS_PER_MS


class ServerClock:
    """What time it is for everybody here: a steady clock that agrees with the database's past."""

    def __init__(self, clock: Callable[[], int] | None = None) -> None:
        self._clock = SteadyClock() if clock is None else clock
        self.ahead_ms = 0  # added to this machine's clock; it only grows

    def now(self) -> int:
        """Milliseconds since 1970, never backwards."""
        return self._clock() + self.ahead_ms

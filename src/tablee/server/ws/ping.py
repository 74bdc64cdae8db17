"""Keep-alive pings of one connection: its round trip, and whether there is anybody at its other end.

A network that fails without a word leaves a socket open for ever. Two pings without an answer, and the third
interval gone by: nobody is there. That is within 20 seconds of the last sign, in a race within 6.
"""

from __future__ import annotations

import time

PING_EVERY_S = 6.0  # and up to one look later, three times over
RACE_PING_EVERY_S = 1.5
MOST_UNANSWERED = 2


class PingMonitor:
    """When to ping, and what the answers tell."""

    __slots__ = ("_answered", "_pinged_at", "_sent", "round_trip")

    def __init__(self) -> None:
        self.round_trip: int | None = None  # milliseconds; None: not known, or not any more
        self._sent = 0
        self._answered = 0
        self._pinged_at = 0.0

    def is_due(self, *, is_racing: bool) -> bool:
        """Whether it is time for another ping."""
        return time.monotonic() - self._pinged_at >= (RACE_PING_EVERY_S if is_racing else PING_EVERY_S)

    @property
    def is_silent(self) -> bool:
        """Whether the last ping was not answered: what is known of the round trip is out of date."""
        return self._sent > self._answered

    @property
    def is_dead(self) -> bool:
        """Whether so many pings were not answered that nobody can be there."""
        return self._sent - self._answered >= MOST_UNANSWERED

    def ping(self) -> bytes:
        """What to send with the next ping."""
        self._sent += 1
        self._pinged_at = time.monotonic()
        return b"%d" % self._sent

    def pong(self, payload: bytes) -> None:
        """An answer came; it carries what its ping did."""
        number = int(payload) if payload.isdigit() and len(payload) < 10 else 0
        if self._answered < number <= self._sent:
            self._answered = number
            if number == self._sent:
                self.round_trip = round((time.monotonic() - self._pinged_at) * 1000)

"""Heartbeats: how a server knows truthfully that it, or every server at its database, was away.

Each server writes a sign of life every few seconds. A gap in which no server wrote one is an outage: the
process was killed, stopped or asleep, or the database was out of reach. Nobody could play meanwhile, so the
clocks that ran get that time back. A table that merely slept, or one server of several, leaves no gap.
"""

from __future__ import annotations

import asyncio
import contextlib
from bisect import bisect_right
from collections.abc import Callable

import structlog

from tablee.server.ops.background import for_ever
from tablee.server.ops.steady_clock import ServerClock
from tablee.store.errors import StoreError
from tablee.store.repositories.heartbeats import Outage
from tablee.store.store import Store

BEAT_EVERY_S = 3.0
SILENCE_MS = 8_000  # without a sign from any server for so long: nobody served
_AHEAD_MS = 1_000  # another server's clock is so far ahead: follow it
_GOODBYE_S = 1.0  # the longest; who stops must not hang on a database that is away


class Heartbeat:
    """The heartbeat of one server, and the outages of its database."""

    def __init__(self, store: Store, clock: ServerClock, on_outage: Callable[[], None]) -> None:
        self._store = store
        self._clock = clock
        self._on_outage = on_outage
        self._log = structlog.get_logger("tablee")
        self.is_waking = False  # tables that an outage stopped are only just being woken
        self._outages: tuple[Outage, ...] = ()
        self._beat_at: int | None = None
        self._beating: asyncio.Future[None] | None = None

    async def begin(self) -> None:
        """The first sign, before anything else is done. Time goes on where this database's last sign was."""
        shared = await self._store.database_time()
        if shared is not None:
            self._clock.ahead_ms += shared - self._clock.now()
        await self._sign(is_alone=self._store.begins_alone)
        await self._store.forget_old_signs(self._clock.now())
        outage = self._outages[-1:]
        self.is_waking = any(one.ended_at == self._beat_at for one in outage)

    async def run(self) -> None:
        """Give signs for ever."""
        # Where the database is away, that will be an outage.
        await for_ever("signs of life", self._beat, BEAT_EVERY_S, first_after_s=BEAT_EVERY_S)

    async def end(self) -> None:
        """The last sign: whoever starts next knows to the moment since when nobody served."""
        with contextlib.suppress(StoreError, TimeoutError):
            await asyncio.wait_for(self._store.last_sign(self._store.name, self._clock.now()), _GOODBYE_S)

    @property
    def is_in_doubt(self) -> bool:
        """Whether an outage may have gone by that nobody has noticed yet."""
        return self._beat_at is not None and self._clock.now() - self._beat_at > SILENCE_MS

    async def confirm(self) -> int:
        """Before anything is judged by the clock: make sure that no outage is overlooked.

        Returns the moment to judge by, and to write down: whatever stops the process after this look at the
        clock comes after that moment, and is given back.
        """
        while True:
            now = self._clock.now()
            if self._beat_at is None or now - self._beat_at <= SILENCE_MS:
                return now
            await self._beat()  # a sign that is on its way may have been given before the doubt arose

    @property
    def outages(self) -> tuple[Outage, ...]:
        """The times in which nobody served, as far as they are remembered."""
        return self._outages

    def away_after(self, moment: int, now: int) -> int:
        """For how many milliseconds, until now, nobody served a table whose last entry was made then.

        `now` is the moment that the decision is written down with: a later look at the clock would give back
        time that has not gone by yet.
        """
        known = self._outages
        if not known or known[-1].ended_at <= moment:
            return 0
        first = bisect_right(known, moment, key=lambda one: one.ended_at)
        away = sum(one.ended_at - max(one.began_at, moment) for one in known[first:])
        return away + (max(0, now - known[-1].ended_at) if self.is_waking else 0)

    async def _beat(self) -> None:
        """One sign, however many wait for it."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.ensure_future(self._sign())
        await asyncio.shield(self._beating)

    async def _sign(self, *, is_alone: bool = False) -> None:
        now, store = self._clock.now(), self._store
        found = await store.sign_of_life(store.name, now, SILENCE_MS, is_alone=is_alone)
        is_first = self._beat_at is None
        if found.now - now > (0 if is_first else _AHEAD_MS):
            self._clock.ahead_ms += found.now - now
        is_news = found.outages != self._outages
        self._outages, self._beat_at = found.outages, found.now
        if is_news and not is_first:
            self._log.warning("server-was-away", milliseconds=self.away_after(now - SILENCE_MS, found.now))
            self._on_outage()

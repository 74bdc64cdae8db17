"""Secrets of daily deals, by commit and reveal: promised beforehand and shown after."""

from __future__ import annotations

import secrets

import msgspec

from tablee.engine.dice import SECRET_BYTES, commitment
from tablee.store.store import Store
from tablee.tables.daily import closes_at, day_at, secret_of_day, secret_of_table

_SECRET, _SINCE = "daily-secret", "daily-since"


class DayPromise(msgspec.Struct, frozen=True, kw_only=True):
    """A day's promise: SHA-256 of its secret; and the secret once the day is closed."""

    day: str
    promise: str
    secret: str | None


class DailySecrets:
    """The secrets of all days; the same at all servers of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._server = b""
        self._since = ""

    async def of_table(self, day: str, game: str) -> bytes:
        """From which the tables of a game on that day follow. It never leaves the server before its time."""
        return secret_of_table(secret_of_day(await self._secret(), day), game)

    async def promise(self, day: str, now: int) -> DayPromise:
        """What everybody may know of a day's secret at that moment."""
        secret = secret_of_day(await self._secret(), day)
        shown = secret.hex() if now >= closes_at(day) else None
        return DayPromise(day=day, promise=commitment(secret), secret=shown)

    async def since(self, now: int) -> str:
        """The first day that there was: nothing was promised before."""
        if not self._since:
            self._since = await self._store.server_key(_SINCE, day_at(now))
        return self._since

    async def _secret(self) -> bytes:
        if not self._server:
            fresh = secrets.token_hex(SECRET_BYTES)
            self._server = bytes.fromhex(await self._store.server_key(_SECRET, fresh))
        return self._server

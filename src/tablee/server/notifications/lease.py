"""The lease of the outbox: one server at a time sends, and keeps the right to by a sign every few seconds.

The signs come from a loop of their own, so that nothing that takes long, such as a slow receiver, can make
this server look dead to others: they would send what is under way here once more.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable

from tablee.server.ops.background import for_ever
from tablee.store.errors import StoreError
from tablee.store.store import Store

_LASTS_MS = 10_000
_RENEW_EVERY_S = 3.0


class OutboxLease:
    """Whether this server is the one that sends."""

    def __init__(self, store: Store, now: Callable[[], int], on_taken: Callable[[], None]) -> None:
        self.holder = secrets.token_hex(8)
        self._store = store
        self._now = now
        self._on_taken = on_taken
        self._held_until = 0
        self._was_asked = False

    @property
    def is_held(self) -> bool:
        """Whether nobody else sends at this moment."""
        return self._held_until > self._now()

    async def run(self) -> None:
        """Take it as soon as it is free, and keep it, for ever."""
        await for_ever("outbox lease", self.renew, _RENEW_EVERY_S)

    async def renew(self) -> None:
        """Once."""
        now, was_held = self._now(), self.is_held
        until = now + _LASTS_MS
        # A database in a file has one server: nobody else holds anything when its first process begins.
        is_alone = self._store.begins_alone and not self._was_asked
        is_ours = await self._store.hold_outbox(self.holder, now, until, is_alone=is_alone)
        self._was_asked = True
        self._held_until = until if is_ours else 0
        if is_ours and not was_held:
            self._on_taken()

    async def let_go(self) -> None:
        """Another server may go on."""
        with contextlib.suppress(StoreError):
            if self.is_held:
                await self._store.let_outbox_go(self.holder)
        self._held_until = 0

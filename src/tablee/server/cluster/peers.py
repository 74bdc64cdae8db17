"""Cluster membership, and rendezvous hashing: other servers at the same database, and whose bots think where.

All of them tell everybody what happens at a table, whichever of them was asked. Clocks ring in each of them,
and whoever comes second finds that it is done. But bots think in one place only: twice the thought would be
wasted, and in a race twice the hands would be quicker. That place is drawn by lot from a table's name, the
same everywhere, among all who have been heard of lately (the highest hash wins).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from typing import Protocol

import msgspec
import structlog

from tablee.server.ops.background import BackgroundTasks, for_ever
from tablee.server.protocol.messages import Presence
from tablee.store.errors import StoreError
from tablee.store.notifications import Notification
from tablee.store.store import Store

_SIGN_OF_LIFE_EVERY_S = 2.0
_GONE_AFTER_S = 7.0
_GOODBYE_TIMEOUT_S = 1.0  # who stops must not hang on a database that is away
LISTEN_FIRST_S = 1.0  # before waking tables: whoever is there has answered by then
_MAX_PRESENT_TOLD = 40  # who is at a table, told to other servers; a notice has a limit


class PeerListener(Protocol):
    """Whoever acts on what peers say."""

    def missed_news(self) -> None:
        """Something may have been said while nobody could listen."""

    def heard(self, news: Notification) -> None:
        """A peer said something about a table or a person."""

    def met(self) -> None:
        """There is another peer now."""

    def gone(self, name: str) -> None:
        """This peer is there no longer."""


class Peers:
    """The other servers, as far as this one has heard of them."""

    def __init__(self, store: Store, background: BackgroundTasks) -> None:
        self._store = store
        self._background = background
        self._log = structlog.get_logger("tablee")
        self._heard: dict[str, float] = {}  # by name: when last

    @property
    def are_there(self) -> bool:
        """Whether anybody else serves these tables."""
        return bool(self._heard)

    def is_mine(self, table: str) -> bool:
        """Whether the bots of this table think here."""
        if not self._heard:
            return True
        own = self._store.name
        return max((own, *self._heard), key=lambda name: _lot(name, table)) == own

    # --- speaking -------------------------------------------------------------------------------------

    async def run(self, listener: PeerListener) -> None:
        """Listen and give signs of life, for ever."""
        self._background.start(self._store.follow(lambda news: self._hear(news, listener)), "news of peers")
        await for_ever("peers", lambda: self._give_sign(listener), _SIGN_OF_LIFE_EVERY_S)

    async def _give_sign(self, listener: PeerListener) -> None:
        self._miss_the_silent(listener)
        await self._store.announce("here")  # if the database is away, so is everybody's news

    async def say_goodbye(self) -> None:
        """This server closes: others need not wait until they miss it."""
        with contextlib.suppress(StoreError, TimeoutError):
            await asyncio.wait_for(self._store.announce("gone"), _GOODBYE_TIMEOUT_S)

    def tell_presence(self, table: str, here: tuple[Presence, ...]) -> None:
        """Who is at this table here."""
        if self._heard:
            self._announce("who", table, msgspec.json.encode(here[:_MAX_PRESENT_TOLD]).decode())

    def ask_presence(self, table: str) -> None:
        """A table has woken up here: who is there elsewhere?"""
        if self._heard:
            self._announce("who?", table)

    def said(self, table: str, number: int) -> None:
        """A line of chat was added."""
        if self._heard:
            self._announce("said", table, str(number))

    def person_changed(self, person: str) -> None:
        """A name or a token is another one."""
        if self._store.is_shared:
            self._announce("person", person)

    def _announce(self, kind: str, subject: str, more: str = "") -> None:
        self._background.start(self._store.announce(kind, subject, more), f"telling peers: {kind}")

    # --- who there is ---------------------------------------------------------------------------------

    def _hear(self, news: Notification, listener: PeerListener) -> None:
        if news.kind == "again":
            listener.missed_news()
            return
        if news.kind == "gone":
            self._forget(news.sender, listener)
            return
        is_new = news.sender not in self._heard
        self._heard[news.sender] = time.monotonic()
        if is_new:
            self._log.info("neighbour-met", neighbour=news.sender)
            self._announce("here", "")  # it need not wait for our next sign
            listener.met()
        listener.heard(news)

    def _miss_the_silent(self, listener: PeerListener) -> None:
        now = time.monotonic()
        for name, heard in list(self._heard.items()):
            if now - heard > _GONE_AFTER_S:
                self._forget(name, listener)

    def _forget(self, name: str, listener: PeerListener) -> None:
        if self._heard.pop(name, None) is not None:
            self._log.info("neighbour-gone", neighbour=name)
            listener.gone(name)


def _lot(name: str, table: str) -> bytes:
    return hashlib.sha256(f"{name} {table}".encode()).digest()

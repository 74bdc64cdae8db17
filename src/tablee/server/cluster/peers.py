"""Cluster membership, and rendezvous hashing: other servers at the same database, and whose bots think where.

All of them tell everybody what happens at a table, whichever of them was asked. Clocks ring in each of them,
and whoever comes second finds that it is done. But bots think in one place only: twice the thought would be
wasted, and in a race twice the hands would be quicker. That place is drawn by lot from a table's name, the
same everywhere, among all who have been heard of lately (the highest hash wins).
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec
import structlog

from tablee.server.cluster.news import NewsChannel
from tablee.server.ops.background import BackgroundTasks, for_ever
from tablee.server.protocol.messages import Presence
from tablee.store.notifications import Notification

_SIGN_OF_LIFE_EVERY_S = 2.0
_GONE_AFTER_S = 7.0
_LOOK_EVERY_S = 0.5  # whether peers still have their connection to the database
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

    def __init__(self, name: str, news: NewsChannel, background: BackgroundTasks) -> None:
        self.name = name  # of this server among others
        self._news = news
        self._background = background
        self._log = structlog.get_logger("tablee")
        self._heard: dict[str, float] = {}  # by name: when last
        self._missing: set[str] = set()  # peers that the database did not see listening, at the last look
        self._hidden: set[str] = set()  # whom it does not see though they are there
        self._left: dict[str, None] = {}  # who said goodbye; nobody comes back under the same name

    @property
    def are_there(self) -> bool:
        """Whether anybody else serves these tables."""
        return bool(self._heard)

    def is_mine(self, table: str) -> bool:
        """Whether the bots of this table think here."""
        return not self._heard or self.owner_of(table) == self.name

    def owner_of(self, table: str) -> str:
        """Which server that is."""
        return max((self.name, *self._heard), key=lambda name: _lot(name, table))

    # --- speaking -------------------------------------------------------------------------------------

    async def run(self, listener: PeerListener) -> None:
        """Listen and give signs of life, for ever."""
        self._background.start(self._news.follow(lambda news: self._hear(news, listener)), "news of peers")
        self._background.start(
            for_ever("missing peers", lambda: self._miss_the_killed(listener), _LOOK_EVERY_S), "missing peers"
        )
        await for_ever("peers", lambda: self._give_sign(listener), _SIGN_OF_LIFE_EVERY_S)

    async def _give_sign(self, listener: PeerListener) -> None:
        self._miss_the_silent(listener)
        self._news.tell("here")

    def say_goodbye(self) -> None:
        """This server closes: others need not wait until they miss it."""
        self._news.tell("gone")

    def logs_grew(self, lasts: Mapping[str, int]) -> None:
        """Entries were added here: how far the logs of these tables go now."""
        if self._heard:
            self._news.tell_logs(lasts, self.owner_of)

    def attend(self, table: str) -> None:
        """A table wakes up here: what others say of it is to be heard, from before its log is read."""
        self._news.attend(table)

    def leave(self, table: str) -> None:
        """It is not awake here any more."""
        self._news.leave(table)

    def tell_presence(self, table: str, here: tuple[Presence, ...]) -> None:
        """Who is at this table here."""
        if self._heard:
            self._news.tell("who", table, msgspec.json.encode(here[:_MAX_PRESENT_TOLD]).decode())

    def ask_presence(self, table: str) -> None:
        """A table has woken up here: who is there elsewhere?"""
        if self._heard:
            self._news.tell("who?", table)

    def said(self, table: str, number: int) -> None:
        """A line of chat was added."""
        if self._heard:
            self._news.tell("said", table, str(number))

    def person_changed(self, person: str) -> None:
        """A name or a token is another one."""
        self._news.tell("person", person)

    def lists_changed(self, people: Iterable[str], table: str) -> None:
        """These people's lists of tables show that table otherwise now."""
        if self._heard and (named := " ".join(people)):
            self._news.tell("lists", table, named)

    def lost(self, name: str, listener: PeerListener, *, must_tell: bool = False) -> None:
        """This peer is gone for good, as it said or as somebody else knows. `must_tell`: only we do."""
        self._left[name] = None
        self._forget(name, listener)
        if must_tell:
            self._news.tell("lost", name)

    # --- who there is ---------------------------------------------------------------------------------

    def _hear(self, news: Notification, listener: PeerListener) -> None:
        if news.kind == "again":
            listener.missed_news()
            return
        if news.kind in ("gone", "lost"):
            self.lost(news.sender if news.kind == "gone" else news.subject, listener)
            return
        if news.sender in self._left:  # what it still had to write when it said goodbye
            listener.heard(news)
            return
        is_new = news.sender not in self._heard
        self._heard[news.sender] = time.monotonic()
        if is_new:
            self._log.info("neighbour-met", neighbour=news.sender)
            self._news.tell("here")  # it need not wait for our next sign
            listener.met()
        listener.heard(news)

    def _miss_the_silent(self, listener: PeerListener) -> None:
        now = time.monotonic()
        for name, heard in list(self._heard.items()):
            if now - heard > _GONE_AFTER_S:
                self._forget(name, listener)

    async def _miss_the_killed(self, listener: PeerListener) -> None:
        """A process that is killed loses its connections at once; one whose machine is gone does not."""
        seen = await self._news.listeners() if self._heard else set()
        if self.name not in seen:  # then nobody may be seen from here
            self._missing = set()
            return
        self._hidden -= seen
        missing = self._heard.keys() - seen - self._hidden
        for name in missing & self._missing:  # twice: it may only just have begun
            self._hidden.add(name)  # should it be heard again, it is there and cannot be seen
            self._forget(name, listener)
        self._missing = missing

    def _forget(self, name: str, listener: PeerListener) -> None:
        if self._heard.pop(name, None) is not None:
            self._log.info("neighbour-gone", neighbour=name)
            listener.gone(name)


def _lot(name: str, table: str) -> bytes:
    return hashlib.sha256(f"{name} {table}".encode()).digest()

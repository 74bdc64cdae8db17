"""Other servers at the same database: what they wrote, who is with them, and whose bots think where.

All of them tell everybody what happens at a table, whichever of them was asked. Clocks ring in each of them,
and whoever comes second finds that it is done. But bots think in one place only: twice the thought would be
wasted, and in a race twice the hands would be quicker. That place is drawn by lot from a table's name, the
same everywhere, among all who have been heard of lately.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from typing import TYPE_CHECKING

import msgspec

from tablee.server.protocol.messages import Presence
from tablee.store.errors import StoreError
from tablee.store.notifications import Notification

if TYPE_CHECKING:
    from tablee.server.services import Services
    from tablee.server.sessions.session import TableSession

_SIGN_OF_LIFE_EVERY = 2.0  # seconds
_GONE_AFTER = 7.0
_GOODBYE = 1.0  # the longest; who stops must not hang on a database that is away
LISTEN_FIRST = 1.0  # before waking tables: whoever is there has answered by then
_MOST_TOLD = 40  # who is at a table, told to other servers; a notice has a limit

_read_presence = msgspec.json.Decoder(tuple[Presence, ...]).decode


class Peers:
    """The other servers, as far as this one has heard of them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._heard: dict[str, float] = {}  # by name: when last

    @property
    def are_there(self) -> bool:
        """Whether anybody else serves these tables."""
        return bool(self._heard)

    def is_mine(self, table: str) -> bool:
        """Whether the bots of this table think here."""
        if not self._heard:
            return True
        own = self.services.store.name
        return max((own, *self._heard), key=lambda name: _lot(name, table)) == own

    # --- speaking -------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Listen and give signs of life, for ever."""
        self.services.background(self.services.store.follow(self._hear), "news of peers")
        while True:
            with contextlib.suppress(StoreError):  # the database is away: so is everybody's news
                await self.services.store.announce("here")
            await asyncio.sleep(_SIGN_OF_LIFE_EVERY)
            self._miss_the_silent()

    async def say_goodbye(self) -> None:
        """This server closes: others need not wait until they miss it."""
        with contextlib.suppress(StoreError, TimeoutError):
            await asyncio.wait_for(self.services.store.announce("gone"), _GOODBYE)

    def tell_presence(self, session: TableSession) -> None:
        """Who is at this table here."""
        if self._heard:
            here = session.broadcaster.here_only()[:_MOST_TOLD]
            self._announce("who", session.id, msgspec.json.encode(here).decode())

    def ask_presence(self, session: TableSession) -> None:
        """A table has woken up here: who is there elsewhere?"""
        if self._heard:
            self._announce("who?", session.id)

    def said(self, table: str, number: int) -> None:
        """A line of chat was added."""
        if self._heard:
            self._announce("said", table, str(number))

    def person_changed(self, person: str) -> None:
        """A name or a token is another one."""
        if self.services.store.is_shared:
            self._announce("person", person)

    def _announce(self, kind: str, subject: str, more: str = "") -> None:
        self.services.background(self.services.store.announce(kind, subject, more), f"telling peers: {kind}")

    # --- listening ------------------------------------------------------------------------------------

    def _hear(self, news: Notification) -> None:
        if news.kind == "again":
            for session in self.services.sessions.values():
                self.services.background(session.catch_up(), f"catching up with {session.id}")
            self.services.background(self.services.know_everybody_again(), "who has changed meanwhile")
            return
        if news.kind == "gone":
            self._forget(news.sender)
            return
        if news.sender not in self._heard:
            self._meet(news.sender)
        self._heard[news.sender] = time.monotonic()
        if news.kind == "log":
            for table in news.subject.split():
                self._log_has_grown(table)
        elif news.kind == "person":
            self.services.background(self.services.know_again(news.subject), "a person has changed")
        else:
            self._hear_of_table(news)

    def _log_has_grown(self, table: str) -> None:
        if self.services.is_awake(table):
            self.services.background(self._catch_up(table), f"catching up with {table}")
        elif self.is_mine(table):
            self.services.background(self.services.waker.wake_if_needed(table), f"waking {table}")

    async def _catch_up(self, table: str) -> None:
        await (
            await self.services.session(table)
        ).catch_up()  # one that is just waking up may have read too early

    def _hear_of_table(self, news: Notification) -> None:
        session = self.services.sessions.get(news.subject)
        if session is None:
            return
        if news.kind == "who":
            session.attend()
            session.seen_elsewhere(news.sender, _read_presence(news.more))
        elif news.kind == "who?":
            if session.watchers:
                self.tell_presence(session)
        elif news.kind == "said":
            self.services.background(
                self.services.overheard(session, int(news.more)), f"chat at {session.id}"
            )

    # --- who there is ---------------------------------------------------------------------------------

    def _meet(self, name: str) -> None:
        self._heard[name] = time.monotonic()
        self.services.log.info("neighbour-met", neighbour=name)
        self._announce("here", "")  # it need not wait for our next sign
        for session in self.services.sessions.values():
            session.look_after()
            if session.watchers:
                self.tell_presence(session)

    def _miss_the_silent(self) -> None:
        now = time.monotonic()
        for name, heard in list(self._heard.items()):
            if now - heard > _GONE_AFTER:
                self._forget(name)

    def _forget(self, name: str) -> None:
        """It is gone, and what it looked after is looked after here, or by another one that is left."""
        if self._heard.pop(name, None) is None:
            return
        self.services.log.info("neighbour-gone", neighbour=name)
        for session in self.services.sessions.values():
            if name in session.elsewhere:
                session.seen_elsewhere(name, ())
            session.look_after()
        self.services.background(self.services.waker.wake_all(), "waking a peer's tables")


def _lot(name: str, table: str) -> bytes:
    return hashlib.sha256(f"{name} {table}".encode()).digest()

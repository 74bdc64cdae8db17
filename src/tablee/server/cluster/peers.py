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
    from tablee.server.services import House
    from tablee.server.sessions.session import Room

_SIGN_OF_LIFE_EVERY = 2.0  # seconds
_GONE_AFTER = 7.0
_GOODBYE = 1.0  # the longest; who stops must not hang on a database that is away
LISTEN_FIRST = 1.0  # before waking tables: whoever is there has answered by then
_MOST_TOLD = 40  # who is at a table, told to other servers; a notice has a limit

_read_presence = msgspec.json.Decoder(tuple[Presence, ...]).decode


class Neighbours:
    """The other servers, as far as this one has heard of them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._heard: dict[str, float] = {}  # by name: when last

    @property
    def are_there(self) -> bool:
        """Whether anybody else serves these tables."""
        return bool(self._heard)

    def is_mine(self, table: str) -> bool:
        """Whether the bots of this table think here."""
        if not self._heard:
            return True
        own = self.house.store.name
        return max((own, *self._heard), key=lambda name: _lot(name, table)) == own

    # --- speaking -------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Listen and give signs of life, for ever."""
        self.house.background(self.house.store.follow(self._hear), "news of neighbours")
        while True:
            with contextlib.suppress(StoreError):  # the database is away: so is everybody's news
                await self.house.store.announce("here")
            await asyncio.sleep(_SIGN_OF_LIFE_EVERY)
            self._miss_the_silent()

    async def say_goodbye(self) -> None:
        """This server closes: others need not wait until they miss it."""
        with contextlib.suppress(StoreError, TimeoutError):
            await asyncio.wait_for(self.house.store.announce("gone"), _GOODBYE)

    def tell_presence(self, room: Room) -> None:
        """Who is at this table here."""
        if self._heard:
            here = room.teller.here_only()[:_MOST_TOLD]
            self._announce("who", room.id, msgspec.json.encode(here).decode())

    def ask_presence(self, room: Room) -> None:
        """A table has woken up here: who is there elsewhere?"""
        if self._heard:
            self._announce("who?", room.id)

    def said(self, table: str, number: int) -> None:
        """A line of chat was added."""
        if self._heard:
            self._announce("said", table, str(number))

    def person_changed(self, person: str) -> None:
        """A name or a token is another one."""
        if self.house.store.is_shared:
            self._announce("person", person)

    def _announce(self, kind: str, subject: str, more: str = "") -> None:
        self.house.background(self.house.store.announce(kind, subject, more), f"telling neighbours: {kind}")

    # --- listening ------------------------------------------------------------------------------------

    def _hear(self, news: Notification) -> None:
        if news.kind == "again":
            for room in self.house.rooms.values():
                self.house.background(room.catch_up(), f"catching up with {room.id}")
            self.house.background(self.house.know_everybody_again(), "who has changed meanwhile")
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
            self.house.background(self.house.know_again(news.subject), "a person has changed")
        else:
            self._hear_of_table(news)

    def _log_has_grown(self, table: str) -> None:
        if self.house.is_awake(table):
            self.house.background(self._catch_up(table), f"catching up with {table}")
        elif self.is_mine(table):
            self.house.background(self.house.waking.wake_if_needed(table), f"waking {table}")

    async def _catch_up(self, table: str) -> None:
        await (await self.house.room(table)).catch_up()  # one that is just waking up may have read too early

    def _hear_of_table(self, news: Notification) -> None:
        room = self.house.rooms.get(news.subject)
        if room is None:
            return
        if news.kind == "who":
            room.attend()
            room.seen_elsewhere(news.sender, _read_presence(news.more))
        elif news.kind == "who?":
            if room.watchers:
                self.tell_presence(room)
        elif news.kind == "said":
            self.house.background(self.house.overheard(room, int(news.more)), f"chat at {room.id}")

    # --- who there is ---------------------------------------------------------------------------------

    def _meet(self, name: str) -> None:
        self._heard[name] = time.monotonic()
        self.house.log.info("neighbour-met", neighbour=name)
        self._announce("here", "")  # it need not wait for our next sign
        for room in self.house.rooms.values():
            room.look_after()
            if room.watchers:
                self.tell_presence(room)

    def _miss_the_silent(self) -> None:
        now = time.monotonic()
        for name, heard in list(self._heard.items()):
            if now - heard > _GONE_AFTER:
                self._forget(name)

    def _forget(self, name: str) -> None:
        """It is gone, and what it looked after is looked after here, or by another one that is left."""
        if self._heard.pop(name, None) is None:
            return
        self.house.log.info("neighbour-gone", neighbour=name)
        for room in self.house.rooms.values():
            if name in room.elsewhere:
                room.seen_elsewhere(name, ())
            room.look_after()
        self.house.background(self.house.waking.wake_all(), "waking a neighbour's tables")


def _lot(name: str, table: str) -> bytes:
    return hashlib.sha256(f"{name} {table}".encode()).digest()

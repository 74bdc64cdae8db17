"""What whoever runs the server has decided, kept at hand, and what follows from it for those who are here.

`tablee admin` writes to the database alone. Every server reads the log of deeds each second: that works for a
SQLite file as for PostgreSQL, needs no port and no password, and nothing is missed while a server is away.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
from typing import TYPE_CHECKING

from tablee.engine.errors import Refused, TableeError
from tablee.server.protocol.messages import Locked, Unsaid, write_message
from tablee.store.errors import StoreError
from tablee.store.rows import Announcement, AuditEntry, Ban, Lock

if TYPE_CHECKING:
    from tablee.server.services import Services

_LOOK_EVERY_S = 1.0
_LATE = 50  # numbers of deeds may become visible out of order: so many are looked at again

_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Banned(TableeError):
    """This person or this address is kept out."""

    code = "banned"


class Moderation:
    """Bans, locks and what is announced."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.announcement: Announcement | None = None
        self._locks: dict[str, list[Lock]] = {}  # by table, in order of time
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[_Network, Ban]] = []
        self._seen: set[int] = set()

    # --- questions ------------------------------------------------------------------------------------

    def check_person(self, person: str) -> None:
        """Raises Banned."""
        self._check(self._people.get(person))

    def check_address(self, address: str) -> None:
        """Raises Banned."""
        if not self._networks:
            return
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return
        meant = getattr(parsed, "ipv4_mapped", None) or parsed
        for network, ban in self._networks:
            if meant in network:
                self._check(ban)

    def is_locked(self, table: str) -> bool:
        """Whether nobody may do anything at this table but look."""
        known = self._locks.get(table)
        return known is not None and known[-1].ended_at is None

    def check_unlocked(self, table: str) -> None:
        """Raises Refused("table-locked")."""
        if self.is_locked(table):
            raise Refused("table-locked")

    def locked_after(self, table: str, moment: int) -> int:
        """For how many milliseconds a table whose last entry was made at this moment was locked since.

        Without the time in which there was no server either: that is given back already.
        """
        total = 0
        for lock in self._locks.get(table, ()):
            began, ended = max(lock.began_at, moment), lock.ended_at or 0
            if ended > began:
                total += ended - began
                for outage in self.services.heartbeat.outages:
                    total -= max(0, min(ended, outage.ended_at) - max(began, outage.began_at))
        return total

    def _check(self, ban: Ban | None) -> None:
        if ban is not None and (ban.until is None or ban.until > self.services.now()):
            raise Banned(why=ban.why or "–", **({} if ban.until is None else {"until": ban.until}))

    # --- following the log of deeds -------------------------------------------------------------------

    async def begin(self) -> None:
        """Learn how things stand, before anybody is let in."""
        self._seen = {deed.id for deed in await self.services.store.deeds(limit=_LATE)}
        await self._learn()

    async def run(self) -> None:
        """Follow, for ever."""
        while True:
            await asyncio.sleep(_LOOK_EVERY_S)
            with contextlib.suppress(StoreError):  # the health monitor tells of it
                await self._follow()

    async def _follow(self) -> None:
        after = max(self._seen, default=0) - _LATE
        found = await self.services.store.deeds(after, limit=10 * _LATE)
        fresh = [deed for deed in found if deed.id not in self._seen]
        if not fresh:
            return
        await self._learn()
        for deed in fresh:
            self.services.log.info(
                "admin", who=deed.who, action=deed.action, subject=deed.subject, number=deed.id
            )
            await self._see_to(deed)
            self._seen.add(deed.id)
        self._seen = set(sorted(self._seen)[-20 * _LATE :])

    async def _learn(self) -> None:
        store = self.services.store
        standing = await store.bans()
        self._people = {ban.subject: ban for ban in standing if ban.kind == "person"}
        self._networks = [
            (ipaddress.ip_network(ban.subject), ban) for ban in standing if ban.kind == "address"
        ]
        self._locks = {}
        for lock in await store.locks():
            self._locks.setdefault(lock.table, []).append(lock)
        self.announcement = await store.announcement()

    async def _see_to(self, deed: AuditEntry) -> None:
        """What this deed means for those who are here."""
        services, subject = self.services, deed.subject
        if deed.action in ("rename", "sign-out"):
            await services.know_again(subject)
            await services.read_again(json.loads(deed.details).get("tables", ()))
        elif deed.action == "ban":
            kind, _, who = subject.partition(":")
            if kind == "person":
                await services.know_again(who)
            else:
                self._cut_banned_addresses()
        elif deed.action == "delete-table":
            await services.remove_table(subject)
        elif deed.action == "delete-chat":
            self._broadcast(subject, Unsaid(table=subject, number=json.loads(deed.details)["number"]))
        elif deed.action in ("lock-table", "unlock-table"):
            await self._see_to_lock(subject)
        elif deed.action == "erased":
            services.people.forget_everybody()
            await services.know_everybody_again()
            await services.read_again(json.loads(deed.details)["tables"])
        elif deed.action == "tidy":
            services.people.forget_everybody()
            await services.forget_removed()
        elif deed.action in ("announce", "withdraw"):
            services.tell_notices()

    async def _see_to_lock(self, table: str) -> None:
        """Everybody there is told; clocks and bots rest, or go on with what they are owed."""
        services = self.services
        self._broadcast(table, Locked(table=table, is_locked=self.is_locked(table)))
        if not self.is_locked(table) and services.peers.is_mine(table):
            await services.waker.wake_if_needed(table)
        session = services.sessions.get(table)
        if session is not None:
            await session.give_time_back()
            session.look_after()

    def _cut_banned_addresses(self) -> None:
        for socket in list(self.services.sockets):
            try:
                self.check_address(socket.address)
            except Banned as problem:
                socket.hang_up(problem)

    def _broadcast(self, table: str, message: Unsaid | Locked) -> None:
        session = self.services.sessions.get(table)
        if session is not None:
            session.broadcaster.broadcast(write_message(message))

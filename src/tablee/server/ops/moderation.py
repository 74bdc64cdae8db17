"""Moderation: bans, locks and announcements, followed in the audit log and kept at hand.

`tablee admin` writes to the database alone. Every server reads the log of deeds each second: that works for a
SQLite file as for PostgreSQL, needs no port and no password, and nothing is missed while a server is away.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable

import structlog

from tablee.engine.errors import Refused, TableeError
from tablee.server.ops.background import for_ever
from tablee.store.repositories.heartbeats import Outage
from tablee.store.rows import Announcement, AuditEntry, Ban, Lock
from tablee.store.store import Store

_LOOK_EVERY_S = 1.0
_LATE = 50  # numbers of deeds may become visible out of order: so many are looked at again

_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Banned(TableeError):
    """This person or this address is kept out."""

    code = "banned"


class Moderation:
    """Bans, locks and what is announced."""

    def __init__(
        self, store: Store, now: Callable[[], int], outages: Callable[[], tuple[Outage, ...]]
    ) -> None:
        self._store = store
        self._now = now
        self._outages = outages
        self._log = structlog.get_logger("tablee")
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
                for outage in self._outages():
                    total -= max(0, min(ended, outage.ended_at) - max(began, outage.began_at))
        return total

    def _check(self, ban: Ban | None) -> None:
        if ban is not None and (ban.until is None or ban.until > self._now()):
            raise Banned(why=ban.why or "–", **({} if ban.until is None else {"until": ban.until}))

    # --- following the log of deeds -------------------------------------------------------------------

    async def begin(self) -> None:
        """Learn how things stand, before anybody is let in."""
        self._seen = {deed.id for deed in await self._store.deeds(limit=_LATE)}
        await self._learn()

    async def run(self, see_to: Callable[[AuditEntry], Awaitable[None]]) -> None:
        """Follow, for ever; `see_to` what each new deed means for those who are here."""
        await for_ever("moderation", lambda: self._follow(see_to), _LOOK_EVERY_S, first_after_s=_LOOK_EVERY_S)

    async def _follow(self, see_to: Callable[[AuditEntry], Awaitable[None]]) -> None:
        after = max(self._seen, default=0) - _LATE
        found = await self._store.deeds(after, limit=10 * _LATE)
        fresh = [deed for deed in found if deed.id not in self._seen]
        if not fresh:
            return
        await self._learn()
        for deed in fresh:
            self._log.info("admin", who=deed.who, action=deed.action, subject=deed.subject, number=deed.id)
            await see_to(deed)
            self._seen.add(deed.id)
        self._seen = set(sorted(self._seen)[-20 * _LATE :])

    async def _learn(self) -> None:
        standing = await self._store.bans()
        self._people = {ban.subject: ban for ban in standing if ban.kind == "person"}
        self._networks = [
            (ipaddress.ip_network(ban.subject), ban) for ban in standing if ban.kind == "address"
        ]
        self._locks = {}
        for lock in await self._store.locks():
            self._locks.setdefault(lock.table, []).append(lock)
        self.announcement = await self._store.announcement()

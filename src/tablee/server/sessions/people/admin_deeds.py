"""What an operator's deeds mean for those who are here: sockets closed, tables read again, locks told."""

from __future__ import annotations

import json

from tablee.server.accounts.connected import ConnectedSockets
from tablee.server.accounts.people import People
from tablee.server.cluster.peers import Peers
from tablee.server.ops.moderation import Banned, Moderation
from tablee.server.ops.notices import NoticeBoard
from tablee.server.protocol.messages import Locked, Unsaid, write_message
from tablee.server.sessions.registry import TableRegistry
from tablee.server.sessions.waker import TableWaker
from tablee.store.rows import AuditEntry


class AdminDeeds:
    """Carries out here what `tablee admin` has written to the database."""

    def __init__(
        self,
        moderation: Moderation,
        registry: TableRegistry,
        waker: TableWaker,
        people: People,
        sockets: ConnectedSockets,
        peers: Peers,
        notices: NoticeBoard,
    ) -> None:
        self._moderation = moderation
        self._registry = registry
        self._waker = waker
        self._people = people
        self._sockets = sockets
        self._peers = peers
        self._notices = notices

    async def see_to(self, deed: AuditEntry) -> None:
        """What this deed means for those who are here."""
        subject = deed.subject
        if deed.action in ("rename", "sign-out"):
            await self._sockets.know_again(subject)
            await self._registry.read_again(json.loads(deed.details).get("tables", ()))
        elif deed.action == "ban":
            kind, _, who = subject.partition(":")
            if kind == "person":
                await self._sockets.know_again(who)
            else:
                self._cut_banned_addresses()
        elif deed.action == "delete-table":
            await self._registry.remove(subject)
        elif deed.action == "delete-chat":
            session = self._registry.sessions.get(subject)
            if session is not None:
                number = json.loads(deed.details)["number"]
                session.broadcaster.tell_chat(Unsaid(table=subject, number=number))
        elif deed.action in ("lock-table", "unlock-table"):
            await self._see_to_lock(subject)
        elif deed.action == "erased":
            self._people.forget_everybody()
            await self._sockets.know_everybody_again()
            await self._registry.read_again(json.loads(deed.details)["tables"])
        elif deed.action == "tidy":
            self._people.forget_everybody()
            await self._registry.forget_removed()
        elif deed.action in ("announce", "withdraw"):
            self._notices.tell()

    async def _see_to_lock(self, table: str) -> None:
        """Everybody there is told; clocks and bots rest, or go on with what they are owed."""
        is_locked = self._moderation.is_locked(table)
        session = self._registry.sessions.get(table)
        if session is not None:
            session.broadcaster.broadcast(write_message(Locked(table=table, is_locked=is_locked)))
        if not is_locked and self._peers.is_mine(table):
            await self._waker.wake_if_needed(table)
        session = self._registry.sessions.get(table)
        if session is not None:
            await session.give_time_back()
            session.look_after()

    def _cut_banned_addresses(self) -> None:
        for socket in self._sockets:
            try:
                self._moderation.check_address(socket.address)
            except Banned as problem:
                socket.hang_up(problem)

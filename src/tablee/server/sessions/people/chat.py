"""Chat at a table: kept first, then told to everybody there, also through other servers."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from tablee.server.accounts.name_policy import check_text
from tablee.server.cluster.peers import Peers
from tablee.server.ops.moderation import Moderation
from tablee.server.protocol.messages import Said
from tablee.server.sessions.session import TableSession
from tablee.server.sessions.watcher import Watcher
from tablee.store.rows import ChatLine
from tablee.store.store import Store
from tablee.tables.decide.access import check_may_speak
from tablee.tables.people import Person


class Chat:
    """Lines of chat, in and out."""

    def __init__(self, store: Store, moderation: Moderation, peers: Peers, now: Callable[[], int]) -> None:
        self._store = store
        self._moderation = moderation
        self._peers = peers
        self._now = now

    async def say(self, session: TableSession, watcher: Watcher, text: str, command_id: str) -> None:
        """Somebody says something to everybody at the table. Raises Refused."""
        self._moderation.check_unlocked(session.id)
        check_text(text)
        check_may_speak(session.live, watcher.line.person.id)
        at, person = self._now(), watcher.line.person
        name = session.live.name_of(person)
        number = await self._store.say(session.id, person.id, name, text, at)
        said = Said(table=session.id, number=number, at=at, person=person.id, name=name, text=text)
        session.chat_told.add(number)
        session.broadcaster.tell_chat(said, watcher, command_id)
        self._peers.said(session.id, number)

    async def not_heard_by(self, person: str) -> frozenset[str]:
        """Whose lines somebody does not see, and who does not see theirs: where one has blocked the other."""
        return frozenset(await self._store.kept_apart_from(person))

    async def overheard(self, session: TableSession, number: int) -> None:
        """Somebody said something at this table through another server."""
        for line in await self._store.chat(session.id, after=number - 1):
            if line.number == number:
                self._pass_on(session, line)

    async def catch_up(self, session: TableSession) -> None:
        """Something may have been said there that nobody told us of."""
        lines = await self._store.chat(session.id, after=session.chat_told.reached)
        for line in lines:
            self._pass_on(session, line)
        if lines:
            session.chat_told.reach(lines[-1].number)

    @staticmethod
    def _pass_on(session: TableSession, line: ChatLine) -> None:
        if not session.chat_told.add(line.number):
            return  # heard twice
        name = session.live.name_of(Person(line.person, line.name))
        said = Said(table=session.id, **{**dataclasses.asdict(line), "name": name})
        session.broadcaster.tell_chat(said)

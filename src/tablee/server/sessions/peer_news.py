"""What peers say, carried out at this server's tables: logs that grew, who is where, what was said."""

from __future__ import annotations

import msgspec

from tablee.server.accounts.connected import ConnectedSockets
from tablee.server.cluster.peers import Peers
from tablee.server.ops.background import BackgroundTasks
from tablee.server.protocol.messages import Presence
from tablee.server.sessions.people.chat import Chat
from tablee.server.sessions.people.renaming import Renaming
from tablee.server.sessions.registry import TableRegistry
from tablee.server.sessions.waker import TableWaker
from tablee.store.notifications import Notification, read_growth

_read_presence = msgspec.json.Decoder(tuple[Presence, ...]).decode


class PeerNews:
    """Listens to peers."""

    def __init__(
        self,
        registry: TableRegistry,
        waker: TableWaker,
        chat: Chat,
        renaming: Renaming,
        sockets: ConnectedSockets,
        peers: Peers,
        background: BackgroundTasks,
    ) -> None:
        self._registry = registry
        self._waker = waker
        self._chat = chat
        self._renaming = renaming
        self._sockets = sockets
        self._peers = peers
        self._background = background

    def missed_news(self) -> None:
        """Something may have been said while nobody could listen: look at everything again."""
        self._look_at_all()
        self._background.start(self._sockets.know_everybody_again(), "who has changed meanwhile")
        self._background.start(self._waker.wake_all_again(), "waking what nobody told us of")
        for session in self._registry.sessions.values():
            self._peers.ask_presence(session.id)
            if session.watchers:
                self._peers.tell_presence(session.id, session.broadcaster.here_only())

    def concerned(self, awake_since: int) -> list[str]:
        """Tables that somebody here looks at, or that are looked after here; of those awake since then."""
        return [
            table
            for table, session in self._registry.sessions.items()
            if session.awake_since >= awake_since and (session.watchers or self._peers.is_mine(table))
        ]

    def compare(self, table: str, entry: int, line: int) -> None:
        """The log and the chat of this table go so far: read what was not heard of."""
        session = self._registry.sessions.get(table)
        if session is None:
            return
        if entry > session.live.number:
            self._background.start(session.catch_up(), f"catching up with {table}")
        if session.watchers and line > session.chat_told.reached:
            self._background.start(self._chat.catch_up(session), f"chat at {table}")

    def wake_changed(self, since: int) -> None:
        """Wake what needs somebody and has changed since then, if nobody told us."""
        self._background.start(self._waker.wake_changed(since), "waking what nobody told us of")

    def _look_at_all(self) -> None:
        for session in self._registry.sessions.values():
            self._background.start(session.catch_up(), f"catching up with {session.id}")
            if session.watchers:
                self._background.start(self._chat.catch_up(session), f"chat at {session.id}")

    def heard(self, news: Notification) -> None:
        """A peer said something about a table or a person."""
        if news.kind == "log":
            for table, last in read_growth(news).items():
                self._log_has_grown(table, last)
        elif news.kind == "person":
            self._background.start(self._person_changed(news.subject), "a person has changed")
        elif news.kind == "lists":
            self._sockets.lists_changed(news.more.split(), news.subject)
        else:
            self._heard_of_table(news)

    async def _person_changed(self, person: str) -> None:
        await self._sockets.know_again(person)
        await self._renaming.spread_from_peer(person)

    def met(self) -> None:
        """There is another peer: some tables are its to look after now."""
        for session in self._registry.sessions.values():
            session.look_after()
            if session.watchers:
                self._peers.tell_presence(session.id, session.broadcaster.here_only())

    def gone(self, name: str) -> None:
        """What it looked after is looked after here, or by another one that is left.

        Its last words may not have been said: what it wrote is looked for.
        """
        self._look_at_all()
        for session in self._registry.sessions.values():
            if name in session.elsewhere:
                session.seen_elsewhere(name, ())
            session.look_after()
        self._background.start(self._waker.wake_all(), "waking a peer's tables")

    def _log_has_grown(self, table: str, last: int | None) -> None:
        session = self._registry.sessions.get(table)
        if session is not None and last is not None and session.live.number >= last:
            return  # heard twice, or read already
        if self._registry.is_awake(table):
            self._background.start(self._catch_up(table), f"catching up with {table}")
        elif self._peers.is_mine(table):
            self._background.start(self._waker.wake_if_needed(table), f"waking {table}")

    async def _catch_up(self, table: str) -> None:
        session = await self._registry.session(table)  # one that is just waking up may have read too early
        await session.catch_up()

    def _heard_of_table(self, news: Notification) -> None:
        session = self._registry.sessions.get(news.subject)
        if session is None:
            return
        if news.kind == "who":
            session.attend()
            session.seen_elsewhere(news.sender, _read_presence(news.more))
        elif news.kind == "who?":
            if session.watchers:
                self._peers.tell_presence(session.id, session.broadcaster.here_only())
        elif news.kind == "said":
            self._background.start(self._chat.overheard(session, int(news.more)), f"chat at {session.id}")

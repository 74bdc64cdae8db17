"""A registry of open sockets: who is connected, and what changes for them when a person does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from tablee.engine.errors import TableeError
from tablee.server.accounts.people import People
from tablee.server.cluster.peers import Peers
from tablee.server.ops.background import for_ever
from tablee.server.protocol.messages import TablesChanged, write_message
from tablee.tables.people import Person

LOOK_EVERY_S = 0.5  # at the pings of every socket


_TABLES_CHANGED = write_message(TablesChanged())


class ConnectedSocket(Protocol):
    """What this registry needs to know of a socket."""

    person: Person
    address: str

    def tell(self, message: bytes) -> None:
        """Send. Never waits."""

    def close(self) -> None:
        """Say goodbye."""

    def hang_up(self, problem: TableeError) -> None:
        """Say why, and close the line."""

    def look_after_line(self) -> None:
        """Ping it, or hang up if nobody is there."""

    async def know_again(self) -> None:
        """Ask anew whose it is."""

    def is_watching(self, table: str) -> bool:
        """Whether it is told what happens at this table anyway."""


class ConnectedSockets:
    """Every socket that is open."""

    def __init__(self, people: People, peers: Peers) -> None:
        self._people = people
        self._peers = peers
        self._sockets: set[ConnectedSocket] = set()
        self._by_person: dict[str, set[ConnectedSocket]] = {}

    def __iter__(self) -> Iterator[ConnectedSocket]:
        return iter(list(self._sockets))

    def __len__(self) -> int:
        return len(self._sockets)

    def __contains__(self, socket: object) -> bool:
        return socket in self._sockets

    def add(self, socket: ConnectedSocket) -> None:
        """It was opened."""
        self._sockets.add(socket)

    def discard(self, socket: ConnectedSocket) -> None:
        """It is gone."""
        self._sockets.discard(socket)
        own = self._by_person.get(socket.person.id)
        if own is not None:
            own.discard(socket)
            if not own:
                del self._by_person[socket.person.id]

    def greeted(self, socket: ConnectedSocket) -> None:
        """It is known whose it is."""
        self._by_person.setdefault(socket.person.id, set()).add(socket)

    def tell_everybody(self, message: bytes) -> None:
        """The same to every socket."""
        for socket in self:
            socket.tell(message)

    def lists_changed(self, people: Iterable[str], table: str) -> None:
        """The lists of these people show this table otherwise now: say so wherever they are not there."""
        for person in people:
            for socket in list(self._by_person.get(person, ())):
                if not socket.is_watching(table):
                    socket.tell(_TABLES_CHANGED)

    async def look_after_lines(self) -> None:
        """Ping whoever is due, and hang up on those who are gone, for ever."""
        await for_ever("pings", self._look_after_lines, LOOK_EVERY_S, first_after_s=LOOK_EVERY_S)

    async def _look_after_lines(self) -> None:
        for socket in self:
            socket.look_after_line()

    async def person_changed(self, person: str) -> None:
        """Somebody has another name, or is no longer signed in somewhere: here and at all peers."""
        await self.know_again(person)
        self._peers.person_changed(person)

    async def know_again(self, person: str) -> None:
        """Ask the store anew who that is; close whatever was opened with a token that is no longer good."""
        self._people.forget(person)
        for socket in self:
            if socket.person.id == person:
                await socket.know_again()

    async def know_everybody_again(self) -> None:
        """Anybody may have been renamed or signed out without a word reaching us."""
        greeted = {socket.person.id for socket in self} - {""}
        for person in greeted:
            await self.know_again(person)

"""Somebody who watches a table: one socket, and how far it has been told."""

from __future__ import annotations

from typing import Protocol

from tablee.tables.people import Person


class Line(Protocol):
    """What a session needs to know of a socket."""

    person: Person

    @property
    def round_trip(self) -> int | None:
        """Milliseconds there and back; None while nobody knows."""

    @property
    def is_slow(self) -> bool:
        """Whether more is waiting to be sent than can go out now."""

    def tell(self, message: bytes) -> None:
        """Send. Never waits."""

    def dismiss(self, table: str, code: str) -> None:
        """Say why nothing more of this table comes."""


class Watcher:
    """One socket at one table. `sent` is the last entry that it was told of."""

    __slots__ = ("apart", "eyes", "is_behind", "is_catching_up", "is_gone", "line", "link", "may_sit", "sent")

    def __init__(self, line: Line, *, may_sit: bool = False, link: str = "") -> None:
        self.line = line
        self.may_sit = may_sit
        self.link = link  # the key of the link that let them in, or would have
        self.eyes: int | None = None
        self.apart: frozenset[str] = frozenset()  # people whose chat they do not see, because of a block
        self.sent = 0
        self.is_behind = False  # left out while it was slow; told the rest when it is ready again
        self.is_catching_up = False  # what it was spared is being worked out
        self.is_gone = False  # watches no longer

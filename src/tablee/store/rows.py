"""Rows: what is kept, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Status = Literal["open", "playing", "over"]  # people sit down, they play (or pause), the game has ended


@dataclass(frozen=True, slots=True)
class Write:
    """Entries for one table's log, numbered first, first + 1, …; all of them are written, or none."""

    table: str
    first: int
    at: int  # milliseconds since 1970
    bodies: tuple[bytes, ...]  # each an entry as JSON


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table in the index. A projection of its log, for lists and for waking up; never the truth."""

    id: str
    game: str
    seats: int
    status: Status
    is_public: bool
    host: str  # a person's id
    created_at: int  # all times in milliseconds since 1970
    changed_at: int
    wake_at: int | None = None  # when a clock wants the server to look at this table
    needs_bot: bool = False  # a bot is to move
    names: str = "[]"  # who sits there, as JSON
    moves: int = 0
    outcome: str | None = None  # how it ended, as JSON
    seat_key: str = ""
    watch_key: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """A game that has ended. Its table may be in the middle of another one."""

    table: str
    number: int  # which game at that table: 1, 2, …
    ended_at: int
    game: str
    names: str  # who played, as JSON
    moves: int
    outcome: str | None  # how it ended, as JSON


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody with a name and a token; with a login only if they wanted one."""

    id: str
    name: str
    login: str | None
    password_hash: str | None
    created_at: int
    last_seen: int


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that somebody is signed in with. `id` names it; it is not enough to sign in with."""

    id: str
    device: str  # such as "Firefox/Linux", as far as it could be told
    created_at: int
    last_seen: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table."""

    number: int
    at: int
    person: str
    name: str  # as it was when it was said
    text: str


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A game record that somebody brought along."""

    id: str
    game: str
    text: str
    imported_at: int
    by: str  # a person's id


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who is kept out: a person's id, or an address or a network of addresses."""

    kind: str  # "person" or "address"
    subject: str
    at: int
    until: int | None  # None: until it is lifted
    why: str


@dataclass(frozen=True, slots=True)
class Lock:
    """A time in which nobody could do anything at a table."""

    table: str
    began_at: int
    ended_at: int | None  # None: it goes on


@dataclass(frozen=True, slots=True)
class Announcement:
    """What everybody is told, in one language or both."""

    id: int
    at: int
    en: str
    fr: str


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """Something that whoever runs the server did."""

    id: int
    at: int
    who: str  # user and machine
    action: str
    subject: str
    details: str  # as JSON

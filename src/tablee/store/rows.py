"""Rows: what is kept, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

Status = Literal["open", "playing", "paused", "over"]  # people sit down, they play, they rest, it has ended


class Write(msgspec.Struct, frozen=True):  # one a move: a frozen dataclass takes six times as long to make
    """Entries for one table's log, numbered first, first + 1, …; all of them are written, or none."""

    table: str
    first: int
    at: int  # milliseconds since 1970
    bodies: tuple[bytes, ...]  # each an entry as JSON
    calls: bool = False  # somebody may have to be told of it: the outbox is written too


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
    daily: str = ""  # the day whose daily deal is played there


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """A game that has ended. Its table may be in the middle of another one."""

    table: str
    number: int  # which game at that table: 1, 2, …
    ended_at: int
    game: str
    names: str  # who played, as JSON
    moves: int
    outcome: str | None  # how it ended, as JSON
    is_public: bool = False  # anybody could watch it
    is_rated: bool = False
    result: str = "none"  # what it was for whoever asks: see `tablee.ratings.results.Result`


@dataclass(frozen=True, slots=True)
class SeatPrecision:
    """How precisely a seat of a reviewed game was played."""

    seat: int
    decisions: int
    error_rate: float  # points lost per decision
    accuracy: float
    depth: int  # of the review: how many iterations of search a decision took


@dataclass(frozen=True, slots=True)
class PrecisionRow(SeatPrecision):
    """The same with the game it is of."""

    table_id: str
    number: int
    ended_at: int
    game: str
    names: str  # who played, as JSON


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody with a name and a token; with a login only if they wanted one."""

    id: str
    name: str
    login: str | None
    password_hash: str | None
    created_at: int
    last_seen: int
    is_named: bool = False  # the name is one that they chose or accepted
    looks: str = ""  # their shape and colour, as JSON
    shows: str = ""  # what others may see of their profile, as JSON


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that somebody is signed in with. `id` names it; it is not enough to sign in with."""

    id: str
    device: str  # such as "Firefox/Linux", as far as it could be told
    created_at: int
    last_seen: int


@dataclass(frozen=True, slots=True)
class RatingRow:
    """What is believed of somebody's strength at a game."""

    person: str
    game: str
    mean: float
    deviation: float
    games: int
    changed_at: int


@dataclass(frozen=True, slots=True)
class RatingStep:
    """What was believed after a rated game."""

    game: str
    at: int
    mean: float
    deviation: float


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
class EditionRow:
    """An edition that somebody has typed in."""

    id: str
    person_id: str
    game: str
    name: str
    tables: str  # as JSON
    changed_at: int


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


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something that happened, of which somebody may have to be told."""

    table_id: str
    number: int
    kind: str
    person_id: str  # whom it concerns; "": whoever sits there
    by: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryRow:
    """A message to one person by one channel, sent or not yet."""

    person_id: str
    table_id: str
    turn: str
    channel: str
    kind: str
    by: str
    created_at: int
    due_at: int
    attempts: int = 0
    claimed_by: str = ""
    batch: str = ""
    outcome: str = ""

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What there is only once of it."""
        return self.person_id, self.table_id, self.turn, self.channel


@dataclass(frozen=True, slots=True)
class Blocked:
    """Messages that cannot be sent at this moment. A place is a person and a channel."""

    busy: tuple[tuple[str, str], ...] = ()  # places to which something is under way
    slow: tuple[tuple[str, str], ...] = ()  # places known to take long; so does whatever was tried before
    full: tuple[tuple[str, bool], ...] = ()  # kinds of channels: no room for what is slow, or for the rest


@dataclass(frozen=True, slots=True, kw_only=True)
class NotificationSettingsRow:
    """How somebody wants to be called back."""

    person_id: str
    choices: str = "{}"  # as JSON
    mail: str = ""
    mail_code_hash: str = ""
    mail_code_until: int = 0
    mail_code_tries: int = 0
    address: str = ""
    feed_hash: str | None = None


@dataclass(frozen=True, slots=True)
class PushSubscriptionRow:
    """A browser that takes messages."""

    id: str
    person_id: str
    token_hash: str
    endpoint: str
    p256dh: str
    auth: str
    created_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyGameRow:
    """Somebody's one game of a daily deal."""

    day: str  # such as "2026-11-19"
    game: str
    person: str
    table: str
    began_at: int
    ended_at: int | None = None
    result: str = ""  # won, shared, lost, drawn or none
    merit: int | None = None  # how good it is; None: without a result
    scores: str = ""  # everybody's, as JSON
    is_late: bool = False  # it ended when the day was closed, and does not count


@dataclass(frozen=True, slots=True)
class FieldRow:
    """What a bot made of a daily deal."""

    number: int
    bot: str
    merit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationRow:
    """Somebody was asked to a table."""

    table: str
    person: str
    by: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchRow:
    """Somebody looks for a game, or one was found for them."""

    person_id: str
    id: str
    wishes: str  # as JSON
    ratings: str  # as JSON
    began_at: int
    seen_at: int
    state: Literal["looking", "found", "ready", "seated"] = "looking"
    table_id: str = ""
    seat: int = 0
    terms: str = ""  # as JSON
    found_at: int = 0

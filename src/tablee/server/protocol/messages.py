"""The messages of the socket protocol, both ways. Every message is one JSON text with a `type`.

A client watches tables and sends commands; the server answers each command exactly once, with `refused` or
with the `ack` inside the news (or the table) that it brought about. After a lost connection a client watches
again `after` the last number it has seen and sends again what was not answered: nothing is missed, nothing is
done twice.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tablee.bots.advice import Advice
from tablee.engine.messages import Move, View, kebab
from tablee.tables import commands
from tablee.tables.commands import AnyCommand
from tablee.tables.public_state import TableState
from tablee.tables.redaction import EntryForViewer

PROTOCOL = 1

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class ToServer(msgspec.Struct, frozen=True, tag_field="type", tag=kebab, forbid_unknown_fields=True):
    """What a client says."""


class Watch(ToServer, frozen=True):
    """Tell me what happens at this table, from now on or from after an entry that I have seen."""

    table: TableId
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    key: Key = ""  # from a seat link or a watch link, the first time


class Unwatch(ToServer, frozen=True):
    """No more of this table."""

    table: TableId


class Do(ToServer, frozen=True):
    """A command to a table. The id is the client's own; the same id again is never done twice."""

    id: CommandId
    table: TableId
    command: AnyCommand


class Say(ToServer, frozen=True):
    """Chat."""

    id: CommandId
    table: TableId
    text: Text


class AskHint(ToServer, frozen=True):
    """What would a bot do in my place? Only against bots alone, where the table's settings allow it."""

    id: CommandId
    table: TableId


class WhyNot(ToServer, frozen=True):
    """Would the rules let me play this move now, and if not, why? A question: nothing is played or counted.

    `expects` as in the command `play`.
    """

    id: CommandId
    table: TableId
    move: commands.Move
    expects: int | None = None


class Ping(ToServer, frozen=True):
    """For the client's idea of the server's clock."""

    at: float


AnyToServer = Watch | Unwatch | Do | Say | AskHint | WhyNot | Ping


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=kebab, omit_defaults=True):
    """What the server says."""


class You(msgspec.Struct, frozen=True):
    """Who the server thinks you are."""

    id: str
    name: str


class Welcome(ToClient, frozen=True, kw_only=True):
    """The first message."""

    you: You
    server_time: int
    protocol: int
    build: str  # of the browser's side: a page of another build loads itself anew


class YouAre(ToClient, frozen=True, kw_only=True):
    """You have another name now, whichever of your devices it was given on."""

    you: You


class TablesChanged(ToClient, frozen=True, kw_only=True):
    """Your list of tables has changed: one waits for you now or no longer, was dealt, or has ended.

    Not told of a table that is watched through this very socket.
    """


class Presence(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a table: which seat (None: watching), and the round trip of the connection."""

    person: str
    name: str
    seat: int | None
    round_trip: int | None = None  # milliseconds


class Away(msgspec.Struct, frozen=True):
    """Somebody who has a seat and is not at the table: since when, in milliseconds since 1970."""

    person: str
    since: int


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's clock: the bank when it last stopped, and when its time is up."""

    bank_ms: int | None = None
    deadline: int | None = None
    is_short: bool = False
    left_ms: int | None = None


class Said(ToClient, frozen=True, kw_only=True):
    """A line of chat. The person's own id comes back, so that nobody sees it twice."""

    table: str
    number: int
    at: int
    person: str
    name: str
    text: str
    ack: str = ""


class TableNow(ToClient, frozen=True, kw_only=True, tag="table"):
    """A table as it is: the answer to `watch`, and whenever somebody's eyes change."""

    table: str
    number: int
    state: TableState
    eyes: int | None
    view: View | None = None  # None before the start
    moves: tuple[str, ...] = ()  # what I may do now; left to the board where a game runs against the clock
    default: Move | None = None  # what will be played for me when my short time is up
    shown: tuple[View, ...] = ()  # the hands that players show to spectators
    here: tuple[Presence, ...] = ()
    away: tuple[Away, ...] = ()
    chat: tuple[Said, ...] = ()
    may_sit: bool = False
    is_locked: bool = False  # by whoever runs the server: everybody can look, nobody can do anything
    missed: tuple[EntryForViewer, ...] = ()  # what happened since `after`, without a gap up to now
    left_out: int = 0  # how many entries before those are left out, because they were too many


class News(ToClient, frozen=True, kw_only=True):
    """What happened, entry by entry, and how the table looks after it."""

    table: str
    number: int
    told: tuple[EntryForViewer, ...]
    view: View | None = None
    moves: tuple[str, ...] = ()
    default: Move | None = None
    shown: tuple[View, ...] = ()
    state: TableState | None = None  # only if more than moves and clocks changed
    clocks: tuple[SeatClock, ...] = ()  # where there are clocks
    clock_zero: int | None = None  # as in the state, which may not come along; None: the game's clock stands
    ack: str = ""


class Done(ToClient, frozen=True, kw_only=True):
    """A command was carried out and brought no news: it had been done before, or there was nothing to do."""

    id: str
    table: str
    number: int


class Refused(ToClient, frozen=True, kw_only=True):
    """A command was not carried out, and nothing has changed."""

    code: str
    id: str = ""
    table: str = ""
    details: dict[str, Any] = {}
    number: int | None = None


class Hint(ToClient, frozen=True, kw_only=True):
    """The answer to `ask-hint`: the best moves first, for the table as it was at entry `number`."""

    id: str
    table: str
    number: int
    moves: tuple[Advice, ...]


class MoveJudged(ToClient, frozen=True, kw_only=True):
    """The answer to `why-not`: what a `play` of that move would be refused with after entry `number`."""

    id: str
    table: str
    number: int
    is_legal: bool
    code: str = ""  # empty where the move is legal
    details: dict[str, Any] = {}


class Unsaid(ToClient, frozen=True, kw_only=True):
    """A line of chat was taken away."""

    table: str
    number: int


class Locked(ToClient, frozen=True, kw_only=True):
    """Whoever runs the server has locked this table (everybody can look, nobody can do anything), or not."""

    table: str
    is_locked: bool


class Here(ToClient, frozen=True, kw_only=True):
    """Who is at the table now, and who has a seat but is not."""

    table: str
    here: tuple[Presence, ...]
    away: tuple[Away, ...] = ()


class Pong(ToClient, frozen=True, kw_only=True):
    """The answer to a ping."""

    at: float
    server_time: int


class Announced(msgspec.Struct, frozen=True):
    """What whoever runs the server tells everybody: by language, in one or in all."""

    id: int  # another announcement has another one
    texts: dict[str, str]


class Notices(ToClient, frozen=True, kw_only=True):
    """What concerns everybody on this server, at whichever table: whenever it changes.

    After `welcome` it comes only if there is something to tell: without it all is well.
    """

    can_save: bool = True  # false: nothing that is done now can be kept, and so it is refused
    announcement: Announced | None = None  # from whoever runs the server


AnyToClient = (
    Welcome
    | YouAre
    | TablesChanged
    | TableNow
    | News
    | Done
    | Refused
    | Hint
    | MoveJudged
    | Here
    | Said
    | Unsaid
    | Locked
    | Pong
    | Notices
)

read_message = msgspec.json.Decoder(AnyToServer).decode
write_message = msgspec.json.Encoder().encode

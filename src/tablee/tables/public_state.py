"""What everybody may know about a table: seats, clocks, requests, how it ended. Knows no language."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.engine.messages import Outcome
from tablee.tables.entries import How, Origin
from tablee.tables.settings import Settings

Status = Literal["open", "playing", "paused", "over"]


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. While `deadline` is set and not short, the bank holds what is left until then."""

    kind: Literal["empty", "person", "bot"]
    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""  # what its person has added to the coming game's chance
    called: int | None = None  # which of the bots' names this one has, whichever seat it comes to
    held_by: str | None = None
    has_resigned: bool = False
    is_hand_shown: bool = False
    has_moved: bool = False  # a person has made a move here in this game: there is something to take back
    is_asked: bool = False  # the game waits for this seat
    bank_ms: int | None = None  # live clock: what was left when the seat's clock last stopped
    deadline: int | None = None  # milliseconds since 1970; None: no clock runs
    is_short: bool = False  # the deadline is that of a short decision
    left_ms: int | None = None  # while the clock stands: what is left of the time for this decision


class Request(msgspec.Struct, frozen=True):
    """What somebody asked all others, and who has agreed so far."""

    by: int
    agreed: tuple[int, ...] = ()
    waits_for: tuple[int, ...] = ()  # whose answer is missing; told only, never kept


class Requests(msgspec.Struct, frozen=True):
    """What is asked at the moment. `rematch` are the seats that would like another game."""

    undo: Request | None = None
    pause: Request | None = None
    rematch: tuple[int, ...] = ()
    abandon: Request | None = None  # to end the game without a winner


class Outsider(msgspec.Struct, frozen=True):
    """Somebody whom the host keeps out of the seats, or of the table; or who may not write in the chat."""

    person: str
    name: str  # as it was then; empty where nobody knew it
    from_table: bool = False


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody may see it, around the board."""

    number: int  # of the last entry
    game_number: int  # 1, 2 … with rematches
    status: Status
    settings: Settings
    host: str
    seats: tuple[SeatState, ...]
    players: tuple[str, ...]  # the names of those who began the game at hand
    requests: Requests
    kept_out: tuple[Outsider, ...]
    muted: tuple[Outsider, ...]
    are_spectators_muted: bool
    has_undo: bool  # whether moves can be taken back in this game at all
    commitment: str | None  # the hash of the secret of the game at hand or, before one, of the coming game
    nonces: tuple[str, ...] = ()  # what went into its chance, by seat; "": derived openly; none: secret alone
    next_commitment: str = ""  # after the end: the same for the next game
    origin: Origin | None  # the finished game that is played on here; None: it was dealt
    secret: str | None  # once it is over
    outcome: Outcome | None
    how: How | None
    moves: int
    started_at: int | None
    ended_at: int | None
    clock_zero: int | None  # games against the clock: when their clock would have shown 0; None: it stands

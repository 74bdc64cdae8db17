"""Projection for everybody: what all may know about a table, seats, clocks, requests, how it ended."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from tablee.engine.messages import Outcome
from tablee.engine.registry import game
from tablee.tables.clocks import clock_zero
from tablee.tables.decide.consent import Asked, waits_for
from tablee.tables.decide.undo import has_undo, last_move_of
from tablee.tables.entries import How, Origin
from tablee.tables.settings import LiveClock, Settings
from tablee.tables.state import Claim, LiveState, Request, Status


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. While `deadline` is set and not short, the bank holds what is left until then."""

    kind: Literal["empty", "person", "bot"]
    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""  # what its person has added to the coming game's chance
    is_ready: bool = False  # before the deal: its person has said so, or it is a bot's
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
    wins: int = 0  # games that were won here by whoever sits there now


class Requests(msgspec.Struct, frozen=True):
    """What is asked at the moment. `rematch` are the seats that would like another game."""

    undo: Request | None = None
    pause: Request | None = None
    rematch: tuple[int, ...] = ()
    abandon: Request | None = None  # to end the game without a winner
    claim: Claim | None = None  # somebody says that a seat is theirs


class FormerHolder(msgspec.Struct, frozen=True):
    """Somebody whose seat in this game was handed over to another device."""

    person: str
    seat: int


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
    former: tuple[FormerHolder, ...] = ()
    nonces: tuple[str, ...] = ()  # what went into its chance, by seat; "": derived openly; none: secret alone
    next_commitment: str = ""  # after the end: the same for the next game
    daily: str = ""  # the day whose daily deal is played here
    origin: Origin | None  # the finished game that is played on here; None: it was dealt
    secret: str | None  # once it is over
    outcome: Outcome | None
    how: How | None
    moves: int
    started_at: int | None
    ended_at: int | None
    games_ended: int = 0  # with a result, at this table …
    draws: int = 0  # … and how many of them without a winner
    clock_zero: int | None  # games against the clock: when their clock would have shown 0; None: it stands


def public_state(live: LiveState) -> TableState:
    """Returns the table as everybody may know it."""
    table, begins = live.table, live.beginning or live.waiting
    return TableState(
        number=live.number,
        game_number=live.game_number,
        status=live.status,
        settings=live.settings,
        host=live.host,
        seats=tuple(_public_seat(live, seat) for seat in range(len(live.chairs))),
        players=live.players,
        requests=_public_requests(live),
        kept_out=tuple(Outsider(one.person, one.name, one.from_table) for one in live.kept_out.values()),
        muted=tuple(Outsider(person, name) for person, name in live.muted.items()),
        are_spectators_muted=live.are_spectators_muted,
        has_undo=has_undo(game(live.settings.game)) and not (live.settings.is_rated or live.daily),
        commitment=(live.coming or None) if table is None else live.commitment,
        former=tuple(FormerHolder(person, seat) for person, seat in live.former.items()),
        nonces=live.nonces,
        next_commitment=live.coming if table is not None else "",
        daily=live.daily,
        origin=None if begins is None else begins.origin,
        secret=table.secret.hex() if table is not None and live.ended_at is not None else None,
        outcome=live.outcome,
        how=live.how,
        moves=len(live.moves),
        started_at=live.started_at,
        ended_at=live.ended_at,
        games_ended=live.games_ended,
        draws=live.draws,
        clock_zero=clock_zero(live),
    )


def _public_seat(live: LiveState, seat: int) -> SeatState:
    chair = live.chairs[seat]
    is_clocked = isinstance(live.settings.clock, LiveClock) and chair.is_in_the_game
    return SeatState(
        kind="person" if chair.person else "bot" if chair.bot else "empty",
        person=chair.person or None,
        name=chair.name,
        bot=chair.bot or None,
        nonce=chair.nonce,
        is_ready=live.table is None and (chair.is_ready or bool(chair.bot)),
        called=chair.called,
        held_by=chair.held_by or None,
        has_resigned=chair.has_resigned,
        is_hand_shown=chair.is_hand_shown,
        has_moved=bool(chair.person) and last_move_of(live, seat) is not None,
        is_asked=seat in live.to_act,
        bank_ms=chair.bank if is_clocked and live.table is not None else None,
        deadline=chair.deadline,
        is_short=chair.is_short,
        left_ms=chair.left,
        wins=0 if chair.is_empty else live.wins.get(chair.who, 0),
    )


def _public_requests(live: LiveState) -> Requests:
    """What is asked at the moment, and of whom."""

    def told(to: Asked, request: Request | None) -> Request | None:
        return None if request is None else replace(request, waits_for=waits_for(live, to, request))

    return Requests(
        told("undo", live.undo),
        told("pause", live.pause),
        live.rematch,
        told("abandon", live.abandon),
        live.claim,
    )

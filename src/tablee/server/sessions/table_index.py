"""A read model: a table's row in the index, for lists and for waking after a restart. Never the truth."""

from __future__ import annotations

import dataclasses
from typing import Literal

import msgspec

from tablee.store.rows import Result, TableRow
from tablee.tables.live_table import LiveTable
from tablee.tables.public_state import TableState


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as lists show it."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    person: str = ""
    bot: str = ""
    called: int | None = None  # which of the bots' names
    is_to_act: bool = False


read_chairs = msgspec.json.Decoder(list[Chair]).decode


def of(row: TableRow, live: LiveTable, changed_at: int) -> TableRow:
    """The row as the table stands now."""
    state = live.state()
    return dataclasses.replace(
        row,
        game=state.settings.game,
        seats=state.settings.seats,
        status="playing" if state.status == "paused" else state.status,
        is_public=state.settings.is_public,
        host=state.host,
        changed_at=changed_at,
        wake_at=live.wake_at,
        needs_bot=_needs_looking_after(state, live),
        names=msgspec.json.encode(_chairs(state)).decode(),
        moves=state.moves,
        outcome=None if state.outcome is None else msgspec.json.encode(state.outcome).decode(),
        seat_key=live.seat_key or row.seat_key,
        watch_key=live.watch_key or row.watch_key,
    )


def result_of(row: TableRow, live: LiveTable) -> Result:
    """The game that has ended at this table."""
    return Result(
        table=row.id,
        number=live.game_number,
        ended_at=row.changed_at,
        game=row.game,
        names=row.names,
        moves=row.moves,
        outcome=row.outcome,
    )


def persons(live: LiveTable) -> list[str]:
    """Who sits at the table."""
    return [seat.person for seat in live.state().seats if seat.person]


def _chairs(state: TableState) -> list[Chair]:
    return [
        Chair(
            kind=seat.kind,
            name=seat.name,
            person=seat.person or "",
            bot=seat.bot or "",
            called=seat.called,
            is_to_act=seat.is_asked,
        )
        for seat in state.seats
    ]


def _needs_looking_after(state: TableState, live: LiveTable) -> bool:
    """Whether this table goes on by itself: then a server that starts must wake it, whoever is to move."""
    if state.status != "playing":
        return False
    has_bot = any(seat.kind == "bot" or seat.held_by or seat.has_resigned for seat in state.seats)
    return has_bot or live.wake_at is not None

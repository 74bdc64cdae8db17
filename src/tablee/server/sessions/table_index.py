"""A read model: a table's row in the index, for lists and for waking after a restart. Never the truth."""

from __future__ import annotations

import dataclasses
from collections.abc import Set
from typing import Literal, NamedTuple

import msgspec

from tablee.engine.registry import game
from tablee.ratings.ledger import RatedGame, RatedSeat
from tablee.ratings.results import ranks, result_of
from tablee.store.rows import DailyGameRow, ResultRow, TableRow
from tablee.tables.clocks import is_race
from tablee.tables.daily import SEAT, closes_at, merit_of
from tablee.tables.decide.rated import counts, left_early
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
        status=state.status,
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


def ended_game(row: TableRow, live: LiveTable) -> ResultRow:
    """The game that has ended at this table."""
    return ResultRow(
        table=row.id,
        number=live.game_number,
        ended_at=row.changed_at,
        game=row.game,
        names=row.names,
        moves=row.moves,
        outcome=row.outcome,
        is_public=row.is_public,
        is_rated=counts(live),
    )


def played_by(live: LiveTable) -> dict[str, str]:
    """Whoever played that game to its end, and what it was for each."""
    return {person: result_of(live.outcome, seat) for seat, person in enumerate(live.player_ids) if person}


def rated_game(live: LiveTable) -> RatedGame | None:
    """The same for their ratings; None if it does not count."""
    if not counts(live) or live.outcome is None:
        return None
    seats = zip(
        ranks(live.outcome, len(live.chairs), left_early(live)), live.player_ids, live.bots, strict=True
    )
    return RatedGame(
        game=live.settings.game,
        is_realtime=is_race(live),
        seats=tuple(RatedSeat(rank, person, bot) for rank, person, bot in seats),
    )


def daily_game(row: TableRow, live: LiveTable) -> DailyGameRow | None:
    """The same as the result of a daily deal; None if it was none."""
    if not row.daily or live.ended_at is None:
        return None
    outcome, playing = live.outcome, game(row.game)
    return DailyGameRow(
        day=row.daily,
        game=row.game,
        person=live.player_ids[SEAT],
        table=row.id,
        began_at=live.started_at or row.created_at,
        ended_at=live.ended_at,
        result=result_of(outcome, SEAT),
        merit=None if outcome is None else merit_of(playing, outcome, gave_up=live.how == "resigned"),
        scores=msgspec.json.encode(None if outcome is None else outcome.scores).decode(),
        is_late=live.ended_at >= closes_at(row.daily),
    )


def persons(live: LiveTable) -> list[str]:
    """Who sits at the table."""
    return [seat.person for seat in live.state().seats if seat.person]


class ListsChanged(NamedTuple):
    """Whose lists show this table otherwise now."""

    table: str
    people: Set[str]
    absent: Set[str]  # those of them who are not at the table: they may be at any other


def whose_list_changed(before: TableRow, after: TableRow) -> set[str]:
    """Whoever sees this table otherwise in their own list: it waits for them now, or no longer.

    After a deal, a pause or an end that is everybody at the table.
    """
    if (before.status, before.names) == (after.status, after.names):
        return set()
    was, now = _waits_for(before), _waits_for(after)
    people = was.keys() | now.keys()
    if before.status != after.status:
        return people
    return {person for person in people if was.get(person) != now.get(person)}


def _waits_for(row: TableRow) -> dict[str, bool]:
    """Everybody who sits there, and whether they are to act."""
    return {chair.person: chair.is_to_act for chair in read_chairs(row.names) if chair.person}


def _chairs(state: TableState) -> list[Chair]:
    return [
        Chair(
            kind=seat.kind,
            name=seat.name,
            person=seat.person or "",
            bot=seat.bot or "",
            called=seat.called,
            is_to_act=seat.is_asked and state.status == "playing",
        )
        for seat in state.seats
    ]


def _needs_looking_after(state: TableState, live: LiveTable) -> bool:
    """Whether this table goes on by itself: then a server that starts must wake it, whoever is to move."""
    if state.status != "playing":
        return False
    has_bot = any(seat.kind == "bot" or seat.held_by or seat.has_resigned for seat in state.seats)
    return has_bot or live.wake_at is not None

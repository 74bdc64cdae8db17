"""Access rules of a table: by which link somebody may come in, and who has to go when the host says so."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Sequence

from tablee.engine.errors import TableeError
from tablee.server.sessions.awake_table import AwakeTable
from tablee.server.sessions.watcher import Watcher
from tablee.store.rows import TableRow
from tablee.store.store import Store
from tablee.tables.daily import closes_at
from tablee.tables.entries import AnyEntry, Changed, KeptOut, LetBackIn, LinksRenewed
from tablee.tables.live_table import LiveTable

AT_THE_DOOR = {Changed, KeptOut, LetBackIn, LinksRenewed}


async def check_key(store: Store, row: TableRow, live: LiveTable | None, person: str, key: str) -> bool:
    """Whether this person may sit down, or only watch. Raises if the table is private and the key wrong.

    A table that sleeps is judged by its row, so that nobody wakes what is not for them.
    """
    if row.is_public or person == row.host or await _sits_there(store, row, live, person):
        return True
    if key and secrets.compare_digest(key.encode(), row.seat_key.encode()):
        await store.add_guest(row.id, person, row.seat_key)
        return True
    if await store.is_guest(row.id, person, row.seat_key):
        return True
    if key and secrets.compare_digest(key.encode(), row.watch_key.encode()):
        return False
    raise TableeError("private-table", table=row.id)


async def _sits_there(store: Store, row: TableRow, live: LiveTable | None, person: str) -> bool:
    if live is not None:
        return live.seat_of(person) is not None
    return await store.has_chair(row.id, person)


async def check_daily(store: Store, row: TableRow, person: str, now: int) -> None:
    """Refuse whoever could learn something of a daily deal here that they have still to play themselves.

    Before its day is closed a game that goes on is for whoever plays it, and one that is over for those who
    have finished theirs.
    """
    if not row.daily or person == row.host or now >= closes_at(row.daily):
        return
    if row.status != "over":
        raise TableeError("daily-running")
    mine = await store.daily_games_of(person, row.daily, row.daily)
    if not any(one.game == row.game and one.ended_at is not None for one in mine):
        raise TableeError("daily-not-finished")


def check_welcome(live: LiveTable, person: str) -> bool:
    """Whether the host lets this person sit down. Raises if they may not even come in."""
    kept_out = live.kept_out.get(person)
    if kept_out is not None and kept_out.from_table:
        raise TableeError("kept-out-of-table")
    return kept_out is None


def with_new_links(row: TableRow, entries: Sequence[AnyEntry]) -> TableRow:
    """The row with the keys that these entries bring: written with them, or an old link could live on."""
    for entry in entries:
        if isinstance(entry, LinksRenewed):
            row = dataclasses.replace(
                row, seat_key=entry.seat_key or row.seat_key, watch_key=entry.watch_key or row.watch_key
            )
    return row


def show_out(table: AwakeTable) -> None:
    """Whoever may not be here any more is told so, and hears nothing else of this table."""
    for watcher in list(table.watchers):
        code = why_out(table, watcher)
        if code:
            watcher.line.dismiss(table.id, code)


def why_out(table: AwakeTable, watcher: Watcher) -> str:
    """Why somebody who was let in may not be here any more; "" if they may."""
    live, person = table.live, watcher.line.person.id
    kept_out = live.kept_out.get(person)
    if kept_out is not None and kept_out.from_table:
        return "kept-out-of-table"
    if live.settings.is_public or person == live.host or live.seat_of(person) is not None:
        return ""
    return "" if watcher.link in (table.row.seat_key, table.row.watch_key) else "link-renewed"

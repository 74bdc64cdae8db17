"""Retention in small batches: whoever plays meanwhile waits for none of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    exists,
    func,
    or_,
    select,
    tuple_,
)

from tablee.store.repositories.admin import doom_tables
from tablee.store.repositories.base import Repository
from tablee.store.repositories.reviews import remove_reviews
from tablee.store.schema import (
    bans,
    chairs,
    chat,
    doomed,
    entries,
    guests,
    locks,
    people,
    records,
    results,
    tables,
)

BATCH_ROWS = 500  # rows in one transaction
_BATCH_TABLES = 20  # each has rows in several places

Kind = Literal["guests", "open_tables", "finished_tables", "chat", "records"]
KINDS: tuple[Kind, ...] = ("open_tables", "finished_tables", "chat", "records", "guests")


class Cutoffs(NamedTuple):
    """What is older than these moments (milliseconds since 1970) goes; None: it is kept for ever."""

    guests: int | None = None
    open_tables: int | None = None
    finished_tables: int | None = None
    chat: int | None = None
    records: int | None = None


class TidyRepository(Repository):
    """What goes."""

    async def count_old(self, cutoffs: Cutoffs) -> dict[str, int]:
        """How many of each kind would go now. Guests who are left without games by it come the next time."""
        counts: dict[str, int] = {}
        for kind in KINDS:
            before = getattr(cutoffs, kind)
            if before is None:
                counts[kind] = 0
            else:
                old = _old(kind, before).subquery()
                counts[kind] = (await self._ask(select(func.count()).select_from(old)))[0][0]
        return counts

    async def remove_old(self, kind: Kind, before: int, at: int, but: Collection[str] = ()) -> int:
        """Remove a bite of what is older than that, but for these tables. Returns how many; 0: none is left.

        They are looked for beside the writer, and looked at again when they are removed.
        """
        limit = _BATCH_TABLES if kind.endswith("tables") else BATCH_ROWS
        asked = _old(kind, before)
        if kind.endswith("tables") and but:
            asked = asked.where(tables.c.id.not_in(list(but)))
        found = [tuple(row) for row in await self._ask(asked.limit(limit))]
        if not found:
            return 0
        return await self._change(lambda connection: _remove(connection, kind, before, at, found))

    async def doom(self, ids: Collection[str], at: int) -> None:
        """These tables are gone for everybody; their logs follow bit by bit."""
        await self._change(lambda connection: doom_tables(connection, ids, at))

    async def remove_doomed(self, most: int = BATCH_ROWS) -> int:
        """Remove a bit of the logs of tables that are gone. Returns how many rows; 0: none is left."""

        def remove(connection: Connection) -> int:
            table = connection.execute(select(doomed.c.table_id).limit(1)).scalar()
            if table is None:
                return 0
            some = select(entries.c.number).where(entries.c.table_id == table).limit(most)
            meant = delete(entries).where(entries.c.table_id == table, entries.c.number.in_(some))
            removed = connection.execute(meant).rowcount
            if removed < most:
                connection.execute(delete(doomed).where(doomed.c.table_id == table))
            return removed + 1

        return await self._change(remove)


def _old(kind: Kind, before: int) -> Select[tuple[object, ...]]:
    """The keys of what is old."""
    if kind == "guests":
        return select(people.c.id).where(_is_idle_guest(before))
    if kind == "chat":
        return select(chat.c.table_id, chat.c.number).where(chat.c.at < before)
    if kind == "records":
        return select(records.c.id).where(records.c.imported_at < before)
    return select(tables.c.id).where(_is_old_table(kind, before))


def _is_old_table(kind: Kind, before: int) -> ColumnElement[bool]:
    """An open table at which games have ended counts with those: they would go with it. So does a game that
    nobody has touched for as long, nor has had to: a move may be given a month. What an operator has locked
    stays until that is decided.
    """
    is_locked = exists().where(locks.c.table_id == tables.c.id, locks.c.ended_at.is_(None))
    was_played = exists().where(results.c.table_id == tables.c.id)
    is_open = and_(tables.c.status == "open", ~was_played)
    is_idle = and_(tables.c.changed_at < before, or_(tables.c.wake_at.is_(None), tables.c.wake_at < before))
    return and_(is_idle, ~is_locked, is_open if kind == "open_tables" else ~is_open)


def _is_idle_guest(before: int) -> ColumnElement[bool]:
    """Without a login, a seat, a table, a game that ended, or a ban that would be forgotten with them."""
    return and_(
        people.c.login.is_(None),
        people.c.last_seen < before,
        ~exists().where(chairs.c.person_id == people.c.id),
        ~exists().where(results.c.person_id == people.c.id),
        ~exists().where(tables.c.host == people.c.id),
        ~exists().where(and_(bans.c.kind == "person", bans.c.subject == people.c.id)),
    )


def _remove(
    connection: Connection, kind: Kind, before: int, at: int, keys: Sequence[tuple[object, ...]]
) -> int:
    if kind == "chat":
        place = tuple_(chat.c.table_id, chat.c.number)
        return connection.execute(delete(chat).where(place.in_(keys), chat.c.at < before)).rowcount
    ids = [str(key[0]) for key in keys]
    if kind == "records":
        old = select(records.c.id).where(records.c.id.in_(ids), records.c.imported_at < before)
        gone = [row.id for row in connection.execute(old)]
        remove_reviews(connection, "record", gone)
        return connection.execute(delete(records).where(records.c.id.in_(gone))).rowcount
    if kind == "guests":
        connection.execute(delete(guests).where(guests.c.person_id.in_(ids)))
        return connection.execute(delete(people).where(people.c.id.in_(ids), _is_idle_guest(before))).rowcount
    still = select(tables.c.id).where(tables.c.id.in_(ids), _is_old_table(kind, before))
    gone = [row.id for row in connection.execute(still)]
    doom_tables(connection, gone, at)
    return len(gone)

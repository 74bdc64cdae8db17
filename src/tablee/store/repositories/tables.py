"""The read model of tables: an index, who sits where, who may watch. All of it follows from the logs."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Select, func, select, union

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import TableRow
from tablee.store.schema import chairs, guests, is_awaited, is_in_lobby, is_listed, is_timed, tables


class TablesRepository(Repository):
    """Which tables there are."""

    async def table(self, id: str) -> TableRow | None:
        """One table."""
        found = await self._tables(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def tables_called(self, ids: Sequence[str]) -> dict[str, TableRow]:
        """Many tables at once, by id."""
        return {row.id: row for row in await self._tables(select(tables).where(tables.c.id.in_(ids)))}

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Public tables where people sit down or play, the latest first."""
        return await self._tables(
            select(tables).where(is_listed).order_by(tables.c.changed_at.desc(), tables.c.id).limit(limit)
        )

    async def tables_of(self, person: str, limit: int = 100) -> list[TableRow]:
        """Where this person sits, the latest first."""
        return await self._tables(_of(person, limit))

    async def unfinished_of(self, person: str, limit: int = 100) -> list[TableRow]:
        """Where this person sits down or plays, the latest first."""
        return await self._tables(_of(person, limit).where(tables.c.status != "over"))

    async def unfinished_tables(self, person: str) -> int:
        """How many tables are there because of this person: where they sit, or are host of an empty one."""
        seated = _of(person, None).where(tables.c.status != "over").with_only_columns(tables.c.id)
        hosted = select(tables.c.id).where(tables.c.host == person, is_in_lobby)
        both = union(seated.order_by(None), hosted).subquery()
        return int((await self._ask(select(func.count()).select_from(both)))[0][0])

    async def running(self, changed_since: int = 0) -> list[str]:
        """Tables that need waking: a clock runs, or a bot is to move."""
        found = select(tables.c.id).where(is_awaited, tables.c.changed_at >= changed_since)
        return [row.id for row in await self._ask(found)]

    async def due(self, before: int) -> list[str]:
        """Tables at which somebody's time is up, or will be before this moment; the earliest first."""
        found = select(tables.c.id).where(is_timed, tables.c.wake_at <= before).order_by(tables.c.wake_at)
        return [row.id for row in await self._ask(found)]

    async def has_chair(self, table: str, person: str) -> bool:
        """Does this person sit there?"""
        question = select(chairs.c.table_id).where(chairs.c.table_id == table, chairs.c.person_id == person)
        return bool(await self._ask(question))

    async def add_guest(self, table: str, person: str, seat_key: str) -> None:
        """This person may come to this private table again, for as long as this is the key of its seats."""

        def add(connection: Connection) -> None:
            insert = insert_into(connection, guests)
            insert = insert.values(table_id=table, person_id=person, seat_key=seat_key)
            again = {"seat_key": seat_key}
            connection.execute(
                insert.on_conflict_do_update(index_elements=["table_id", "person_id"], set_=again)
            )

        await self._change(add)

    async def is_guest(self, table: str, person: str, seat_key: str) -> bool:
        """Whether this person came by the link that has this key."""
        question = select(guests.c.table_id).where(
            guests.c.table_id == table, guests.c.person_id == person, guests.c.seat_key == seat_key
        )
        return bool(await self._ask(question))

    async def _tables(self, question: Select[tuple[object, ...]]) -> list[TableRow]:
        return [TableRow(**row._mapping) for row in await self._ask(question)]


def _of(person: str, limit: int | None) -> Select[tuple[object, ...]]:
    return (
        select(tables)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .where(chairs.c.person_id == person)
        .order_by(tables.c.changed_at.desc(), tables.c.id.desc())
        .limit(limit)
    )

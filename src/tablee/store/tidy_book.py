"""Removing what is no longer kept, in small bites: whoever plays meanwhile waits for none of them."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, select

from tablee.store.admin_book import doom_tables
from tablee.store.books import Books
from tablee.store.schema import doomed, entries

BITE = 500  # rows in one transaction


class TidyBook(Books):
    """What goes."""

    async def doom(self, ids: Collection[str], at: int) -> None:
        """These tables are gone for everybody; their logs follow bit by bit."""
        await self._change(lambda connection: doom_tables(connection, ids, at))

    async def remove_doomed(self, most: int = BITE) -> int:
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

"""Game records that people brought along."""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, func, select

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import RecordRow
from tablee.store.schema import records


class RecordsRepository(Repository):
    """Imported records."""

    async def add_record(
        self, text: str, game: str, by: str, now: int, most: int | None = None
    ) -> str | None:
        """Keep a record; gives its id. The same text again is the same record, whoever brings it.

        None if this person's records would have more characters than `most` with it.
        """
        id = hashlib.sha256(text.encode()).hexdigest()[:24]
        is_there = select(records.c.id).where(records.c.id == id)
        kept = select(func.coalesce(func.sum(func.length(records.c.text)), 0)).where(records.c.by == by)

        def add(connection: Connection) -> bool:
            if connection.execute(is_there).first() is not None:
                return True
            if most is not None and connection.execute(kept).scalar_one() + len(text) > most:
                return False
            values = {"id": id, "game": game, "text": text, "imported_at": now, "by": by}
            connection.execute(insert_into(connection, records).values(values).on_conflict_do_nothing())
            return True

        return id if await self._change(add) else None

    async def record(self, id: str) -> RecordRow | None:
        """One record."""
        found = await self._ask(select(records).where(records.c.id == id))
        return RecordRow(**found[0]._mapping) if found else None

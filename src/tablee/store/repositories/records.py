"""Game records that people brought along."""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, delete, func, select

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.repositories.reviews import remove_reviews
from tablee.store.rows import RecordRow
from tablee.store.schema import records


class RecordsRepository(Repository):
    """Imported records."""

    async def add_record(
        self, text: str, game: str, by: str, now: int, most: int | None = None
    ) -> str | None:
        """Keep a record; gives its id. The same text again, by the same person, is the same record.

        Each has a copy of their own, so that nobody removes what somebody else has passed on.

        None if this person's records would have more characters than `most` with it.
        """
        id = hashlib.sha256(f"{by}\0{text}".encode()).hexdigest()[:24]
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

    async def records_of(self, person: str, limit: int) -> list[RecordRow]:
        """What this person brought along, the latest first."""
        theirs = select(records).where(records.c.by == person)
        latest = theirs.order_by(records.c.imported_at.desc(), records.c.id).limit(limit)
        return [RecordRow(**row._mapping) for row in await self._ask(latest)]

    async def remove_record(self, id: str, by: str) -> bool:
        """Remove a record of this person's; False if there is none."""
        meant = delete(records).where(records.c.id == id, records.c.by == by)

        def remove(connection: Connection) -> bool:
            if not connection.execute(meant).rowcount:
                return False
            remove_reviews(connection, "record", [id])
            return True

        return await self._change(remove)

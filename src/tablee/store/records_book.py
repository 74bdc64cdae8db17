"""Game records that people brought along, and the cache of folded positions."""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, delete, select

from tablee.store.books import Books, insert_into
from tablee.store.rows import Record
from tablee.store.schema import records, snapshots


class RecordsBook(Books):
    """Imported records."""

    async def add_record(self, text: str, game: str, by: str, now: int) -> str:
        """Keep a record; gives its id. The same text again is the same record."""
        id = hashlib.sha256(text.encode()).hexdigest()[:24]

        def add(connection: Connection) -> None:
            values = {"id": id, "game": game, "text": text, "imported_at": now, "by": by}
            connection.execute(insert_into(connection, records).values(values).on_conflict_do_nothing())

        await self._change(add)
        return id

    async def record(self, id: str) -> Record | None:
        """One record."""
        found = await self._ask(select(records).where(records.c.id == id))
        return Record(**found[0]._mapping) if found else None


class SnapshotsBook(Books):
    """Folded positions, so that a long log need not be folded from its beginning. May vanish at any time."""

    async def put_snapshot(self, table: str, number: int, body: bytes) -> None:
        """Keep this one, unless there is a later one."""

        def put(connection: Connection) -> None:
            new = insert_into(connection, snapshots).values(table_id=table, number=number, body=body)
            values = {"number": new.excluded.number, "body": new.excluded.body}
            is_later = snapshots.c.number < new.excluded.number
            connection.execute(
                new.on_conflict_do_update(index_elements=["table_id"], set_=values, where=is_later)
            )

        await self._change(put)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The latest one: its entry's number, and the position."""
        question = select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == table)
        found = await self._ask(question)
        return (found[0].number, found[0].body) if found else None

    async def drop_snapshots(self) -> None:
        """Forget them all: after a change of the rules, for example."""

        def drop(connection: Connection) -> None:
            connection.execute(delete(snapshots))

        await self._change(drop)

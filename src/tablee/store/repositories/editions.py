"""Editions that people have typed in."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, func, insert, select, update

from tablee.store.repositories.base import Repository
from tablee.store.rows import EditionRow
from tablee.store.schema import editions

_ID_BYTES = 8


class EditionsRepository(Repository):
    """Each is its owner's alone; whoever plays with it has a copy in the table's log."""

    async def add_edition(
        self, person: str, game: str, name: str, tables: str, now: int, most: int
    ) -> str | None:
        """Keep a new one; gives its id. None if this person has `most` of them already."""
        id = secrets.token_hex(_ID_BYTES)
        count = select(func.count()).select_from(editions).where(editions.c.person_id == person)

        def add(connection: Connection) -> bool:
            if connection.execute(count).scalar_one() >= most:
                return False
            values = {"id": id, "person_id": person, "game": game, "name": name, "tables": tables}
            connection.execute(insert(editions).values(**values, changed_at=now))
            return True

        return id if await self._change(add) else None

    async def change_edition(self, id: str, person: str, name: str, tables: str, now: int) -> bool:
        """Other values for an edition of this person's; False if there is none."""
        meant = update(editions).where(editions.c.id == id, editions.c.person_id == person)
        changed = meant.values(name=name, tables=tables, changed_at=now)
        return bool(await self._change(lambda connection: connection.execute(changed).rowcount))

    async def edition(self, id: str, person: str) -> EditionRow | None:
        """An edition of this person's."""
        found = await self._ask(select(editions).where(editions.c.id == id, editions.c.person_id == person))
        return EditionRow(**found[0]._mapping) if found else None

    async def editions_of(self, person: str) -> list[EditionRow]:
        """All of this person's, the latest first."""
        theirs = select(editions).where(editions.c.person_id == person)
        latest = theirs.order_by(editions.c.changed_at.desc(), editions.c.id)
        return [EditionRow(**row._mapping) for row in await self._ask(latest)]

    async def remove_edition(self, id: str, person: str) -> bool:
        """Remove one of this person's; False if there is none."""
        meant = delete(editions).where(editions.c.id == id, editions.c.person_id == person)
        return bool(await self._change(lambda connection: connection.execute(meant).rowcount))

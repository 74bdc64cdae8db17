"""Presence: who is at which table through which server, for as long as that server gives signs of life."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, delete, insert, select

from tablee.store.repositories.base import Repository
from tablee.store.schema import presence, signs_of_life


class PresenceRepository(Repository):
    """Who is there."""

    async def keep_presence(self, server: str, here: Mapping[str, Collection[str]]) -> None:
        """At each of these tables exactly these people are there through this server."""
        rows = [
            {"server": server, "table_id": table, "person_id": person}
            for table, people in here.items()
            for person in sorted(people)
        ]

        def keep(connection: Connection) -> None:
            theirs = (presence.c.server == server, presence.c.table_id.in_(sorted(here)))
            connection.execute(delete(presence).where(*theirs))
            if rows:
                connection.execute(insert(presence), rows)

        await self._change(keep)

    async def is_present(self, table: str, person: str, since: int) -> bool:
        """Whether somebody is at a table through any server that gave a sign of life since that moment."""
        question = (
            select(presence.c.server)
            .join(signs_of_life, signs_of_life.c.server == presence.c.server)
            .where(
                presence.c.table_id == table,
                presence.c.person_id == person,
                ~signs_of_life.c.is_closed,
                signs_of_life.c.alive_at >= since,
            )
            .limit(1)
        )
        return bool(await self._ask(question))

"""Who looks for a game. The database is the judge: of two servers that match somebody at once, one does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection, and_, delete, func, select, update

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.repositories.relations import are_apart
from tablee.store.rows import SearchRow
from tablee.store.schema import searches


class SearchesRepository(Repository):
    """Searches, and the matches made of them."""

    async def begin_search(self, row: SearchRow) -> None:
        """Somebody looks for a game, and for nothing else that they looked for before."""
        values = {name: getattr(row, name) for name in SearchRow.__dataclass_fields__}

        def begin(connection: Connection) -> None:
            put = insert_into(connection, searches).values(values)
            connection.execute(put.on_conflict_do_update(index_elements=["person_id"], set_=values))

        await self._change(begin)

    async def search(self, id: str) -> SearchRow | None:
        """One search."""
        found = await self._ask(select(searches).where(searches.c.id == id))
        return SearchRow(**found[0]._mapping) if found else None

    async def searches(self, most: int) -> list[SearchRow]:
        """All searches, whoever has waited longest first."""
        question = select(searches).order_by(searches.c.began_at, searches.c.id).limit(most)
        return [SearchRow(**row._mapping) for row in await self._ask(question)]

    async def searches_at(self, table: str) -> list[SearchRow]:
        """Everybody who was matched for this table."""
        question = select(searches).where(searches.c.table_id == table).order_by(searches.c.seat)
        return [SearchRow(**row._mapping) for row in await self._ask(question)]

    async def searchers(self, since: int, but: str) -> int:
        """How many people look for a game at this moment, besides this one."""
        waiting = and_(
            searches.c.state == "looking", searches.c.seen_at >= since, searches.c.person_id != but
        )
        return int((await self._ask(select(func.count()).select_from(searches).where(waiting)))[0][0])

    async def still_searching(self, id: str, now: int) -> None:
        """They are still there."""
        meant = update(searches).where(searches.c.id == id).values(seen_at=now)
        await self._change(lambda connection: connection.execute(meant))

    async def end_search(self, id: str, person: str) -> bool:
        """They look no longer. False: this search is over already."""
        meant = delete(searches).where(searches.c.id == id, searches.c.person_id == person)
        return await self._change(lambda connection: connection.execute(meant).rowcount > 0)

    async def match_searches(self, ids: Sequence[str], table: str, terms: str, now: int, since: int) -> bool:
        """These searches have found each other, in the order of their seats: all of them, or none.

        False: one of them is over, has another match, gave no sign since that moment, or has blocked another.
        """

        def match(connection: Connection) -> bool:
            meant = select(searches).where(searches.c.id.in_(ids)).order_by(searches.c.person_id)
            rows = connection.execute(meant.with_for_update()).all()
            waiting = [row for row in rows if row.state == "looking" and row.seen_at >= since]
            if len(waiting) != len(ids) or are_apart(connection, [row.person_id for row in rows]):
                return False
            for seat, id in enumerate(ids):
                found = {"state": "found", "table_id": table, "seat": seat, "terms": terms, "found_at": now}
                connection.execute(update(searches).where(searches.c.id == id).values(found))
            return True

        return await self._change(match)

    async def confirm_match(self, id: str, seats: int, now: int) -> list[SearchRow]:
        """One of them has heard of the match. Once all have, they are seated: then all rows are returned."""

        def confirm(connection: Connection) -> list[SearchRow]:
            rows = _of_same_table(connection, id)
            mine = [row for row in rows if row.id == id and row.state in ("found", "ready")]
            if not mine:
                return []
            heard = {"state": "ready", "seen_at": now}
            connection.execute(update(searches).where(searches.c.id == id).values(heard))
            if len(rows) < seats or any(row.state != "ready" for row in rows if row.id != id):
                return []
            theirs = searches.c.table_id == mine[0].table_id
            connection.execute(update(searches).where(theirs).values(state="seated"))
            return [replace(row, state="seated") for row in rows]

        return await self._change(confirm)

    async def dissolve_match(self, table: str, seats: int, before: int) -> bool:
        """A match of which somebody has not heard in time, or has gone, is none. False: it stands.

        Whoever has heard of it goes on looking, and has waited as long as before.
        """

        def dissolve(connection: Connection) -> bool:
            theirs = searches.c.table_id == table
            meant = select(searches).where(theirs).order_by(searches.c.person_id).with_for_update()
            rows = connection.execute(meant).all()
            is_late = any(row.state == "found" and row.found_at < before for row in rows)
            if any(row.state == "seated" for row in rows) or not (is_late or len(rows) < seats):
                return False
            late = delete(searches).where(theirs, searches.c.state == "found", searches.c.found_at < before)
            connection.execute(late)
            again = {"state": "looking", "table_id": "", "seat": 0, "terms": "", "found_at": 0}
            connection.execute(update(searches).where(theirs).values(again))
            return True

        return await self._change(dissolve)

    async def forget_searches(self, looking_before: int, seated_before: int) -> int:
        """Remove whoever gave no sign any more, and matches that everybody knows.

        Returns how many had gone.
        """
        gone = and_(searches.c.state == "looking", searches.c.seen_at < looking_before)
        done = and_(searches.c.state == "seated", searches.c.found_at < seated_before)

        def forget(connection: Connection) -> int:
            connection.execute(delete(searches).where(done))
            return connection.execute(delete(searches).where(gone)).rowcount

        return await self._change(forget)


def _of_same_table(connection: Connection, id: str) -> list[SearchRow]:
    """Everybody who was matched with this search, held until the end of the transaction."""
    table = select(searches.c.table_id).where(searches.c.id == id).scalar_subquery()
    meant = select(searches).where(searches.c.table_id == table, searches.c.table_id != "")
    rows = connection.execute(meant.order_by(searches.c.person_id).with_for_update()).all()
    return [SearchRow(**row._mapping) for row in rows]

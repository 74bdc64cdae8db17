"""Relations between people: who follows whom, who has blocked whom, and who was invited by whom."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, Table, and_, delete, func, select

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import InvitationRow, TableRow
from tablee.store.schema import blocks, chairs, deliveries, follows, invitations, is_listed, outbox, tables


class RelationsRepository(Repository):
    """Who wants to see whom, and who does not."""

    # --- following ------------------------------------------------------------------------------------

    async def follow_person(self, person: str, other: str, at: int, most: int) -> bool:
        """Follow somebody. False: that would be more than `most`."""
        return await self._change(lambda connection: _add(connection, follows, person, other, at, most))

    async def unfollow(self, person: str, other: str) -> None:
        """Follow them no longer."""
        await self._change(lambda connection: _remove(connection, follows, person, other))

    async def followed_by(self, person: str) -> dict[str, int]:
        """Whom somebody follows, and since when; the latest first."""
        return await self._others(follows, person)

    async def followers_of(self, person: str) -> list[str]:
        """Who follows somebody and has not been blocked by them."""
        is_blocked = and_(blocks.c.person_id == person, blocks.c.other_id == follows.c.person_id)
        question = (
            select(follows.c.person_id)
            .where(follows.c.other_id == person, ~select(blocks.c.at).where(is_blocked).exists())
            .order_by(follows.c.person_id)
        )
        return [row.person_id for row in await self._ask(question)]

    async def public_tables_of(self, people: Collection[str], limit: int) -> list[TableRow]:
        """Public tables where any of these people sit down or play, the latest first."""
        if not people:
            return []
        theirs = select(chairs.c.table_id).where(chairs.c.person_id.in_(sorted(people)))
        question = select(tables).where(is_listed, tables.c.id.in_(theirs))
        latest = question.order_by(tables.c.changed_at.desc(), tables.c.id).limit(limit)
        return [TableRow(**row._mapping) for row in await self._ask(latest)]

    # --- blocking -------------------------------------------------------------------------------------

    async def block(self, person: str, other: str, at: int, most: int) -> bool:
        """Want nothing to do with somebody. False: that would be more than `most`.

        Whoever blocks follows them no longer, and what they had asked for is gone.
        """

        def add(connection: Connection) -> bool:
            if not _add(connection, blocks, person, other, at, most):
                return False
            _remove(connection, follows, person, other)
            asked = and_(invitations.c.person_id == person, invitations.c.by == other)
            connection.execute(delete(invitations).where(asked))
            for place in (outbox, deliveries):
                connection.execute(
                    delete(place).where(
                        place.c.person_id == person, place.c.by == other, place.c.kind == "invitation"
                    )
                )
            return True

        return await self._change(add)

    async def unblock(self, person: str, other: str) -> None:
        """Think better of it."""
        await self._change(lambda connection: _remove(connection, blocks, person, other))

    async def blocked_by(self, person: str) -> dict[str, int]:
        """Whom somebody has blocked, and since when; the latest first."""
        return await self._others(blocks, person)

    async def blockers_of(self, person: str) -> set[str]:
        """Who has blocked somebody: for decisions, and for nobody's eyes."""
        question = select(blocks.c.person_id).where(blocks.c.other_id == person)
        return {row.person_id for row in await self._ask(question)}

    async def kept_apart_from(self, person: str) -> set[str]:
        """Everybody whom they have blocked, or who has blocked them."""
        return {*await self.blocked_by(person), *await self.blockers_of(person)}

    async def blocks_among(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Who among these people has blocked whom."""
        if not people:
            return set()
        some = sorted(people)
        question = select(blocks.c.person_id, blocks.c.other_id).where(
            blocks.c.person_id.in_(some), blocks.c.other_id.in_(some)
        )
        return {(row.person_id, row.other_id) for row in await self._ask(question)}

    # --- invitations ----------------------------------------------------------------------------------

    async def keep_invitation(self, row: InvitationRow) -> None:
        """Somebody was asked to a table; asked again, it is the latest that counts."""
        values = {"table_id": row.table, "person_id": row.person, "by": row.by, "at": row.at}

        def keep(connection: Connection) -> None:
            put = insert_into(connection, invitations).values(values)
            again = {"by": row.by, "at": row.at}
            connection.execute(
                put.on_conflict_do_update(index_elements=["table_id", "person_id"], set_=again)
            )

        await self._change(keep)

    async def drop_invitation(self, table: str, person: str) -> None:
        """They said no."""
        meant = and_(invitations.c.table_id == table, invitations.c.person_id == person)
        await self._change(lambda connection: connection.execute(delete(invitations).where(meant)))

    async def invitations_of(
        self, person: str, since: int, most: int
    ) -> list[tuple[InvitationRow, TableRow]]:
        """To which open tables somebody is asked, but for those where they sit; the latest first."""
        sits = select(chairs.c.table_id).where(chairs.c.person_id == person)
        question = (
            select(invitations.c.by, invitations.c.at.label("asked_at"), tables)
            .join(tables, tables.c.id == invitations.c.table_id)
            .where(
                invitations.c.person_id == person,
                invitations.c.at >= since,
                tables.c.status == "open",
                tables.c.id.not_in(sits),
            )
            .order_by(invitations.c.at.desc(), tables.c.id)
            .limit(most)
        )
        found = []
        for row in await self._ask(question):
            table = TableRow(**{name: getattr(row, name) for name in TableRow.__dataclass_fields__})
            asked = InvitationRow(table=table.id, person=person, by=row.by, at=row.asked_at)
            found.append((asked, table))
        return found

    async def told_of_by(self, kind: str, by: str, since: int) -> set[str]:
        """Who was told of such a thing that this person caused, since that moment."""
        question = select(deliveries.c.person_id).where(
            deliveries.c.kind == kind, deliveries.c.by == by, deliveries.c.created_at >= since
        )
        return {row.person_id for row in await self._ask(question)}

    async def _others(self, where: Table, person: str) -> dict[str, int]:
        question = select(where.c.other_id, where.c.at).where(where.c.person_id == person)
        rows = await self._ask(question.order_by(where.c.at.desc(), where.c.other_id))
        return {row.other_id: row.at for row in rows}


def _add(connection: Connection, where: Table, person: str, other: str, at: int, most: int) -> bool:
    """One more, unless it is there already. False: there are too many."""
    mine = where.c.person_id == person
    is_there = connection.execute(select(where.c.at).where(mine, where.c.other_id == other)).first()
    if is_there is not None:
        return True
    if connection.execute(select(func.count()).select_from(where).where(mine)).scalar_one() >= most:
        return False
    put = insert_into(connection, where).values(person_id=person, other_id=other, at=at)
    connection.execute(put.on_conflict_do_nothing())
    return True


def _remove(connection: Connection, where: Table, person: str, other: str) -> None:
    connection.execute(delete(where).where(where.c.person_id == person, where.c.other_id == other))


def are_apart(connection: Connection, people: Collection[str]) -> bool:
    """Whether any of these people has blocked another, as things stand in this transaction."""
    some = sorted(people)
    one = select(blocks.c.at).where(blocks.c.person_id.in_(some), blocks.c.other_id.in_(some))
    return connection.execute(one.limit(1)).first() is not None

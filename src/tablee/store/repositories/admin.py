"""Moderation and its audit log: what whoever runs the server does to people and tables, each with its line.

A running server reads that log every second and sees to the rest (see `server/ops/moderation.py`). So an
operator needs nothing but the database, whether it is a SQLite file that a server has open or PostgreSQL.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from typing import Literal, TypeVar

from sqlalchemy import Connection, Table, delete, func, insert, or_, select, update

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.repositories.reviews import remove_reviews
from tablee.store.rows import Announcement, AuditEntry, Ban, ChatLine, Lock, PersonRow, TableRow
from tablee.store.schema import (
    announcements,
    bans,
    chairs,
    chat,
    deeds,
    doomed,
    guests,
    invitations,
    locks,
    people,
    rated_seats,
    results,
    tables,
    tokens,
)

T = TypeVar("T")
BanKind = Literal["person", "address"]
# All that is kept of a table but its log, which may be long and is removed bit by bit afterwards.
_ABOUT_TABLES: tuple[Table, ...] = (chairs, guests, chat, results, locks, invitations)


def doom_tables(connection: Connection, ids: Collection[str], at: int) -> None:
    """These tables are gone for everybody; their logs are removed bit by bit (`remove_doomed`)."""
    if not ids:
        return
    fresh = insert_into(connection, doomed).on_conflict_do_nothing()
    connection.execute(fresh, [{"table_id": id, "at": at} for id in sorted(ids)])
    for about in _ABOUT_TABLES:
        connection.execute(delete(about).where(about.c.table_id.in_(ids)))
    remove_reviews(connection, "table", sorted(ids))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


class AdminRepository(Repository):
    """Bans, locks, announcements, and the log of what was done."""

    # --- questions ------------------------------------------------------------------------------------

    async def deeds(self, after: int = 0, limit: int = 100) -> list[AuditEntry]:
        """What was done after that one, oldest first; of very much the latest."""
        question = select(deeds).where(deeds.c.id > after).order_by(deeds.c.id.desc()).limit(limit)
        return [AuditEntry(**row._mapping) for row in reversed(await self._ask(question))]

    async def bans(self) -> list[Ban]:
        """Who is banned, the latest first; also those whose time is up."""
        return [Ban(**row._mapping) for row in await self._ask(select(bans).order_by(bans.c.at.desc()))]

    async def locks(self) -> list[Lock]:
        """When tables were locked, or are, in order of time."""
        return [Lock(*row) for row in await self._ask(select(locks).order_by(locks.c.began_at))]

    async def locked_tables(self) -> set[str]:
        """Tables at which nobody may do anything."""
        question = select(locks.c.table_id).where(locks.c.ended_at.is_(None))
        return {row.table_id for row in await self._ask(question)}

    async def announcement(self) -> Announcement | None:
        """What is announced to everybody now."""
        latest = select(announcements).order_by(announcements.c.id.desc()).limit(1)
        found = await self._ask(latest)
        if not found or found[0].withdrawn_at is not None:
            return None
        return Announcement(found[0].id, found[0].at, found[0].en, found[0].fr)

    async def latest_tables(self, limit: int = 50, status: str = "", game: str = "") -> list[TableRow]:
        """Tables, those where something happened last first."""
        question = select(tables).order_by(tables.c.changed_at.desc(), tables.c.id).limit(limit)
        if status:
            question = question.where(tables.c.status == status)
        if game:
            question = question.where(tables.c.game == game)
        return [TableRow(**row._mapping) for row in await self._ask(question)]

    async def latest_people(self, limit: int = 50, like: str = "") -> list[tuple[PersonRow, int]]:
        """People with the number of tables where they sit, those who were here last first."""
        seats = select(func.count()).where(chairs.c.person_id == people.c.id).scalar_subquery()
        question = select(people, seats.label("seats")).order_by(people.c.last_seen.desc(), people.c.id)
        if like:
            text = f"%{like.replace('%', '')}%"
            question = question.where(or_(people.c.name.ilike(text), people.c.login.ilike(text)))
        found = await self._ask(question.limit(limit))
        return [(PersonRow(*row[:-1]), row.seats) for row in found]

    async def people_meant(self, text: str) -> list[PersonRow]:
        """Whoever has this id, login or name."""
        is_meant = or_(people.c.id == text, people.c.login == text.casefold(), people.c.name == text)
        found = [
            PersonRow(**row._mapping) for row in await self._ask(select(people).where(is_meant).limit(20))
        ]
        return [one for one in found if one.id == text] or found

    async def said_at(self, table: str) -> list[ChatLine]:
        """All chat of a table, also what was taken away (an empty text)."""
        columns = (chat.c.number, chat.c.at, chat.c.person_id, chat.c.name, chat.c.text)
        question = select(*columns).where(chat.c.table_id == table).order_by(chat.c.number)
        return [ChatLine(*line) for line in await self._ask(question)]

    # --- deeds ----------------------------------------------------------------------------------------

    async def ban(self, by: str, at: int, kind: BanKind, subject: str, until: int | None, why: str) -> None:
        """Keep somebody out. Another ban of the same replaces it."""

        def put(connection: Connection) -> None:
            values = {"at": at, "until": until, "why": why}
            new = insert_into(connection, bans).values(kind=kind, subject=subject, **values)
            connection.execute(new.on_conflict_do_update(index_elements=["kind", "subject"], set_=values))

        await self._do(by, at, "ban", f"{kind}:{subject}", put, until=until, why=why)

    async def unban(self, by: str, at: int, kind: BanKind, subject: str) -> bool:
        """Let them in again. False: they were not banned."""

        def lift(connection: Connection) -> bool:
            meant = delete(bans).where(bans.c.kind == kind, bans.c.subject == subject)
            return connection.execute(meant).rowcount > 0

        return await self._do(by, at, "unban", f"{kind}:{subject}", lift)

    async def lock_table(self, by: str, at: int, table: str) -> bool:
        """Nobody may do anything at this table but look. False: it is locked already."""

        def lock(connection: Connection) -> bool:
            standing = select(locks.c.table_id).where(locks.c.table_id == table, locks.c.ended_at.is_(None))
            if connection.execute(standing).first() is not None:
                return False
            connection.execute(insert(locks).values(table_id=table, began_at=at))
            return True

        return await self._do(by, at, "lock-table", table, lock)

    async def unlock_table(self, by: str, at: int, table: str) -> bool:
        """It goes on. False: it was not locked."""

        def unlock(connection: Connection) -> bool:
            standing = update(locks).where(locks.c.table_id == table, locks.c.ended_at.is_(None))
            return connection.execute(standing.values(ended_at=at)).rowcount > 0

        return await self._do(by, at, "unlock-table", table, unlock)

    async def delete_table(self, by: str, at: int, table: str) -> None:
        """A table with its log, chat and results, for good. Ratings stay until worked out anew."""

        def remove(connection: Connection) -> None:
            doom_tables(connection, [table], at)
            connection.execute(delete(rated_seats).where(rated_seats.c.table_id == table))

        await self._do(by, at, "delete-table", table, remove)

    async def delete_chat(self, by: str, at: int, table: str, number: int) -> bool:
        """What was said in this line is gone; its number is not used again. False: there is none."""

        def wipe(connection: Connection) -> bool:
            meant = update(chat).where(chat.c.table_id == table, chat.c.number == number)
            return connection.execute(meant.values(text="")).rowcount > 0

        return await self._do(by, at, "delete-chat", table, wipe, number=number)

    async def sign_out_person(self, by: str, at: int, person: str) -> None:
        """Nobody is signed in as this person any more, on no device."""

        def sign_out(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.person_id == person))

        await self._do(by, at, "sign-out", person, sign_out)

    async def announce_to_all(self, by: str, at: int, en: str, fr: str) -> None:
        """Tell everybody something, in the place of what was announced before."""

        def put(connection: Connection) -> None:
            connection.execute(insert(announcements).values(at=at, en=en, fr=fr))

        await self._do(by, at, "announce", "", put, en=en, fr=fr)

    async def withdraw_announcement(self, by: str, at: int) -> bool:
        """Nothing is announced any more. False: nothing was."""

        def withdraw(connection: Connection) -> bool:
            standing = update(announcements).where(announcements.c.withdrawn_at.is_(None))
            return connection.execute(standing.values(withdrawn_at=at)).rowcount > 0

        return await self._do(by, at, "withdraw", "", withdraw)

    async def note_deed(self, by: str, at: int, action: str, subject: str) -> None:
        """Something was done by other means."""
        await self._do(by, at, action, subject, lambda _: None)

    async def _do(
        self, by: str, at: int, action: str, subject: str, do: Callable[[Connection], T], **details: object
    ) -> T:
        """Do it and note it, in one transaction. What comes to nothing (False) is not noted."""

        def both(connection: Connection) -> T:
            done = do(connection)
            if done is not False:
                told = json.dumps({key: value for key, value in details.items() if value}, ensure_ascii=False)
                noted = {"at": at, "who": by, "action": action, "subject": subject, "details": told}
                connection.execute(insert(deeds).values(noted))
            return done

        return await self._change(both)

"""Accounts: a name and a token for each device of a person; a login only for those who want one."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablee.store.errors import Clash
from tablee.store.repositories.base import Repository
from tablee.store.rows import PersonRow
from tablee.store.schema import people, tokens


class PeopleRepository(Repository):
    """Who has been here."""

    async def create_person(self, name: str, token_hash: str, now: int, device: str = "") -> str:
        """Somebody new; gives the id."""
        id = _new_id()

        def create(connection: Connection) -> None:
            connection.execute(insert(people).values(id=id, name=name, created_at=now, last_seen=now))
            token = {"token_hash": token_hash, "created_at": now, "last_seen": now, "device": device}
            connection.execute(insert(tokens).values(person_id=id, **token))

        await self._change(create)
        return id

    async def person(self, id: str) -> PersonRow | None:
        """By id."""
        return await self._person(people.c.id == id)

    async def names_of(self, persons: Collection[str]) -> dict[str, str]:
        """What these people are called now, by id; those who are gone are left out."""
        question = select(people.c.id, people.c.name).where(people.c.id.in_(sorted(set(persons))))
        return {row.id: row.name for row in await self._ask(question)} if persons else {}

    async def person_by_token(self, token_hash: str) -> PersonRow | None:
        """Whose device this is."""
        owner = select(tokens.c.person_id).where(tokens.c.token_hash == token_hash).scalar_subquery()
        return await self._person(people.c.id == owner)

    async def person_by_login(self, login: str) -> PersonRow | None:
        """By login name, however it is written."""
        return await self._person(people.c.login == login_key(login))

    async def rename(self, person: str, name: str) -> None:
        """The name that this person chose, or the one they had and like."""
        await self._update(person, name=name, is_named=True)

    async def change_profile(self, person: str, **values: str) -> None:
        """Other looks, or other things that they show: as JSON."""
        await self._update(person, **values)

    async def profiles_of(self, persons: Collection[str]) -> dict[str, PersonRow]:
        """These people, by id; those who are gone are left out."""
        question = select(people).where(people.c.id.in_(sorted(set(persons))))
        found = await self._ask(question) if persons else []
        return {row.id: PersonRow(**row._mapping) for row in found}

    async def seen(self, person: str, now: int) -> None:
        """They were here."""
        await self._update(person, last_seen=now)

    async def set_login(self, person: str, login: str, password_hash: str) -> None:
        """A login, or another one. Raises Clash("login-taken")."""
        try:
            await self._update(person, login=login_key(login), password_hash=password_hash)
        except IntegrityError as taken:
            raise Clash("login-taken", login=login) from taken

    async def _person(self, is_meant: ColumnElement[bool]) -> PersonRow | None:
        found = await self._ask(select(people).where(is_meant))
        return PersonRow(**found[0]._mapping) if found else None

    async def _update(self, person: str, **values: object) -> None:
        def change(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(values))

        await self._change(change)


def login_key(login: str) -> str:
    """One spelling for all that look alike, so that an upper case letter makes nobody somebody else."""
    return unicodedata.normalize("NFKC", login).casefold().strip()


def _new_id() -> str:
    """Another person's id. None begins with a dash: on a command line that would be an option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id

"""What is said at the tables. Not part of the log: no game depends on it."""

from __future__ import annotations

from sqlalchemy import Connection, func, literal, select
from sqlalchemy.exc import IntegrityError

from tablee.store.errors import StoreError
from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import ChatLine
from tablee.store.schema import chat, people

MAX_ATTEMPTS = 20  # each further one means that somebody else at the same table spoke in the same moment


class ChatRepository(Repository):
    """Who said what."""

    async def say(self, table: str, person: str, name: str, text: str, at: int) -> int:
        """Add a line; gives its number, from 1 without gaps."""

        def add(connection: Connection) -> int:
            following = func.coalesce(func.max(chat.c.number), 0) + 1
            line = select(literal(table), following, *(literal(value) for value in (at, person, name, text)))
            insert = insert_into(connection, chat).from_select(
                ["table_id", "number", "at", "person_id", "name", "text"],
                line.where(chat.c.table_id == table),
            )
            number: int = connection.execute(insert.returning(chat.c.number)).scalar_one()
            return number

        for _ in range(MAX_ATTEMPTS):
            try:
                return await self._change(add)
            except IntegrityError:
                continue
        raise StoreError("store-failed", "too many concurrent chat messages")

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The newest lines after a number, oldest first. Whoever spoke has the name of today."""
        name = func.coalesce(people.c.name, chat.c.name)  # of somebody who was erased nothing is known
        question = (
            select(chat.c.number, chat.c.at, chat.c.person_id, name, chat.c.text)
            .join(people, people.c.id == chat.c.person_id, isouter=True)
            .where(chat.c.table_id == table, chat.c.number > after, chat.c.text != "")  # empty: taken away
            .order_by(chat.c.number.desc())
            .limit(limit)
        )
        return [ChatLine(*line) for line in reversed(await self._ask(question))]

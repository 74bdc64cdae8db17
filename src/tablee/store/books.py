"""What all books of the store share: asking, and changing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.schema import Table

from tablee.store.errors import StoreError
from tablee.store.grouping import GroupWriter

T = TypeVar("T")
Insert = sqlite.Insert | postgresql.Insert


class Books:
    """A database that answers questions and runs errands."""

    _engine: AsyncEngine
    _writer: GroupWriter

    async def _ask(self, question: Executable) -> Sequence[Any]:
        async with _told_plainly(), self._engine.connect() as connection:
            return (await connection.execute(question)).all()

    async def _change(self, errand: Callable[[Connection], T]) -> T:
        """One small transaction. With SQLite it travels with the next group: a file has only one writer."""
        if self._engine.dialect.name == "sqlite":
            async with _told_plainly():
                changed: T = await self._writer.do(errand)
                return changed
        async with _told_plainly(), self._engine.begin() as connection:
            return await connection.run_sync(errand)


def insert_into(connection: Connection, table: Table) -> Insert:
    """An insert that may say what happens on a conflict; both databases know how, each in its own words."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


@asynccontextmanager
async def _told_plainly() -> AsyncIterator[None]:
    try:
        yield
    except IntegrityError:
        raise  # the errand's own affair
    except (SQLAlchemyError, OSError) as problem:
        raise StoreError("store-failed", f"{type(problem).__name__}: {problem}") from problem

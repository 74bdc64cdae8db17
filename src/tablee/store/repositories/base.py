"""What all repositories share: asking, and changing."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.schema import Table

from tablee.store.errors import failure
from tablee.store.group_commit import Group, GroupWriter

T = TypeVar("T")
Insert = sqlite.Insert | postgresql.Insert


class Repository:
    """A database that answers questions and runs errands."""

    _engine: AsyncEngine
    _writer: GroupWriter

    async def _ask(self, question: Executable) -> Sequence[Any]:
        async with self._told_plainly(), self._engine.connect() as connection:
            return (await connection.execute(question)).all()

    async def _change(self, errand: Callable[[Connection], T]) -> T:
        """One small transaction. With SQLite it travels with the next group: a file has only one writer."""
        if self._engine.dialect.name == "sqlite":
            async with self._told_plainly():
                changed: T = await self._writer.do(errand)
                return changed
        began = time.perf_counter()
        async with self._told_plainly(), self._engine.begin() as connection:
            result = await connection.run_sync(errand)
        self._tell(Group(1, 0, time.perf_counter() - began))
        return result

    def _tell(self, group: Group) -> None:
        """Tell whoever counts commits, or waits for one to fail."""
        raise NotImplementedError

    @asynccontextmanager
    async def _told_plainly(self) -> AsyncIterator[None]:
        try:
            yield
        except IntegrityError:
            raise  # the errand's own affair
        except (SQLAlchemyError, OSError) as problem:
            failed = failure(problem)
            self._tell(Group(0, 0, 0.0, failed))
            raise failed from problem


def insert_into(connection: Connection, table: Table) -> Insert:
    """An insert that may say what happens on a conflict; both databases know how, each in its own words."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)

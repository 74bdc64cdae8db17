"""Games that have ended, by who played them. All of it follows from the logs."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, select, tuple_

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import Result
from tablee.store.schema import results

_SHOWN = ("number", "ended_at", "game", "names", "moves", "outcome")
Place = tuple[int, str, int]  # when a game ended, at which table, which of its games


class ResultsRepository(Repository):
    """What people have played."""

    async def keep_result(self, result: Result, persons: Iterable[str]) -> None:
        """These persons have played this game. What is kept of it already stays as it is."""
        kept = [
            {
                "person_id": person,
                "table_id": result.table,
                **{name: getattr(result, name) for name in _SHOWN},
            }
            for person in sorted(set(persons))
        ]

        def keep(connection: Connection) -> None:
            if kept:
                connection.execute(insert_into(connection, results).on_conflict_do_nothing(), kept)

        await self._change(keep)

    async def results_of(self, person: str, limit: int = 100, before: Place | None = None) -> list[Result]:
        """What this person has played, the latest first. To go on: the place of the last one."""
        place = (results.c.ended_at, results.c.table_id, results.c.number)
        question = (
            select(results.c.table_id.label("table"), *(results.c[name] for name in _SHOWN))
            .where(results.c.person_id == person)
            .order_by(*(column.desc() for column in place))
            .limit(limit)
        )
        if before is not None:
            question = question.where(tuple_(*place) < before)
        return [Result(**row._mapping) for row in await self._ask(question)]

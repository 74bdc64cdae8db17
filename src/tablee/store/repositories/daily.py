"""Daily deals: who has played them and what came of it, and the results of bots on the same deals."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, and_, func, select, update

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import DailyGameRow, FieldRow
from tablee.store.schema import daily_field, daily_games, people

_RESULT = ("ended_at", "result", "merit", "scores", "is_late")
_COUNTS = and_(daily_games.c.merit.is_not(None), ~daily_games.c.is_late)


class DailyRepository(Repository):
    """What is kept of daily deals."""

    # --- people ---------------------------------------------------------------------------------------

    async def begin_daily(self, row: DailyGameRow) -> DailyGameRow:
        """This person begins that day's deal of that game, once: returns what they have begun already."""

        def begin(connection: Connection) -> str:
            values = {"day": row.day, "game": row.game, "person_id": row.person}
            put = insert_into(connection, daily_games).values(
                **values, table_id=row.table, began_at=row.began_at
            )
            connection.execute(put.on_conflict_do_nothing())
            mine = [daily_games.c[name] == value for name, value in values.items()]
            return str(connection.execute(select(daily_games.c.table_id).where(*mine)).scalar_one())

        return replace(row, table=await self._change(begin))

    async def end_daily(self, row: DailyGameRow) -> None:
        """The game at this table has ended like this. What is kept of it already stays."""
        values = {name: getattr(row, name) for name in _RESULT}
        theirs = (daily_games.c.table_id == row.table, daily_games.c.ended_at.is_(None))
        meant = update(daily_games).where(*theirs).values(values)
        await self._change(lambda connection: connection.execute(meant))

    async def daily_games_of(self, person: str, first: str, last: str) -> list[DailyGameRow]:
        """What somebody has begun on these days, from the first to the last."""
        question = (
            select(daily_games)
            .where(daily_games.c.person_id == person, daily_games.c.day.between(first, last))
            .order_by(daily_games.c.day, daily_games.c.game)
        )
        return [_game(row) for row in await self._ask(question)]

    async def daily_days_of(self, person: str, most: int) -> list[str]:
        """The days on which somebody has finished a deal in time, the latest first."""
        question = (
            select(daily_games.c.day)
            .where(daily_games.c.person_id == person, _COUNTS)
            .distinct()
            .order_by(daily_games.c.day.desc())
            .limit(most)
        )
        return [row[0] for row in await self._ask(question)]

    async def daily_results(self, day: str, game: str, most: int) -> list[tuple[DailyGameRow, str, str, str]]:
        """What people made of a deal in time, the best first: with name, looks and what they show."""
        columns = (
            func.coalesce(people.c.name, "").label("name"),
            func.coalesce(people.c.looks, "").label("looks"),
            func.coalesce(people.c.shows, "").label("shows"),
        )
        question = (
            select(daily_games, *columns)
            .join(people, people.c.id == daily_games.c.person_id, isouter=True)
            .where(daily_games.c.day == day, daily_games.c.game == game, _COUNTS)
            .order_by(daily_games.c.merit.desc(), daily_games.c.ended_at, daily_games.c.person_id)
            .limit(most)
        )
        return [(_game(row), row.name, row.looks, row.shows) for row in await self._ask(question)]

    async def daily_tables(self, since: str, tables: Collection[str]) -> set[str]:
        """Which of these tables play the deal of a day from that one on."""
        asked = daily_games.c.table_id.in_(sorted(set(tables)))
        question = select(daily_games.c.table_id).where(asked, daily_games.c.day >= since)
        return {row[0] for row in await self._ask(question)} if tables else set()

    # --- bots -----------------------------------------------------------------------------------------

    async def daily_fields_wanted(self, since: str) -> set[tuple[str, str]]:
        """The deals that somebody has begun on a day from that one on: days and games."""
        question = select(daily_games.c.day, daily_games.c.game).where(daily_games.c.day >= since).distinct()
        return {(row[0], row[1]) for row in await self._ask(question)}

    async def daily_field(self, day: str, game: str) -> list[FieldRow]:
        """The results of bots that are there so far, in the order of their numbers."""
        question = (
            select(daily_field)
            .where(daily_field.c.day == day, daily_field.c.game == game)
            .order_by(daily_field.c.number)
        )
        return [FieldRow(row.number, row.bot, row.merit) for row in await self._ask(question)]

    async def daily_fields_of(self, days: Sequence[str]) -> dict[tuple[str, str], list[int]]:
        """The same of all games on these days: only how good the results are, by day and game."""
        question = select(daily_field.c.day, daily_field.c.game, daily_field.c.merit)
        found: dict[tuple[str, str], list[int]] = {}
        for row in await self._ask(question.where(daily_field.c.day.in_(sorted(set(days))))) if days else ():
            found.setdefault((row.day, row.game), []).append(row.merit)
        return found

    async def daily_field_sizes(self, days: Sequence[str]) -> dict[tuple[str, str], int]:
        """How many there are, by day and game."""
        counted = (daily_field.c.day, daily_field.c.game)
        question = select(*counted, func.count().label("rows")).where(daily_field.c.day.in_(days))
        return {(row.day, row.game): row.rows for row in await self._ask(question.group_by(*counted))}

    async def keep_field(self, day: str, game: str, rows: Sequence[FieldRow]) -> None:
        """More results of bots. What is kept already stays."""
        values = [
            {"day": day, "game": game, "number": row.number, "bot": row.bot, "merit": row.merit}
            for row in rows
        ]

        def keep(connection: Connection) -> None:
            connection.execute(insert_into(connection, daily_field).on_conflict_do_nothing(), values)

        await self._change(keep)


def _game(row: Row[Any]) -> DailyGameRow:
    return DailyGameRow(
        day=row.day,
        game=row.game,
        person=row.person_id,
        table=row.table_id,
        began_at=row.began_at,
        ended_at=row.ended_at,
        result=row.result,
        merit=row.merit,
        scores=row.scores,
        is_late=row.is_late,
    )

"""Games that have ended, by who played them. All of it follows from the logs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, Select, func, or_, select, tuple_

from tablee.ratings.ledger import RatedGame
from tablee.store.repositories.base import Repository, insert_into
from tablee.store.repositories.rating_entries import enter_rated
from tablee.store.rows import ResultRow
from tablee.store.schema import results

_OF_THE_GAME = ("number", "ended_at", "game", "names", "moves", "outcome", "is_public", "is_rated")
_SHOWN = (*_OF_THE_GAME, "result")
Place = tuple[int, str, int]  # when a game ended, at which table, which of its games


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games of a history: all of them, unless something is said."""

    game: str = ""
    result: str = ""
    with_person: str = ""
    with_bot: str = ""
    is_rated: bool = False  # only those that count
    is_public: bool = False  # only those that anybody could watch


@dataclass(frozen=True, slots=True)
class Count:
    """How many games of one kind somebody has played."""

    game: str
    result: str
    games: int


class ResultsRepository(Repository):
    """What people have played."""

    async def keep_result(
        self, result: ResultRow, played: Mapping[str, str], rated: RatedGame | None = None
    ) -> None:
        """These persons have played this game; what it was for each. What is kept of it already stays.

        If it counts, their ratings change in the same transaction: once, however often this is asked.
        """
        shared = {name: getattr(result, name) for name in _OF_THE_GAME}
        kept = [
            {"person_id": person, "table_id": result.table, **shared, "result": what}
            for person, what in sorted(played.items())
        ]

        def keep(connection: Connection) -> None:
            if kept:
                connection.execute(insert_into(connection, results).on_conflict_do_nothing(), kept)
            if rated is not None:
                enter_rated(connection, result.table, result.number, result.ended_at, rated)

        await self._change(keep)

    async def result_at(self, table: str, number: int, persons: Iterable[str]) -> ResultRow | None:
        """The game of this number at this table, if one of these persons has played it."""
        question = (
            _asked()
            .where(results.c.person_id.in_(sorted(set(persons))))
            .where(results.c.table_id == table, results.c.number == number)
            .limit(1)
        )
        found = await self._ask(question)
        return ResultRow(**found[0]._mapping) if found else None

    async def results_of(
        self, person: str, limit: int = 100, before: Place | None = None, wanted: Wanted | None = None
    ) -> list[ResultRow]:
        """What this person has played, the latest first. To go on: the place of the last one."""
        place = (results.c.ended_at, results.c.table_id, results.c.number)
        question = (
            only(_asked(), wanted or Wanted())
            .where(results.c.person_id == person)
            .order_by(*(column.desc() for column in place))
            .limit(limit)
        )
        if before is not None:
            question = question.where(tuple_(*place) < before)
        return [ResultRow(**row._mapping) for row in await self._ask(question)]

    async def have_played_together(self, one: str, other: str) -> bool:
        """Whether a game that has ended here had both of these people in it."""
        theirs = results.alias("theirs")
        question = (
            select(results.c.table_id)
            .join(theirs, (theirs.c.table_id == results.c.table_id) & (theirs.c.number == results.c.number))
            .where(results.c.person_id == one, theirs.c.person_id == other)
            .limit(1)
        )
        return bool(await self._ask(question))

    async def counts_of(self, person: str, *, only_public: bool = False) -> list[Count]:
        """How often this person has won, lost and so on, by game."""
        columns = (results.c.game, results.c.result)
        question = (
            only(select(*columns, func.count()), Wanted(is_public=only_public))
            .where(results.c.person_id == person)
            .group_by(*columns)
            .order_by(*columns)
        )
        return [Count(*row) for row in await self._ask(question)]


def _asked() -> Select[tuple[object, ...]]:
    return select(results.c.table_id.label("table"), *(results.c[name] for name in _SHOWN))


def only(question: Select[tuple[object, ...]], wanted: Wanted) -> Select[tuple[object, ...]]:
    """Those results that are wanted."""
    if wanted.game:
        question = question.where(results.c.game == wanted.game)
    if wanted.result == "won":
        question = question.where(or_(results.c.result == "won", results.c.result == "shared"))
    elif wanted.result:
        question = question.where(results.c.result == wanted.result)
    for field, value in (("person", wanted.with_person), ("bot", wanted.with_bot)):
        if value:
            question = question.where(results.c.names.contains(f'"{field}":"{value}"', autoescape=True))
    if wanted.is_rated:
        question = question.where(results.c.is_rated)
    if wanted.is_public:
        question = question.where(results.c.is_public)
    return question

"""Ratings: what is believed of people, how it came about, and all of it worked out anew."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from tablee.ratings.ledger import Key, replayed
from tablee.ratings.model import Rating
from tablee.store.repositories.base import Repository
from tablee.store.repositories.rating_entries import change_row, games_in, put_rating, take_turn
from tablee.store.rows import RatingRow, RatingStep
from tablee.store.schema import people, rated_seats, ratings


class Recomputed(msgspec.Struct, frozen=True, kw_only=True):
    """What came of working out all ratings anew."""

    games: int
    people: int  # who have a rating
    changed_seats: int  # of games, that were rated otherwise before
    changed_ratings: int


class RatingsRepository(Repository):
    """How strong people are."""

    async def ratings_of(self, person: str) -> list[RatingRow]:
        """What is believed of somebody, by game."""
        found = await self._ask(select(ratings).where(ratings.c.person_id == person).order_by(ratings.c.game))
        return [_rating(row) for row in found]

    async def rating_steps_of(self, person: str, game: str, limit: int) -> list[RatingStep]:
        """How it came about: the latest so many, in order."""
        latest = (
            select(rated_seats)
            .where(rated_seats.c.person_id == person, rated_seats.c.game == game)
            .order_by(rated_seats.c.place.desc())
            .limit(limit)
        )
        rows = reversed(await self._ask(latest))
        return [RatingStep(game, row.ended_at, row.mean, row.deviation) for row in rows]

    async def rating_changes(self, person: str, tables: Collection[str]) -> dict[tuple[str, int], float]:
        """By how much games at these tables changed this person's rating: by table and number."""
        asked = rated_seats.c.table_id.in_(sorted(set(tables)))
        question = select(rated_seats).where(asked, rated_seats.c.person_id == person)
        found = await self._ask(question) if tables else []
        return {(row.table_id, row.number): row.mean - row.mean_before for row in found}

    async def ladder(self, game: str, limit: int) -> list[tuple[RatingRow, str, str, str]]:
        """The strongest at a game, with their names, looks and what they show of themselves."""
        columns = (people.c.name, people.c.looks, people.c.shows)
        question = (
            select(ratings, *columns)
            .join(people, people.c.id == ratings.c.person_id)
            .where(ratings.c.game == game)
            .order_by(ratings.c.mean.desc(), ratings.c.person_id)
            .limit(limit)
        )
        return [(_rating(row), row.name, row.looks, row.shows) for row in await self._ask(question)]

    async def recompute_ratings(self, *, keep: bool = True) -> Recomputed:
        """Rate every game anew, in the order in which it was first rated; `keep`: and write it down."""

        def recompute(connection: Connection) -> Recomputed:
            take_turn(connection)
            return _recompute(connection, keep=keep)

        return await self._change(recompute)


def _recompute(connection: Connection, *, keep: bool) -> Recomputed:
    order = (rated_seats.c.place, rated_seats.c.table_id, rated_seats.c.number, rated_seats.c.seat)
    played = list(games_in(connection.execute(select(rated_seats).order_by(*order)).all()))
    before = {
        (row.person_id, row.game): (Rating(row.mean, row.deviation), row.games)
        for row in connection.execute(select(ratings))
    }
    after: dict[Key, tuple[Rating, int]] = {}
    ended: dict[Key, int] = {}
    changed_seats = 0
    known = set(connection.execute(select(people.c.id)).scalars())
    for (rows, game), found in zip(played, replayed(game for _, game in played), strict=True):
        for row, change in zip(rows, found, strict=True):
            key = (row.person_id, game.game)
            if row.person_id in known:
                after[key] = (change.after, after.get(key, (None, 0))[1] + 1)
                ended[key] = row.ended_at
            values = change_row(change)
            if any(getattr(row, name) != value for name, value in values.items()):
                changed_seats += 1
                if keep:
                    where = [column == getattr(row, column.name) for column in rated_seats.primary_key]
                    connection.execute(update(rated_seats).where(*where).values(values))
    changed = [key for key in {*before, *after} if before.get(key) != after.get(key)]
    for key in changed if keep else ():
        connection.execute(delete(ratings).where(ratings.c.person_id == key[0], ratings.c.game == key[1]))
        if key in after:
            put_rating(connection, key, after[key][0], ended[key], after[key][1])
    return Recomputed(
        games=len(played), people=len(after), changed_seats=changed_seats, changed_ratings=len(changed)
    )


def _rating(row: Row[Any]) -> RatingRow:
    return RatingRow(row.person_id, row.game, row.mean, row.deviation, row.games, row.changed_at)

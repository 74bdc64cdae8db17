"""Reviews of finished games, kept beside what they are about, and how precisely people have played."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import asdict
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, and_, delete, select

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.repositories.results import Wanted, only
from tablee.store.rows import PrecisionRow, SeatPrecision
from tablee.store.schema import precisions, records, results, reviews, tables

Kind: TypeAlias = Literal["table", "record"]
_TOLD = ("decisions", "error_rate", "accuracy", "depth")


class Reviewed(NamedTuple):
    """What a review is about: a game of a table, counted from 1, or a record."""

    kind: Kind
    subject: str
    game: int = 1


class ReviewsRepository(Repository):
    """One review a game. A later one takes its place."""

    async def add_review(
        self, about: Reviewed, review: bytes, now: int, seats: Sequence[SeatPrecision] = ()
    ) -> bool:
        """Keep a review, and how precisely these seats of a table have played.

        Returns False if what it is about has gone meanwhile.
        """
        source = tables if about.kind == "table" else records
        is_there = select(source.c.id).where(source.c.id == about.subject)
        body = zlib.compress(review)

        def add(connection: Connection) -> bool:
            if connection.execute(is_there).first() is None:
                return False
            values = {**about._asdict(), "made_at": now, "body": body}
            kept = insert_into(connection, reviews).values(values)
            newer = {"made_at": now, "body": body}
            keys = ["kind", "subject", "game"]
            connection.execute(kept.on_conflict_do_update(index_elements=keys, set_=newer))
            if about.kind == "table":
                _keep_precisions(connection, about, seats)
            return True

        return await self._change(add)

    async def review_of(self, about: Reviewed) -> bytes | None:
        """The review of a game, if there is one."""
        meant = (reviews.c.kind == about.kind, reviews.c.subject == about.subject)
        found = await self._ask(select(reviews.c.body).where(*meant, reviews.c.game == about.game))
        return zlib.decompress(bytes(found[0][0])) if found else None

    async def precisions_of(
        self, person: str, limit: int, wanted: Wanted | None = None
    ) -> list[PrecisionRow]:
        """Every seat of reviewed games of this person, the latest game first."""
        is_same = and_(precisions.c.table_id == results.c.table_id, precisions.c.number == results.c.number)
        columns = (results.c.ended_at, results.c.game, results.c.names)
        place = (results.c.ended_at, results.c.table_id, results.c.number)
        told = (precisions.c[name] for name in ("table_id", "number", "seat", *_TOLD))
        question = (
            only(select(*columns, *told).select_from(results.join(precisions, is_same)), wanted or Wanted())
            .where(results.c.person_id == person)
            .order_by(*(column.desc() for column in place), precisions.c.seat)
            .limit(limit)
        )
        return [PrecisionRow(**row._mapping) for row in await self._ask(question)]

    async def precisions_at(self, ids: Sequence[str]) -> dict[tuple[str, int, int], SeatPrecision]:
        """How precisely the seats of reviewed games of these tables were played, by table, game and seat."""
        place = (precisions.c.table_id, precisions.c.number)
        told = (precisions.c[name] for name in ("seat", *_TOLD))
        question = select(*place, *told).where(precisions.c.table_id.in_(list(ids)))
        return {
            (table, number, seat): SeatPrecision(seat, *figures)
            for table, number, seat, *figures in await self._ask(question)
        }


def _keep_precisions(connection: Connection, about: Reviewed, seats: Sequence[SeatPrecision]) -> None:
    """Those of a later review take the place of the earlier ones."""
    game = {"table_id": about.subject, "number": about.game}
    is_same = (precisions.c.table_id == about.subject, precisions.c.number == about.game)
    connection.execute(delete(precisions).where(*is_same))
    if seats:
        connection.execute(insert_into(connection, precisions), [{**game, **asdict(one)} for one in seats])


def remove_reviews(connection: Connection, kind: Kind, subjects: Sequence[str]) -> None:
    """Remove what was found out about these tables or records."""
    meant = delete(reviews).where(reviews.c.kind == kind, reviews.c.subject.in_(list(subjects)))
    connection.execute(meant)
    if kind == "table":
        connection.execute(delete(precisions).where(precisions.c.table_id.in_(list(subjects))))

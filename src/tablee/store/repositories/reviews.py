"""Reviews of finished games, kept beside what they are about."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, delete, select

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.schema import records, reviews, tables

Kind: TypeAlias = Literal["table", "record"]


class Reviewed(NamedTuple):
    """What a review is about: a game of a table, counted from 1, or a record."""

    kind: Kind
    subject: str
    game: int = 1


class ReviewsRepository(Repository):
    """One review a game. A later one takes its place."""

    async def add_review(self, about: Reviewed, review: bytes, now: int) -> bool:
        """Keep a review; False if what it is about has gone meanwhile."""
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
            return True

        return await self._change(add)

    async def review_of(self, about: Reviewed) -> bytes | None:
        """The review of a game, if there is one."""
        meant = (reviews.c.kind == about.kind, reviews.c.subject == about.subject)
        found = await self._ask(select(reviews.c.body).where(*meant, reviews.c.game == about.game))
        return zlib.decompress(bytes(found[0][0])) if found else None


def remove_reviews(connection: Connection, kind: Kind, subjects: Sequence[str]) -> None:
    """Remove what was found out about these tables or records."""
    meant = delete(reviews).where(reviews.c.kind == kind, reviews.c.subject.in_(list(subjects)))
    connection.execute(meant)

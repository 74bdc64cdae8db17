"""Heartbeats and outages: when some server last served this database, and when none did."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.schema import outages, presence, signs_of_life

_KEPT_MS = 90 * 24 * 3600 * 1000  # longer than any clock runs

_PRESENCE_KEPT_MS = 24 * 3600 * 1000  # of a server that gives no signs any more


@dataclass(frozen=True, slots=True)
class Outage:
    """Nobody served this database between these two moments, in milliseconds since 1970."""

    began_at: int
    ended_at: int


@dataclass(frozen=True, slots=True)
class RecordedHeartbeat:
    """What one sign of life found."""

    now: int  # the moment it counts for: never before one that was given earlier
    outages: tuple[Outage, ...]  # of the last weeks, oldest first


class HeartbeatsRepository(Repository):
    """Who serves, and since when nobody did."""

    async def database_time(self) -> int | None:
        """What the database's own clock says: one clock for all who share it. None with a file."""
        if self._engine.dialect.name == "sqlite":
            return None
        [[seconds]] = await self._ask(select(func.extract("epoch", func.clock_timestamp())))
        return round(float(seconds) * 1000)

    async def sign_of_life(self, server: str, now: int, silence: int, *, is_alone: bool) -> RecordedHeartbeat:
        """This server serves now. Notes an outage if no server has given a sign for so many milliseconds.

        `is_alone`: it has just started and nobody else can be there, so any gap is an outage. Two servers
        that notice the same outage write it down once.
        """

        def sign(connection: Connection) -> RecordedHeartbeat:
            known = connection.execute(select(signs_of_life)).all()
            latest = max((row.alive_at for row in known), default=None)
            moment = now if latest is None else max(now, latest)
            if latest is not None and latest < moment:
                serving = [row.alive_at for row in known if not row.is_closed and not is_alone]
                if max(serving, default=0) < moment - silence:
                    gap = {"began_at": latest, "ended_at": moment}
                    connection.execute(insert_into(connection, outages).values(gap).on_conflict_do_nothing())
            _put_sign(connection, server, moment, is_closed=False)
            found = connection.execute(select(outages).order_by(outages.c.began_at))
            return RecordedHeartbeat(moment, tuple(Outage(row.began_at, row.ended_at) for row in found))

        return await self._change(sign)

    async def last_sign(self, server: str, now: int) -> None:
        """This server stops serving, of its own will."""

        def close(connection: Connection) -> None:
            _put_sign(connection, server, now, is_closed=True)
            connection.execute(delete(presence).where(presence.c.server == server))

        await self._change(close)

    async def forget_old_signs(self, now: int) -> None:
        """Drop what no running clock depends on any more."""

        def forget(connection: Connection) -> None:
            connection.execute(delete(outages).where(outages.c.ended_at < now - _KEPT_MS))
            serving = select(signs_of_life.c.server).where(
                ~signs_of_life.c.is_closed, signs_of_life.c.alive_at >= now - _PRESENCE_KEPT_MS
            )
            connection.execute(delete(presence).where(presence.c.server.not_in(serving)))
            latest = select(func.max(signs_of_life.c.alive_at)).scalar_subquery()
            connection.execute(
                delete(signs_of_life).where(
                    signs_of_life.c.alive_at < latest, signs_of_life.c.alive_at < now - _KEPT_MS
                )
            )

        await self._change(forget)


def _put_sign(connection: Connection, server: str, moment: int, *, is_closed: bool) -> None:
    values = {"alive_at": moment, "is_closed": is_closed}
    put = insert_into(connection, signs_of_life).values(server=server, **values)
    connection.execute(put.on_conflict_do_update(index_elements=["server"], set_=values))

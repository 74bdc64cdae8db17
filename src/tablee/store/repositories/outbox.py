"""The outbox, and the messages that are sent from it: claimed, sent outside, and then ticked off.

A message is claimed durably before it is sent and ticked off after it, so a server that is killed in between
sends it again, under the same name (its batch): whoever receives it can tell that it is the same one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, and_, delete, not_, or_, select, tuple_, update

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import Blocked, DeliveryRow, OutboxRow
from tablee.store.schema import deliveries, is_undelivered, leases, outbox

_OUTBOX = "outbox"  # the name of its lease
_KEY = (deliveries.c.person_id, deliveries.c.table_id, deliveries.c.turn, deliveries.c.channel)


class OutboxRepository(Repository):
    """Whom to tell of what."""

    async def add_to_outbox(self, row: OutboxRow) -> None:
        """Somebody is to be told something that is no entry of a log, such as an invitation; once."""
        values = {name: getattr(row, name) for name in OutboxRow.__dataclass_fields__}

        def add(connection: Connection) -> None:
            connection.execute(insert_into(connection, outbox).values(values).on_conflict_do_nothing())

        await self._change(add)

    async def outbox(self, most: int) -> list[OutboxRow]:
        """What nobody has looked at yet, in no order."""
        return [OutboxRow(**row._mapping) for row in await self._ask(select(outbox).limit(most))]

    async def hold_outbox(self, holder: str, now: int, until: int, *, is_alone: bool) -> bool:
        """Take the lease of the outbox, or keep it. `is_alone`: nobody else can be there, so it is ours.

        What the last holder was sending when it went is due again at once: nobody knows whether it was sent.
        """

        def hold(connection: Connection) -> bool:
            lease = select(leases).where(leases.c.name == _OUTBOX).with_for_update()
            known = connection.execute(lease).one_or_none()
            if known is not None and known.holder != holder and known.until > now and not is_alone:
                return False
            values = {"holder": holder, "until": until}
            put = insert_into(connection, leases).values(name=_OUTBOX, **values)
            is_free = or_(leases.c.holder == holder, leases.c.until <= now)
            connection.execute(
                put.on_conflict_do_update(
                    index_elements=["name"], set_=values, where=None if is_alone else is_free
                )
            )
            if connection.execute(select(leases.c.holder).where(leases.c.name == _OUTBOX)).scalar() != holder:
                return False  # somebody else was faster where there was no lease yet
            if known is None or known.holder != holder:
                left = update(deliveries).where(is_undelivered, deliveries.c.claimed_by.not_in(["", holder]))
                connection.execute(left.values(due_at=now, claimed_by=""))
            return True

        return await self._change(hold)

    async def let_outbox_go(self, holder: str) -> None:
        """Somebody else may hold it."""
        mine = and_(leases.c.name == _OUTBOX, leases.c.holder == holder)
        await self._change(lambda connection: connection.execute(delete(leases).where(mine)))

    async def expand_outbox(self, seen: Sequence[OutboxRow], messages: Sequence[DeliveryRow]) -> None:
        """In one transaction: what follows from these rows is to be sent, and they are done with.

        A message that there is already, sent or not, stays the one that it is.
        """

        def expand(connection: Connection) -> None:
            if messages:
                insert = insert_into(connection, deliveries).values([_values(one) for one in messages])
                connection.execute(insert.on_conflict_do_nothing())
            place = tuple_(outbox.c.table_id, outbox.c.number, outbox.c.kind, outbox.c.person_id)
            keys = [(row.table_id, row.number, row.kind, row.person_id) for row in seen]
            connection.execute(delete(outbox).where(place.in_(keys)))

        await self._change(expand)

    async def due_deliveries(self, now: int, most: int, blocked: Blocked) -> list[DeliveryRow]:
        """Messages that are due and could be sent at this moment, the oldest first."""
        place = tuple_(deliveries.c.person_id, deliveries.c.channel)
        is_slow = deliveries.c.attempts > 0
        if blocked.slow:
            is_slow = or_(is_slow, place.in_(blocked.slow))
        question = select(deliveries).where(is_undelivered, deliveries.c.due_at <= now)
        if blocked.busy:
            question = question.where(place.not_in(blocked.busy))
        for kind, of_slow in blocked.full:
            of_kind = or_(deliveries.c.channel == kind, deliveries.c.channel.startswith(f"{kind}-"))
            question = question.where(not_(and_(of_kind, is_slow if of_slow else not_(is_slow))))
        ordered = question.order_by(deliveries.c.due_at, *_KEY).limit(most)
        return [DeliveryRow(**row._mapping) for row in await self._ask(ordered)]

    async def claim_deliveries(
        self, holder: str, now: int, again_at: int, chosen: Sequence[DeliveryRow]
    ) -> list[DeliveryRow]:
        """These messages, for the holder of the lease to send in the batches that they name; others get none.

        Should they be ticked off by nobody, they are due again at `again_at`.
        """
        lease = select(leases.c.holder).where(
            leases.c.name == _OUTBOX, leases.c.holder == holder, leases.c.until > now
        )

        def claim(connection: Connection) -> list[DeliveryRow]:
            if connection.execute(lease.with_for_update()).one_or_none() is None:
                return []
            claimed = []
            for row in chosen:
                values: dict[str, Any] = {
                    "attempts": row.attempts + 1,
                    "claimed_by": holder,
                    "due_at": again_at,
                    "batch": row.batch,
                }
                if connection.execute(_meant(row).values(values)).rowcount:
                    claimed.append(replace(row, **values))
            return claimed

        return await self._change(claim)

    async def finish_deliveries(self, messages: Sequence[DeliveryRow], outcome: str) -> None:
        """They were sent, or will never be."""

        def finish(connection: Connection) -> None:
            for one in messages:
                connection.execute(_meant(one).values(outcome=outcome, claimed_by=""))

        await self._change(finish)

    async def postpone_deliveries(
        self, messages: Sequence[DeliveryRow], due_at: int, *, was_tried: bool
    ) -> None:
        """Later again. What was not even tried keeps its number of attempts.

        It may join another batch, unless an earlier attempt may have gone out: then it keeps its name.
        """

        def postpone(connection: Connection) -> None:
            for one in messages:
                changes: dict[str, object] = {"due_at": due_at, "claimed_by": ""}
                if not was_tried:
                    before = one.attempts - 1
                    changes |= {"attempts": before, "batch": one.batch if before else ""}
                connection.execute(_meant(one).values(changes))

        await self._change(postpone)

    async def forget_deliveries(self, before: int) -> None:
        """Those that are so old that nothing can cause them again."""
        old = and_(~is_undelivered, deliveries.c.created_at < before)
        await self._change(lambda connection: connection.execute(delete(deliveries).where(old)))

    async def deliveries_of(self, person: str, since: int, most: int = 100) -> list[DeliveryRow]:
        """What somebody was told or will be, the latest first."""
        theirs = select(deliveries).where(deliveries.c.person_id == person, deliveries.c.created_at >= since)
        latest = theirs.order_by(deliveries.c.created_at.desc(), *_KEY).limit(most)
        return [DeliveryRow(**row._mapping) for row in await self._ask(latest)]


def _values(row: DeliveryRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in DeliveryRow.__dataclass_fields__}


def _meant(row: DeliveryRow):  # type: ignore[no-untyped-def]
    return update(deliveries).where(
        *(column == value for column, value in zip(_KEY, row.key, strict=True)), is_undelivered
    )

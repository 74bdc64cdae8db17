"""The outbox, and the messages that are sent from it: claimed, sent outside, and then ticked off.

A message is claimed durably before it is sent and ticked off after it, so a server that is killed in between
sends it again, under the same name (its batch): whoever receives it can tell that it is the same one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, and_, delete, or_, select, tuple_, update

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import DeliveryRow, OutboxRow
from tablee.store.schema import deliveries, is_undelivered, leases, outbox

_OUTBOX = "outbox"  # the name of its lease
_KEY = (deliveries.c.person_id, deliveries.c.table_id, deliveries.c.turn, deliveries.c.channel)
_DIGEST_FROM = 3  # so many that are due at once go as one message


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

    async def claim_deliveries(self, holder: str, now: int, again_at: int, most: int) -> list[DeliveryRow]:
        """Messages that are due, for the holder of the lease to send; others get none.

        Should they be ticked off by nobody, they are due again at `again_at`. Many for one person by one
        channel become one batch, and stay it.
        """
        lease = select(leases.c.holder).where(
            leases.c.name == _OUTBOX, leases.c.holder == holder, leases.c.until > now
        )
        due = select(deliveries).where(is_undelivered, deliveries.c.due_at <= now)
        due = due.order_by(deliveries.c.person_id, deliveries.c.channel, deliveries.c.due_at).limit(most)

        def claim(connection: Connection) -> list[DeliveryRow]:
            if connection.execute(lease.with_for_update()).one_or_none() is None:
                return []
            rows = [DeliveryRow(**row._mapping) for row in connection.execute(due)]
            claimed = []
            for row, batch in _batched(rows):
                values: dict[str, Any] = {
                    "attempts": row.attempts + 1,
                    "claimed_by": holder,
                    "due_at": again_at,
                    "batch": batch,
                }
                connection.execute(_meant(row).values(values))
                claimed.append(replace(row, **values))
            return claimed

        return await self._change(claim)

    async def next_delivery_at(self) -> int | None:
        """When the next message is due."""
        question = select(deliveries.c.due_at).where(is_undelivered).order_by(deliveries.c.due_at).limit(1)
        found = await self._ask(question)
        return found[0][0] if found else None

    async def finish_deliveries(self, messages: Sequence[DeliveryRow], outcome: str) -> None:
        """They were sent, or will never be."""

        def finish(connection: Connection) -> None:
            for one in messages:
                connection.execute(_meant(one).values(outcome=outcome, claimed_by=""))

        await self._change(finish)

    async def postpone_deliveries(
        self, messages: Sequence[DeliveryRow], due_at: int, *, was_tried: bool
    ) -> None:
        """Later again. What was not even tried keeps its number of attempts, and may join another batch."""

        def postpone(connection: Connection) -> None:
            for one in messages:
                changes: dict[str, object] = {"due_at": due_at, "claimed_by": ""}
                if not was_tried:
                    changes |= {"attempts": one.attempts - 1, "batch": ""}
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


def _batched(rows: Sequence[DeliveryRow]) -> list[tuple[DeliveryRow, str]]:
    """Each with its batch: the one it has, or a new one of its own, or one of all that are new together."""
    found = []
    for _, group in groupby(rows, key=lambda row: (row.person_id, row.channel)):
        together = list(group)
        fresh = [row for row in together if not row.batch]
        shared = _name(fresh) if len(fresh) >= _DIGEST_FROM else ""
        found += [(row, row.batch or shared or _name([row])) for row in together]
    return found


def _name(rows: Sequence[DeliveryRow]) -> str:
    """A name for a message that only these rows have, and the same one however often it is worked out."""
    keys = sorted("\n".join(row.key) for row in rows)
    return hashlib.sha256("\n\n".join(keys).encode()).hexdigest()[:32]

"""How people want to be called back: their choices, their browsers, their addresses, their feeds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import NotificationSettingsRow, PushSubscriptionRow
from tablee.store.schema import (
    notification_settings,
    notification_tables,
    push_subscriptions,
    server_keys,
)


class NotificationSettingsRepository(Repository):
    """Who wants to be told what, and how."""

    async def notification_settings(self, people: Sequence[str]) -> dict[str, NotificationSettingsRow]:
        """Those of many people, where there are any."""
        found = select(notification_settings).where(notification_settings.c.person_id.in_(people))
        rows = [NotificationSettingsRow(**row._mapping) for row in await self._ask(found)]
        return {row.person_id: row for row in rows}

    async def keep_notification_settings(self, person: str, **values: Any) -> None:
        """Change some of them."""
        first = NotificationSettingsRow(person_id=person)
        whole = {name: getattr(first, name) for name in NotificationSettingsRow.__dataclass_fields__}

        def keep(connection: Connection) -> None:
            put = insert_into(connection, notification_settings).values({**whole, **values})
            connection.execute(put.on_conflict_do_update(index_elements=["person_id"], set_=values))

        await self._change(keep)

    async def try_mail_code(self, person: str, code_hash: str, now: int, most: int) -> bool:
        """Whether this is the code that was sent to the address of theirs, which is confirmed by it.

        Every try counts, also at the same time; after `most` of them no code is right.
        """
        mine = notification_settings.c.person_id == person

        def attempt(connection: Connection) -> bool:
            tries = notification_settings.c.mail_code_tries
            counted = (
                update(notification_settings).where(mine, tries < most).values(mail_code_tries=tries + 1)
            )
            if not connection.execute(counted).rowcount:
                return False
            right = update(notification_settings).where(
                mine,
                notification_settings.c.mail_code_hash == code_hash,
                notification_settings.c.mail_code_hash != "",
                notification_settings.c.mail_code_until > now,
            )
            return bool(connection.execute(right.values(mail_code_hash="")).rowcount)

        return await self._change(attempt)

    async def person_of_feed(self, feed_hash: str) -> str | None:
        """Whose feeds have this key."""
        found = select(notification_settings.c.person_id).where(
            notification_settings.c.feed_hash == feed_hash
        )
        rows = await self._ask(found)
        return rows[0][0] if rows else None

    async def table_kinds(self, people: Sequence[str], table: str = "") -> dict[tuple[str, str], list[str]]:
        """What else than usual these people want to be told of at single tables, by person and table."""
        found = select(notification_tables).where(notification_tables.c.person_id.in_(people))
        if table:
            found = found.where(notification_tables.c.table_id == table)
        return {(row.person_id, row.table_id): json.loads(row.kinds) for row in await self._ask(found)}

    async def keep_table_kinds(self, person: str, table: str, kinds: Sequence[str] | None) -> None:
        """Another choice at this table; None: as everywhere."""
        mine = (notification_tables.c.person_id == person, notification_tables.c.table_id == table)

        def keep(connection: Connection) -> None:
            connection.execute(delete(notification_tables).where(*mine))
            if kinds is not None:
                row = {"person_id": person, "table_id": table, "kinds": json.dumps(sorted(kinds))}
                connection.execute(insert(notification_tables).values(row))

        await self._change(keep)

    # --- browsers -------------------------------------------------------------------------------------

    async def keep_push_subscription(self, row: PushSubscriptionRow) -> None:
        """This device takes messages by this subscription from now on, and by no other."""
        values = {name: getattr(row, name) for name in PushSubscriptionRow.__dataclass_fields__}
        same = push_subscriptions.c.token_hash == row.token_hash

        def keep(connection: Connection) -> None:
            connection.execute(delete(push_subscriptions).where(same | (push_subscriptions.c.id == row.id)))
            connection.execute(insert(push_subscriptions).values(values))

        await self._change(keep)

    async def drop_push_subscription(self, *, id: str = "", token_hash: str = "") -> None:
        """A browser that takes no messages any more."""
        meant = push_subscriptions.c.id == id if id else push_subscriptions.c.token_hash == token_hash
        await self._change(lambda connection: connection.execute(delete(push_subscriptions).where(meant)))

    async def push_subscriptions(self, people: Sequence[str]) -> list[PushSubscriptionRow]:
        """All browsers of these people that take messages."""
        found = select(push_subscriptions).where(push_subscriptions.c.person_id.in_(people))
        ordered = found.order_by(push_subscriptions.c.created_at, push_subscriptions.c.id)
        return [PushSubscriptionRow(**row._mapping) for row in await self._ask(ordered)]

    # --- the server's own -----------------------------------------------------------------------------

    async def server_key(self, name: str, fresh: str) -> str:
        """A key of this server's, the same for all at this database; `fresh`, if there is none yet."""

        def get(connection: Connection) -> str:
            put = insert_into(connection, server_keys).values(name=name, value=fresh)
            connection.execute(put.on_conflict_do_nothing())
            found = connection.execute(select(server_keys.c.value).where(server_keys.c.name == name))
            return str(found.scalar_one())

        return await self._change(get)

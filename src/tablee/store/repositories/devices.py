"""The devices that people are signed in with, and one-time codes for those who lost their password."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, func, insert, select, update

from tablee.store.passwords import new_code
from tablee.store.passwords import token_hash as hash_of
from tablee.store.repositories.base import Repository, insert_into
from tablee.store.rows import Device
from tablee.store.schema import resets, tokens

RESET_CODE_LIFE_MS = 24 * 3600 * 1000
_CODE_LENGTH = 20  # 99 random bits
_ID_LENGTH = 16  # of a token's hash: enough to name a device, useless to whoever wants to be it


class DevicesRepository(Repository):
    """Who is signed in where."""

    async def add_token(self, person: str, token_hash: str, now: int, device: str = "") -> None:
        """Another device."""
        values = {"token_hash": token_hash, "person_id": person, "created_at": now}

        def add(connection: Connection) -> None:
            new = insert_into(connection, tokens).values(**values, last_seen=now, device=device)
            connection.execute(new.on_conflict_do_nothing())

        await self._change(add)

    async def token_seen(self, token_hash: str, now: int, device: str) -> None:
        """This device was here; what it is may have become clear, or changed with an update."""

        def see(connection: Connection) -> None:
            meant = tokens.c.token_hash == token_hash
            connection.execute(update(tokens).where(meant).values(last_seen=now, device=device))

        await self._change(see)

    async def drop_token(self, token_hash: str) -> None:
        """This device no longer."""

        def drop(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.token_hash == token_hash))

        await self._change(drop)

    async def devices_of(self, person: str) -> list[Device]:
        """Where this person is signed in, the latest first."""
        question = (
            select(tokens)
            .where(tokens.c.person_id == person)
            .order_by(tokens.c.last_seen.desc(), tokens.c.token_hash)
        )
        return [
            Device(device_id(row.token_hash), row.device, row.created_at, row.last_seen)
            for row in await self._ask(question)
        ]

    async def drop_device(self, person: str, device: str) -> bool:
        """Sign this person out on the device of that id. False: they have no such device."""

        def drop(connection: Connection) -> bool:
            named = func.substr(tokens.c.token_hash, 1, _ID_LENGTH) == device
            gone = delete(tokens).where(tokens.c.person_id == person, named)
            return connection.execute(gone).rowcount > 0

        return await self._change(drop)

    async def drop_devices(self, person: str, but: str = "") -> None:
        """Sign this person out everywhere, but for the device with that token's hash."""

        def drop(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.person_id == person, tokens.c.token_hash != but))

        await self._change(drop)

    async def make_reset_code(self, person: str, now: int | None = None) -> str:
        """A code with which this person can choose a new password: once, within a day. Only its hash is kept.

        An earlier code of the same person is worth nothing any more.
        """
        code = new_code(_CODE_LENGTH)
        made_at = time.time_ns() // 1_000_000 if now is None else now
        values = {"code_hash": hash_of(code), "expires_at": made_at + RESET_CODE_LIFE_MS}

        def keep(connection: Connection) -> None:
            connection.execute(delete(resets).where(resets.c.person_id == person))
            connection.execute(insert(resets).values(person_id=person, **values))

        await self._change(keep)
        return code

    async def reset_code_owner(self, code: str, now: int) -> str | None:
        """Whose code this is. None: nobody's, used, or too old."""
        meant = (resets.c.code_hash == hash_of(code), resets.c.expires_at > now)
        found = await self._ask(select(resets.c.person_id).where(*meant))
        return str(found[0].person_id) if found else None

    async def use_reset_code(self, code: str, now: int) -> str | None:
        """The same, and the code is used up: of two who come at once only one gets an answer."""

        def use(connection: Connection) -> str | None:
            meant = (resets.c.code_hash == hash_of(code), resets.c.expires_at > now)
            used = delete(resets).where(*meant).returning(resets.c.person_id)
            return connection.execute(used).scalar()

        return await self._change(use)


def device_id(token_hash: str) -> str:
    """The name of the device that holds the token with this hash."""
    return token_hash[:_ID_LENGTH]

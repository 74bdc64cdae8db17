"""One-time links with which a person goes on playing on another device, without a login."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tablee.store.passwords import new_code, token_hash
from tablee.store.repositories.base import Repository
from tablee.store.schema import device_links, tokens

DEVICE_LINK_LIFE_MS = 10 * 60 * 1000
_CODE_LENGTH = 24  # 118 random bits


class DeviceLinksRepository(Repository):
    """Whose device made which link. Only hashes of codes are kept."""

    async def make_device_link(self, token: str, now: int) -> tuple[str, int]:
        """A code that makes another device this person's too, and until when: once, within ten minutes.

        An earlier code of the same device is worth nothing any more.
        """
        code, expires_at, maker = new_code(_CODE_LENGTH), now + DEVICE_LINK_LIFE_MS, token_hash(token)

        def keep(connection: Connection) -> None:
            old = (device_links.c.token_hash == maker) | (device_links.c.expires_at <= now)
            connection.execute(delete(device_links).where(old))
            values = {"code_hash": token_hash(code), "token_hash": maker, "expires_at": expires_at}
            connection.execute(insert(device_links).values(values))

        await self._change(keep)
        return code, expires_at

    async def has_device_link(self, token: str, now: int) -> bool:
        """Whether the link that this device made last can still be used."""
        meant = (device_links.c.token_hash == token_hash(token), device_links.c.expires_at > now)
        return bool(await self._ask(select(device_links.c.code_hash).where(*meant)))

    async def device_link_owner(self, code: str, now: int) -> tuple[str, int] | None:
        """Whose link this is, and until when. None: nobody's, used, or too old. Asking uses nothing up."""
        question = (
            select(tokens.c.person_id, device_links.c.expires_at)
            .join(tokens, tokens.c.token_hash == device_links.c.token_hash)
            .where(device_links.c.code_hash == token_hash(code), device_links.c.expires_at > now)
        )
        found = await self._ask(question)
        return (str(found[0].person_id), int(found[0].expires_at)) if found else None

    async def use_device_link(self, code: str, now: int) -> str | None:
        """The same, and the code is used up: of two who come at once only one gets an answer."""

        def use(connection: Connection) -> str | None:
            meant = (device_links.c.code_hash == token_hash(code), device_links.c.expires_at > now)
            maker = connection.execute(
                delete(device_links).where(*meant).returning(device_links.c.token_hash)
            ).scalar()
            if maker is None:
                return None
            return connection.execute(select(tokens.c.person_id).where(tokens.c.token_hash == maker)).scalar()

        return await self._change(use)

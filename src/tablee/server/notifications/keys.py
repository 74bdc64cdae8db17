"""Server keys: by which push services know this server (VAPID, RFC 8292). Made once and kept."""

from __future__ import annotations

import asyncio
import base64

from tablee.store.store import Store

_NAME = "vapid"


class VapidKeys:
    """The key pair of this server; the same at all servers of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._private = ""

    async def private(self) -> str:
        """The private key, as PEM. It never leaves the server."""
        if not self._private:
            fresh = await asyncio.to_thread(_new_key)
            self._private = await self._store.server_key(_NAME, fresh)
        return self._private

    async def public(self) -> str:
        """The public key as browsers want it: an uncompressed point, base64url without padding."""
        return _public_of(await self.private())


def _new_key() -> str:
    from py_vapid import Vapid02  # noqa: PLC0415 - loads OpenSSL; not for a server's start

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def _public_of(private: str) -> str:
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415
    from py_vapid import Vapid02  # noqa: PLC0415

    key = Vapid02.from_pem(private.encode()).public_key
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

"""People who look for a game over HTTP, all at the same time."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.serving import Served


class Seeking:
    """A browser of somebody who looks for a game."""

    def __init__(self, served: Served, client: httpx.AsyncClient, me: dict[str, Any]) -> None:
        self.served = served
        self.client = client
        self.id = str(me["id"])
        self.name = str(me["name"])
        self.told: dict[str, Any] = {}

    @classmethod
    async def arrive(cls, served: Served, name: str = "", token: str = "") -> Seeking:
        cookies = {"tablee": token} if token else {}
        client = httpx.AsyncClient(base_url=served.address, timeout=120, cookies=cookies)
        me = (await client.get("/api/me")).json()
        if name:
            me = (await client.patch("/api/me", json={"name": name})).json()
        return cls(served, client, me)

    async def begin(self, *games: str, **wishes: Any) -> dict[str, Any]:
        answer = await self.client.post("/api/find", json={"games": games or ("district-noir",), **wishes})
        assert answer.status_code == 201, answer.text
        self.told = answer.json()
        return self.told

    async def follow(self, seen: str = "") -> dict[str, Any]:
        """Wait for news once."""
        path = f"/api/find/{self.told['search']}"
        answer = await self.client.post(path, json={"seen": seen or self.told["state"]})
        self.told = answer.json()
        return self.told

    async def until(self, *states: str) -> dict[str, Any]:
        """Wait until the search stands like this."""
        async with asyncio.timeout(120):
            while self.told.get("state") not in states:
                assert "code" not in await self.follow(), self.told
        return self.told

    async def find(self, *games: str, **wishes: Any) -> str:
        """Look for a game until there is a table; its name."""
        await self.begin(*games, **wishes)
        return str((await self.until("seated"))["table"])

    async def look(self, table: str) -> dict[str, Any]:
        answer = await self.client.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def add_nonce(self, table: str) -> None:
        """What a page does that comes to a table where it sits."""
        command = {"do": "add-nonce", "nonce": "0123456789abcdef" * 2}
        body = {"id": f"nonce-{self.id}", "command": command}
        await self.client.post(f"/api/tables/{table}/commands", json=body)

    async def until_dealt(self, table: str) -> dict[str, Any]:
        async with asyncio.timeout(120):
            while (seen := await self.look(table))["state"]["status"] == "open":
                await asyncio.sleep(0.05)
        return seen

    async def block(self, other: Seeking) -> None:
        answer = await self.client.put(f"/api/me/blocked/{other.id}")
        assert answer.status_code == 200, answer.text

    async def leave(self) -> None:
        await self.client.aclose()

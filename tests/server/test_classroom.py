"""Thirty people behind one address, with the settings that every server has: nobody is in anybody's way."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from tablee.server.ops.config import Config
from tests.server.seated import Seated
from tests.server.serving import UNLIMITED, Served, serving

PEOPLE = 30
CONNECTIONS = 6  # that a browser keeps
STRICT = {name: getattr(Config(), name) for name in UNLIMITED}  # as every server has them
PAGE = ("/api/me", "/api/games", "/api/words/fr", "/api/tables", "/api/me/tables", "/api/notices")


async def pupil(served: Served, number: int, doors: asyncio.Barrier) -> None:
    """Opens the page, takes a login, plays against a bot, says something, and asks for the replay."""
    limits = httpx.Limits(max_connections=CONNECTIONS)
    async with httpx.AsyncClient(base_url=served.address, timeout=120, limits=limits) as browser:
        await doors.wait()
        assert (await browser.get("/api/me")).status_code == 200
        pages = await asyncio.gather(*(browser.get(path) for path in (*PAGE, *["/"] * 20)))
        assert {page.status_code for page in pages} == {200}
        body = {"login": f"pupil {number}", "password": f"a secret of {number}"}
        assert (await browser.post("/api/me/login", json=body)).status_code == 200
        await doors.wait()
        signed_in = await browser.post("/api/sign-in", json=body)  # all in the same moment
        assert signed_in.status_code == 200, signed_in.text
        laid = await browser.post(
            "/api/tables",
            json={"settings": {"game": "district-noir", "seats": 2}, "bots": ["novice"], "start": True},
        )
        assert laid.status_code == 201, laid.text
        table = laid.json()["table"]
        line = await Seated(served.address, str(signed_in.cookies["tablee"])).connect()
        await line.watch(table)
        for _ in range(3):
            await line.until(lambda: bool(line.moves))
            await line.do("play", move=line.moves[0], expects=line.number)
            await line.say(type="say", id=f"s{line.number}", table=table, text="oh")
        await line.until(lambda: len(line.chat) == 3)
        assert (await browser.get(f"/api/tables/{table}/replay")).status_code == 200
        assert not line.refusals
        await line.close()


def test_a_class_meets_no_limit(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tablee.db'}"

    async def lesson(served: Served) -> None:
        doors = asyncio.Barrier(PEOPLE)
        async with asyncio.TaskGroup() as group:
            for number in range(PEOPLE):
                group.create_task(pupil(served, number, doors))

    with serving(database, **STRICT, trusted_proxies="192.0.2.1") as served:
        asyncio.run(lesson(served))

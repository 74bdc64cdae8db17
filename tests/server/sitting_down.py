"""People sit down at a table of a real server, by link, and the game starts."""

from __future__ import annotations

from typing import Any

from tests.server.playing import key_in, lay
from tests.server.seated import Seated
from tests.server.serving import Served


def new_guest(served: Served) -> str:
    """Somebody the server has never seen: the token in the cookie."""
    with served.client() as client:
        assert client.get("/api/me").status_code == 200
        return str(client.cookies["tablee"])


async def arrive(served: Served) -> Seated:
    """A new guest, connected."""
    return await Seated(served.address, new_guest(served)).connect()


async def sit_down(served: Served, game: str, people: int, bots: list[str], **settings: Any) -> list[Seated]:
    """A started game; the people, in the order of their seats."""
    host = await arrive(served)
    with served.client(Cookie=f"tablee={host.token}") as client:
        laid = lay(client, game, people + len(bots), settings=settings, bots=bots)
    seated = [await host.watch(laid["table"])]
    for _ in range(people - 1):
        guest = await arrive(served)
        await guest.watch(laid["table"], key_in(laid["links"]["seat"]))
        await guest.do("join")
        seated.append(guest)
    await host.do("start")
    for one in seated:
        await one.until(lambda one=one: one.table["state"]["status"] == "playing")
    host.watch_key = key_in(laid["links"]["watch"])
    return sorted(seated, key=lambda one: int(one.view["seat"]))

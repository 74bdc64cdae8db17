"""Time goes by at a running server, in no time at all."""

from __future__ import annotations

import asyncio

from tablee.server.services import House
from tests.server.serving import Served


async def age(house: House, milliseconds: int) -> None:
    """So much later, and this server was there all the while: that is no outage."""
    house.life.ahead += milliseconds
    now, forgiving = house.now(), 10**15
    await house.store.sign_of_life(house.store.name, now, forgiving, is_alone=False)
    house.life._beat_at = now


def pass_time(served: Served, milliseconds: int) -> None:
    """The same for a server in another thread."""
    asyncio.run_coroutine_threadsafe(age(served.house, milliseconds), served.loop).result(60)

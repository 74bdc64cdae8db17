"""Time goes by at a running server, in no time at all."""

from __future__ import annotations

import asyncio

from tablee.server.services import Services
from tests.server.serving import Served


async def age(services: Services, milliseconds: int) -> None:
    """So much later, and this server was there all the while: that is no outage."""
    services.clock.ahead_ms += milliseconds
    now, forgiving = services.now(), 10**15
    await services.store.sign_of_life(services.store.name, now, forgiving, is_alone=False)
    services.heartbeat._beat_at = now


def pass_time(served: Served, milliseconds: int) -> None:
    """The same for a server in another thread."""
    asyncio.run_coroutine_threadsafe(age(served.services, milliseconds), served.loop).result(60)

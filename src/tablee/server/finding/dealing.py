"""Dealing at a table of people who have found each other: as soon as all of them are there."""

from __future__ import annotations

import asyncio

from tablee.server.sessions.session import TableSession
from tablee.tables.commands import Start
from tablee.tables.people import Person

DEAL_AFTER_S = 8.0  # also without those who have not come yet: their clocks run
_LOOK_EVERY_S = 0.2


async def deal_when_ready(session: TableSession, host: Person) -> None:
    """Wait until everybody has added to the chance of the deal, but not for long; then deal.

    If somebody has got up meanwhile nothing is dealt: it is an ordinary open table then. So it is if this
    server is killed here; its host can deal.
    """
    loop = asyncio.get_running_loop()
    deadline = loop.time() + DEAL_AFTER_S
    while loop.time() < deadline and _is_waiting(session):
        await asyncio.sleep(_LOOK_EVERY_S)
    live = session.live
    if live.status == "open" and all(chair.person for chair in live.chairs):
        await session.do(Person(live.host, host.name), Start())


def _is_waiting(session: TableSession) -> bool:
    live = session.live
    return live.status == "open" and not all(seat.nonce for seat in live.state().seats)

"""Feeds for one person alone: a calendar of deadlines (iCalendar) and a list of what they were told (Atom).

Whoever knows the secret part of the address may read them, as with any private calendar. It is kept hashed.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import PathParameter
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.server.http.dependencies import ApiRequest, services_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.notifications.expansion import receivers
from tablee.server.notifications.feeds import Waiting, atom_feed, calendar
from tablee.store.passwords import token_hash

_DAY_MS = 24 * 3600 * 1000
_SHOWN_MS = 30 * _DAY_MS

Key = Annotated[str, PathParameter(max_length=60)]


@get("/feeds/{key:str}/calendar.ics", responses=DOCUMENTED)
async def calendar_feed(request: ApiRequest, key: Key) -> Response[bytes]:
    """Until when you have to move, at all your tables where that takes days."""
    waiting = await _waiting(request, key)
    body = await services_of(request).heavy.run(waiting.person, lambda: calendar(waiting))
    return Response(body, media_type="text/calendar; charset=utf-8")


@get("/feeds/{key:str}/tables.atom", responses=DOCUMENTED)
async def atom(request: ApiRequest, key: Key) -> Response[bytes]:
    """What you were told lately."""
    waiting = await _waiting(request, key)
    body = await services_of(request).heavy.run(waiting.person, lambda: atom_feed(waiting))
    return Response(body, media_type="application/atom+xml; charset=utf-8")


def router() -> Router:
    """Both."""
    return Router("/", route_handlers=[calendar_feed, atom], tags=["Notifications"])


async def _waiting(request: ApiRequest, key: str) -> Waiting:
    services = services_of(request)
    store, now = services.store, services.now()
    person = await store.person_of_feed(token_hash(key))
    if person is None:
        raise TableeError("unknown-feed")
    receiver = (await receivers(store, [person]))[person]
    told = [one for one in await store.deliveries_of(person, now - _SHOWN_MS) if one.channel == "feed"]
    mine = [row.id for row in await store.unfinished_of(person)]
    tables = await services.dispatcher.tables_of(sorted({*mine, *(one.table_id for one in told)}))
    names = {one.by: await store.person(one.by) for one in told if one.by}
    return Waiting(
        person=person,
        choices=receiver.choices,
        origin=services.dispatcher.sender.origin_for(receiver.choices),
        told=told,
        tables={id: live for id, live in tables.items() if live is not None},
        names={id: known.name for id, known in names.items() if known is not None},
        now=now,
    )

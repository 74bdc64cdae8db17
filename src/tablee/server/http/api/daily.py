"""The daily deal: begun once, the results of a day, a month's calendar, and past deals for practice."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, PathParameter, QueryParameter

from tablee.server.daily.deals import Calendar, DayTold, DealResults
from tablee.server.http.api.tables import TableLaid, laid
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, address_of, services_of
from tablee.server.http.errors import DOCUMENTED
from tablee.tables.commands import Start

ChosenDay = Annotated[str, QueryParameter(max_length=10, description="Such as 2026-11-19; empty: today")]
ChosenMonth = Annotated[str, QueryParameter(max_length=7, description="Such as 2026-11; empty: this one")]
PathDay = Annotated[str, PathParameter(max_length=10, description="Such as 2026-11-19")]


class DailyTable(msgspec.Struct, frozen=True, kw_only=True):
    """Your table of a daily deal."""

    table: str


@get("/daily", responses=DOCUMENTED)
async def day(request: ApiRequest, person: CurrentPerson, day: ChosenDay = "") -> DayTold:
    """A day's deals, as far as you may know of them, with the promise of its secret and of the next day's."""
    return await services_of(request).daily.day(day, person)


@get("/daily/calendar", responses=DOCUMENTED)
async def calendar(request: ApiRequest, person: CurrentPerson, month: ChosenMonth = "") -> Calendar:
    """A month of your daily deals, and for how many days in a row you have played."""
    return await services_of(request).daily.calendar(month, person)


@post("/daily/{name:str}", status_code=200, responses=DOCUMENTED)
async def begin(request: ApiRequest, person: CurrentPerson, name: FromPath[str]) -> DailyTable:
    """Play today's deal of a game. Everybody plays it once: asked again, this is the table you have."""
    return DailyTable(table=await services_of(request).daily.begin(person, name, address_of(request)))


@get("/daily/{chosen:str}/{name:str}", responses=DOCUMENTED)
async def results(
    request: ApiRequest, person: CurrentPerson, chosen: PathDay, name: FromPath[str]
) -> DealResults:
    """What came of a deal. Before its day is closed it is for those who have finished theirs."""
    return await services_of(request).daily.results(chosen, name, person)


@post("/daily/{chosen:str}/{name:str}/practice", responses=DOCUMENTED)
async def practise(
    request: ApiRequest, person: CurrentPerson, chosen: PathDay, name: FromPath[str]
) -> TableLaid:
    """A past day's deal at an ordinary table of your own, against ordinary bots. It counts for nothing."""
    services = services_of(request)
    entries = await services.daily.practice(chosen, name, person)
    session = await services.registry.put_up(entries, person, address_of(request))
    await session.do(person, Start())
    return laid(request, session)


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[day, calendar, begin, results, practise], tags=["Daily deal"])

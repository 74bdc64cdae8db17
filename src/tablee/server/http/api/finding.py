"""Find a game: say what you would like to play, wait for others, and be brought to the table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from tablee.server.finding.finder import SearchTold, State
from tablee.server.finding.wishes import Wishes
from tablee.server.http.api.identity import ActionDone
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, address_of, services_of
from tablee.server.http.errors import DOCUMENTED

PathSearch = Annotated[str, PathParameter(max_length=40)]


class Searching(msgspec.Struct, frozen=True, kw_only=True):
    """Who looks for a game at this moment."""

    others: int  # besides you


class SeenSearch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What you know of your search: the answer waits until there is something else, 20 seconds at most."""

    seen: State


@get("/find", responses=DOCUMENTED)
async def searching(request: ApiRequest, person: CurrentPerson) -> Searching:
    """How many others look for a game now."""
    return Searching(others=await services_of(request).finder.others(person.id))


@post("/find", responses=DOCUMENTED)
async def begin(request: ApiRequest, person: CurrentPerson, data: JSONBody[Wishes]) -> SearchTold:
    """Look for a game. An earlier search of yours is over. Then wait with `POST /find/SEARCH`."""
    return await services_of(request).finder.begin(person, data, address_of(request))


@post("/find/{search:str}", status_code=200, responses=DOCUMENTED)
async def follow(
    request: ApiRequest, person: CurrentPerson, search: PathSearch, data: JSONBody[SeenSearch]
) -> SearchTold:
    """Wait for news of your search. Who stops asking for half a minute no longer looks for a game.

    After `found` ask again within 12 seconds, with `seen` as `found`: by that you say that you are there.
    After `seated` there is a table, where you sit already.
    """
    return await services_of(request).finder.follow(person, search, data.seen)


@delete("/find/{search:str}", status_code=200, responses=DOCUMENTED)
async def end(request: ApiRequest, person: CurrentPerson, search: PathSearch) -> ActionDone:
    """Look no longer."""
    await services_of(request).finder.end(person, search)
    return ActionDone()


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[searching, begin, follow, end], tags=["Find a game"])

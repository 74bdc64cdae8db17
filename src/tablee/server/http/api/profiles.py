"""Profiles: yours, those of others as far as they show them, and the games that were played."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Router, get, patch
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from tablee.engine.errors import TableeError
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, address_of, services_of, token_in
from tablee.server.http.errors import DOCUMENTED
from tablee.server.profiles.history import History, history_of
from tablee.server.profiles.profile import Profile, profile_of
from tablee.server.profiles.shown import Looks, Shows
from tablee.store.repositories.results import Wanted
from tablee.store.rows import PersonRow

Name = Annotated[str, QueryParameter(max_length=60)]
Before = Annotated[str, QueryParameter(max_length=60)]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
ResultWanted = FromQuery[Literal["", "won", "lost", "drawn", "none"]]


class ChangedProfile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another sign, or other things that you show."""

    looks: Looks | None = None
    shows: Shows | None = None


@get("/me/profile", responses=DOCUMENTED)
async def my_profile(request: ApiRequest, person: CurrentPerson) -> Profile:
    """Your profile, all of it."""
    return await _profile(request, await _known(request, person.id), person.id)


@patch("/me/profile", responses=DOCUMENTED)
async def change_profile(
    request: ApiRequest, person: CurrentPerson, data: JSONBody[ChangedProfile]
) -> Profile:
    """Choose a shape and a colour, and what others may see of your profile."""
    services = services_of(request)
    services.quotas.spend("rename", address=address_of(request), person=person.id)
    chosen = {"looks": data.looks, "shows": data.shows}
    kept = {name: msgspec.json.encode(one).decode() for name, one in chosen.items() if one is not None}
    if kept:
        await services.store.change_profile(person.id, **kept)
    return await _profile(request, await _known(request, person.id), person.id)


@get("/me/history", responses=DOCUMENTED)
async def my_history(
    request: ApiRequest,
    person: CurrentPerson,
    game: Name = "",
    result: ResultWanted = "",
    who: Name = "",
    bot: Name = "",
    rated: FromQuery[bool] = False,
    before: Before = "",
    limit: Limit = 20,
) -> History:
    """What you have played, the latest first: all of it, or some games."""
    wanted = Wanted(game=game, result=result, with_person=who, with_bot=bot, is_rated=rated)
    known = await _known(request, person.id)
    return await history_of(
        services_of(request).store, known, person.id, wanted, before, limit, services_of(request).now()
    )


@get("/people/{person_id:str}", responses=DOCUMENTED)
async def profile(request: ApiRequest, person_id: FromPath[str]) -> Profile:
    """Somebody's profile, as far as they show it. What they do not show is null."""
    return await _profile(request, await _known(request, person_id), await _viewer(request))


@get("/people/{person_id:str}/history", responses=DOCUMENTED)
async def history(
    request: ApiRequest,
    person_id: FromPath[str],
    game: Name = "",
    result: ResultWanted = "",
    rated: FromQuery[bool] = False,
    before: Before = "",
    limit: Limit = 20,
) -> History:
    """What somebody has played, as far as they show it. Of private games others' names are left out."""
    wanted = Wanted(game=game, result=result, is_rated=rated)
    known, viewer = await _known(request, person_id), await _viewer(request)
    return await history_of(
        services_of(request).store, known, viewer, wanted, before, limit, services_of(request).now()
    )


def router() -> Router:
    """All of it."""
    handlers = [my_profile, change_profile, my_history, profile, history]
    return Router("/", route_handlers=handlers, tags=["Profiles"])


async def _known(request: ApiRequest, person: str) -> PersonRow:
    found = await services_of(request).store.person(person)
    if found is None:
        raise TableeError("unknown-person", who=person)
    return found


async def _viewer(request: ApiRequest) -> str:
    person = await services_of(request).people.by_token(token_in(request))
    return person.id if person is not None else ""


async def _profile(request: ApiRequest, known: PersonRow, viewer: str) -> Profile:
    services = services_of(request)
    return await profile_of(services.store, services.heavy, known, viewer)

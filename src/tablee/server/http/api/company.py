"""The people you play with: following them, blocking them, and saying no to an invitation."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, put
from litestar.params import PathParameter

from tablee.engine.errors import TableeError
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, address_of, services_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.profiles.relations import MOST_BLOCKED, MOST_FOLLOWED, Company, company_of
from tablee.server.services import Services
from tablee.tables.people import Person

PathPerson = Annotated[str, PathParameter(max_length=64)]
PathTable = Annotated[str, PathParameter(max_length=40)]


@get("/me/company", responses=DOCUMENTED)
async def company(request: ApiRequest, person: CurrentPerson) -> Company:
    """Whom you follow, and whom you have blocked. Nobody else is told."""
    return await company_of(services_of(request).store, person.id)


@put("/me/following/{other:str}", responses=DOCUMENTED)
async def follow(request: ApiRequest, person: CurrentPerson, other: PathPerson) -> Company:
    """Follow somebody: their public tables come first on your home page, and you are told of new ones."""
    services = await _about(request, person, other)
    if other in await services.store.blocked_by(person.id):
        raise TableeError("you-blocked")
    if not await services.store.follow_person(person.id, other, services.now(), MOST_FOLLOWED):
        raise TableeError("too-many-followed", most=MOST_FOLLOWED)
    return await company_of(services.store, person.id)


@delete("/me/following/{other:str}", status_code=200, responses=DOCUMENTED)
async def unfollow(request: ApiRequest, person: CurrentPerson, other: PathPerson) -> Company:
    """Follow them no longer."""
    store = services_of(request).store
    await store.unfollow(person.id, other)
    return await company_of(store, person.id)


@put("/me/blocked/{other:str}", responses=DOCUMENTED)
async def block(request: ApiRequest, person: CurrentPerson, other: PathPerson) -> Company:
    """Want nothing to do with somebody. They are not told.

    Neither of you sits down where the other sits, sees the other's chat, invites the other or is matched
    with them; they see nothing more of your profile than your name.
    """
    services = await _about(request, person, other)
    if not await services.store.block(person.id, other, services.now(), MOST_BLOCKED):
        raise TableeError("too-many-blocked", most=MOST_BLOCKED)
    await _hear_anew(services, person.id, other)
    return await company_of(services.store, person.id)


@delete("/me/blocked/{other:str}", status_code=200, responses=DOCUMENTED)
async def unblock(request: ApiRequest, person: CurrentPerson, other: PathPerson) -> Company:
    """Think better of it."""
    services = services_of(request)
    await services.store.unblock(person.id, other)
    await _hear_anew(services, person.id, other)
    return await company_of(services.store, person.id)


@delete("/me/invitations/{table:str}", status_code=200, responses=DOCUMENTED)
async def decline(request: ApiRequest, person: CurrentPerson, table: PathTable) -> Company:
    """Say no to an invitation. Whoever sent it is not told."""
    store = services_of(request).store
    await store.drop_invitation(table, person.id)
    return await company_of(store, person.id)


def router() -> Router:
    """All of it."""
    handlers = [company, follow, unfollow, block, unblock, decline]
    return Router("/", route_handlers=handlers, tags=["Profiles"])


async def _about(request: ApiRequest, person: Person, other: str) -> Services:
    """Refuse what is about oneself or about nobody."""
    services = services_of(request)
    if other == person.id:
        raise TableeError("not-yourself")
    services.quotas.spend("relation", address=address_of(request), person=person.id)
    if await services.store.person(other) is None:
        raise TableeError("unknown-person", who=other)
    return services


async def _hear_anew(services: Services, *people: str) -> None:
    """Their chat appears or disappears wherever both are, on all servers."""
    for one in people:
        await services.sockets.person_changed(one)

"""Request dependencies: who asks, from where, and at which table."""

from __future__ import annotations

from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from tablee.engine.errors import TableeError
from tablee.server.accounts.people import COOKIE
from tablee.server.http.shared_address import SharedAddress, shared_address_for
from tablee.server.limits.rate_limiter import subnet_of
from tablee.server.services import Services
from tablee.server.sessions.session import TableSession
from tablee.tables.people import Person

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

ApiRequest = Request[object, object, State]
CurrentPerson = NamedDependency[Person]
PACKED = "packs_itself"  # marks handlers that compress their answers themselves


def services_of(request: ApiRequest) -> Services:
    """The server that answers."""
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


def token_in(request: ApiRequest) -> str:
    """The token in the cookie, or nothing."""
    return request.cookies.get(COOKIE, "")


def address_of(request: ApiRequest) -> str:
    """Where it comes from."""
    return request.client.host if request.client else ""


async def provide_person(request: ApiRequest) -> Person:
    """Who asks. Raises `sign-in-first` if nobody knows them."""
    services = services_of(request)
    person = await services.people.by_token(token_in(request))
    if person is None:
        raise TableeError("sign-in-first")
    services.socket_limits.seen_at(person.id, address_of(request))
    if request.method not in SAFE_METHODS:
        services.quotas.spend("request", person=person.id)
    return person


async def payer_of(request: ApiRequest) -> str:
    """For whom heavy work is done: whoever asks, or else the address that nobody knows more about."""
    person = await services_of(request).people.by_token(token_in(request))
    if person is not None:
        return person.id
    return subnet_of(address_of(request))


async def enter(request: ApiRequest, table: str, person: Person, key: str = "") -> tuple[TableSession, bool]:
    """The table, and whether this person may sit down there. Its words are used for refusals from here on."""
    session, may_sit = await services_of(request).admission.enter(table, person, key)
    request.scope["tablee_game"] = session.row.game  # type: ignore[typeddict-unknown-key]
    return session, may_sit


def shared_address_of(request: ApiRequest) -> SharedAddress:
    """The address of this server for links that the asker hands on."""
    return shared_address_for(request.scope, services_of(request).config)

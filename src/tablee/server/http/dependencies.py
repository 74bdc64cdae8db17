"""What a request is asked with: who, from where, and at which table."""

from __future__ import annotations

from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from tablee.engine.errors import TableeError
from tablee.server.accounts.people import COOKIE
from tablee.server.limits.rate_limiter import neighbourhood
from tablee.server.services import House
from tablee.server.sessions.session import Room
from tablee.tables.people import Person

HARMLESS = frozenset({"GET", "HEAD", "OPTIONS"})

Asked = Request[object, object, State]
Known = NamedDependency[Person]
PACKED = "packs_itself"  # marks handlers that compress their answers themselves


def house_of(request: Asked) -> House:
    """The house that answers."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def token_in(request: Asked) -> str:
    """The token in the cookie, or nothing."""
    return request.cookies.get(COOKIE, "")


def address_of(request: Asked) -> str:
    """Where it comes from."""
    return request.client.host if request.client else ""


async def provide_person(request: Asked) -> Person:
    """Who asks. Raises `sign-in-first` if nobody knows them."""
    house = house_of(request)
    person = await house.people.by_token(token_in(request))
    if person is None:
        raise TableeError("sign-in-first")
    house.crowd.seen_at(person.id, address_of(request))
    if request.method not in HARMLESS:
        house.quotas.spend("request", person=person.id)
    return person


async def payer_of(request: Asked) -> str:
    """For whom heavy work is done: whoever asks, or else the address that nobody knows more about."""
    person = await house_of(request).people.by_token(token_in(request))
    if person is not None:
        return person.id
    return neighbourhood(address_of(request))


async def enter(request: Asked, table: str, person: Person, key: str = "") -> tuple[Room, bool]:
    """The table, and whether this person may sit down there. Its words are used for refusals from here on."""
    room, may_sit = await house_of(request).enter(table, person, key)
    request.scope["tablee_game"] = room.row.game  # type: ignore[typeddict-unknown-key]
    return room, may_sit


def base_of(request: Asked) -> str:
    """The address of this server as the asker sees it, without a slash at its end."""
    configured = house_of(request).config.base_url
    return configured.rstrip("/") if configured else str(request.base_url).rstrip("/")

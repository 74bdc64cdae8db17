"""Going on with another device, without a login: a personal link that works once, for ten minutes.

The code stands behind the # of the link, which browsers send to nobody. Looking at it uses nothing up, so a
messenger that opens links for a preview does no harm: only whoever says yes on the other device does.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.server.http.api.identity import Me, signed_in, told
from tablee.server.http.dependencies import (
    ApiRequest,
    CurrentPerson,
    address_of,
    services_of,
    shared_address_of,
    token_in,
)
from tablee.server.http.errors import DOCUMENTED
from tablee.server.http.links import draw_qr_code
from tablee.server.http.shared_address import Reach
from tablee.store.rows import PersonRow
from tablee.tables.people import Person

_MOST_COUNTED = 100  # tables

Code = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link for your other device. Nobody else should see it."""

    link: str
    qr: str  # the same as a picture (SVG)
    expires_at: int
    lasts_ms: int  # until then, for a device whose clock is wrong
    reach: Reach  # from where it can be opened


class DeviceLinkState(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the link that this device made last still waits to be used."""

    is_waiting: bool


class DeviceCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the # of the link."""

    code: Code


class GivenUp(msgspec.Struct, frozen=True, kw_only=True):
    """Who you are on this device until now."""

    name: str
    tables: int  # where you sit and a game is not over
    can_return: bool  # you have a login, or another device that is signed in


class DeviceOffer(msgspec.Struct, frozen=True, kw_only=True):
    """Whom the link makes you, and whom you would no longer be on this device."""

    name: str
    is_you: bool  # you are that person here already
    expires_at: int
    given_up: GivenUp | None = None  # None: nobody yet


@post("/me/device-link", status_code=201, responses=DOCUMENTED)
async def make_link(request: ApiRequest, person: CurrentPerson) -> DeviceLink:
    """Make a link with which another device of yours becomes you too. An earlier one is void."""
    services = services_of(request)
    services.quotas.spend("device-link", address=address_of(request), person=person.id)
    now = services.now()
    code, expires_at = await services.store.make_device_link(token_in(request), now)
    address = shared_address_of(request)
    link = f"{address.origin}/continue#{code}"
    picture = await services.heavy.run(person.id, lambda: draw_qr_code(link))
    return DeviceLink(
        link=link,
        qr=picture.decode(),
        expires_at=expires_at,
        lasts_ms=expires_at - now,
        reach=address.reach,
    )


@get("/me/device-link", responses=DOCUMENTED)
async def link_state(request: ApiRequest, person: CurrentPerson) -> DeviceLinkState:
    """Ask whether the link that this device made was used, or is too old."""
    services = services_of(request)
    return DeviceLinkState(is_waiting=await services.store.has_device_link(token_in(request), services.now()))


@post("/device-link/look", status_code=200, responses=DOCUMENTED)
async def look_at_link(request: ApiRequest, data: JSONBody[DeviceCode]) -> DeviceOffer:
    """Tell whom a link would make you on this device. Nothing is used up."""
    owner, expires_at = await _owner(request, data.code)
    current = await services_of(request).people.by_token(token_in(request))
    is_you = current is not None and current.id == owner.id
    return DeviceOffer(
        name=owner.name,
        is_you=is_you,
        expires_at=expires_at,
        given_up=None if current is None or is_you else await _given_up(request, current),
    )


@post("/device-link/use", status_code=200, responses=DOCUMENTED)
async def use_link(request: ApiRequest, data: JSONBody[DeviceCode]) -> Response[Me]:
    """Be on this device who you are on the other. Both stay signed in; whoever you were here is given up."""
    services = services_of(request)
    owner, _ = await _owner(request, data.code)
    current = await services.people.by_token(token_in(request))
    if current is not None and current.id == owner.id:
        return Response(await told(services.store, current))
    services.moderation.check_person(owner.id)
    if await services.store.use_device_link(_plain(data.code), services.now()) != owner.id:
        raise TableeError("bad-device-link")
    return await signed_in(request, Person(owner.id, owner.name))


def router() -> Router:
    """All of it."""
    handlers = [make_link, link_state, look_at_link, use_link]
    return Router("/", route_handlers=handlers, tags=["You"])


def _plain(code: str) -> str:
    return code.strip().lower()


async def _owner(request: ApiRequest, code: str) -> tuple[PersonRow, int]:
    """Whose link this is, and until when. Raises `bad-device-link`."""
    services = services_of(request)
    services.quotas.spend("device-link", address=address_of(request))
    found = await services.store.device_link_owner(_plain(code), services.now())
    known = None if found is None else await services.store.person(found[0])
    if found is None or known is None:
        raise TableeError("bad-device-link")
    return known, found[1]


async def _given_up(request: ApiRequest, current: Person) -> GivenUp:
    store = services_of(request).store
    known = await store.person(current.id)
    has_login = known is not None and known.login is not None
    return GivenUp(
        name=current.name,
        tables=len(await store.unfinished_of(current.id, _MOST_COUNTED)),
        can_return=has_login or len(await store.devices_of(current.id)) > 1,
    )

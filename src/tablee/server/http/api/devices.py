"""The devices you are signed in with, and the way back for those who forgot their password."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.server.http.api.identity import ActionDone, Me, Password, sign_out_others, signed_in
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, address_of, services_of, token_in
from tablee.server.http.errors import DOCUMENTED
from tablee.server.limits.rate_limiter import subnet_of
from tablee.store.passwords import hash_password, token_hash
from tablee.store.repositories.devices import device_id
from tablee.tables.people import Person

DeviceId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}$", description="A device of yours")]


class YourDevice(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that you are signed in with. No addresses are kept."""

    id: str
    browser: str  # such as Firefox; empty: unknown
    system: str  # such as Linux; empty: unknown
    created_at: int
    last_seen: int
    is_this: bool


class Reset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code that the operator of this server gave you, and the password that you want."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    password: Password


@get("/me/devices", responses=DOCUMENTED)
async def devices(request: ApiRequest, person: CurrentPerson) -> list[YourDevice]:
    """Where you are signed in, the latest first."""
    this = device_id(token_hash(token_in(request)))
    return [
        YourDevice(
            id=one.id,
            browser=one.device.partition("/")[0],
            system=one.device.partition("/")[2],
            created_at=one.created_at,
            last_seen=one.last_seen,
            is_this=one.id == this,
        )
        for one in await services_of(request).store.devices_of(person.id)
    ]


@delete("/me/devices/{device:str}", status_code=200, responses=DOCUMENTED)
async def sign_out_device(request: ApiRequest, person: CurrentPerson, device: DeviceId) -> ActionDone:
    """Sign out on one of your devices."""
    services = services_of(request)
    if not await services.store.drop_device(person.id, device):
        raise TableeError("no-such-device")
    await services.sockets.person_changed(person.id)
    return ActionDone()


@post("/me/devices/sign-out-others", status_code=200, responses=DOCUMENTED)
async def sign_out_elsewhere(request: ApiRequest, person: CurrentPerson) -> ActionDone:
    """Sign out everywhere but here."""
    services = services_of(request)
    await sign_out_others(services.store, services.sockets, person, token_in(request))
    return ActionDone()


@post("/me/reset", status_code=200, responses=DOCUMENTED)
async def reset(request: ApiRequest, data: JSONBody[Reset]) -> Response[Me]:
    """Choose a new password with a code from the operator. You are signed in here and nowhere else."""
    services, address = services_of(request), address_of(request)
    code = data.code.strip().lower()
    services.password_attempts.take("", address)
    if await services.store.reset_code_owner(code, services.now()) is None:
        raise TableeError("bad-reset-code")
    hashed = await hash_password(data.password, whose=subnet_of(address))
    owner = await services.store.use_reset_code(code, services.now())
    known = None if owner is None else await services.store.person(owner)
    if known is None or known.login is None:
        raise TableeError("bad-reset-code")
    await services.store.set_login(known.id, known.login, hashed)
    await services.store.drop_devices(known.id)
    await services.sockets.person_changed(known.id)
    services.password_attempts.was_right("", address)
    return await signed_in(request, Person(known.id, known.name))


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[devices, sign_out_device, sign_out_elsewhere, reset], tags=["You"])

"""The devices you are signed in with, and the way back for those who forgot their password."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.server.http.api.identity import Done, Me, Password, sign_out_others, signed_in
from tablee.server.http.dependencies import Asked, Known, address_of, house_of, token_in
from tablee.server.http.errors import DOCUMENTED
from tablee.server.limits.rate_limiter import neighbourhood
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
async def devices(request: Asked, person: Known) -> list[YourDevice]:
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
        for one in await house_of(request).store.devices_of(person.id)
    ]


@delete("/me/devices/{device:str}", status_code=200, responses=DOCUMENTED)
async def sign_out_device(request: Asked, person: Known, device: DeviceId) -> Done:
    """Sign out on one of your devices."""
    house = house_of(request)
    if not await house.store.drop_device(person.id, device):
        raise TableeError("no-such-device")
    await house.person_changed(person.id)
    return Done()


@post("/me/devices/sign-out-others", status_code=200, responses=DOCUMENTED)
async def sign_out_elsewhere(request: Asked, person: Known) -> Done:
    """Sign out everywhere but here."""
    await sign_out_others(house_of(request), person, token_in(request))
    return Done()


@post("/me/reset", status_code=200, responses=DOCUMENTED)
async def reset(request: Asked, data: JSONBody[Reset]) -> Response[Me]:
    """Choose a new password with a code from the operator. You are signed in here and nowhere else."""
    house, address = house_of(request), address_of(request)
    code = data.code.strip().lower()
    house.guesses.take("", address)
    if await house.store.reset_code_owner(code, house.now()) is None:
        raise TableeError("bad-reset-code")
    hashed = await hash_password(data.password, whose=neighbourhood(address))
    owner = await house.store.use_reset_code(code, house.now())
    known = None if owner is None else await house.store.person(owner)
    if known is None or known.login is None:
        raise TableeError("bad-reset-code")
    await house.store.set_login(known.id, known.login, hashed)
    await house.store.drop_devices(known.id)
    await house.person_changed(known.id)
    house.guesses.was_right("", address)
    return await signed_in(request, Person(known.id, known.name))


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[devices, sign_out_device, sign_out_elsewhere, reset], tags=["You"])

"""Who you are: a guest with a cookie, a name, and a login for those who want their tables on two devices."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.server.accounts.connected import ConnectedSockets
from tablee.server.accounts.device_names import device_of
from tablee.server.accounts.guest_names import suggested_name
from tablee.server.accounts.name_policy import clean_login, clean_name
from tablee.server.accounts.people import COOKIE
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, address_of, services_of, token_in
from tablee.server.http.errors import DOCUMENTED
from tablee.server.http.languages import asked_for
from tablee.server.limits.rate_limiter import subnet_of
from tablee.server.ops.config import Config
from tablee.server.services import Services
from tablee.store.passwords import hash_password, is_password, new_token, token_hash
from tablee.store.repositories.people import login_key
from tablee.store.store import Store
from tablee.tables.people import Person

_YEAR = 365 * 24 * 3600

Text = Annotated[str, msgspec.Meta(max_length=200)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """You, as the server knows you."""

    id: str
    name: str
    login: str | None
    is_named: bool = True  # false: the name was made up for you, and you have not said that you like it


class Renamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name: 1 to 30 characters."""

    name: Text


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login of your own. The current password is needed only to change an existing one."""

    login: Text
    password: Password
    current_password: Text = ""


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login that was set before, on this device or another."""

    login: Text
    password: Text


class ActionDone(msgspec.Struct, frozen=True):
    """It was done."""

    is_done: bool = True


@get("/me", responses=DOCUMENTED)
async def me(request: ApiRequest) -> Response[Me]:
    """Tell who you are. Somebody without a cookie becomes a guest."""
    services, token = services_of(request), token_in(request)
    person = await services.people.by_token(token)
    if person is None:
        language = asked_for(request.headers.get("accept-language", ""))
        person, token = await services.people.create(
            suggested_name(language), services.now(), address_of(request), device(request)
        )
    else:
        services.background.start(
            _seen(services.store, services.now(), person, token, device(request)), "last seen"
        )
    return Response(await told(services.store, person), cookies=[cookie(services.config, token)])


@patch("/me", responses=DOCUMENTED)
async def rename(request: ApiRequest, person: CurrentPerson, data: JSONBody[Renamed]) -> Me:
    """Take another name, or say that you like the one you have. It reaches every table where you sit."""
    services = services_of(request)
    renamed = Person(person.id, clean_name(data.name))
    services.quotas.spend("rename", address=address_of(request), person=person.id)
    await services.store.rename(person.id, renamed.name)
    await services.sockets.person_changed(person.id)
    if renamed != person:
        await services.renaming.spread_here(renamed)
        services.background.start(services.renaming.spread_to_sleepers(renamed), "another name")
    return await told(services.store, renamed)


@post("/me/login", status_code=200, responses=DOCUMENTED)
async def set_login(request: ApiRequest, person: CurrentPerson, data: JSONBody[Login]) -> Me:
    """Set a login name and a password, so that you can sign in on another device.

    Whoever changes a password is signed out on all other devices.
    """
    services, address = services_of(request), address_of(request)
    login = clean_login(data.login)
    services.quotas.spend("password", address=address, person=person.id)
    known = await services.store.person(person.id)
    old, asker = known.password_hash if known is not None else None, subnet_of(address)
    if old is not None and not await is_password(data.current_password, old, whose=asker, is_known=True):
        raise TableeError("wrong-password")
    hashed = await hash_password(data.password, whose=asker)
    await services.store.set_login(person.id, login, hashed)
    await sign_out_others(services.store, services.sockets, person, token_in(request))
    return await told(services.store, person)


@post("/sign-in", status_code=200, responses=DOCUMENTED)
async def sign_in(request: ApiRequest, data: JSONBody[SignIn]) -> Response[Me]:
    """Be on this device who you are on another. The guest you were here is given up."""
    services, address = services_of(request), address_of(request)
    login, attempts = login_key(clean_login(data.login)), services.password_attempts
    attempts.take(login, address)
    known = await services.store.person_by_login(login)
    is_right = await is_password(
        data.password,
        known.password_hash if known is not None else None,
        whose=subnet_of(address),
        is_known=attempts.is_known(login, address),
    )
    if known is None or not is_right:
        raise TableeError("wrong-password")
    attempts.was_right(login, address)
    return await signed_in(request, Person(known.id, known.name))


@post("/sign-out", status_code=200, responses=DOCUMENTED)
async def sign_out(request: ApiRequest) -> Response[ActionDone]:
    """Nobody is signed in on this device any more."""
    services = services_of(request)
    await _drop_token(services, token_in(request))
    answer = Response(ActionDone())
    answer.set_cookie(cookie(services.config, "", seconds=0))
    return answer


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[me, rename, set_login, sign_in, sign_out], tags=["You"])


def device(request: ApiRequest) -> str:
    """What this device is called in the list of its owner."""
    return device_of(request.headers.get("user-agent", ""))


async def signed_in(request: ApiRequest, person: Person) -> Response[Me]:
    """From now on this device is that person's; whoever it was before is given up."""
    services, token = services_of(request), new_token()
    services.moderation.check_person(person.id)
    await _drop_token(services, token_in(request))
    await services.store.add_token(person.id, token_hash(token), services.now(), device(request))
    return Response(await told(services.store, person), cookies=[cookie(services.config, token)])


async def sign_out_others(store: Store, sockets: ConnectedSockets, person: Person, token: str) -> None:
    """This person is signed in on this device alone."""
    await store.drop_devices(person.id, but=token_hash(token))
    await sockets.person_changed(person.id)


async def _seen(store: Store, now: int, person: Person, token: str, seen_with: str) -> None:
    await store.seen(person.id, now)
    await store.token_seen(token_hash(token), now, seen_with)


async def _drop_token(services: Services, token: str) -> None:
    person = await services.people.by_token(token)
    if person is not None:
        await services.store.drop_token(token_hash(token))
        await services.sockets.person_changed(person.id)


async def told(store: Store, person: Person) -> Me:
    """Somebody, as they may see themselves."""
    known = await store.person(person.id)
    if known is None:
        return Me(id=person.id, name=person.name, login=None)
    return Me(id=person.id, name=person.name, login=known.login, is_named=known.is_named)


def cookie(config: Config, token: str, seconds: int = _YEAR) -> Cookie:
    """By which this device is known."""
    is_secure = config.secure_cookies or config.base_url.startswith("https:")
    return Cookie(
        key=COOKIE, value=token, max_age=seconds, path="/", httponly=True, samesite="lax", secure=is_secure
    )

"""What is kept about you: how long, all of it in one file, and how to be forgotten."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Response

from tablee.engine.errors import TableeError
from tablee.server.http.api.identity import ActionDone, cookie
from tablee.server.http.dependencies import ApiRequest, CurrentPerson, address_of, services_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.limits.rate_limiter import subnet_of
from tablee.server.sessions.people.erasure import erase
from tablee.store.passwords import is_password

Text = Annotated[str, msgspec.Meta(max_length=200)]
_ALL_OF_IT = {200: ResponseSpec(dict[str, Any], description="All of it", generate_examples=False)}


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days this server keeps what; 0: for ever."""

    guests: float  # without a game, since they were last here
    open_tables: float  # since something was done there
    finished_tables: float  # also games that nobody goes on with
    chat: float
    records: float  # that people brought along
    addresses_in_log: bool  # whether the log says where requests come from


class Erase(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """You want to be forgotten, for good. Whoever has a password says it."""

    is_sure: bool
    password: Text = ""
    chat_too: bool = False  # also what you said; else it stays, said by somebody


@get("/privacy", responses=DOCUMENTED)
async def privacy(request: ApiRequest) -> Kept:
    """What is kept here, and for how long."""
    config = services_of(request).config
    return Kept(
        guests=config.keep_guests,
        open_tables=config.keep_open_tables,
        finished_tables=config.keep_finished_tables,
        chat=config.keep_chat,
        records=config.keep_records,
        addresses_in_log=config.log_addresses,
    )


@get("/me/data", responses={**DOCUMENTED, **_ALL_OF_IT})
async def my_data(request: ApiRequest, person: CurrentPerson) -> Response[bytes]:
    """Everything that is kept about you, as one JSON file."""
    services = services_of(request)
    services.quotas.spend("own-data", address=address_of(request), person=person.id)
    body = msgspec.json.format(msgspec.json.encode(await services.store.data_of(person.id)))
    headers = {"content-disposition": 'attachment; filename="tablee.json"'}
    return Response(body, media_type="application/json", headers=headers)


@post("/me/erase", status_code=200, responses=DOCUMENTED)
async def erase_me(request: ApiRequest, person: CurrentPerson, data: JSONBody[Erase]) -> Response[ActionDone]:
    """Be forgotten: your seats are given up, and your name is nowhere any more."""
    services, address = services_of(request), address_of(request)
    if not data.is_sure:
        raise TableeError("not-sure")
    services.quotas.spend("own-data", address=address, person=person.id)
    known = await services.store.person(person.id)
    if known is not None and known.password_hash is not None:
        asker = subnet_of(address)
        if not await is_password(data.password, known.password_hash, whose=asker, is_known=True):
            raise TableeError("wrong-password")
    await erase(person, services.store, services.registry, services.sockets, chat_too=data.chat_too)
    answer = Response(ActionDone())
    answer.set_cookie(cookie(services.config, "", seconds=0))
    return answer


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[privacy, my_data, erase_me], tags=["You"])

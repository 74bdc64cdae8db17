"""For whoever runs the server: is it well, and what does it count?"""

from __future__ import annotations

import ipaddress
from typing import Any, Literal

import msgspec
from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tablee import __version__
from tablee.games.game import game_names
from tablee.server.asking import Asked, house_of
from tablee.server.schema import socket_schema
from tablee.store.errors import StoreError


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is. It can be played on before all games are ready."""

    status: Literal["ok", "failing"]
    database: Literal["ok", "failing"]
    version: str
    games: dict[str, bool]  # which are compiled


_ANY_OBJECT = {200: ResponseSpec(dict[str, Any], description="A JSON schema", generate_examples=False)}


@get("/health", tags=["Running it"])
async def health(request: Asked) -> Response[Health]:
    """Whether the server and its database answer."""
    house = house_of(request)
    try:
        await house.store.table("health")
        is_well = True
    except StoreError:
        is_well = False
    told: Literal["ok", "failing"] = "ok" if is_well else "failing"
    answer = Health(
        status=told,
        database=told,
        version=__version__,
        games={name: house.warming.is_ready(name) for name in game_names()},
    )
    return Response(answer, status_code=200 if is_well else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus; for others than this machine only if the configuration says so."""
    house = house_of(request)
    if not house.config.public_metrics and not _is_loopback(request.client.host if request.client else ""):
        raise NotFoundException
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/socket-schema.json", tags=["Running it"], responses=_ANY_OBJECT)
async def schema_of_the_socket() -> Response[bytes]:
    """The JSON schema of all that goes over a socket, both ways."""
    return Response(socket_schema(), media_type="application/json")


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[health, metrics, schema_of_the_socket])


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False

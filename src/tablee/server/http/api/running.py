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
from tablee.engine.registry import game_names
from tablee.server.http.compression import PACKS_ITSELF, constant
from tablee.server.http.dependencies import ApiRequest, services_of, shared_address_of
from tablee.server.http.errors import DOCUMENTED
from tablee.server.http.shared_address import SharedAddress
from tablee.server.ops.merged_metrics import merged
from tablee.server.protocol.messages import Notices
from tablee.server.protocol.schema import socket_schema
from tablee.store.errors import Trouble


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is. It can be played on before all games are ready."""

    status: Literal["ok", "failing"]
    database: Literal["ok", "failing"]
    trouble: Trouble | None  # what the database cannot do now; the log says more
    last_commit_s: float | None  # seconds since something was written; null: nothing since the start
    workers: dict[str, Literal["ok", "failing"]]  # that answer, by number; none where one process serves
    broker: Literal["ok", "away"] | None  # what carries news between servers; null: there is none to reach
    version: str
    games: dict[str, bool]  # which are compiled


_ANY_OBJECT = {200: ResponseSpec(dict[str, Any], description="A JSON schema", generate_examples=False)}


@get("/health", tags=["Running it"])
async def health(request: ApiRequest) -> Response[Health]:
    """Whether the server runs and its database takes what is written."""
    services = services_of(request)
    monitor = services.write_health
    await monitor.feel()
    crew = services.crew
    troubles = {} if crew is None else {crew.number: monitor.trouble, **await crew.ask("health")}
    trouble = monitor.trouble or next(filter(None, troubles.values()), None)
    told: Literal["ok", "failing"] = "ok" if trouble is None else "failing"
    age = monitor.last_commit_s
    answer = Health(
        status=told,
        database=told,
        trouble=trouble,
        workers={str(number): "failing" if one else "ok" for number, one in sorted(troubles.items())},
        last_commit_s=None if age is None else round(age, 1),
        broker=services.news.broker,
        version=__version__,
        games={name: services.precompiler.is_ready(name) for name in game_names()},
    )
    return Response(answer, status_code=200 if trouble is None else 503)


@get("/api/notices", tags=["Running it"], responses=DOCUMENTED)
async def notices(request: ApiRequest) -> Notices:
    """What concerns everybody on this server; the same comes over sockets when it changes."""
    return services_of(request).notices.now()


@get("/api/address", tags=["Running it"], responses=DOCUMENTED)
async def address(request: ApiRequest) -> SharedAddress:
    """Tell where others find this server: what a link that you hand on begins with."""
    return shared_address_of(request)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: ApiRequest) -> Response[bytes]:
    """Figures for Prometheus; for others than this machine only if the configuration says so."""
    services = services_of(request)
    if not services.config.public_metrics and not _is_loopback(request.client.host if request.client else ""):
        raise NotFoundException
    services.metrics.bring_up_to_date()
    figures = generate_latest(services.metrics.registry)
    if services.crew is not None:
        figures = merged({services.crew.number: figures, **await services.crew.ask("metrics")})
    return Response(figures, media_type=CONTENT_TYPE_LATEST)


@get("/api/socket-schema.json", tags=["Running it"], responses=_ANY_OBJECT, opt=PACKS_ITSELF)
async def schema_of_the_socket(request: ApiRequest) -> Response[bytes]:
    """The JSON schema of all that goes over a socket, both ways."""
    return constant(request, socket_schema(), "application/json")


def router() -> Router:
    """All of it."""
    return Router("/", route_handlers=[health, notices, address, metrics, schema_of_the_socket])


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False

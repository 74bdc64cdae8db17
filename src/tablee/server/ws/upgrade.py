"""The WebSocket upgrade: uvicorn hands over the request, picows takes it from there.

Frames are read and written in C. On one core that carries about twice as many messages as an ASGI socket.
"""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

from picows import (
    WSAutoPingStrategy,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.utils import get_remote_addr

from tablee.engine.errors import TableeError
from tablee.server.accounts.people import token_of
from tablee.server.http.hosts import is_known_host
from tablee.server.http.origins import is_own_origin
from tablee.server.limits.socket_limits import SocketLimits
from tablee.server.ops.config import Config
from tablee.server.ops.moderation import Moderation
from tablee.server.services import Services
from tablee.server.ws.connection import MAX_MESSAGE_BYTES, SocketContext, TableSocket

PATH = "/ws"
_HANDSHAKE_TIMEOUT_S = 10.0
_FIRST_BUFFER_BYTES = 2048


def socket_protocol(services: Services) -> type[WSProtocol]:
    """The class that uvicorn makes a protocol of for each upgraded connection."""
    logger = logging.getLogger("tablee.socket")
    logger.setLevel(logging.ERROR)
    connections = services.connections
    context = SocketContext(
        sockets=services.sockets,
        limits=services.socket_limits,
        quotas=services.quotas,
        people=services.people,
        sessions=services.registry.sessions,
        admission=services.admission,
        presence=services.presence,
        chat=services.chat,
        hints=services.hints,
        notices=services.notices,
        metrics=services.metrics,
        now=services.now,
        build=lambda: services.build,
    )

    class SocketProtocol(WSProtocol):  # type: ignore[misc]
        """One connection, between uvicorn's bookkeeping and picows."""

        def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
            super().__init__(
                None,
                None,
                False,
                self.route,
                logger,
                False,  # an exception in a callback is logged, not a reason to hang up
                _HANDSHAKE_TIMEOUT_S,
                False,
                20,
                20,
                WSAutoPingStrategy.PING_WHEN_IDLE,
                False,  # pings of the other side are counted, and answered, by the listener
                MAX_MESSAGE_BYTES,
                None,
                _FIRST_BUFFER_BYTES,
            )
            self._connections = server_state.connections
            self._line: Any = None

        def connection_made(self, transport: Any) -> None:
            """Uvicorn waits for these connections when it stops."""
            self._connections.add(self)
            self._line = transport
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            """Gone."""
            self._connections.discard(self)
            connections.close(self._line)
            super().connection_lost(exc)

        def shutdown(self) -> None:
            """The server stops: the client should come back in a moment."""
            if isinstance(self.listener, TableSocket):
                self.listener.close()
            else:
                self.transport.disconnect()

        def route(self, request: WSUpgradeRequest) -> Any:
            """Who listens to this socket, or why nobody does."""
            peer = get_remote_addr(self._line)
            forwarded_for = ", ".join(request.headers.getall("X-Forwarded-For", ()))
            address = connections.client_of(peer[0] if peer else "", forwarded_for)
            refusal = _refusal_of(
                services.config, services.moderation, services.socket_limits, request, address
            )
            if refusal is not None:
                return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(refusal), None)
            return TableSocket(context, token_of(request.headers.get("Cookie") or ""), address)

        def data_received(self, data: bytes) -> None:
            """The request, as uvicorn read it: into picows' own buffer."""
            rest = memoryview(data)
            while rest:
                room = self.get_buffer(-1)
                size = min(len(room), len(rest))
                room[:size] = rest[:size]
                self.buffer_updated(size)
                rest = rest[size:]

    return SocketProtocol


def _refusal_of(
    config: Config, moderation: Moderation, limits: SocketLimits, request: WSUpgradeRequest, address: str
) -> HTTPStatus | None:
    if request.path.decode("ascii", "replace").split("?")[0] != PATH:
        return HTTPStatus.NOT_FOUND
    origin, host = request.headers.get("Origin"), request.headers.get("Host")
    if not is_known_host(host, config) or not is_own_origin(origin, host, config.own_origins):
        return HTTPStatus.FORBIDDEN
    try:
        moderation.check_address(address)
    except TableeError:
        return HTTPStatus.FORBIDDEN
    if not limits.has_room_at(address):
        return HTTPStatus.TOO_MANY_REQUESTS
    return None

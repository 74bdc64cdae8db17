"""How an HTTP connection becomes a socket: uvicorn hands over the request, picows takes it from there.

Frames are read and written in C. On one core that carries about twice as many messages as an ASGI socket.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from picows import (
    WSAutoPingStrategy,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from tablee.server.house import House
from tablee.server.origins import is_own_origin
from tablee.server.people import token_of
from tablee.server.sockets import MOST_BYTES, TableSocket

PATH = "/ws"
_HANDSHAKE = 10.0  # seconds
_FIRST_BUFFER = 2048


def socket_protocol(house: House) -> type[WSProtocol]:
    """The class that uvicorn makes a protocol of for each upgraded connection."""
    logger = logging.getLogger("tablee.socket")
    logger.setLevel(logging.ERROR)

    class SocketProtocol(WSProtocol):  # type: ignore[misc]
        """One connection, between uvicorn's bookkeeping and picows."""

        def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
            super().__init__(
                None,
                None,
                False,
                _router(house),
                logger,
                False,  # an exception in a callback is logged, not a reason to hang up
                _HANDSHAKE,
                False,
                20,
                20,
                WSAutoPingStrategy.PING_WHEN_IDLE,
                True,
                MOST_BYTES,
                None,
                _FIRST_BUFFER,
            )
            self._connections = server_state.connections

        def connection_made(self, transport: Any) -> None:
            """Uvicorn waits for these connections when it stops."""
            self._connections.add(self)
            super().connection_made(transport)

        def connection_lost(self, exc: Exception | None) -> None:
            """Gone."""
            self._connections.discard(self)
            super().connection_lost(exc)

        def shutdown(self) -> None:
            """The server stops: the client should come back in a moment."""
            if isinstance(self.listener, TableSocket):
                self.listener.close()
            else:
                self.transport.disconnect()

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


def _router(house: House) -> Callable[[WSUpgradeRequest], Any]:
    def route(request: WSUpgradeRequest) -> Any:
        path = request.path.decode("ascii", "replace").split("?")[0]
        if path != PATH:
            return _refusal(HTTPStatus.NOT_FOUND)
        origin, host = request.headers.get("Origin"), request.headers.get("Host")
        if not is_own_origin(origin, host, house.config.own_origins):
            return _refusal(HTTPStatus.FORBIDDEN)
        return TableSocket(house, token_of(request.headers.get("Cookie") or ""))

    return route


def _refusal(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status), None)

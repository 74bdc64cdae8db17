"""Uvicorn's HTTP protocol with what it lacks: deadlines for headers and bodies, and a limit by address."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server.limits.connections import Connections, turn_away

_MOST_HEADER_BYTES = 64 * 1024


def http_protocol(connections: Connections) -> type[HttpToolsProtocol]:
    """The class that uvicorn makes a protocol of for each connection."""

    class LimitedProtocol(HttpToolsProtocol):
        """One connection. It tells `connections` what it is waiting for; those end it when it is late."""

        bytes_so_far = 0

        def connection_made(self, transport: Any) -> None:
            """Somebody calls."""
            super().connection_made(transport)
            if not connections.open(transport, self.client[0] if self.client else ""):
                turn_away(transport, b"503 Service Unavailable", b"too-busy")

        def connection_lost(self, exc: Exception | None) -> None:
            """Gone."""
            connections.close(self.transport)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """More of a request, or the beginning of one."""
            if connections.is_idle(self.transport):
                connections.await_headers(self.transport)
            self.bytes_so_far += len(data)
            super().data_received(data)
            if connections.is_unwanted(self.transport, self.bytes_so_far):
                self.transport.abort()
            if connections.awaits_headers(self.transport) and self.bytes_so_far > _MOST_HEADER_BYTES:
                turn_away(self.transport, b"431 Request Header Fields Too Large", b"too-large")

        def on_message_begin(self) -> None:
            """A request begins; not always with new data, where several come at once."""
            connections.await_headers(self.transport)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            """Its headers are here."""
            connections.await_body(self.transport)
            self.bytes_so_far = 0
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            """All of it is here."""
            connections.settle(self.transport)
            super().on_message_complete()

        def on_response_complete(self) -> None:
            """It is answered."""
            super().on_response_complete()
            connections.await_rest(self.transport)
            if not self.pipeline and not self.transport.is_closing():
                connections.rest(self.transport)

        def handle_websocket_upgrade(self) -> None:
            """It becomes a socket, which counts as the same connection."""
            connections.settle(self.transport)
            super().handle_websocket_upgrade()

        def pause_writing(self) -> None:
            """More is waiting than the other side takes."""
            connections.await_taking(self.transport)
            super().pause_writing()

        def resume_writing(self) -> None:
            """It takes again."""
            connections.has_taken(self.transport)
            super().resume_writing()

    return LimitedProtocol

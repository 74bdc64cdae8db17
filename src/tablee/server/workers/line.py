"""The line between the supervisor and a worker: messages over a pair of Unix sockets, in order, none lost.

A message is a tuple that begins with its kind. When one side dies, the other side hears that at once.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any, cast

from tablee.store.job_pickle import dump, load

Message = tuple[Any, ...]
_LENGTH_BYTES = 4


class WorkerLine(asyncio.Protocol):
    """One end of the line."""

    def __init__(self, hear: Callable[[Message], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._received = bytearray()

    async def connect(self, end: socket.socket) -> None:
        """Over this end of a pair."""
        end.setblocking(False)
        await asyncio.get_running_loop().create_unix_connection(lambda: self, sock=end)

    def say(self, *message: Any) -> None:
        """Send a message. Never waits; whoever is gone hears nothing."""
        if self._transport is not None and not self._transport.is_closing():
            written = dump(message)
            self._transport.write(len(written).to_bytes(_LENGTH_BYTES, "little") + written)

    def close(self) -> None:
        """Hang up, after what was said has gone out."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It stands."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's shares no class with it

    def data_received(self, data: bytes) -> None:
        """Messages, or pieces of them."""
        received = self._received
        received += data
        begin = 0
        while len(received) - begin >= _LENGTH_BYTES:
            end = begin + _LENGTH_BYTES + int.from_bytes(received[begin : begin + _LENGTH_BYTES], "little")
            if len(received) < end:
                break
            message = load(bytes(received[begin + _LENGTH_BYTES : end]))
            begin = end
            self._hear(message)
        del received[:begin]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is at the other end any more."""
        self._lost()

"""The wire between a browser and the server, as a real one: it can be cut, go deaf, and swallow all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

CHUNK = 65536


class Wire:
    """Passes every byte on, on a port of its own, until somebody cuts it."""

    def __init__(self, server: str) -> None:
        there = urlsplit(server)
        self._there = (there.hostname, there.port)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="wire")
        self._thread.start()
        self._ends: set[asyncio.StreamWriter] = set()
        self._is_cut = False
        self._is_deaf = False
        self._is_dead = False
        self._door: asyncio.Server = self._run(asyncio.start_server(self._connect, "127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """Every connection is gone at once, and none can be made."""
        self._is_cut = True
        self._run(self._drop())

    def deafen(self) -> None:
        """The browser is heard, but hears nothing any more: answers are lost on the way."""
        self._is_deaf = True

    def swallow(self) -> None:
        """Nothing gets through any more, either way, and nobody is told: connections stay, new ones too."""
        self._is_dead = True

    def mend(self) -> None:
        """Connections can be made again, and work."""
        self._is_cut = self._is_deaf = self._is_dead = False

    def close(self) -> None:
        self._door.close()
        self._run(self._drop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _drop(self) -> None:
        for end in self._ends:
            end.transport.abort()
        while self._ends:
            await asyncio.sleep(0.005)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        there_reader, there_writer = await asyncio.open_connection(*self._there)
        ends = {writer, there_writer}
        self._ends |= ends
        try:
            await asyncio.gather(
                self._pass_on(reader, there_writer), self._pass_on(there_reader, writer, is_answer=True)
            )
        finally:
            self._ends -= ends

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_answer: bool = False
    ) -> None:
        with suppress(ConnectionError):
            while chunk := await reader.read(CHUNK):
                if self._is_dead or (is_answer and self._is_deaf):
                    continue
                writer.write(chunk)
                await writer.drain()
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


@contextmanager
def wire_to(server: str) -> Iterator[Wire]:
    """A wire that is taken away at the end."""
    wire = Wire(server)
    try:
        yield wire
    finally:
        wire.close()

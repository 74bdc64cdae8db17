"""A long way to the server: a proxy on this machine that lets every byte wait, in both directions."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


@contextlib.contextmanager
def delayed(address: str, milliseconds: int) -> Iterator[Way]:
    """The way to a server that is this far away, each way."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name=f"{milliseconds} ms away")
    thread.start()
    way = Way(address, milliseconds / 1000, loop)
    try:
        asyncio.run_coroutine_threadsafe(way.open(), loop).result(30)
        yield way
    finally:
        asyncio.run_coroutine_threadsafe(way.close(), loop).result(30)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(30)
        loop.close()


class Way:
    """One proxy: `address` is where the server seems to be."""

    def __init__(self, address: str, seconds: float, loop: asyncio.AbstractEventLoop) -> None:
        self.host = urlsplit(address)
        self.seconds = seconds
        self.loop = loop
        self.running: set[asyncio.Task[None]] = set()
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.address = ""

    def hold(self) -> None:
        """Nothing that the server says arrives any more."""
        self.loop.call_soon_threadsafe(self.is_open.clear)

    def release(self) -> None:
        """Everything that was held arrives now."""
        self.loop.call_soon_threadsafe(self.is_open.set)

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._welcome, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        self.server.close()
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        there, back = await asyncio.open_connection(self.host.hostname, self.host.port)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._carry(reader, back, is_back=False))
            group.create_task(self._carry(there, writer, is_back=True))

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, is_back: bool
    ) -> None:
        """Everything in its order, each piece so much later."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await waiting.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                if is_back:
                    await self.is_open.wait()
                if not data:
                    break
                target.write(data)
                await target.drain()

        delivering = asyncio.ensure_future(deliver())
        try:
            while data := await source.read(1 << 16):
                waiting.put_nowait((loop.time() + self.seconds, data))
            waiting.put_nowait((loop.time() + self.seconds, b""))
            await delivering
        except (ConnectionError, asyncio.CancelledError):
            delivering.cancel()
        finally:
            target.close()

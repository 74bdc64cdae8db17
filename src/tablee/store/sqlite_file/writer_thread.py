"""A thread that writes: work goes in by a queue, what came of it goes back to the event loop in one call.

An executor does the same with two futures, three callbacks and a condition for each piece of work.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

_Work = tuple[Callable[[], Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class WriterThread:
    """One thread, begun with its first work."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def run(self, work: Callable[[], Any]) -> Any:
        """Have it done there. Returns what it returns, raises what it raises."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, name="store-writer", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._queue.put((work, done, loop))
        return await done

    def close(self) -> None:
        """Wait for the last work, and end."""
        self._queue.put(None)
        if self._thread is not None:
            self._thread.join()

    def _serve(self) -> None:
        while (asked := self._queue.get()) is not None:
            work, done, loop = asked
            try:
                result, problem = work(), None
            except BaseException as failed:  # it belongs to whoever asked
                result, problem = None, failed
            with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop was closed
                loop.call_soon_threadsafe(_settle, done, result, problem)


def _settle(done: asyncio.Future[Any], result: Any, problem: BaseException | None) -> None:
    if done.done():  # cancelled
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)

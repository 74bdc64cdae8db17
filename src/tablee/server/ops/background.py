"""Background tasks: work that nobody waits for, kept alive until it is done, its failures in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from tablee.engine.errors import TableeError


class BackgroundTasks:
    """What a server does beside answering."""

    def __init__(self) -> None:
        self._log = structlog.get_logger("tablee")
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, Any], what: str) -> None:
        """Do something beside; if it fails, the log says so."""
        task = asyncio.ensure_future(self._watched(work, what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def cancel(self) -> None:
        """Stop all of it, and wait until it has stopped."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _watched(self, work: Coroutine[Any, Any, Any], what: str) -> None:
        try:
            await work
        except TableeError as problem:
            self._log.info("refused-in-background", what=what, code=problem.code)
        except Exception:
            self._log.exception("failed-in-background", what=what)

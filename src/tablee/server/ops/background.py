"""Background tasks: work that nobody waits for, kept alive until it is done, its failures in the log."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from tablee.engine.errors import TableeError
from tablee.store.errors import StoreError

_RETRY_S = 15.0  # at the most, after a step that failed
_log = structlog.get_logger("tablee")


class BackgroundTasks:
    """What a server does beside answering."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, Any], what: str) -> None:
        """Do something beside; if it fails, the log says so."""
        task = asyncio.ensure_future(self._watched(work, what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def cancel(self) -> None:
        """Stop all of it, and wait until it has stopped."""
        await asyncio.sleep(0)  # what was only just started begins, so that it can end
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _watched(self, work: Coroutine[Any, Any, Any], what: str) -> None:
        try:
            await work
        except TableeError as problem:
            _log.info("refused-in-background", what=what, code=problem.code)
        except Exception:
            _log.exception("failed-in-background", what=what)


async def for_ever(
    what: str,
    step: Callable[[], Awaitable[object]],
    pause_s: float,
    *,
    first_after_s: float = 0.0,
    wake: asyncio.Event | None = None,
    least_pause_s: float = 0.0,
) -> None:
    """A supervised loop: one step after the other until it is cancelled, whatever becomes of a step.

    Every loop of the server is this one, so none of them ends for a database that was away for a moment. The
    log says when steps begin to fail and when they succeed again, and nothing in between. `wake`: the pause
    ends with it, but for the least one; it is cleared before each step.
    """
    await asyncio.sleep(first_after_s)
    failing = ""
    while True:
        if wake is not None:
            wake.clear()
        problem = await _problem_of(what, step, failing)
        if failing and not problem:
            _log.info("works-again", what=what)
        failing = problem
        pause = min(pause_s, _RETRY_S) if failing else pause_s
        if wake is None:
            await asyncio.sleep(pause)
        else:
            await asyncio.sleep(least_pause_s)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(wake.wait(), pause)


async def _problem_of(what: str, step: Callable[[], Awaitable[object]], failing: str) -> str:
    """Do it once. Returns what went wrong, in a word; "": nothing."""
    try:
        await step()
    except (StoreError, TableeError) as problem:  # the health monitor tells of a database that is away
        if problem.code != failing:
            _log.info("tries-again", what=what, code=problem.code)
        return problem.code
    except Exception as problem:
        kind = type(problem).__name__
        if kind != failing:
            _log.exception("failed-in-background", what=what)
        return kind
    return ""

"""Precompilation of all games at the start: until one is ready, whoever needs it waits, and nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterable
from typing import Literal

import structlog

from tablee.bots.precompile import can_be_kept, child_command, child_environment, is_in_cache, warm

_CHILDREN = 2  # that compile at the same time

CompileProgress = Literal["compiling", "not-kept", "ready"]


class Precompiler:
    """Which games are ready. One that was never asked to be warmed is: it is then compiled when needed."""

    def __init__(
        self, games: Iterable[str] = (), say: Callable[[CompileProgress], None] = lambda _: None
    ) -> None:
        self._waiting = {name: asyncio.Event() for name in games}
        self._say = say
        self._log = structlog.get_logger("tablee")
        self._children: set[asyncio.subprocess.Process] = set()

    def is_ready(self, game: str) -> bool:
        """Whether nobody would wait."""
        return game not in self._waiting or self._waiting[game].is_set()

    async def ready(self, game: str) -> None:
        """Wait until it is."""
        if game in self._waiting:
            await self._waiting[game].wait()

    async def run(self) -> None:
        """Compile what is missing, in children; then load game after game."""
        names = list(self._waiting)
        missing = [name for name in names if not await asyncio.to_thread(is_in_cache, name)]
        may_keep = await asyncio.to_thread(can_be_kept)
        if missing:
            self._say("compiling" if may_keep else "not-kept")
        turns, loading = asyncio.Semaphore(_CHILDREN), asyncio.Lock()

        async def make_ready(name: str) -> None:
            if name in missing and may_keep:
                async with turns:
                    await self._compile(name)
            async with loading:
                await self._load(name)

        try:
            await asyncio.gather(*(make_ready(name) for name in names))
        finally:
            self._stop_children()
        self._say("ready")

    async def _compile(self, name: str) -> None:
        child = await asyncio.create_subprocess_exec(
            *child_command(name),
            env=child_environment(),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        self._children.add(child)
        _, errors = await child.communicate()
        self._children.discard(child)
        if child.returncode:
            self._log.warning("compiling-failed", game=name, said=errors[-500:].decode(errors="replace"))

    async def _load(self, name: str) -> None:
        try:
            await _in_a_thread_of_its_own(lambda: warm(name))
        except Exception:  # it will be tried again by whoever needs it
            self._log.exception("loading-failed", game=name)
        self._waiting[name].set()

    def _stop_children(self) -> None:
        for child in self._children:
            if child.returncode is None:
                child.kill()


async def _in_a_thread_of_its_own(work: Callable[[], None]) -> None:
    """Like `asyncio.to_thread`, but nobody waits for it who wants to stop."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(problem: Exception | None) -> None:
        if done.cancelled():
            return
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)

    def run() -> None:
        problem: Exception | None = None
        try:
            work()
        except Exception as raised:
            problem = raised
        with contextlib.suppress(RuntimeError):  # the loop is gone: so is everybody who waited
            loop.call_soon_threadsafe(tell, problem)

    threading.Thread(target=run, name="warming", daemon=True).start()
    await done

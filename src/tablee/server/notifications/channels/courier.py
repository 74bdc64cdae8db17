"""The courier: a process beside the server that talks to the outside, where the guard stands.

It costs the event loop nothing, and what it may reach is decided where it connects, whatever a name says.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sys
from collections.abc import Sequence

import msgspec

from tablee.server.notifications.channels.jobs import Answered, Asked, Job
from tablee.server.notifications.channels.results import DeliveryResult

_MODULE = "tablee.server.notifications.channels.child"
_LONGEST_S = 40.0  # for one job; every library in there gives up sooner
_MOST_LINE = 1 << 20
_PROXIES = ("http_proxy", "https_proxy", "all_proxy", "ftp_proxy")
_decode = msgspec.json.Decoder(Answered).decode


class Courier:
    """Started with the first job, and again should it have died."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks = tuple(networks)
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[DeliveryResult]] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()

    async def do(self, job: Job) -> DeliveryResult:
        """Have it done; `retry` if that cannot be known."""
        process = await self._running()
        if process.stdin is None:
            return DeliveryResult("retry", "no courier")
        number = next(self._numbers)
        done: asyncio.Future[DeliveryResult] = asyncio.get_running_loop().create_future()
        self._waiting[number] = done
        try:
            process.stdin.write(msgspec.json.encode(Asked(number, job)) + b"\n")
            await process.stdin.drain()
            return await asyncio.wait_for(done, _LONGEST_S)
        except (OSError, TimeoutError) as problem:
            return DeliveryResult("retry", type(problem).__name__)
        finally:
            self._waiting.pop(number, None)

    async def close(self) -> None:
        """Stop at once: what was not ticked off will be sent again."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if self._reading is not None:
            await self._reading

    async def _running(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", _MODULE, *self._networks),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.DEVNULL,
                    env={name: text for name, text in os.environ.items() if name.lower() not in _PROXIES},
                    limit=_MOST_LINE,
                )
                self._reading = asyncio.ensure_future(self._read(self._process))
            return self._process

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        while line := await process.stdout.readline():
            answered = _decode(line)
            done = self._waiting.get(answered.id)
            if done is not None and not done.done():
                done.set_result(answered.result)
        if self._process is process or self._process is None:  # it is gone: whoever waits does so in vain
            for done in self._waiting.values():
                if not done.done():
                    done.set_result(DeliveryResult("retry", "the courier stopped"))

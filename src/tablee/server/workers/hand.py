"""A worker as its supervisor has it: a process, a line, and a door to hand connections through."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import socket
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess

from tablee.server.workers.line import Message, WorkerLine
from tablee.server.workers.order import Order

# Forked from a process that has imported everything and has no threads: a new worker is there at once.
_LIVE = "tablee.server.workers.worker"
_BURY_WITHIN_S = 5.0


def _live(order: Order, end: socket.socket, door: socket.socket) -> None:
    from tablee.server.workers.worker import live  # noqa: PLC0415 - in the worker's process alone

    live(order, end, door)


class Hand:
    """One life of one worker."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.number = order.number
        self.name = ""  # among peers; known when it is ready
        self.ready = asyncio.Event()
        self.gone = asyncio.Event()
        self.is_warm = False
        self.is_leaving = False
        self.has_successor = False
        self.heard_at = time.monotonic()
        self._ready_at: float | None = None
        self._open = 0  # connections, when it last said so …
        self._taken = 0  # … and since then
        self._line: WorkerLine | None = None
        self._process: BaseProcess | None = None
        self._door: socket.socket | None = None

    async def start(self, hear: Callable[[Message], None], lost: Callable[[], None]) -> None:
        """Its process begins."""
        ours, theirs = socket.socketpair()
        self._door, their_door = socket.socketpair()
        self._door.setblocking(False)
        their_door.setblocking(False)
        self._process = await asyncio.to_thread(_begin, self.order, theirs, their_door)
        theirs.close()
        their_door.close()

        def end() -> None:
            self.gone.set()
            lost()

        self._line = WorkerLine(hear, end)  # before anything is heard, which may want an answer
        await self._line.connect(ours)

    @property
    def process_id(self) -> int | None:
        """Of its process."""
        return None if self._process is None else self._process.pid

    @property
    def served_s(self) -> float:
        """For how many seconds it has served."""
        return 0.0 if self._ready_at is None else time.monotonic() - self._ready_at

    @property
    def can_take(self) -> bool:
        """Whether connections may be handed to it."""
        return self.ready.is_set() and not self.is_leaving and not self.gone.is_set()

    @property
    def connections(self) -> int:
        """How many it has."""
        return self._open + self._taken

    def take(self, connection: socket.socket) -> bool:
        """Hand it a connection. False: it cannot take one now."""
        if self._door is None:
            return False
        try:
            socket.send_fds(self._door, [b"c"], [connection.fileno()])
        except OSError:
            return False
        self._taken += 1
        return True

    def say(self, *message: object) -> None:
        """Tell it something."""
        if self._line is not None:
            self._line.say(*message)

    def heard(self, kind: str, *rest: object) -> None:
        """It says how it is."""
        self.heard_at = time.monotonic()
        if kind == "ready":
            self.name = str(rest[0])
            self._ready_at = time.monotonic()
            self.ready.set()
        elif kind == "warm":
            self.is_warm = True
        elif kind == "status":
            self._open, self._taken = int(str(rest[0])), 0

    def leave(self) -> None:
        """It is to stop."""
        self.is_leaving = True
        self.say("stop")

    def kill(self) -> None:
        """It is to be gone at once."""
        if self._process is not None:
            self._process.kill()

    async def bury(self) -> None:
        """It is gone: nothing of it stays."""
        if self._door is not None:
            self._door.close()
        process = self._process
        if process is not None:
            await asyncio.to_thread(process.join, _BURY_WITHIN_S)
            if process.is_alive():  # it hung up, and lives on
                process.kill()
                await asyncio.to_thread(process.join)
            with contextlib.suppress(ValueError):
                process.close()


def _begin(order: Order, end: socket.socket, door: socket.socket) -> BaseProcess:
    making = multiprocessing.get_context("forkserver")
    making.set_forkserver_preload([_LIVE])
    process = making.Process(target=_live, args=(order, end, door), name=f"worker {order.number}")
    process.start()
    return process

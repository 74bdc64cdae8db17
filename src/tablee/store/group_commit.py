"""Group commit: whatever piled up while the last commit ran is written in the next one.

A durable commit costs milliseconds, whether it holds one entry or a thousand. So nobody commits alone: one
task takes all that is waiting, has it written in one transaction, and then wakes everybody.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection

from tablee.store.errors import Clash, StoreError, Unwritable, failure
from tablee.store.rows import TableRow, Write

_logger = logging.getLogger(__name__)
MAX_GROUP_JOBS = 2_000  # jobs; a longer transaction would only make everybody in it wait longer
# Seconds from one group to the next. A commit has a price of its own; paid for every few jobs while many
# come in, it would slow down whoever makes them. The first after a pause never waits.
GROUP_INTERVAL_S = 0.008


class Append(msgspec.Struct, frozen=True):
    """Entries, and what the index says after them."""

    write: Write
    row: TableRow | None = None
    chairs: tuple[str, ...] | None = None


Errand = Callable[[Connection], Any]  # any other small write
Job = Append | Errand


class PendingWrite(msgspec.Struct, frozen=True):
    """A job, and who is told how it went: a future that somebody awaits, or a function to be called."""

    job: Any  # a Job
    done: Any  # an asyncio.Future, or None
    then: Callable[[Any], None] | None = None


class WriteBackend(Protocol):
    """Where groups are written. Gives one answer a job: its result, or the exception that is its own."""

    async def write(self, jobs: Sequence[Job]) -> Sequence[Any]:
        """All jobs in one transaction, durable when this returns.

        Raises Unwritable if a value among them cannot be kept, anything else if the database fails them all.
        """

    async def close(self) -> None:
        """Give back the connection."""


@dataclass(frozen=True, slots=True)
class Group:
    """One commit, for whoever counts them."""

    jobs: int
    clashes: int
    seconds: float
    problem: StoreError | None = None  # why none of it was written


class GroupWriter:
    """Collects jobs and lets the ledger write them, group after group."""

    def __init__(self, ledger: WriteBackend, on_group: Callable[[Group], None]) -> None:
        self.on_grown: Callable[[dict[str, int]], None] | None = None  # how far logs go after a group
        self.interval_s = GROUP_INTERVAL_S
        self._ledger = ledger
        self._on_group = on_group
        self._waiting: deque[PendingWrite] = deque()
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._next_at = 0.0  # when the next group may go off, by the monotonic clock
        self._began_at: float | None = None  # the group that is being written, by the same clock

    @property
    def writing_for(self) -> float:
        """Returns for how many seconds the group at hand has been under way; 0 if there is none."""
        return 0.0 if self._began_at is None else time.monotonic() - self._began_at

    async def do(self, job: Job) -> Any:
        """Have it written. Whoever is cancelled here before its group begins is not written at all."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._put(PendingWrite(job, done))
        return await done

    def do_then(self, job: Job, then: Callable[[Any], None]) -> None:
        """The same for whoever has no task to wait with: `then` is called with the answer, or the failure."""
        self._put(PendingWrite(job, None, then))

    def _put(self, waiting: PendingWrite) -> None:
        if self._is_closed:
            raise StoreError("store-closed", "the store was closed")
        self._waiting.append(waiting)
        if self._task is None:
            self._task = asyncio.create_task(self._write_groups(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting, take no more, and give back the connection."""
        if self._is_closed:
            return
        self._is_closed = True
        if self._task is not None:
            await asyncio.shield(self._task)
        await self._ledger.close()

    async def _write_groups(self) -> None:
        # Ends when nothing waits, so an idle store has no task that anybody must remember to stop.
        try:
            while self._waiting:
                pause = self._next_at - time.monotonic()
                if pause > 0:
                    await asyncio.sleep(pause)
                self._next_at = time.monotonic() + self.interval_s
                await self._write_group(self._next_group())
        except BaseException:  # the loop is going down: nobody may wait for ever
            for waiting in self._waiting:
                if waiting.done is not None:
                    waiting.done.cancel()
            self._waiting.clear()
            raise
        finally:
            self._task = None

    def _next_group(self) -> list[PendingWrite]:
        group: list[PendingWrite] = []
        while self._waiting and len(group) < MAX_GROUP_JOBS:
            waiting = self._waiting.popleft()
            if waiting.done is None or not waiting.done.done():  # else cancelled while it waited
                group.append(waiting)
        return group

    async def _write_group(self, group: list[PendingWrite]) -> None:
        if not group:
            return
        began = time.perf_counter()
        self._began_at = time.monotonic()
        problem: StoreError | None = None
        answers: Sequence[Any]
        try:
            answers = await self._write([waiting.job for waiting in group])
        except Exception as refused:
            problem = failure(refused)
            answers = [failure(refused) for _ in group]
        except BaseException:
            self._waiting.extend(group)
            raise
        finally:
            self._began_at = None
        _wake(group, answers)
        if self.on_grown is not None and (grown := _grown(group, answers)):
            self.on_grown(grown)
        clashes = sum(isinstance(answer, Clash) for answer in answers)
        self._on_group(Group(len(group), clashes, time.perf_counter() - began, problem))

    async def _write(self, jobs: Sequence[Job]) -> Sequence[Any]:
        try:
            return await self._ledger.write(jobs)
        except Unwritable as problem:
            if len(jobs) == 1:
                return [StoreError("unwritable", str(problem))]
            # Each alone, so that the one bad value harms only whoever sent it. Slow, and nearly never.
            return [answer for job in jobs for answer in await self._write([job])]


def _grown(group: list[PendingWrite], answers: Sequence[Any]) -> dict[str, int]:
    """How far the logs go to which entries were added."""
    grown: dict[str, int] = {}
    for waiting, answer in zip(group, answers, strict=True):
        if answer is None and isinstance(waiting.job, Append) and waiting.job.write.bodies:
            write = waiting.job.write
            grown[write.table] = write.first + len(write.bodies) - 1
    return grown


def _wake(group: list[PendingWrite], answers: Sequence[Any]) -> None:
    calls: list[tuple[Callable[[Any], None], Any]] = []
    for waiting, answer in zip(group, answers, strict=True):
        done = waiting.done
        if waiting.then is not None:
            calls.append((waiting.then, answer))
        elif done is None or done.done():  # cancelled while it was written
            continue
        elif isinstance(answer, BaseException):
            done.set_exception(answer)
        else:
            done.set_result(answer)
    if calls:
        asyncio.get_running_loop().call_soon(_call_all, calls)  # not now: the next group goes off first


def _call_all(calls: Sequence[tuple[Callable[[Any], None], Any]]) -> None:
    """All of them, though one should fail: none knows of the others."""
    for then, answer in calls:
        try:
            then(answer)
        except Exception:
            _logger.exception("somebody who waited for a commit failed")

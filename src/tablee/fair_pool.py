"""A fair scheduler over a few threads: first come, first served for each key, round robin between keys.

A key is whoever the work is done for. However much one of them asks for, the next piece of work of everybody
else is at most one round away. Keys may stand in groups, such as all people at one address: then groups take
turns, and within each its keys, so that nobody gets more by being many.

Long work is time-sliced: it calls `give_way` now and then, and lets others go first while they wait, so that
a thought of three seconds never stands in the way of one that takes a millisecond.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")

TURN_S = 0.1  # how long long work goes on before it lets others go first
_LONG_BESIDES = 8  # long pieces of work that may be begun beyond one a thread; each keeps its memory
_MOST_LONG_BESIDES = 24  # the same where it is a group's only one


class Closed(Exception):
    """The pool is closed; whatever was going on in it stops."""


class _Job:
    __slots__ = ("done", "go_on", "group", "is_begun", "is_long", "key", "turn_began", "work")

    def __init__(self, key: str, group: str, work: Callable[[], Any], is_long: bool) -> None:
        self.key = key
        self.group = group
        self.work = work
        self.is_long = is_long
        self.done: Future[Any] = Future()
        self.is_begun = False
        self.go_on = threading.Event()
        self.turn_began = 0.0


class FairPool:
    """Does work in at most `threads` threads at a time, for one key in at most `per_key` of them."""

    def __init__(
        self,
        threads: int,
        *,
        per_key: int | None = None,
        group_of: Callable[[str], str] = str,
        name: str = "fair",
    ) -> None:
        self.threads = threads
        self.per_key = threads if per_key is None else per_key
        self._lock = threading.Lock()
        self._group_of = group_of
        # Who waits, by group and key; whose turn is next comes first.
        self._groups: OrderedDict[str, OrderedDict[str, deque[_Job]]] = OrderedDict()
        self._begun: Counter[str] = Counter()  # by key: begun and not done, whether it goes on or gives way
        self._long_begun: Counter[str] = Counter()  # by group
        self._running = 0
        self._is_closed = False
        self._mine = threading.local()
        # Whatever gives way keeps its thread, so there are a few more threads than ever run.
        self._pool = ThreadPoolExecutor(2 * threads + _MOST_LONG_BESIDES, thread_name_prefix=name)

    async def run(self, key: str, work: Callable[[], T], *, is_long: bool = False) -> T:
        """Do this work for this key when its turn comes. Nothing is done if nobody waits for it any more."""
        return await asyncio.wrap_future(self.submit(key, work, is_long=is_long))

    def submit(self, key: str, work: Callable[[], T], *, is_long: bool = False) -> Future[T]:
        """The same without an event loop. Long work calls `give_way`."""
        job = _Job(key, self._group_of(key), work, is_long)
        with self._lock:
            if self._is_closed:
                job.done.cancel()
            else:
                self._line_of(job).append(job)
                self._fill()
        return job.done

    def load(self, key: str) -> int:
        """How much of this key's work waits or goes on."""
        with self._lock:
            waiting = [job for lines in self._groups.values() for job in lines.get(key, ())]
            return self._begun[key] + sum(not job.is_begun for job in waiting)

    def give_way(self) -> float:
        """Called by long work, in its thread: let others go first if it is their turn.

        Returns the seconds that this took. Raises Closed when the pool is closed.
        """
        job: _Job = self._mine.job
        now = time.perf_counter()
        with self._lock:
            if self._is_closed:
                raise Closed
            is_alone = not any(key != job.key for lines in self._groups.values() for key in lines)
            if not job.is_long or is_alone or now - job.turn_began < TURN_S:
                return 0.0
            job.go_on.clear()
            self._line_of(job).appendleft(job)
            self._groups[job.group].move_to_end(job.key)
            self._groups.move_to_end(job.group)
            self._running -= 1
            self._fill()
        job.go_on.wait()
        return time.perf_counter() - now

    def close(self) -> None:
        """Drop what waits, and stop long work as soon as it gives way."""
        with self._lock:
            self._is_closed = True
            for job in [job for lines in self._groups.values() for line in lines.values() for job in line]:
                if job.is_begun:
                    job.go_on.set()
                else:
                    job.done.cancel()
            self._groups.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    # --- with the lock held ---------------------------------------------------------------------------

    def _line_of(self, job: _Job) -> deque[_Job]:
        return self._groups.setdefault(job.group, OrderedDict()).setdefault(job.key, deque())

    def _fill(self) -> None:
        """Give every free thread to whoever comes next."""
        while self._running < self.threads:
            job = self._next()
            if job is None:
                return
            self._running += 1
            job.turn_began = time.perf_counter()
            if job.is_begun:
                job.go_on.set()
            else:
                job.is_begun = True
                self._begun[job.key] += 1
                self._long_begun[job.group] += job.is_long
                self._pool.submit(self._work, job)

    def _next(self) -> _Job | None:
        """Take the next piece of work out of its line; its group has to wait for all others now."""
        for group, lines in list(self._groups.items()):
            job = self._next_of(lines)
            if not lines:
                del self._groups[group]
            elif job is not None:
                self._groups.move_to_end(group)
            if job is not None:
                return job
        return None

    def _next_of(self, lines: OrderedDict[str, deque[_Job]]) -> _Job | None:
        """The same in one group; its key has to wait for all others there."""
        for key, line in list(lines.items()):
            while line and not line[0].is_begun and line[0].done.cancelled():
                line.popleft()
            job = None
            if line and self._may_go(line[0]):
                job = line.popleft()
                lines.move_to_end(key)
            if not line:
                del lines[key]
            if job is not None and (job.is_begun or job.done.set_running_or_notify_cancel()):
                return job
        return None

    def _may_go(self, job: _Job) -> bool:
        if job.is_begun:
            return True
        if job.is_long:
            is_only_one = not self._long_begun[job.group]
            most = self.threads + (_MOST_LONG_BESIDES if is_only_one else _LONG_BESIDES)
            if self._long_begun.total() >= most:
                return False
        return self._begun[job.key] < self.per_key

    # --- in a thread ----------------------------------------------------------------------------------

    def _work(self, job: _Job) -> None:
        self._mine.job = job
        answer: Any = None
        problem: BaseException | None = None
        try:
            answer = job.work()
        except BaseException as found:
            problem = found
        with self._lock:
            self._running -= 1
            self._long_begun[job.group] -= job.is_long
            if not self._long_begun[job.group]:
                del self._long_begun[job.group]
            self._begun[job.key] -= 1
            if not self._begun[job.key]:
                del self._begun[job.key]
            if not self._is_closed:
                self._fill()
        if problem is not None:
            job.done.set_exception(problem)
        else:
            job.done.set_result(answer)

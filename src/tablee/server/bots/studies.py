"""Quick studies of editions: one at a time, people in turn (fair queue), each in a process of low priority.

A stranger's edition runs apart from the server: it can be ended, and nobody waits for its compiling.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable

import msgspec

from tablee.bots.precompile import child_environment
from tablee.engine.errors import TableeError
from tablee.fair_pool import FairPool
from tablee.studies.quick import QuickStudy, StudyRequest

_MOST_SECONDS = 300.0  # on a very busy machine; processor time has a limit of its own
_COMMAND = [sys.executable, "-m", "tablee.studies.quick"]


class QuickStudies:
    """Those that wait, and the one that runs."""

    def __init__(self, where: Callable[[str], str]) -> None:
        """`where` says from which address somebody comes."""
        self._pool = FairPool(1, group_of=where, name="study")
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._is_closed = False

    async def study(self, request: StudyRequest, person: str) -> QuickStudy:
        """Study an edition that was checked before, when this person's turn comes. Raises `study-failed`."""
        return await self._pool.run(person, lambda: self._run(request))

    def close(self) -> None:
        """End whatever runs."""
        self._pool.close()
        with self._lock:
            self._is_closed = True
            if self._child is not None:
                self._child.kill()

    def _run(self, request: StudyRequest) -> QuickStudy:
        with self._start() as child:
            try:
                text, _ = child.communicate(msgspec.json.encode(request), timeout=_MOST_SECONDS)
                return msgspec.json.decode(text, type=QuickStudy)
            except (subprocess.TimeoutExpired, msgspec.MsgspecError, OSError):
                raise TableeError("study-failed") from None
            finally:
                child.kill()
                with self._lock:
                    self._child = None

    def _start(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._is_closed:
                raise TableeError("study-failed")
            pipe = subprocess.PIPE
            self._child = subprocess.Popen(
                _COMMAND, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=child_environment()
            )
            return self._child

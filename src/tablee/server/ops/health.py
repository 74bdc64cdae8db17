"""A write probe: whether anything can be saved right now, told by every commit, or tried if there is none.

A server whose disk is full still answers every question, so questions prove nothing. Whoever plays is told,
and told again when it is over, which this server finds out by itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog

from tablee.server.ops.background import for_ever
from tablee.server.ops.metrics import Metrics
from tablee.store.errors import StoreError, Trouble
from tablee.store.group_commit import Group
from tablee.store.store import Store

_LOOK_EVERY_S = 1.0
_FRESH_S = 5.0  # a commit that is younger proves enough; so a probe comes this often at the most
_PATIENCE_S = 3.0  # a commit that takes longer is one that people notice
_LOG_EVERY_S = 30.0  # the same trouble
_CHECK_EVERY_S = 3600.0  # whether the file is sound, by itself …
_CHECK_PAUSE_S = 60.0  # … and at the most, for whoever asks for our health
_CHECK_SHARE = 200  # a file so large that a check takes long is checked less often: half a per cent of a core


class WriteHealth:
    """The last commit, and what is wrong if there can be none."""

    def __init__(
        self, store: Store, now: Callable[[], int], metrics: Metrics, on_change: Callable[[], None]
    ) -> None:
        self._store = store
        self._now = now
        self._metrics = metrics
        self._on_change = on_change
        self._log = structlog.get_logger("tablee")
        self.trouble: Trouble | None = None
        self.check_pause_s = _CHECK_PAUSE_S
        self._committed_at: float | None = None  # all by the monotonic clock
        self._failed_at = 0.0
        self._logged_at = -_LOG_EVERY_S
        self._checked_at = time.monotonic()
        self._check_took = 0.0
        self._probing: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None

    @property
    def can_save(self) -> bool:
        """Whether what people do now is kept."""
        return self.trouble is None

    @property
    def last_commit_s(self) -> float | None:
        """Returns how many seconds ago something was written; None: nothing yet."""
        return None if self._committed_at is None else time.monotonic() - self._committed_at

    async def run(self) -> None:
        """Look after it, for ever: notice a commit that hangs, and the end of any trouble."""
        self._store.watch(self._hear)
        await for_ever("health", self._look, _LOOK_EVERY_S, first_after_s=_LOOK_EVERY_S)

    async def feel(self) -> None:
        """Find out how things stand, for whoever asks: write something if nothing was written lately."""
        age = self.last_commit_s
        if self.can_save and (age is None or age > _FRESH_S):
            await self._probe()
        await self._check_if_due(self.check_pause_s)

    async def _look(self) -> None:
        if self._store.writing_for > _PATIENCE_S:
            waited = round(self._store.writing_for, 1)
            self._fail(StoreError("store-failed", f"a commit has been waiting for {waited} s", "locked"))
        elif self.trouble == "corrupted":
            await self._check_if_due(_CHECK_PAUSE_S)
        elif self.trouble is not None:
            await self._probe()
        else:
            await self._check_if_due(_CHECK_EVERY_S)

    async def _probe(self) -> None:
        """Several who ask at once wait for one probe; one that takes long is reported as what it is."""
        if self._probing is None:
            self._probing = asyncio.ensure_future(self._try())
            self._probing.add_done_callback(self._probed)
        done, _ = await asyncio.wait({self._probing}, timeout=_PATIENCE_S)
        if not done:
            self._fail(StoreError("store-failed", f"a probe takes longer than {_PATIENCE_S} s", "locked"))

    async def _try(self) -> None:
        try:
            await self._store.probe(self._now())
        except StoreError as problem:
            self._fail(problem)

    def _probed(self, _task: asyncio.Task[None]) -> None:
        self._probing = None

    async def _check_if_due(self, pause: float) -> None:
        now = time.monotonic()
        is_busy = self._checking is not None and not self._checking.done()
        if is_busy or now - self._checked_at < max(pause, self._check_took * _CHECK_SHARE):
            return
        self._checked_at = now
        self._checking = asyncio.ensure_future(self._check(now))  # of a large file it takes a while
        await asyncio.wait({self._checking}, timeout=_PATIENCE_S)

    async def _check(self, began: float) -> None:
        try:
            await self._store.check()
        except StoreError as problem:
            self._fail(problem)
        else:
            if self.trouble == "corrupted":
                self._recover()
        self._check_took = time.monotonic() - began

    def _hear(self, group: Group) -> None:
        """A commit, or a question that failed."""
        if group.problem is not None:
            self._fail(group.problem)
            return
        self._metrics.commit_seconds.observe(group.seconds)
        self._metrics.commit_writes.observe(group.jobs)
        self._committed_at = time.monotonic()
        if self.trouble not in (None, "corrupted"):  # a broken file may still take a row in another place
            self._recover()

    def _fail(self, problem: StoreError) -> None:
        if problem.trouble == "bad-value" or problem.code == "store-closed":
            return
        now = time.monotonic()
        is_new = problem.trouble != self.trouble
        if is_new or now - self._logged_at > _LOG_EVERY_S:
            self._logged_at = now
            self._log.error("cannot-save", trouble=problem.trouble, why=problem.why)
        if self.trouble is None:
            self._failed_at = now
        if self.trouble != "corrupted":
            self.trouble = problem.trouble
        self._metrics.can_save.set(0)
        if is_new:
            self._on_change()

    def _recover(self) -> None:
        self.trouble = None
        self._metrics.can_save.set(1)
        self._log.info("can-save-again", after_s=round(time.monotonic() - self._failed_at, 1))
        self._on_change()

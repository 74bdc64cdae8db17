"""Reviews of finished games: made in the bots' threads in fair turns, watched while they are made, and kept.

A review is long work like a master's thought: it gives way to whoever else is due. Each person's reviews
stand in a line of their own, so that they hold up nobody's bots, not even their own. Whoever asks for a
review that is being made watches that one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import msgspec
import structlog

from tablee.engine.errors import TableeError
from tablee.fair_pool import Closed
from tablee.records import Record
from tablee.reviews.model import VERSION, Progress, Review
from tablee.reviews.review import DEFAULT_DEPTH, review
from tablee.server.bots.scheduler import BotScheduler
from tablee.server.ops.background import BackgroundTasks
from tablee.store.errors import StoreError
from tablee.store.repositories.reviews import Reviewed
from tablee.store.rows import SeatPrecision
from tablee.store.store import Store

_MOST_REMEMBERED = 200  # made or failed; those that are being made are never forgotten

State: TypeAlias = Literal["none", "waiting", "running", "done", "failed"]


@dataclass
class Making:
    """One review while it is made, and for a while after."""

    record: Record
    state: State = "waiting"
    progress: Progress = field(default_factory=lambda: Progress(done=0, of=1))
    so_far: Callable[[], Review] | None = field(default=None, repr=False)
    problem: str | None = None

    def watch(self, progress: Progress, so_far: Callable[[], Review]) -> None:
        """In a thread: how far it is."""
        self.state, self.progress, self.so_far = "running", progress, so_far


class Reviews:
    """Those that are being made, and where the others are kept."""

    def __init__(
        self,
        store: Store,
        bots: BotScheduler,
        background: BackgroundTasks,
        now: Callable[[], int],
        depth: str = DEFAULT_DEPTH,
    ) -> None:
        self._store = store
        self._bots = bots
        self._background = background
        self._now = now
        self._depth = depth
        self._makings: OrderedDict[Reviewed, Making] = OrderedDict()
        self._log = structlog.get_logger("tablee")

    def making(self, about: Reviewed) -> Making | None:
        """The one that is being made here, or was a while ago."""
        return self._makings.get(about)

    async def kept(self, about: Reviewed) -> Review | None:
        """The one that is kept. One of another version is as good as none: it is made anew."""
        content = await self._store.review_of(about)
        if content is None:
            return None
        try:
            found = msgspec.json.decode(content, type=Review)
        except msgspec.MsgspecError:
            return None
        return found if found.version == VERSION else None

    def make(self, about: Reviewed, record: Record, person: str) -> Making:
        """Begin one for this person, unless it is being made."""
        known = self._makings.get(about)
        if known is not None and known.state in ("waiting", "running"):
            return known
        making = self._makings[about] = Making(record)
        self._makings.move_to_end(about)
        self._forget_old()
        self._background.start(self._make(about, making, person), f"review of {about.subject}")
        return making

    async def _make(self, about: Reviewed, making: Making, person: str) -> None:
        try:
            found = await self._bots.think_long(
                person,
                lambda pause: review(making.record, depth=self._depth, on_progress=making.watch, pause=pause),
            )
            making.so_far = lambda: found
            await self._keep(about, making.record, found)
            making.state = "done"
        except Closed:
            making.state = "waiting"  # the server stops: whoever asks the next one asks anew
        except TableeError as problem:
            making.state, making.problem = "failed", problem.code
        except Exception:
            making.state, making.problem = "failed", "review-failed"
            self._log.exception("review-failed", about=about.subject)

    async def _keep(self, about: Reviewed, record: Record, found: Review) -> None:
        try:
            seats = list(_precisions(found, {held.seat for held in record.held_by_bot}))
            await self._store.add_review(about, msgspec.json.encode(found), self._now(), seats)
        except StoreError:  # it can be read here all the same
            self._log.warning("review-not-kept", about=about.subject)

    def _forget_old(self) -> None:
        for about in [about for about, making in self._makings.items() if making.state in ("done", "failed")]:
            if len(self._makings) <= _MOST_REMEMBERED:
                return
            del self._makings[about]


def _precisions(found: Review, held: set[int]) -> Iterator[SeatPrecision]:
    """How precisely each seat was played; of one that a bot held for a while, that says nothing."""
    for one in found.by_seat:
        if one.error_rate is not None and one.accuracy is not None and one.seat not in held:
            yield SeatPrecision(one.seat, one.decisions, one.error_rate, one.accuracy, found.depth)

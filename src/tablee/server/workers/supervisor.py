"""The supervisor (one-for-one): several workers as one server, restarted when they die, stopped in order.

It accepts connections and hands each to the worker that has fewest, so they spread evenly on every system and
none is lost with a worker that had not taken it yet. It writes for all of them into a SQLite file. What one
worker says it passes on to the others. It knows at once when one is gone, and says so: the tables of that
worker are others' from that moment on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from tablee.server.ops.config import Config
from tablee.server.ops.precompile import CompileProgress
from tablee.server.workers.hand import Hand
from tablee.server.workers.line import Message
from tablee.server.workers.order import Order
from tablee.server.workers.remote_ledger import Scribe
from tablee.store import Store
from tablee.store.database_url import File, address

_STOP_WITHIN_S = 9.0  # of the ten that stopping may take
_FIRST_BACK_OFF_S, _LONGEST_BACK_OFF_S = 0.5, 30.0
_HEALTHY_AFTER_S = 5.0  # a worker that served so long is restarted without a pause
_HUNG_AFTER_S = 30.0  # without a sign: its event loop hangs
_LOOK_EVERY_S = 1.0
_NO_DESCRIPTOR_PAUSE_S = 0.1


class Supervisor:
    """All workers of one server."""

    def __init__(
        self,
        config: Config,
        database: str,
        workers: int,
        listening: socket.socket,
        on_ready: Callable[[], None] = lambda: None,
        say: Callable[[CompileProgress], None] = lambda _: None,
    ) -> None:
        self.longest_back_off_s = _LONGEST_BACK_OFF_S
        self._config = config
        self._database = database
        self._count = workers
        self._listening = listening
        self._on_ready = on_ready
        self._say = say
        self._log = structlog.get_logger("tablee")
        self._scribe: Scribe | None = None
        self._hands: list[Hand] = []  # all that live, with those that are about to stop
        self._can_take = asyncio.Event()  # somebody can take a connection
        self._stopping = asyncio.Event()
        self._restarting = asyncio.Lock()
        self._is_first = True
        self._tasks: set[asyncio.Task[None]] = set()
        self._failure: BaseException | None = None
        self._accepting: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Until told to stop by SIGINT or SIGTERM. SIGHUP: new workers for old ones, one after the other."""
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, self._stopping.set)
        if os.isatty(0):  # the terminal is closed
            loop.add_signal_handler(signal.SIGHUP, self._stopping.set)
        else:
            loop.add_signal_handler(signal.SIGHUP, lambda: self._start(self._restart_all()))
        store = await Store.open(self._database)  # made or migrated, or refused, before anybody is started
        is_file = isinstance(address(self._database), File)
        try:
            if is_file:
                self._scribe = Scribe(store.writer)
            else:
                await store.close()
            self._start(self._begin())
            self._accepting = self._start(self._accept())
            self._start(self._look_after())
            await self._stopping.wait()
            await self._stop()
            if self._failure is not None:
                raise self._failure
        finally:
            for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                loop.remove_signal_handler(one)
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for hand in self._hands:
                hand.kill()
            self._listening.close()
            if is_file:
                await store.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._failure = task.exception()
            self._stopping.set()  # better begun anew by whatever runs us than half alive

    # --- workers' lives -------------------------------------------------------------------------------

    async def _begin(self) -> None:
        """The first worker compiles what is missing; the others begin when that is done."""
        self._start(self._keep(0))
        while not any(hand.is_warm for hand in self._hands):
            await asyncio.sleep(0.02)
        for number in range(1, self._count):
            self._start(self._keep(number))

    async def _keep(self, number: int) -> None:
        """One place among the workers: whoever has it is replaced when gone, at once or after a while."""
        back_off = 0.0
        while not self._stopping.is_set():
            hand = await self._hire(number)
            await hand.gone.wait()
            if hand.has_successor or self._stopping.is_set():
                return
            longer = min(2 * back_off or _FIRST_BACK_OFF_S, self.longest_back_off_s)
            back_off = 0.0 if hand.served_s > _HEALTHY_AFTER_S else longer
            self._log.warning("worker-died", worker=number, next_in_s=back_off)
            await asyncio.sleep(back_off)

    async def _hire(self, number: int) -> Hand:
        order = Order(number, self._count, self._config, self._database, self._is_first)
        self._is_first = False
        hand = Hand(order)
        self._hands.append(hand)
        await hand.start(lambda message: self._hear(hand, message), lambda: self._lost(hand))
        return hand

    async def _restart_all(self) -> None:
        """New workers for old ones: each old one stops when its successor is ready."""
        async with self._restarting:
            for old in [hand for hand in self._hands if not hand.is_leaving]:
                if old.gone.is_set() or self._stopping.is_set():
                    continue
                self._log.info("worker-restarts", worker=old.number)
                old.has_successor = True  # should it die just now, nobody else takes its place
                new = await self._hire(old.number)
                await asyncio.wait(
                    {asyncio.ensure_future(new.ready.wait()), asyncio.ensure_future(new.gone.wait())},
                    return_when=asyncio.FIRST_COMPLETED,
                )
                if new.gone.is_set():
                    self._log.error("worker-not-restarted", worker=old.number)
                    old.has_successor = False
                    if old.gone.is_set():
                        self._start(self._keep(old.number))
                    return
                await self._dismiss(old)
                self._start(self._keep_on(new))

    async def _keep_on(self, hand: Hand) -> None:
        """The same as `_keep`, for a place that somebody has taken over."""
        await hand.gone.wait()
        if not hand.has_successor and not self._stopping.is_set():
            self._log.warning("worker-died", worker=hand.number)
            await self._keep(hand.number)

    async def _dismiss(self, hand: Hand) -> None:
        hand.leave()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hand.gone.wait(), _STOP_WITHIN_S)
        if not hand.gone.is_set():
            hand.kill()

    async def _stop(self) -> None:
        if self._accepting is not None:
            self._accepting.cancel()
            await asyncio.gather(self._accepting, return_exceptions=True)
        self._listening.close()
        await asyncio.gather(*(self._dismiss(hand) for hand in list(self._hands)))

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_EVERY_S)
            for hand in self._hands:
                if hand.is_warm and time.monotonic() - hand.heard_at > _HUNG_AFTER_S:
                    self._log.error("worker-hangs", worker=hand.number)
                    hand.kill()

    # --- what workers say -----------------------------------------------------------------------------

    def _hear(self, hand: Hand, message: Message) -> None:
        kind, *rest = message
        if kind == "write" and self._scribe is not None:
            number, jobs = rest
            self._scribe.write(jobs, lambda answers: hand.say("written", number, answers))
        elif kind == "news":
            self._tell_others(hand, "news", rest[0])
        elif kind == "limits":
            self._tell_others(hand, "limits", hand.name, *rest)
        elif kind == "ask":
            asked = [other for other in self._hands if other is not hand and other.ready.is_set()]
            hand.say("asking", rest[0], len(asked))
            for other in asked:
                other.say("asked", hand.name, *rest)
        elif kind == "answer":
            whom, number, answer = rest
            for other in self._hands:
                if other.name == whom:
                    other.say("answered", number, hand.number, answer)
        else:
            self._hear_of(hand, kind, *rest)

    def _hear_of(self, hand: Hand, kind: str, *rest: object) -> None:
        """How the worker itself is."""
        hand.heard(kind, *rest)
        if kind == "ready":
            self._log.info("worker-ready", worker=hand.number, process=hand.process_id)
            self._tell_others(hand, "joined", hand.name)
            if not self._can_take.is_set():
                self._can_take.set()
                self._on_ready()
                self._on_ready = lambda: None
        elif kind == "progress" and hand.order.begins_alone:
            self._say(rest[0])  # type: ignore[arg-type]

    def _tell_others(self, hand: Hand, *message: object) -> None:
        for other in self._hands:
            if other is not hand:
                other.say(*message)

    def _lost(self, hand: Hand) -> None:
        self._hands.remove(hand)
        if not any(other.can_take for other in self._hands):
            self._can_take.clear()
        for place, other in enumerate(self._hands if hand.name else ()):
            other.say("gone", hand.name, place == 0)  # one of them tells other machines
        self._start(hand.bury())

    # --- the door -------------------------------------------------------------------------------------

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        self._listening.setblocking(False)
        while not self._stopping.is_set():
            await self._can_take.wait()  # whoever comes meanwhile waits before the door
            try:
                connection, _ = await loop.sock_accept(self._listening)
            except OSError:  # out of descriptors, or stopped
                await asyncio.sleep(_NO_DESCRIPTOR_PAUSE_S)
                continue
            with connection:
                self._hand_over(connection)

    def _hand_over(self, connection: socket.socket) -> None:
        # One that has yet to load its games takes connections only if there is no other.
        for hand in sorted(self._hands, key=lambda one: (not one.is_warm, one.connections)):
            if hand.can_take and hand.take(connection):
                return

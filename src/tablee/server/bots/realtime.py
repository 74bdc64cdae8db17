"""Real-time players: bots at tables that run against the clock, each at the pace of its level.

A bot is asked after every change, and again when its time has come; see `tablee.bots.realtime.player`. The
clock of such a table moves only when somebody does something, so a bot is shown the table as it would be
right now.
"""

from __future__ import annotations

import asyncio
import secrets

from tablee.bots.bot import Bot
from tablee.bots.realtime.player import Act, RealtimeBot, as_realtime, realtime_bot
from tablee.engine.errors import TableeError
from tablee.engine.state import CLOCK
from tablee.engine.table import Observation
from tablee.fair_pool import FairPool
from tablee.server.sessions.session import TableSession
from tablee.tables.decide.play import Trial

_RETRY_DELAY_S = 0.05  # whatever was refused is looked at again


class RealtimePlayer:
    """One bot at one such table."""

    def __init__(
        self, session: TableSession, seat: int, name: str, pool: FairPool, program: Bot | None
    ) -> None:
        self.session = session
        self.seat = seat
        self.name = name
        self._pool = pool
        self._program = program
        self._reflexes: RealtimeBot | None = None
        self._seed = secrets.randbits(48)
        self._last: Act | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._is_asked = False
        self._has_changed = False
        self._is_gone = False

    def look(self) -> None:
        """Something has changed, or the time has come: what will it do now?"""
        if self._is_gone:
            return
        if self._is_asked:
            self._has_changed = True
            return
        self._is_asked, self._has_changed = True, False
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.session.context.background.start(self._ask(), f"{self.name} at {self.session.id}")

    def leave(self) -> None:
        """The game is over, or the seat is somebody else's."""
        self._is_gone = True
        if self._alarm is not None:
            self._alarm.cancel()

    async def _ask(self) -> None:
        try:
            seen = seen_now(self.session, self.seat)
            if seen is None:
                return
            act = await self._pool.run(self.session.payer(self._pool), lambda: self._decide(seen))
            self._last = act
            if self._is_gone or act is None:
                return
            if act.move is not None and act.after_ms == 0:
                await self._play(act.move)
            else:
                self._come_back(act.after_ms / 1000)
        finally:
            self._is_asked = False
            if self._has_changed:
                self.look()

    async def _play(self, move: str) -> None:
        self._last = None  # done, or somebody was first: in both cases it looks anew
        try:
            await self.session.play_bot(self.seat, move, self.session.live.number)
        except TableeError:
            self._come_back(_RETRY_DELAY_S)

    def _come_back(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(max(seconds, 0.001), self.look)

    def _decide(self, seen: Observation) -> Act | None:
        if self._reflexes is None:
            own = self._program
            self._reflexes = realtime_bot(self.name, seen.game) if own is None else as_realtime(own)
        return self._reflexes.next_act(seen, self._seed, self._last)


def is_race(session: TableSession) -> bool:
    """Whether this table's game runs against the clock at the moment."""
    return session.live.status == "playing" and CLOCK in session.live.to_act


def seen_now(session: TableSession, seat: int) -> Observation | None:
    """What a seat sees at this very moment, the clock included, though nothing of it is in the log yet."""
    live = session.live
    if live.table is None or live.status != "playing":
        return None
    if CLOCK not in live.to_act:
        return live.seen(seat)
    trial = Trial(live)
    trial.let_time_pass(session.context.now())
    return Observation(trial.game, trial.game.hidden(trial.cell, seat), seat)

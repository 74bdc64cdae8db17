"""The talk with one bot program at one seat: hello, questions, heartbeats. What goes wrong is a Forfeit."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tablee.bots.external.errors import FATAL, Forfeit, excerpt
from tablee.bots.external.process import BotProcess, StreamSignal
from tablee.bots.external.protocol import (
    MAX_LINE_BYTES,
    PROTOCOL,
    Answer,
    BadMessage,
    BotPing,
    BotPong,
    Cancel,
    Decide,
    FromBot,
    Goodbye,
    Hello,
    HelloBack,
    Log,
    read,
    write,
)

_STOP_POLL_S = 0.05  # seconds between two looks at the stop flag; answers themselves are heard at once
_MAX_LEFTOVER_LINES = 1000  # lines thrown away between decisions; beyond that it is a flood

Listener = Callable[[str], None]


@dataclass(frozen=True)
class Timeouts:
    """How long a bot is waited for, in seconds."""

    start: float = 15.0  # for its hello: interpreters and models take time to load
    budget: float = 5.0  # for a decision, where nobody says otherwise
    grace: float = 1.0  # on top of the budget, for pipes and a busy machine
    beat: float = 1.0  # between two pings
    beats: int = 3  # unanswered pings before a bot that promised a heartbeat is given up
    timeouts: int = 2  # decisions in a row without an answer before the program is started anew


class BotSession:
    """A running bot program."""

    def __init__(self, command: Sequence[str], patience: Timeouts, on_log: Listener | None) -> None:
        """Start the program."""
        self.patience = patience
        self.on_log = on_log
        self.timeouts = 0  # in a row
        self._heartbeat = False  # promised by the program
        self._pings = 0
        try:
            self.child = BotProcess(command, MAX_LINE_BYTES)
        except (OSError, ValueError) as problem:
            raise Forfeit("not-started", excerpt(str(problem))) from None

    def greet(self, hello: Hello) -> HelloBack:
        """Tell the program that a game begins, and hear who it is."""
        self._say(hello)
        ends = time.monotonic() + self.patience.start
        while (left := ends - time.monotonic()) > 0:
            match self._hear(left):
                case HelloBack() as back if back.protocol != PROTOCOL:
                    raise Forfeit("wrong-protocol", f"{back.protocol}")
                case HelloBack() as back:
                    self._heartbeat = back.heartbeat
                    return back
                case _:
                    continue  # a late answer of the game before
        raise Forfeit("no-hello", f"{self.patience.start:g} s")

    def ask(self, question: Decide, until: threading.Event | None = None) -> str | None:
        """The move it answers, not yet checked; None if `until` was set first."""
        self._say(question)
        pulse = _Pulse(self.patience, self._pings)
        ends = time.monotonic() + question.budget + self.patience.grace
        while (left := ends - time.monotonic()) > 0:
            if until is not None and until.is_set():
                self._say(Cancel(id=question.id))
                return None
            if self._heartbeat:
                self._beat(pulse)
            match self._hear(min(left, _STOP_POLL_S)):
                case Answer(id=question.id, move=move):
                    self.timeouts = 0
                    return move
                case Answer(id=other) if other > question.id:
                    raise Forfeit("wrong-id", f"{other}, not {question.id}")
                case HelloBack():
                    raise Forfeit("bad-message", "hello")
                case BotPong(id=heard):
                    pulse.hear(heard)
                case _:
                    continue  # silence, a log line, or an answer to an older question: too late
        self._say(Cancel(id=question.id))
        self.timeouts += 1
        raise Forfeit("timed-out", f"{question.budget:g} s + {self.patience.grace:g} s")

    def end(self) -> None:
        """Say goodbye and see the program off."""
        self._say(Goodbye())
        self.child.end()

    def catch_up(self) -> None:
        """Throw away what it said since its last answer. Raises Forfeit if the program is gone.

        That belongs to no question: one burst of nonsense must not cost many moves.
        """
        for _ in range(_MAX_LEFTOVER_LINES):
            try:
                if self._hear(0) is None:
                    return
            except Forfeit as lost:
                if lost.code in FATAL:
                    raise

    def _say(self, message: Hello | Decide | BotPing | Cancel | Goodbye) -> None:
        self.child.say(write(message))

    def _hear(self, seconds: float) -> FromBot | None:
        """The next message; None for silence. Log lines are passed on."""
        heard = self.child.hear(seconds)
        if heard is None:
            return None
        if heard is StreamSignal.CLOSED:
            raise self._gone()
        if heard is StreamSignal.TOO_LONG:
            raise Forfeit("line-too-long", f"> {MAX_LINE_BYTES}")
        try:
            message = read(heard)
        except BadMessage as problem:
            raise Forfeit("bad-message", f"{excerpt(heard, 80)} ({problem.details['problem']})") from None
        if isinstance(message, Log) and self.on_log is not None:
            self.on_log(message.text)
        return message

    def _gone(self) -> Forfeit:
        code = self.child.exit_code
        if code is None:
            return Forfeit("output-closed", "it still runs")
        words = excerpt(self.child.stderr_tail[-300:], 300).strip()
        return Forfeit("crashed", f"exit code {code}{': ' if words else ''}{words}")

    def _beat(self, pulse: _Pulse) -> None:
        if pulse.missed >= self.patience.beats:
            raise Forfeit("no-heartbeat", f"{self.patience.beats} × {self.patience.beat:g} s")
        if pulse.is_due():
            self._pings = pulse.sent
            self._say(BotPing(id=pulse.sent))


class _Pulse:
    """Pings sent and pongs heard during one decision."""

    def __init__(self, patience: Timeouts, sent: int) -> None:
        self.sent = self.heard = sent
        self._beat = patience.beat
        self._next = time.monotonic() + patience.beat

    @property
    def missed(self) -> int:
        """Pings that have had a whole beat to be answered and were not."""
        late = time.monotonic() >= self._next
        return max(0, self.sent - self.heard - (not late))

    def hear(self, ping: int) -> None:
        """A pong; pings that were never sent are none."""
        self.heard = max(self.heard, min(ping, self.sent))

    def is_due(self) -> bool:
        """Whether to ping now; then it counts as sent."""
        if time.monotonic() < self._next:
            return False
        self.sent += 1
        self._next = time.monotonic() + self._beat  # not += : a stalled host must not ping in bursts
        return True

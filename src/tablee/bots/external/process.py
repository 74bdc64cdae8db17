"""A program as a child process, spoken to in lines. Nothing it does can block or flood its parent."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import IO

_READ_CHUNK_BYTES = 1 << 16
_MAX_QUEUED_LINES = 256  # lines; then the pipe fills up and the program waits
_MAX_STDERR_BYTES = 2000  # bytes of its error output
_DRAIN_TIMEOUT_S = 0.3  # seconds a thread gets to bring in what is already in a pipe

# Forgotten flushes and odd locales are the two ways in which honest Python bots fail.
_CHILD_ENVIRONMENT = {"PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}


class StreamSignal(Enum):
    """What can be heard besides a line."""

    TOO_LONG = "too long"  # a line beyond all measure; the rest of it is skipped
    CLOSED = "closed"  # nothing more will come


Heard = bytes | StreamSignal


class BotProcess:
    """A running program. Used by one thread at a time, except `end`."""

    def __init__(self, command: Sequence[str], max_line_bytes: int) -> None:
        """Start it. Raises OSError or ValueError if that cannot be done."""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={**os.environ, **_CHILD_ENVIRONMENT},
            start_new_session=True,  # Ctrl-C is ours, and `end` reaches whatever it started in turn
        )
        standard_in, out, errors = self._process.stdin, self._process.stdout, self._process.stderr
        assert standard_in is not None
        assert out is not None
        assert errors is not None
        self._to_say: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._heard: queue.Queue[Heard] = queue.Queue(_MAX_QUEUED_LINES)
        self._stderr_tail = bytearray()
        self._over = threading.Event()
        # The threads know the pipes and queues, not the child: a forgotten child can still be collected.
        self._speaker = _start(_speak, standard_in, self._to_say)
        self._listener = _start(_listen, out, self._heard, max_line_bytes, self._over)
        self._noter = _start(_note, errors, self._stderr_tail, self._over)
        self._abandoned = weakref.finalize(self, _abandon, self._process, self._to_say, self._over)

    def say(self, line: bytes) -> None:
        """Send a line. Never waits, whether the program reads or not."""
        self._to_say.put(line)

    def hear(self, seconds: float) -> Heard | None:
        """The next thing it says; None if it says nothing for so long."""
        try:
            return self._heard.get(timeout=seconds) if seconds > 0 else self._heard.get_nowait()
        except queue.Empty:
            return None if self._process.poll() is None else self._hear_the_rest()

    @property
    def exit_code(self) -> int | None:
        """How it ended; None if it still runs, even after a short wait."""
        try:
            return self._process.wait(_DRAIN_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            return None

    @property
    def stderr_tail(self) -> bytes:
        """The end of its error output."""
        if self._process.poll() is not None:
            self._noter.join(_DRAIN_TIMEOUT_S)
        return bytes(self._stderr_tail)

    def end(self, patience: float = 0.5) -> None:
        """Let it go by itself, else terminate it, else kill it; and wait for that."""
        self._to_say.put(None)
        for stop in (0, signal.SIGTERM, _KILL):
            if stop:
                _send(self._process, stop)
            try:
                self._process.wait(patience)
                break
            except subprocess.TimeoutExpired:
                continue
        _end_what_it_started(self._process.pid)
        self._over.set()
        for thread in (self._speaker, self._listener, self._noter):
            thread.join(1.0)
        self._abandoned.detach()

    def _hear_the_rest(self) -> Heard:
        # A program that it started may hold the pipe open for ever: the listener need not come to an end.
        self._listener.join(_DRAIN_TIMEOUT_S)
        try:
            return self._heard.get_nowait()
        except queue.Empty:
            return StreamSignal.CLOSED


class LineCutter:
    """Cuts chunks into lines, and never holds more than one line and one chunk."""

    def __init__(self, max_line_bytes: int) -> None:
        self.max_line_bytes = max_line_bytes
        self._line = bytearray()
        self._skipping = False

    def feed(self, chunk: bytes) -> Iterator[Heard]:
        """The lines that this chunk completes; blank ones are left out."""
        start = 0
        while start < len(chunk):
            end = chunk.find(b"\n", start)
            complete = end >= 0
            piece = chunk[start : end if complete else len(chunk)]
            start += len(piece) + 1
            if not self._skipping:
                self._line += piece
                if len(self._line) > self.max_line_bytes:
                    yield StreamSignal.TOO_LONG
                    self._skipping = True
                elif complete and (line := self._line.strip()):
                    yield bytes(line)
            if complete:
                self._skipping = False
            if complete or self._skipping:
                self._line.clear()


def _start(work: Callable[..., None], *arguments: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=arguments, daemon=True)
    thread.start()
    return thread


def _speak(pipe: IO[bytes], to_say: queue.SimpleQueue[bytes | None]) -> None:
    with pipe:
        while (line := to_say.get()) is not None:
            rest = memoryview(line)
            try:
                while rest:
                    rest = rest[pipe.write(rest) :]
            except OSError:  # it reads no more; that it is gone is noticed elsewhere
                return


def _listen(pipe: IO[bytes], heard: queue.Queue[Heard], max_line_bytes: int, over: threading.Event) -> None:
    cutter = LineCutter(max_line_bytes)
    with pipe:
        while chunk := pipe.read(_READ_CHUNK_BYTES):
            for item in cutter.feed(chunk):
                _put(heard, item, over)
    _put(heard, StreamSignal.CLOSED, over)


def _put(heard: queue.Queue[Heard], item: Heard, over: threading.Event) -> None:
    while not over.is_set():
        try:
            heard.put(item, timeout=0.1)
            return
        except queue.Full:
            continue


def _note(pipe: IO[bytes], stderr_tail: bytearray, over: threading.Event) -> None:
    with pipe:
        while chunk := pipe.read(_READ_CHUNK_BYTES):
            stderr_tail += chunk
            del stderr_tail[:-_MAX_STDERR_BYTES]
            over.wait(0.002)  # a flood of errors slows down the program, not us


_KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL


def _send(process: subprocess.Popen[bytes], number: int) -> None:
    """A signal to the program and to what it started, as long as it has not ended."""
    if process.poll() is not None:
        return
    if sys.platform == "win32":
        process.terminate()
    else:
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            return


def _end_what_it_started(group: int, patience: float = 1.0) -> None:
    """A shell may be gone while the program that it ran is still about to go: kill that, and see it gone."""
    if sys.platform == "win32":
        return
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            os.killpg(group, _KILL)
        except OSError:  # nobody is left in its group; macOS says "not permitted" of a group of the dead
            return
        time.sleep(0.005)


def _abandon(
    process: subprocess.Popen[bytes], to_say: queue.SimpleQueue[bytes | None], over: threading.Event
) -> None:
    """Nobody holds the child any more, or Python ends: no program is left behind."""
    to_say.put(None)
    over.set()
    _send(process, _KILL)
    process.wait(_DRAIN_TIMEOUT_S)

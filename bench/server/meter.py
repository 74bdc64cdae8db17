"""A meter of processor time: what each part of a move takes for itself, without the parts that it calls.

Parts are functions that are replaced by the same with a clock around it. What the clocks take is measured at
the start, and taken off again.
"""

from __future__ import annotations

import functools
import importlib
import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tablee.cli.main import main as tablee

# Part by part: module and name of the functions that do it. What belongs to none is the event loop's.
PARTS: dict[str, tuple[str, ...]] = {
    "frames": (
        "tablee.server.ws.connection:TableSocket.on_ws_frame",
        "tablee.server.ws.connection:TableSocket._take",
    ),
    "read": ("tablee.server.ws.connection:read_message",),
    "session": (
        "tablee.server.ws.connection:TableSocket._has_played",
        "tablee.server.sessions.session:TableSession.play_at_once",
        "tablee.server.sessions.session:TableSession._apply",
        "tablee.server.sessions.session:TableSession.look_after",
    ),
    "decided": ("tablee.tables.live_table:LiveTable.decide",),
    "written": (
        "tablee.server.sessions.session:TableSession._as_written",
        "tablee.store.store:Store.append_then",
    ),
    "applied": ("tablee.tables.live_table:LiveTable.apply",),
    "told": ("tablee.server.sessions.broadcaster:Broadcaster.tell",),
    "redacted": ("tablee.tables.redaction:AppliedEntry.for_viewer",),
    "hidden": ("tablee.engine.viewpoints:Viewpoints.hidden",),
    "views": ("tablee.engine.viewpoints:Viewpoints.view",),
    "events": ("tablee.engine.viewpoints:Viewpoints.told", "tablee.engine.viewpoints:Viewpoints.gains"),
    "legal moves": ("tablee.engine.viewpoints:Viewpoints.legal_moves",),
    "encoded": ("tablee.server.sessions.broadcaster:write_message",),
    "sockets": ("tablee.server.ws.connection:TableSocket.tell",),
}
LOOP = "loop"  # whatever is in no part: the event loop, and what it calls besides
MOVES = "tablee.tables.live_table:LiveTable.apply"  # called once a move, and seldom else


class Meter:
    """Nanoseconds of the calling thread's processor time by part, exclusive."""

    def __init__(self) -> None:
        self.spent = dict.fromkeys(PARTS, 0)
        self.calls = dict.fromkeys(PARTS, 0)
        self.moves = 0
        self._inner = [0]  # of each call under way: what its own parts took …
        self._under_way = [LOOP]  # … and which part it is
        self._nested = dict.fromkeys((*PARTS, LOOP), 0)  # calls of parts, by who called them
        self._outer_ns = self._inner_ns = 0.0
        self.began = time.thread_time_ns()
        self.process_began = time.process_time_ns()

    def start(self) -> None:
        """Count from now on."""
        for counted in (self.spent, self.calls, self._nested):
            counted.update(dict.fromkeys(counted, 0))
        self.moves = 0
        self.began, self.process_began = time.thread_time_ns(), time.process_time_ns()

    def install(self) -> Meter:
        """Put clocks around all parts."""
        self._learn_own_cost()
        for part, names in PARTS.items():
            for name in names:
                owner, attribute = _place(name)
                setattr(owner, attribute, self._clocked(part, getattr(owner, attribute), name == MOVES))
        return self

    def _clocked(self, part: str, work: Callable[..., Any], is_move: bool) -> Callable[..., Any]:
        spent, calls, inner, clock = self.spent, self.calls, self._inner, time.thread_time_ns
        under_way, nested = self._under_way, self._nested

        @functools.wraps(work, updated=())
        def clocked(*given: Any, **named: Any) -> Any:
            inner.append(0)
            nested[under_way[-1]] += 1
            under_way.append(part)
            began = clock()
            try:
                return work(*given, **named)
            finally:
                took = clock() - began
                spent[part] += took - inner.pop()
                inner[-1] += took
                under_way.pop()
                calls[part] += 1
                self.moves += is_move

        return clocked

    def _learn_own_cost(self) -> None:
        """How much a clock adds to its own part (`inner`), and to whatever is around it."""
        times, part = 20_000, next(iter(PARTS))
        nothing = self._clocked(part, lambda: None, is_move=False)
        began = time.thread_time_ns()
        for _ in range(times):
            nothing()
        took = (time.thread_time_ns() - began) / times
        self._inner_ns = self.spent[part] / times
        self._outer_ns = took - self._inner_ns

    def report(self) -> dict[str, float]:
        """Microseconds a move by part; `loop` is the rest of this thread, `threads` all others."""
        thread = time.thread_time_ns() - self.began
        threads = time.process_time_ns() - self.process_began - thread
        nested = self._nested
        found = {
            part: self.spent[part] - self.calls[part] * self._inner_ns - nested[part] * self._outer_ns
            for part in PARTS
        }
        clocks = sum(self.calls.values()) * self._inner_ns + sum(nested.values()) * self._outer_ns
        found[LOOP] = thread - sum(found.values()) - clocks
        found["threads"] = threads
        moves = max(1, self.moves)
        return {"moves": self.moves, **{part: round(ns / moves / 1000, 2) for part, ns in found.items()}}


def _place(name: str) -> tuple[Any, str]:
    module, _, path = name.partition(":")
    *owners, attribute = path.split(".")
    found: Any = importlib.import_module(module)
    for one in owners:
        found = getattr(found, one)
    return found, attribute


def serve_metered() -> None:
    """`tablee serve` with clocks: SIGUSR1 starts them, SIGUSR2 writes them to $TABLEE_METER."""
    meter = Meter().install()
    signal.signal(signal.SIGUSR1, lambda *_: meter.start())
    signal.signal(
        signal.SIGUSR2,
        lambda *_: Path(os.environ["TABLEE_METER"]).write_text(json.dumps(meter.report()), encoding="utf-8"),
    )
    tablee()


if __name__ == "__main__":
    serve_metered()

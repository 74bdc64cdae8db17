"""What real-time bots may know about a game beyond its clock. Everything has a default that works."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from tablee.bots.knowledge import Level
from tablee.engine.table import Observation

Span = tuple[int, int]  # milliseconds, the shortest and the longest


@dataclass(frozen=True)
class Pace:
    """How quick somebody is: from what is new to having taken it in, and from a decision to the deed."""

    look: Span
    hand: Span
    kept_back: int = 0  # of what a seat has to place, in games in which the last word is worth waiting for

    @property
    def action_ms(self) -> int:
        """How long an action takes on average."""
        return (sum(self.look) + sum(self.hand)) // 2


# A glance is short: five bots may sit at one table, and a server has other tables.
DEFAULT_REALTIME_LEVELS: Mapping[str, tuple[Pace, Level]] = MappingProxyType(
    {
        "novice": (Pace(look=(1100, 1800), hand=(1100, 1600)), Level(iterations=5, careless=0.6)),
        "casual": (Pace(look=(1000, 1700), hand=(1000, 1500)), Level(iterations=40, careless=0.15)),
        "club": (Pace(look=(700, 1100), hand=(700, 1100)), Level(iterations=120)),
        "expert": (Pace(look=(450, 700), hand=(450, 750)), Level(iterations=300)),
        "master": (Pace(look=(250, 400), hand=(300, 500)), Level(iterations=600)),
    }
)


@dataclass(frozen=True)
class RealtimeKnowledge:
    """A game's `REALTIME` in its `bot` module. Positions come unpacked."""

    # (what a seat sees, how long its action takes) -> the position that its search plans in
    plan_in: Callable[[Observation, int], Observation] = lambda seen, action_ms: seen
    # (position, seat) -> which decision of the game this is; by default the game's own `question`
    decision: Callable[[Any, int], object] | None = None
    # (position, seat) -> a move that needs neither look nor thought, such as being ready
    at_once: Callable[[Any, int], int | None] = lambda position, seat: None
    # (position, seat) -> when what is new can be looked at; by default when time lets the seat act
    visible_at: Callable[[Any, int], int] | None = None
    # (position, seat, pace) -> whether it pays to let the others go first, and there is time to
    keeps_back: Callable[[Any, int, Pace], bool] = lambda position, seat, pace: False
    wait_move: int | None = None  # a move that means: nothing yet

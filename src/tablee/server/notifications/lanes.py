"""Lanes: who answers slowly, or not at all, keeps nobody else waiting (bulkheads).

There is a fast lane and a slow one for each kind of channel. A message that takes longer than a moment moves
over to the slow lane and leaves its place to the next; whoever was slow last time begins there, and so does
every message that is sent again. For one person by one channel there is never more than one under way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablee.store.rows import Blocked, DeliveryRow

Place = tuple[str, str]  # a person and a channel
KINDS = ("push", "mail", "address")
FAST, SLOW = 8, 16  # messages under way in each lane
SLOW_AFTER_S = 1.0
_MOST_KNOWN = 2_000  # places that are known to be slow


@dataclass
class _UnderWay:
    kind: str
    is_slow: bool
    began_at: float


class Lanes:
    """What is under way, and what could begin now."""

    def __init__(self, clock: Callable[[], float], *, fast: int = FAST, slow: int = SLOW) -> None:
        """`clock` tells seconds, such as `time.monotonic`."""
        self._clock = clock
        self._sizes = {False: fast, True: slow}
        self._under_way: dict[Place, _UnderWay] = {}
        self._slow: dict[Place, None] = {}  # the latest last

    def blocked(self) -> Blocked:
        """What cannot begin now, as a question to the database leaves it out."""
        self._move_over()
        return Blocked(
            busy=tuple(self._under_way),
            slow=tuple(self._slow),
            full=tuple(
                (kind, is_slow)
                for kind in KINDS
                for is_slow in (False, True)
                if self._is_full(kind, is_slow=is_slow)
            ),
        )

    def begin(self, message: DeliveryRow) -> bool:
        """Take a place for this message; False if there is none."""
        place, kind = place_of(message), kind_of(message.channel)
        is_slow = message.attempts > 0 or place in self._slow
        if place in self._under_way or self._is_full(kind, is_slow=is_slow):
            return False
        self._under_way[place] = _UnderWay(kind, is_slow, self._clock())
        return True

    def end(self, place: Place) -> None:
        """It is done, however it went."""
        one = self._under_way.pop(place)
        self._slow.pop(place, None)
        if self._clock() - one.began_at >= SLOW_AFTER_S:
            self._slow[place] = None
            while len(self._slow) > _MOST_KNOWN:
                del self._slow[next(iter(self._slow))]

    def _move_over(self) -> None:
        now = self._clock()
        for one in self._under_way.values():
            takes_long = not one.is_slow and now - one.began_at >= SLOW_AFTER_S
            if takes_long and not self._is_full(one.kind, is_slow=True):
                one.is_slow = True

    def _is_full(self, kind: str, *, is_slow: bool) -> bool:
        there = sum(one.kind == kind and one.is_slow == is_slow for one in self._under_way.values())
        return there >= self._sizes[is_slow]


def place_of(message: DeliveryRow) -> Place:
    """Where it goes."""
    return message.person_id, message.channel


def kind_of(channel: str) -> str:
    """Of which kind a channel is: such as "push" of "push-7"."""
    return channel.partition("-")[0]

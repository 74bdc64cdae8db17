"""Hints: a bot looks at the table through the asker's eyes, in turn with all bots."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from tablee.bots.advice import Advice
from tablee.engine.errors import Refused, TableeError
from tablee.server.bots.scheduler import BotScheduler
from tablee.server.limits.rate_limiter import RateLimiter
from tablee.server.ops.moderation import Moderation
from tablee.server.protocol.messages import Hint
from tablee.server.sessions.session import TableSession
from tablee.tables.decide.hints import check_hint
from tablee.tables.people import Person

_HINTS_PER_SECOND, _HINTS_AT_ONCE = (
    0.5,
    6.0,
)  # new thoughts of one person; each takes a thread for some tenths of a second
_MAX_REMEMBERED_HINTS = 1_000

Thinking = asyncio.Future[tuple[Advice, ...]]


class Hints:
    """Answers those who ask. What was thought about a position is not thought again."""

    def __init__(self, bots: BotScheduler, moderation: Moderation) -> None:
        self._bots = bots
        self._moderation = moderation
        self._rates = RateLimiter(_HINTS_PER_SECOND, _HINTS_AT_ONCE)
        self._thoughts: OrderedDict[tuple[str, int], tuple[int, Thinking]] = OrderedDict()

    async def hint(self, session: TableSession, person: Person, command_id: str) -> Hint:
        """The best moves for the seat of this person. Raises Refused, or `too-fast`."""
        self._moderation.check_unlocked(session.id)
        live = session.live
        seat, number = check_hint(live, person), live.number
        moves = await asyncio.shield(self._think(session, person, seat, number))
        if live.chairs[seat].posed > number:
            raise Refused("out-of-date", expects=number, number=live.number)
        return Hint(id=command_id, table=session.id, number=number, moves=moves)

    def _think(self, session: TableSession, person: Person, seat: int, number: int) -> Thinking:
        place = (session.id, seat)
        known = self._thoughts.get(place)
        if known is not None and known[0] == number:
            return known[1]
        if not self._rates.take(person.id):
            raise TableeError("too-fast")
        seen = session.live.seen(seat)
        assert seen is not None
        # The seed is something that everybody knows: the same position, the same advice.
        thinking = asyncio.ensure_future(self._bots.advise(seen, number, person.id))
        thinking.add_done_callback(lambda done: self._forget_failure(place, done))
        self._thoughts[place] = (number, thinking)
        self._thoughts.move_to_end(place)
        if len(self._thoughts) > _MAX_REMEMBERED_HINTS:
            self._thoughts.popitem(last=False)
        return thinking

    def _forget_failure(self, place: tuple[str, int], done: Thinking) -> None:
        """Whoever asks again after a failure is not told the same failure."""
        if done.cancelled() or done.exception() is not None:
            self._thoughts.pop(place, None)

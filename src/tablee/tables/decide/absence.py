"""Absence policy: who counts as gone, by the measure of the table's clock, not by a minute everywhere."""

from __future__ import annotations

from tablee.engine.errors import Refused
from tablee.tables.decide.context import DecisionContext
from tablee.tables.refusals import refused
from tablee.tables.settings import RelaxedClock
from tablee.tables.state import LiveState

GONE_AFTER_MS = 60_000  # whoever is not seen for so long is gone
HOLD_AFTER_MS = 20_000  # a bot may play for whoever is not seen for so long; it hands the seat back on a word
PAUSE_KEPT_MS = 24 * 60 * 60 * 1000  # so long a pause keeps everybody's place


def is_out_of_sight(person: str, context: DecisionContext) -> bool:
    """Whether this person was not seen for a minute."""
    return context.absent_for(person) >= GONE_AFTER_MS


def why_not_gone(
    live: LiveState, seat: int, context: DecisionContext, after_ms: int = GONE_AFTER_MS
) -> Refused | None:
    """What speaks against treating this seat's person as gone; None if nothing does.

    Where moves take days nobody sits and waits at the table: there a person is gone only once the own time is
    up, and who is not asked has no time that could be.
    """
    chair = live.chairs[seat]
    is_relaxed = isinstance(live.settings.clock, RelaxedClock)
    if context.absent_for(chair.person) < (GONE_AFTER_MS if is_relaxed else after_ms):
        return refused("still-here", name=chair.name)
    if is_relaxed and not _is_late(live, seat, context.now):
        return refused("has-time-left", name=chair.name)
    if _is_pause_kept(live, context.now):
        return refused("paused")
    return None


def _is_pause_kept(live: LiveState, now: int) -> bool:
    """Everybody agreed to be away: nobody is gone, and the game does not go on without them. For a day."""
    return live.paused_at is not None and now - live.paused_at < PAUSE_KEPT_MS


def why_not_resume(live: LiveState, by: int, context: DecisionContext) -> Refused | None:
    """What speaks against going on after a pause: somebody who plays is not back. None if nothing does."""
    if not _is_pause_kept(live, context.now):
        return None
    for seat, chair in enumerate(live.chairs):
        is_waited_for = seat != by and chair.is_played_in_person
        if is_waited_for and context.absent_for(chair.person) > 0:
            return refused("not-back", name=chair.name)
    return None


def _is_late(live: LiveState, seat: int, now: int) -> bool:
    chair = live.chairs[seat]
    return chair.is_out_of_time or (chair.deadline is not None and chair.deadline <= now)


def why_host_stays(live: LiveState, context: DecisionContext) -> Refused | None:
    """What speaks against somebody else becoming host; None if the host is gone.

    Between games a minute is enough, whatever the clock: the table waits for nothing but its host.
    """
    seat = live.seat_of(live.host)
    if seat is None:
        return None
    if live.status in ("playing", "paused"):
        return why_not_gone(live, seat, context)
    if is_out_of_sight(live.host, context):
        return None
    return refused("still-here", name=live.chairs[seat].name)

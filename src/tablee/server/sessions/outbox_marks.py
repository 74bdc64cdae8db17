"""What is marked for the outbox when it is written: entries after which somebody may have to be told."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.tables.entries import AnyEntry, RematchAsked
from tablee.tables.settings import RelaxedClock
from tablee.tables.state import LiveState


def may_call(live: LiveState, entries: Sequence[AnyEntry]) -> bool:
    """Whether anybody may have to be told: a move may take days here, or somebody asks for a rematch.

    Only a rough look, since it is made before every commit; who is told what is found out after it.
    """
    if isinstance(live.settings.clock, RelaxedClock):
        return any(chair.person for chair in live.chairs)
    return RematchAsked in map(type, entries)

"""What is marked for the outbox when it is written: entries after which somebody may have to be told."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.tables.entries import AnyEntry, Changed, RematchAsked
from tablee.tables.settings import RelaxedClock, Settings
from tablee.tables.state import LiveState


def may_call(live: LiveState, entries: Sequence[AnyEntry]) -> bool:
    """Whether anybody may have to be told: a move may take days here, somebody asks for a rematch, or the
    table is open to everybody from now on.

    Only a rough look, since it is made before every commit; who is told what is found out after it.
    """
    if isinstance(live.settings.clock, RelaxedClock):
        return any(chair.person for chair in live.chairs)
    kinds = list(map(type, entries))
    if Changed in kinds:
        return any(isinstance(entry, Changed) and invites_friends(entry.settings) for entry in entries)
    return RematchAsked in kinds


def invites_friends(settings: Settings) -> bool:
    """Whether those who follow its host may want to hear of such a table."""
    return settings.is_public

"""Blocks: who does not sit down with whom."""

from __future__ import annotations

from tablee.tables.decide.context import DecisionContext
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState


def check_blocks(live: LiveState, who: Person, context: DecisionContext) -> None:
    """Nobody sits down with somebody they have blocked, nor with somebody who has blocked them.

    A block closes nobody's own table to them: whoever is host may sit down there, and whoever has blocked the
    host may not. Those who are blocked are not told by whom, nor that they are.
    """
    seated = {chair.person for chair in live.chairs if chair.person}
    if not context.blocks.has_blocked.isdisjoint({*seated, live.host} - {who.id}):
        raise refused("blocked-here")
    if who.id != live.host and not context.blocks.is_blocked_by.isdisjoint(seated):
        raise refused("seat-not-open")

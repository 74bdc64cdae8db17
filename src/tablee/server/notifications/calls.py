"""Whom a table waits for: who is to be called back, and for what. Follows from its state alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.engine.state import CLOCK
from tablee.server.notifications.choices import Kind
from tablee.tables.live_table import LiveTable
from tablee.tables.settings import RelaxedClock


class Call(NamedTuple):
    """Somebody is waited for. The turn is a name for the occasion: there is one message for each."""

    person: str
    turn: str
    kind: Kind
    by: str = ""  # the person who asks


def calls_of(live: LiveTable) -> list[Call]:
    """Everybody whom this table waits for now, where a move may take days; and who is asked for a rematch."""
    if live.status == "playing" and isinstance(live.settings.clock, RelaxedClock):
        asked = [live.chairs[seat] for seat in live.to_act if seat != CLOCK]
        return [
            Call(chair.person, f"turn-{chair.posed}", "turn")
            for chair in asked
            if chair.person and not chair.player and not chair.has_resigned
        ]
    if live.status == "over" and live.rematch:
        by = live.chairs[live.rematch[0]].person
        return [
            Call(chair.person, f"rematch-{live.game_number}", "rematch", by)
            for seat, chair in enumerate(live.chairs)
            if chair.person and seat not in live.rematch
        ]
    return []


def stands(live: LiveTable, person: str, kind: str, turn: str) -> bool:
    """Whether there is still something to tell this person on that occasion."""
    if kind in ("invitation", "friend"):
        return may_sit_down(live, person)
    if kind == "found":
        return live.status in ("open", "playing") and live.seat_of(person) is not None
    return any(call.person == person and call.turn == turn for call in calls_of(live))


def is_open_to_friends(live: LiveTable) -> bool:
    """Whether those who follow its host may like to sit down: it is public, and somebody is missing."""
    is_open = live.status == "open" and any(chair.is_empty for chair in live.chairs)
    return is_open and live.settings.is_public


def may_sit_down(live: LiveTable, person: str) -> bool:
    """Whether an invitation still has a meaning: the table is open, and they do not sit there yet."""
    is_open = live.status == "open" and any(chair.is_empty for chair in live.chairs)
    return is_open and live.seat_of(person) is None and person not in live.kept_out


def others_at(live: LiveTable, person: str) -> Sequence[str]:
    """The names of the company, without this person."""
    return [chair.shown_name for chair in live.chairs if not chair.is_empty and chair.person != person]

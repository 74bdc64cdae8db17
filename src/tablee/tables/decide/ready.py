"""The waiting room: who is ready for the deal."""

from __future__ import annotations

from tablee.tables.commands import SayReady
from tablee.tables.decide.context import DecisionContext
from tablee.tables.entries import AnyEntry, ReadySaid
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState


def decide_say_ready(
    live: LiveState, who: Person, command: SayReady, _around: DecisionContext
) -> list[AnyEntry]:
    """Somebody seated is ready for the deal, or not any more."""
    seat = live.must_sit(who)
    if live.status != "open":
        raise refused("ask-rematch" if live.status == "over" else "game-running")
    if live.chairs[seat].is_ready == command.is_ready:
        raise refused("already-so")
    return [ReadySaid(seat, command.is_ready)]

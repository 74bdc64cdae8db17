"""Who may be told what a bot would do: only somebody who plays against bots alone, and in peace."""

from __future__ import annotations

from tablee.tables.clocks import is_race
from tablee.tables.decide.play import check_playing
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState


def check_hint(live: LiveState, who: Person) -> int:
    """The seat that may have a hint now. Raises Refused.

    Nobody comes or goes in a game and whoever resigns keeps the chair, so a game that began with two people
    never has hints, whatever becomes of them.
    """
    seat = live.must_sit(who)
    check_playing(live)
    if not live.settings.hints:
        raise refused("hints-off")
    if sum(bool(chair.person) for chair in live.chairs) > 1:
        raise refused("hints-alone-only")
    if is_race(live):
        raise refused("no-hints-in-a-race")
    chair = live.chairs[seat]
    if chair.held_by:
        raise refused("seat-resigned" if chair.has_resigned else "seat-held")
    if seat not in live.to_act:
        raise refused("not-your-turn")
    return seat

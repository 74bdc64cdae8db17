"""The deal: the first game, and another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.game import game
from tablee.tables.absence import why_host_stays
from tablee.tables.circumstances import Circumstances
from tablee.tables.commands import AskRematch, Start
from tablee.tables.entries import AnyEntry, HostPassed, RematchAsked, Rematched, Started
from tablee.tables.people import Person
from tablee.tables.refusals import refused

if TYPE_CHECKING:
    from tablee.tables.live import LiveTable


def decide_start(live: LiveTable, who: Person, _command: Start, around: Circumstances) -> list[AnyEntry]:
    """The host deals when all seats are taken; once the host has gone, anybody seated who becomes it."""
    passed = take_host_if_needed(live, who, around)
    if live.status != "open":
        raise refused("ask-rematch" if live.status == "over" else "game-running")
    if not _is_full(live):
        raise refused("seats-empty")
    return [*passed, _deal(live, around)]


def take_host_if_needed(live: LiveTable, who: Person, around: Circumstances) -> list[AnyEntry]:
    """Nothing for the host; for somebody seated whose host has gone, becoming it. Raises Refused."""
    if who.id == live.host:
        return []
    if live.seat_of(who.id) is None or why_host_stays(live, around) is not None:
        raise refused("host-only")
    return [HostPassed(who.id)]


def _is_full(live: LiveTable) -> bool:
    return not any(chair.is_empty for chair in live.chairs)


def _deal(live: LiveTable, around: Circumstances) -> Started:
    playing = game(live.settings.game)
    if not playing.knows_rules(live.rules) or playing.edition.digest != live.edition:
        raise refused("rules-changed")  # the server has newer ones than this table was laid with
    return Started(around.new_secret().hex())


def is_wanted(live: LiveTable, *, by: int | None = None, without: int | None = None) -> bool:
    """Whether all people at the table would like another game: if `by` asks too, if `without` is gone."""
    people = {seat for seat, chair in enumerate(live.chairs) if chair.person and seat != without}
    return bool(people) and people <= {*live.rematch, by}


def decide_rematch(
    live: LiveTable, who: Person, _command: AskRematch, around: Circumstances
) -> list[AnyEntry]:
    """Another game, dealt at once when the last person asks and nobody is missing."""
    seat = live.must_sit(who)
    if live.status != "over":
        raise refused("no-game" if live.status == "open" else "game-running")
    if seat in live.rematch:
        raise refused("already-asked")
    if not is_wanted(live, by=seat):
        return [RematchAsked(seat)]
    if not _is_full(live):
        return [RematchAsked(seat), Rematched()]
    return [RematchAsked(seat), Rematched(), _deal(live, around)]

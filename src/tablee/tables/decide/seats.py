"""Before a game and after it: who sits where, what is played, who is host."""

from __future__ import annotations

from tablee.tables import commitments
from tablee.tables.commands import Change, Clear, Join, Leave, PassHost, SeatBot, TakeHost
from tablee.tables.decide import start_and_rematch
from tablee.tables.decide.absence import is_out_of_sight, why_host_stays
from tablee.tables.decide.blocks import check_blocks
from tablee.tables.decide.context import DecisionContext
from tablee.tables.decide.create import check, check_clock
from tablee.tables.entries import (
    AnyEntry,
    BotChanged,
    BotSeated,
    Changed,
    HostPassed,
    Joined,
    KeptOut,
    Left,
    LinksRenewed,
    NameChanged,
)
from tablee.tables.people import Person
from tablee.tables.refusals import Reason, refused
from tablee.tables.settings import changes
from tablee.tables.state import LiveState
from tablee.text import is_form_of


def check_host(live: LiveState, who: Person) -> None:
    """Some things are the host's alone."""
    if who.id != live.host:
        raise refused("host-only")


def check_between_games(live: LiveState, reason: Reason = "game-running") -> None:
    """Nobody comes or goes in the middle of a game."""
    if live.status in ("playing", "paused"):
        raise refused(reason)


def decide_join(live: LiveState, who: Person, command: Join, context: DecisionContext) -> list[AnyEntry]:
    """Sit down."""
    if live.seat_of(who.id) is not None:
        raise refused("already-seated")
    if who.id in live.kept_out:
        raise refused("kept-out")
    check_between_games(live)
    check_blocks(live, who, context)
    seat = _free_seat(live, command.seat)
    nonce = commitments.first_nonce(live, seat, command.nonce)
    joined: list[AnyEntry] = [Joined(seat, who.id, live.name_of(who), nonce)]
    if who.id != live.host and not any(chair.person for chair in live.chairs):
        joined.append(HostPassed(who.id))  # the old host has left an empty table
    return joined


def _free_seat(live: LiveState, wanted: int | None) -> int:
    if wanted is None:
        free = [seat for seat, chair in enumerate(live.chairs) if chair.is_empty]
        if not free:
            raise refused("table-full")
        return free[0]
    if not _taken(live, wanted):
        return wanted
    raise refused("seat-taken", seat=wanted + 1)


def _taken(live: LiveState, seat: int) -> bool:
    if seat >= len(live.chairs):
        raise refused("no-such-seat", seat=seat, seats=len(live.chairs))
    return not live.chairs[seat].is_empty


def decide_name(live: LiveState, who: Person) -> list[AnyEntry]:
    """Somebody seated is called what they call themselves now. Nothing where they are already.

    A number that told them apart when they sat down stays, also if whoever had that name has gone.
    """
    seat = live.seat_of(who.id)
    if seat is None:
        return []
    known = live.chairs[seat].name
    if is_form_of(known, who.name):
        return []
    return [NameChanged(seat, who.id, live.name_of(who), known)]


def decide_leave(live: LiveState, who: Person, _command: Leave, _around: DecisionContext) -> list[AnyEntry]:
    """Get up. The next person around the table becomes host in the host's place."""
    seat = live.must_sit(who)
    check_between_games(live, "resign-or-hold")
    return get_up(live, seat)


def get_up(live: LiveState, seat: int) -> list[AnyEntry]:
    """Whoever sits there leaves; the next person is host in a host's place, and may be the last to ask."""
    person = live.chairs[seat].person
    others = [other for other in (*live.chairs[seat + 1 :], *live.chairs[:seat]) if other.person]
    gone: list[AnyEntry] = [Left(seat)]
    if person == live.host and others:
        gone.append(HostPassed(others[0].person))
    if live.status == "over" and start_and_rematch.is_wanted(live, without=seat):
        gone.append(start_and_rematch.clear_for_next(live))
    return gone


def remove(live: LiveState, seat: int, *, from_table: bool = False) -> list[AnyEntry]:
    """A person gets up for the host, and does not sit down again before the host lets them in."""
    chair = live.chairs[seat]
    return [KeptOut(chair.person, chair.name, from_table), *get_up(live, seat)]


def decide_clear(live: LiveState, who: Person, command: Clear, context: DecisionContext) -> list[AnyEntry]:
    """The host clears a seat. Whoever is there to be removed is kept out; who has gone may come back."""
    check_host(live, who)
    check_between_games(live)
    if not _taken(live, command.seat):
        raise refused("seat-empty", seat=command.seat + 1)
    person = live.chairs[command.seat].person
    if person not in ("", who.id) and not is_out_of_sight(person, context):
        return remove(live, command.seat)
    return get_up(live, command.seat)


def decide_seat_bot(
    live: LiveState, who: Person, command: SeatBot, context: DecisionContext
) -> list[AnyEntry]:
    """The host seats a bot, or gives one that sits there another level."""
    check_host(live, who)
    check_between_games(live)
    if not context.knows_bot(command.bot):
        raise refused("unknown-bot", name=command.bot, known="novice, casual, club, expert, master")
    if command.seat is not None and _taken(live, command.seat) and live.chairs[command.seat].bot:
        is_same = live.chairs[command.seat].bot == command.bot
        return [] if is_same else [BotChanged(command.seat, command.bot)]
    return [BotSeated(_free_seat(live, command.seat), command.bot)]


def decide_pass_host(
    live: LiveState, who: Person, command: PassHost, _around: DecisionContext
) -> list[AnyEntry]:
    """Somebody else becomes host."""
    check_host(live, who)
    person = live.chairs[command.seat].person if _taken(live, command.seat) else ""
    if not person:
        raise refused("no-person-there", seat=command.seat + 1)
    if person == live.host:
        raise refused("already-host")
    return [HostPassed(person)]


def decide_take_host(
    live: LiveState, who: Person, _command: TakeHost, context: DecisionContext
) -> list[AnyEntry]:
    """Somebody seated follows a host who has gone."""
    live.must_sit(who)
    if who.id == live.host:
        raise refused("already-host")
    objection = why_host_stays(live, context)
    if objection is not None:
        raise objection
    return [HostPassed(who.id)]


def decide_change(live: LiveState, who: Person, command: Change, context: DecisionContext) -> list[AnyEntry]:
    """Other settings. After a game its table is cleared first, as for a rematch.

    A table that becomes private gets new links: the old ones were everybody's. Nothing different: nothing
    happens, and whoever was ready still is.
    """
    check_host(live, who)
    check_between_games(live)
    playing = check(command.settings)
    if sum(not chair.is_empty for chair in live.chairs) > command.settings.seats:
        raise refused("too-many-seated", seats=command.settings.seats)
    different = changes(live.settings, command.settings)
    if {"game", "clock"} & set(different) or any(name.startswith("option-") for name in different):
        check_clock(command.settings)  # tables from before that was refused can be changed in all else
    if not different and live.status == "open":
        return []
    changed = Changed(
        command.settings,
        playing.edition.digest,
        playing.rules_version,
        _seat_after(live, who, command.settings.seats),
        different,
    )
    entries: list[AnyEntry] = [changed]
    if live.status == "over":
        entries.insert(0, start_and_rematch.clear_for_next(live))
    if live.settings.is_public and not command.settings.is_public:
        entries.append(LinksRenewed(context.new_link_key(), context.new_link_key()))
    return entries


def _seat_after(live: LiveState, who: Person, seats: int) -> int | None:
    """Where somebody sits once a table has so many seats: with fewer, everybody may move together.

    None after a game: everybody moves on then.
    """
    seat = live.seat_of(who.id) if live.status == "open" else None
    if seat is None or all(chair.is_empty for chair in live.chairs[seats:]):
        return seat
    return sum(not chair.is_empty for chair in live.chairs[:seat])

"""Access control: who is kept out, which links let in, which spectators may speak, whose hand they see."""

from __future__ import annotations

from tablee.tables.commands import LetIn, Mute, Remove, RenewLinks, ShowHand
from tablee.tables.decide import seats
from tablee.tables.decide.context import DecisionContext
from tablee.tables.decide.resign_and_hold import check_in_game
from tablee.tables.entries import AnyEntry, HandShown, KeptOut, LetBackIn, LinksRenewed, Muted
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import LiveState

MAX_NAMED_PEOPLE = 200  # people that one table keeps out or mutes by name


def decide_remove(live: LiveState, who: Person, command: Remove, context: DecisionContext) -> list[AnyEntry]:
    """The host shows somebody out: of the seat for good, or of the whole table."""
    seats.check_host(live, who)
    if command.person == who.id:
        raise refused("not-yourself")
    seat = live.seat_of(command.person)
    if seat is not None:
        seats.check_between_games(live)
        return seats.remove(live, seat, from_table=command.from_table)
    known = live.kept_out.get(command.person)
    if known is not None and known.from_table == command.from_table:
        raise refused("already-so")
    if known is None and len(live.kept_out) >= MAX_NAMED_PEOPLE:
        raise refused("too-many-named", most=MAX_NAMED_PEOPLE)
    name = context.name_of(command.person) if known is None else known.name
    return [KeptOut(command.person, name, command.from_table)]


def decide_let_in(live: LiveState, who: Person, command: LetIn, _around: DecisionContext) -> list[AnyEntry]:
    """The host has thought better of it."""
    seats.check_host(live, who)
    known = live.kept_out.get(command.person)
    if known is None:
        raise refused("already-so")
    return [LetBackIn(command.person, known.name)]


def decide_renew_links(
    live: LiveState, who: Person, command: RenewLinks, context: DecisionContext
) -> list[AnyEntry]:
    """The host wants other links: the old ones open nothing any more."""
    seats.check_host(live, who)
    return [
        LinksRenewed(
            seat_key=context.new_link_key() if command.which in ("seat", "both") else "",
            watch_key=context.new_link_key() if command.which in ("watch", "both") else "",
        )
    ]


def decide_mute(live: LiveState, who: Person, command: Mute, context: DecisionContext) -> list[AnyEntry]:
    """The host lets a spectator speak no more, or all of them, or again."""
    seats.check_host(live, who)
    person = command.person or ""
    if person == who.id:
        raise refused("not-yourself")
    is_muted = person in live.muted if person else live.are_spectators_muted
    if is_muted == command.is_muted:
        raise refused("already-so")
    if command.is_muted and len(live.muted) >= MAX_NAMED_PEOPLE:
        raise refused("too-many-named", most=MAX_NAMED_PEOPLE)
    name = context.name_of(person) or live.muted.get(person, "") if person else ""
    return [Muted(person, name, command.is_muted)]


def decide_show_hand(
    live: LiveState, who: Person, command: ShowHand, _around: DecisionContext
) -> list[AnyEntry]:
    """Let spectators look into the own hand, or no longer."""
    seat = live.must_sit(who)
    check_in_game(live)
    if live.chairs[seat].is_hand_shown == command.is_shown:
        raise refused("already-so")
    return [HandShown(seat, command.is_shown)]


def check_may_speak(live: LiveState, person: str) -> None:
    """Whoever sits at the table may, and so may spectators whom the host has not muted."""
    if person == live.host or live.seat_of(person) is not None:
        return
    if live.are_spectators_muted:
        raise refused("spectators-muted")
    if person in live.muted:
        raise refused("muted")

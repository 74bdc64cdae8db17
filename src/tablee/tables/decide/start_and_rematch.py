"""The deal: the first game, and another one."""

from __future__ import annotations

from tablee.engine.registry import game
from tablee.tables import commitments
from tablee.tables.commands import AddNonce, AskRematch, Start
from tablee.tables.decide import play_from
from tablee.tables.decide.absence import why_host_stays
from tablee.tables.decide.context import DecisionContext
from tablee.tables.decide.rated import check_rated_start
from tablee.tables.entries import AnyEntry, HostPassed, NonceAdded, RematchAsked, Rematched, Started
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.settings import game_of
from tablee.tables.state import LiveState


def decide_add_nonce(
    live: LiveState, who: Person, command: AddNonce, _around: DecisionContext
) -> list[AnyEntry]:
    """Add to the chance of the coming game."""
    seat = live.must_sit(who)
    if live.status != "open":
        raise refused("ask-rematch" if live.status == "over" else "game-running")
    if not live.secret:
        raise refused("nothing-promised")
    if live.chairs[seat].nonce:
        raise refused("nonce-added")
    return [NonceAdded(seat, command.nonce)]


def decide_start(live: LiveState, who: Person, command: Start, context: DecisionContext) -> list[AnyEntry]:
    """The host deals when all seats are taken; once the host has gone, anybody seated who becomes it."""
    passed = take_host_if_needed(live, who, context)
    if live.status != "open":
        raise refused("ask-rematch" if live.status == "over" else "game-running")
    if not _is_full(live):
        raise refused("seats-empty")
    _check_rules(live)
    seat = live.seat_of(who.id)
    nonce = "" if seat is None else commitments.first_nonce(live, seat, command.nonce)
    added: list[AnyEntry] = [] if seat is None or not nonce else [NonceAdded(seat, nonce)]
    nonces = commitments.nonces_of(live, seat, nonce)
    if live.waiting is not None:
        return [*passed, *added, *play_from.begin(live, live.waiting, nonces)]
    return [*passed, *added, _deal(live, nonces, context)]


def take_host_if_needed(live: LiveState, who: Person, context: DecisionContext) -> list[AnyEntry]:
    """Nothing for the host; for somebody seated whose host has gone, becoming it. Raises Refused."""
    if who.id == live.host:
        return []
    if live.seat_of(who.id) is None or why_host_stays(live, context) is not None:
        raise refused("host-only")
    return [HostPassed(who.id)]


def _is_full(live: LiveState) -> bool:
    return not any(chair.is_empty for chair in live.chairs)


def _check_rules(live: LiveState) -> None:
    check_rated_start(live)
    playing = game_of(live.settings)
    if not playing.knows_rules(live.rules) or playing.edition.digest != live.edition:
        raise refused("rules-changed")  # the server has newer ones than this table was laid with


def _deal(live: LiveState, nonces: tuple[str, ...], context: DecisionContext) -> Started:
    secret = "" if live.secret else context.new_secret().hex()  # a table from before there were promises
    return Started(secret, nonces=nonces, beginner=live.next_beginner)


def clear_for_next(live: LiveState) -> Rematched:
    """Clear the table for another game. Everybody keeps the seat if the deal can let another one begin."""
    return Rematched(stay=game(live.settings.game).can_let_begin)


def is_wanted(live: LiveState, *, by: int | None = None, without: int | None = None) -> bool:
    """Whether all people at the table would like another game: if `by` asks too, if `without` is gone."""
    people = {seat for seat, chair in enumerate(live.chairs) if chair.person and seat != without}
    return bool(people) and people <= {*live.rematch, by}


def decide_rematch(
    live: LiveState, who: Person, command: AskRematch, context: DecisionContext
) -> list[AnyEntry]:
    """Another game, dealt at once when the last person asks and nobody is missing."""
    seat = live.must_sit(who)
    if live.status != "over":
        raise refused("no-game" if live.status == "open" else "game-running")
    if seat in live.rematch:
        raise refused("already-asked")
    nonce = commitments.first_nonce(live, seat, command.nonce)
    asked = RematchAsked(seat, nonce)
    if not is_wanted(live, by=seat):
        return [asked]
    cleared = clear_for_next(live)
    if not _is_full(live):
        return [asked, cleared]
    _check_rules(live)
    nonces = commitments.nonces_of(live, seat, nonce)
    if not cleared.stay:
        nonces = (*nonces[-1:], *nonces[:-1])
    return [asked, cleared, _deal(live, nonces, context)]

"""“This is my seat”: somebody who came back by another device gets it once those around the table confirm.

A stranger who has the link must not get it by one person who does not look closely. So whoever has the seat
now is asked as long as they are here; besides them the host, or everybody else who is here where the host is
not, or it is the host's own seat. Bots confirm nothing: alone among them nobody can. And whoever was dealt in
there has it back at once by asking: those who confirm may be mistaken, or in league.
"""

from __future__ import annotations

from tablee.tables.commands import AnswerClaim, ClaimSeat
from tablee.tables.decide.blocks import check_blocks
from tablee.tables.decide.context import DecisionContext
from tablee.tables.decide.rated import check_unrated
from tablee.tables.decide.resign_and_hold import check_in_game
from tablee.tables.entries import (
    AnyEntry,
    ClaimAnswered,
    ClaimEnded,
    HostPassed,
    SeatClaimed,
    SeatHandedOver,
)
from tablee.tables.people import Person
from tablee.tables.refusals import refused
from tablee.tables.state import Claim, LiveState
from tablee.text import told_apart

CLAIM_LASTS_MS = 3 * 60_000
CLAIM_PAUSE_MS = 60_000  # after one that came to nothing, whoever asks next
HERE_MS = 60_000  # whoever was seen so lately is here: a lost line of a moment lets nobody else decide


def _is_here(live: LiveState, seat: int, context: DecisionContext) -> bool:
    return context.absent_for(live.chairs[seat].person) < HERE_MS


def _others(live: LiveState, claimed: int) -> list[int]:
    """Every person at the table but whoever has that seat."""
    return [seat for seat, chair in enumerate(live.chairs) if chair.person and seat != claimed]


def _confirmers(live: LiveState, claimed: int, context: DecisionContext) -> list[int]:
    """The host alone; or everybody else who is here, without a host who could say."""
    host = live.seat_of(live.host)
    if host is not None and host != claimed and _is_here(live, host, context):
        return [host]
    return [seat for seat in _others(live, claimed) if _is_here(live, seat, context)]


def who_must_confirm(live: LiveState, claimed: int, context: DecisionContext) -> list[int]:
    """The seats whose people have to say yes at this moment; none: there is nobody here who could."""
    confirmers = _confirmers(live, claimed, context)
    return [claimed, *confirmers] if confirmers and _is_here(live, claimed, context) else confirmers


def decide_claim(
    live: LiveState, who: Person, command: ClaimSeat, context: DecisionContext
) -> list[AnyEntry]:
    """Ask for a seat in a running game."""
    check_in_game(live)
    check_unrated(live, "rated-no-claim")
    if live.seat_of(who.id) is not None:
        raise refused("already-seated")
    if who.id in live.kept_out:
        raise refused("kept-out")
    if live.first_holders.get(command.seat) == who.id and not live.chairs[command.seat].has_resigned:
        return _hand_over(live, command.seat, who.id, live.name_of(who))
    check_blocks(live, who, context)
    _check_seat(live, command.seat)
    if live.claim is not None:
        raise refused("already-asked")
    if who.id in live.refused_claimants:
        raise refused("claim-refused")
    wait = 0 if live.claim_failed_at is None else live.claim_failed_at + CLAIM_PAUSE_MS - context.now
    if wait > 0:
        raise refused("claim-too-soon", seconds=-(-wait // 1000))
    return [SeatClaimed(command.seat, who.id, live.name_of(who))]


def _check_seat(live: LiveState, seat: int) -> None:
    if seat >= len(live.chairs):
        raise refused("no-such-seat", seat=seat, seats=len(live.chairs))
    if not live.chairs[seat].person:
        raise refused("no-person-there", seat=seat + 1)
    if live.chairs[seat].has_resigned:
        raise refused("seat-resigned")
    if not _others(live, seat):
        raise refused("nobody-to-confirm")


def decide_answer_claim(
    live: LiveState, who: Person, command: AnswerClaim, context: DecisionContext
) -> list[AnyEntry]:
    """Confirm, or not. One no of somebody who is asked ends it; whoever asked may withdraw it."""
    claim = live.claim
    if claim is None:
        raise refused("nothing-asked")
    if who.id == claim.person:
        if command.agrees:
            raise refused("not-yourself")
        return [ClaimEnded(claim.seat, has_lapsed=False)]
    seat = live.must_sit(who)
    if seat != claim.seat and seat not in _confirmers(live, claim.seat, context):
        raise refused("host-only")
    if not command.agrees:
        return [ClaimAnswered(seat, agrees=False)]
    if seat in claim.agreed:
        raise refused("already-agreed")
    agreed = {*claim.agreed, seat}
    return [ClaimAnswered(seat, agrees=True), *_handed_over(live, claim, agreed, context)]


def settle_claim(live: LiveState, context: DecisionContext) -> list[AnyEntry]:
    """What follows from time, or from who has come and gone. To be asked while a claim stands."""
    claim = live.claim
    if claim is None:
        return []
    if context.now - claim.asked_at >= CLAIM_LASTS_MS:
        return [ClaimEnded(claim.seat, has_lapsed=True)]
    return _handed_over(live, claim, set(claim.agreed), context)


def _handed_over(live: LiveState, claim: Claim, agreed: set[int], context: DecisionContext) -> list[AnyEntry]:
    """The seat changes hands if everybody who has to has said yes. Nothing where somebody has not."""
    asked = who_must_confirm(live, claim.seat, context)
    if not asked or not agreed.issuperset(asked):
        return []
    return _hand_over(live, claim.seat, claim.person, claim.name)


def _hand_over(live: LiveState, seat: int, person: str, name: str) -> list[AnyEntry]:
    """The seat, and the host's role if it comes with it."""
    before = live.chairs[seat].person
    others = (chair.name for place, chair in enumerate(live.chairs) if chair.person and place != seat)
    handed: list[AnyEntry] = [SeatHandedOver(seat, person, told_apart(_plain(name), others), before)]
    return [*handed, HostPassed(person)] if before == live.host else handed


def _plain(name: str) -> str:
    """Without the number that told the claimant from whoever has the seat: it is one person."""
    base, _, number = name.rpartition(" (")
    return base if base and number[:-1].isdigit() and number.endswith(")") else name

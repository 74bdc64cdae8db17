"""Who played a recorded game, beside the moves: bots, seats that a bot held, and who gave up.

All of this is as the table tells it. Who won does follow from it, and is checked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from tablee.engine.messages import Outcome

if TYPE_CHECKING:
    from tablee.records.text import Record

End = Literal["played", "resigned", "out-of-time", "abandoned"]


class Held(msgspec.Struct, frozen=True):
    """A bot made a person's moves, from the first of these numbers to the last."""

    seat: int
    bot: str
    first: int
    last: int


class Lapse(msgspec.Struct, frozen=True):
    """Somebody resigned, or ran out of time, when so many moves had been made."""

    seat: int
    after: int


def expected_result(record: Record, played: Outcome | None) -> Outcome | None:
    """Who won, from how the game ended: by its moves, or because seats gave up before."""
    if record.end not in ("resigned", "out-of-time"):
        return played
    lost = {lapse.seat for lapse in record.resigned}
    if record.end == "out-of-time":
        lost |= {lapse.seat for lapse in record.out_of_time[-1:]}
    winners = tuple(seat for seat in range(record.seats) if seat not in lost)
    return Outcome(winners=winners, scores=None, ending=record.end)


def left_out(record: Record) -> tuple[int, ...]:
    """The people without a nonce of their own among those that went in: a server could have dropped it."""
    bots = record.bots or ("",) * record.seats
    return tuple(seat for seat, nonce in enumerate(record.nonces) if not nonce and not bots[seat])


def problem_with(record: Record) -> str:
    """What cannot be true of the company, told by the headers; nothing if all of it can."""
    return next(_problems(record), "")


def _problems(record: Record) -> Iterator[str]:
    moves = record.moves
    if len(record.players) > record.seats:
        yield "Players must not name more than there are seats"
    if record.beginner is not None and (
        not 0 <= record.beginner < record.seats or record.position is not None
    ):
        yield "Beginner must name a seat of a game that was dealt"
    if record.drawn_from is not None and record.position is None:
        yield "DrawnFrom goes with a Position"
    if record.bots and len(record.bots) != record.seats:
        yield "Bots must name each seat"
    for held in record.held_by_bot:
        if not 1 <= held.first <= held.last <= len(moves):
            yield "HeldByBot must name moves of this record"
        elif not moves[held.first - 1].seat == moves[held.last - 1].seat == held.seat:
            yield "HeldByBot must name moves of its seat"
    for name, lapses in (("Resigned", record.resigned), ("OutOfTime", record.out_of_time)):
        if not _do_fit(lapses, record.seats, len(moves)):
            yield f"{name} must name seats and moves of this record"
    if not all(1 <= number <= len(moves) for number in record.defaults):
        yield "Defaults must name moves of this record"


def _do_fit(lapses: Sequence[Lapse], seats: int, moves: int) -> bool:
    return all(0 <= lapse.seat < seats and 0 <= lapse.after <= moves for lapse in lapses)

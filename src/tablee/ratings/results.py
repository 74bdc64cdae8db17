"""Who came in where: the ranks of a game that has ended, from what the table knows of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tablee.engine.messages import Outcome

Result = Literal["won", "shared", "lost", "drawn", "none"]


def ranks(outcome: Outcome, seats: int, gone: Sequence[int] = ()) -> list[int]:
    """Returns each seat's rank, from 1; the same rank is a tie.

    Winners come first, then the others by their points where there are any. Whoever has left loses, whatever
    a bot made of the seat; the first to leave is last of all.
    """
    order = [_order(outcome, seat, gone) for seat in range(seats)]
    return [1 + sum(other < own for other in order) for own in order]


def _order(outcome: Outcome, seat: int, gone: Sequence[int]) -> tuple[int, int]:
    if seat in gone:
        return (2, -gone.index(seat))
    is_first = seat in outcome.winners or not outcome.winners
    if is_first or outcome.scores is None:
        return (0 if is_first else 1, 0)
    return (1, -outcome.scores[seat])


def result_of(outcome: Outcome | None, seat: int) -> Result:
    """Returns what a game was for the person on this seat."""
    if outcome is None:
        return "none"
    if not outcome.winners:
        return "drawn"
    if seat not in outcome.winners:
        return "lost"
    return "won" if len(outcome.winners) == 1 else "shared"

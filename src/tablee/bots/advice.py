"""What a bot would advise: its best few moves, and each one's estimated chance to win."""

from __future__ import annotations

import msgspec

from tablee.bots.calibration import chances
from tablee.bots.knowledge import Knowledge
from tablee.bots.search.worker import SearchResult
from tablee.engine.table import Observation

DEFAULT_ADVICE_MOVES = 3


class Advice(msgspec.Struct, frozen=True):
    """One move and the estimated chance to win after it: the search's share of wins, calibrated on games."""

    move: str
    rank: int  # 1 is the best
    wins: float  # the asker's chance, 0 to 1
    chances: tuple[
        float, ...
    ] = ()  # everybody's, by seat; what they lack of 1 is the chance that nobody wins


def advice(
    found: SearchResult, seen: Observation, knowledge: Knowledge, most: int = DEFAULT_ADVICE_MOVES
) -> tuple[Advice, ...]:
    """The moves that the search looked at most, the most promising first.

    Chosen by visits, because what was hardly looked at may only have been lucky; in order of their estimates,
    because among the few that are left those are sound, and are what is shown.
    """
    seat = seen.seat
    assert seat is not None
    judged = [
        (estimate, chances(seen, knowledge, estimate.wins, estimate.visits))
        for estimate in found.moves[:most]
    ]
    # Of equally good ones the larger margin first, then the one that was looked at more.
    judged.sort(key=lambda one: (-one[1][seat], -one[0].reward))
    return tuple(
        Advice(estimate.move, rank, by_seat[seat], by_seat)
        for rank, (estimate, by_seat) in enumerate(judged, 1)
    )

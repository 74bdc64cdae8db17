"""The end of a game of Attack of the Jelly Monster: who has won."""

from __future__ import annotations

from tablee.engine.arrays import Row
from tablee.engine.jit.compiling import compiled
from tablee.games.jelly_monster.state import Ending, Phase, State


@compiled
def outcome(position: State, scores: Row) -> int:
    """Jelly and opened pods; the most wins, ties share."""
    if position.phase != Phase.OVER:
        return 0
    best = 0
    for seat in range(position.seats):
        scores[seat] = int(position.jelly[seat]) + int(position.pods_worth[seat])
        best = max(best, scores[seat])
    winners = 0
    count = 0
    for seat in range(position.seats):
        if scores[seat] == best:
            winners |= 1 << seat
            count += 1
    return winners + ((Ending.JELLY if count == 1 else Ending.SHARED) << 8)

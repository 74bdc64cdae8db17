"""Who takes the pot."""

from __future__ import annotations

from kuhn_poker.state import Code, Ending, State, is_over, last_move
from tablee.engine.arrays import Row
from tablee.engine.jit.compiling import compiled


@compiled
def winner(position: State) -> int:
    """Who takes the pot of a finished hand: whoever did not fold, else the higher card."""
    if last_move(position) == Code.FOLD:
        return position.played % 2
    return 0 if position.cards[0] > position.cards[1] else 1


@compiled
def outcome(position: State, scores: Row) -> int:
    """The winner's bit, and the ending above it; the scores are the chips won and lost."""
    if not is_over(position):
        return 0
    won = winner(position)
    scores[won] = position.stakes[1 - won]
    scores[1 - won] = -position.stakes[1 - won]
    ending = Ending.FOLD if last_move(position) == Code.FOLD else Ending.SHOWDOWN
    return (1 << won) + (ending << 8)

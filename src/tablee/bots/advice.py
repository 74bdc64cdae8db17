"""What a bot would advise: its best few moves, and how well it thinks each of them turns out."""

from __future__ import annotations

import msgspec

from tablee.bots.thinking import Thoughts

USUAL_MOVES = 3


class Advice(msgspec.Struct, frozen=True):
    """One move. `wins` is the search's own estimate: mostly the chance to win, a little the margin."""

    move: str
    rank: int  # 1 is the best
    wins: float  # 0 to 1


def advice(thoughts: Thoughts, most: int = USUAL_MOVES) -> tuple[Advice, ...]:
    """The moves that the search looked at most, the most promising first.

    Chosen by visits, because what was hardly looked at may only have been lucky; in order of their estimates,
    because among the few that are left those are sound, and are what is shown.
    """
    chosen = sorted(
        thoughts.moves[:most], key=lambda thought: -thought.reward
    )  # equal ones: more visits first
    return tuple(
        Advice(thought.move, rank, min(max(thought.reward, 0.0), 1.0))
        for rank, thought in enumerate(chosen, 1)
    )

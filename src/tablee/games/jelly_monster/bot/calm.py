"""A live table of the Jelly Monster as one in calm beats: what a player of flesh and blood plans with.

Nobody plans in milliseconds. A player thinks "everybody places a die or two more, then the bell rings", and
that is what calm beats are. So a live position is searched as if it went on in beats of about an action each.
"""

from __future__ import annotations

from tablee.engine.table import Observation
from tablee.games.jelly_monster.state import BEATS, LIVE, MOST_BEATS, PACES_MS, TIMER_MS, Phase, State


def calm(seen: Observation, action_ms: int) -> Observation:
    """What the seat knows, as if play went on in beats; an action takes so long once a roll has settled."""
    cell = seen.cell
    if cell[0].form == LIVE:
        _slow_down(cell[0], PACES_MS[int(cell[0].pace)] + action_ms)
    return Observation(seen.game, cell, seen.seat)


def _slow_down(position: State, beat_ms: int) -> None:
    position.form = BEATS
    position.timer_beats = min(TIMER_MS // beat_ms, MOST_BEATS)
    if position.phase == Phase.ROUND:
        now, limit = int(position.now), int(position.starts_at) + 1000 * int(position.round_limit)
        ends = limit if position.bell == 0 else min(limit, int(position.bell))
        left = min((ends - now) // beat_ms, MOST_BEATS - 1)  # whole beats after the one that begins now
        position.beat = max(1, MOST_BEATS - (limit - now) // beat_ms)
        if position.bell != 0:
            position.bell = int(position.beat) + left
    position.settles_at[:] = 0
    position.now = 0
    position.starts_at = 0
    position.choice_until = 0

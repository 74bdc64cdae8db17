"""What bots know about Panik."""

from __future__ import annotations

from typing import Any

from tablee.bots.knowledge import Knowledge, pick_any, reward_win_and_margin
from tablee.bots.levels import Level
from tablee.games.compiling import compiled
from tablee.games.kernel import Position
from tablee.games.panik.scoring import add_points
from tablee.games.panik.table import mansion_count


@compiled
def standing(position: Position, scores: Any) -> None:
    """The points if the game ended now."""
    for mansion in range(mansion_count(position)):
        add_points(position, mansion, scores)


KNOWLEDGE = Knowledge(pick=pick_any, reward=reward_win_and_margin)

LEVELS = {
    "novice": Level(iterations=12, careless=0.3),
    "casual": Level(iterations=60),
    "club": Level(iterations=360),
    "expert": Level(iterations=2_200),
    "master": Level(iterations=14_000),
}

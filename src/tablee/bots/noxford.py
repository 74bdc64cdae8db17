"""What bots know about Noxford."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.bots.knowledge import Knowledge, make_estimate, pick_any, reward_win_and_margin
from tablee.bots.levels import Level
from tablee.games.compiling import compiled
from tablee.games.kernel import Position
from tablee.games.noxford.material import MOST_SEATS
from tablee.games.noxford.scoring import score


@compiled
def standing(position: Position, scores: Any) -> None:
    """The points as the city stands."""
    points = np.zeros(MOST_SEATS, np.int64)
    districts = np.zeros(MOST_SEATS, np.int64)
    score(position, points, districts)
    for seat in range(position.seats):
        scores[seat] = points[seat]


KNOWLEDGE = Knowledge(
    pick=pick_any,
    reward=reward_win_and_margin,
    horizon=3,
    estimate=make_estimate(standing),
    widening=4.0,
    exploration=0.3,
)

LEVELS = {
    "novice": Level(iterations=30, careless=0.3),
    "casual": Level(iterations=120),
    "club": Level(iterations=600),
    "expert": Level(iterations=3_000, is_patient=True),
    "master": Level(iterations=15_000, is_patient=True),
}

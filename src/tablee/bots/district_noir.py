"""What bots know about District Noir."""

from __future__ import annotations

from typing import Any

from tablee.bots.knowledge import Knowledge, pick_any, reward_win, reward_win_and_margin
from tablee.bots.levels import Level
from tablee.games.compiling import compiled
from tablee.games.district_noir.material import BY_CITY
from tablee.games.district_noir.rules import total
from tablee.games.kernel import Position

_CITY_WIN = 100  # points that a win by the City is worth to somebody who counts points


@compiled
def standing(position: Position, scores: Any) -> None:
    """The points as the fronts lie now."""
    for seat in range(2):
        scores[seat] = total(position, seat)
    if position.ended == BY_CITY:
        scores[position.city_seat] += _CITY_WIN


@compiled
def reward(position: Position, winners: int, scores: Any, rewards: Any) -> None:
    """As everywhere, but the City ends without points: all for its winner, nothing for the other."""
    if position.ended == BY_CITY:
        reward_win(position, winners, scores, rewards)
    else:
        reward_win_and_margin(position, winners, scores, rewards)


KNOWLEDGE = Knowledge(pick=pick_any, reward=reward)

LEVELS = {
    "novice": Level(iterations=12, careless=0.3),
    "casual": Level(iterations=60),
    "club": Level(iterations=360),
    "expert": Level(iterations=2_200, is_patient=True),
    "master": Level(iterations=14_000, is_patient=True),
}

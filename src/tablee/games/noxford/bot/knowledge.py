"""What bots know about Noxford: how much a lead is worth, and which moves look good at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.bots.knowledge import Knowledge, Level, Sight, make_estimate, pick_any
from tablee.bots.search.rewards import make_reward, make_share
from tablee.engine.jit.compiling import compiled
from tablee.games.noxford.bot.features import FEATURES
from tablee.games.noxford.bot.hope import hope
from tablee.games.noxford.bot.value import expect, fewest_left
from tablee.games.noxford.scoring import score
from tablee.games.noxford.state import MOST_SEATS, NEUTRALS, SYNDICATE, GameEnd, State, UnpackedState

_STEADY = 7  # cards left; with more a lead is worth no less
_FIRST_NEUTRALS = 2  # lie in the city from the beginning


@compiled
def standing(position: State, scores: Any) -> None:
    """The points as the city stands."""
    points = np.zeros(MOST_SEATS, np.int64)
    districts = np.zeros(MOST_SEATS, np.int64)
    score(position, points, districts)
    for seat in range(position.seats):
        scores[seat] = points[seat]


@compiled
def is_over(position: State) -> bool:
    """The tenth card of somebody lies, or all have passed."""
    return bool(position.ended != GameEnd.RUNNING)


@compiled
def swing(position: State) -> float:
    """How many points a game so far from its end still turns by."""
    return 7.0 + 0.5 * fewest_left(position)


@compiled
def steep(position: State) -> float:
    """How many points make a win three times as likely, as counted in 500 games: fewer near the end."""
    return 1.0 + min(fewest_left(position), _STEADY)


def progress(position: UnpackedState) -> float:
    """How much of the game is played: cards laid of all there are, neutrals too."""
    seats = int(position.seats)
    left = sum(sum(of[:seats]) for of in (position.hand_sizes, position.pile_sizes, position.masters))
    neutral = position.neutral_pile_size + sum(map(bool, position.opened))
    return 1.0 - float(left + neutral) / (SYNDICATE * seats + NEUTRALS - _FIRST_NEUTRALS)


KNOWLEDGE = Knowledge(
    pick=pick_any,
    reward=make_reward(is_over, swing),
    horizon=0,  # the city is judged as it stands: a move or two at random only blur what a lead is worth
    estimate=make_estimate(expect),
    widening=2.0,
    exploration=0.15,
    hope=hope,
    share=make_share(is_over, swing, steep),
    progress=progress,
    features=FEATURES,
)
ADVICE_ITERATIONS = 10_000
REVIEW_ITERATIONS = 1_500  # each takes longer than in other games

LEVELS = {
    "novice": Level(iterations=6, sight=Sight(moves=5)),
    "casual": Level(iterations=10, sight=Sight(moves=14)),
    "club": Level(iterations=14, sight=Sight(moves=40)),
    "expert": Level(iterations=100),
    "master": Level(iterations=700, is_patient=True, uses_value=True),
}

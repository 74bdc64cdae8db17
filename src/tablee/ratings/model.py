"""The Plackett–Luce model (Weng and Lin, by openskill) for any number of players, on a scale like Elo's.

Every player has a mean and a deviation. Who comes in before whom moves the mean, the more so the less is
known; each result makes the deviation smaller, by as much as was learnt from it: without the factor below one
that openskill puts there unless told otherwise, as measured by `python -m bench.ratings`. For two players of
whom all is known, 400 points are odds of ten to one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

START = 1500.0
START_DEVIATION = 250.0  # of somebody of whom nothing is known
BETA = 400 / (math.log(10) * math.sqrt(2))  # how much luck there is in one game: makes the scale that of Elo
DRIFT = 2.0  # people change: so much of what is known is forgotten with every game
CERTAIN_DEVIATION = 85.0  # above it a rating is provisional


def _all_of_it(*_what: object) -> float:
    return 1.0


_model = PlackettLuce(mu=START, sigma=START_DEVIATION, beta=BETA, tau=0.0, margin=0.0, gamma=_all_of_it)


class Rating(NamedTuple):
    """What is believed of a player: the mean, and the deviation of that belief."""

    mean: float = START
    deviation: float = START_DEVIATION

    @property
    def points(self) -> int:
        """As people read it."""
        return round(self.mean)

    @property
    def margin(self) -> int:
        """The true strength is within so many points, 19 times in 20."""
        return round(1.96 * self.deviation)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known to compare it with others."""
        return self.deviation > CERTAIN_DEVIATION


def rated(players: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Returns what is believed of these players after a game in which they came in at these ranks.

    The lowest rank has won; the same rank is a tie.
    """
    teams = [[_model.rating(mu=player.mean, sigma=math.hypot(player.deviation, DRIFT))] for player in players]
    after = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, min(team[0].sigma, START_DEVIATION)) for team in after]


def chances(players: Sequence[Rating]) -> list[float]:
    """Returns each player's chance to come in first, as the model sees it."""
    spread = math.sqrt(sum(player.deviation**2 + BETA**2 for player in players))
    best = max(player.mean for player in players)
    weights = [math.exp((player.mean - best) / spread) for player in players]
    return [weight / sum(weights) for weight in weights]

"""Ratings from a round of series: the Bradley–Terry model, in Elo points."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence


def bradley_terry(
    players: Sequence[str], wins: Mapping[tuple[str, str], float], games: Mapping[tuple[str, str], float]
) -> dict[str, float]:
    """Strengths that explain best who won how often against whom; their mean is 0.

    `wins[a, b]` is what a won against b, `games[a, b]` how often they met (both orders given). One drawn game
    between every pair that met keeps the figure finite where one side won everything.
    """
    if not players:
        return {}
    strength = dict.fromkeys(players, 1.0)
    for _ in range(2000):
        changed = 0.0
        for one in players:
            won = met = 0.0
            for other in players:
                if one != other and games.get((one, other)):
                    won += wins[one, other] + 0.5
                    met += (games[one, other] + 1) / (strength[one] + strength[other])
            if met:
                new = won / met
                changed = max(changed, abs(math.log(new / strength[one])))
                strength[one] = new
        if changed < 1e-10:
            break
    elo = {name: 400 * math.log10(value) for name, value in strength.items()}
    mean = sum(elo.values()) / len(elo)
    return {name: value - mean for name, value in elo.items()}

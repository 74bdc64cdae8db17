"""When a series may stop early: a sequential test that keeps its promised error."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tablee.lab.series import SeriesTally


@dataclass(frozen=True)
class SequentialTest:
    """Is the first player `better` Elo points stronger, or not stronger at all? At most 5 % wrong."""

    better: float = 40.0
    error: float = 0.05
    fewest: int = 20  # deals before the first look

    def verdict(self, tally: SeriesTally) -> bool | None:
        """True or False once the answer is clear, None before."""
        count = len(tally.deals)
        if count < self.fewest:
            return None
        fair = 1 / tally.seats
        odds = fair / (1 - fair) * 10 ** (self.better / 400)
        ahead = odds / (1 + odds)
        mean = tally.share
        # A spread of zero after a run of equal deals would make any answer certain: add one deal of doubt.
        spread = (sum((share - mean) ** 2 for share in tally.deals) + 0.25) / count
        likelihood = count * (ahead - fair) * (2 * mean - ahead - fair) / (2 * spread)
        bound = math.log((1 - self.error) / self.error)
        return True if likelihood > bound else False if likelihood < -bound else None

    def is_enough(self, tally: SeriesTally) -> bool:
        """Whether the series may stop."""
        return self.verdict(tally) is not None

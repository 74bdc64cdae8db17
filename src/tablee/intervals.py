"""Confidence intervals of 95 %: for shares, means and ratios over deals whose games are not independent.

A deal that is played several times, from every seat, is one unit: its games share their luck. Whatever is
measured is first averaged over each deal, and the spread between deals says how much doubt is left.
"""

from __future__ import annotations

import math

import msgspec
import numpy as np
from numpy.typing import NDArray

Z_95 = 1.96
# Independent games that one is worth whose deal is played from every seat: 1.09 to 1.22 were measured.
_MOST_WORTH = 1.25


class IntervalEstimate(msgspec.Struct, frozen=True):
    """A figure with its interval of 95 %."""

    value: float
    low: float
    high: float

    def minus(self, other: IntervalEstimate) -> IntervalEstimate:
        """The difference of two figures that were measured independently."""
        doubt = math.hypot(self.high - self.low, other.high - other.low) / 2
        return around(self.value - other.value, doubt / Z_95)


def around(value: float, error: float) -> IntervalEstimate:
    """A figure with so large a standard error."""
    return IntervalEstimate(value, value - Z_95 * error, value + Z_95 * error)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's score interval for a share of so many independent games. Never beyond 0 and 1."""
    if games <= 0:
        return 0.0, 1.0
    square = Z_95**2 / games
    centre = (share + square / 2) / (1 + square)
    margin = Z_95 * math.sqrt(max(share * (1 - share), 0) / games + square / (4 * games)) / (1 + square)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def share_over_deals(deals: NDArray[np.float64], games_a_deal: int) -> IntervalEstimate:
    """A share of games from its mean in each deal: Wilson's interval over as many as the deals are worth.

    The spread between deals says what they are worth. It says nothing where one side won nearly all, so they
    are never worth more than `_MOST_WORTH` games each.
    """
    count = len(deals)
    if count < 2:
        return IntervalEstimate(float(deals.mean()) if count else 0.0, 0.0, 1.0)
    mean, spread = float(deals.mean()), float(deals.var(ddof=1))
    most = _MOST_WORTH * count * games_a_deal
    worth = min(mean * (1 - mean) * count / spread, most) if spread else most
    return IntervalEstimate(mean, *wilson(mean, worth))


def mean_over_deals(deals: NDArray[np.float64]) -> IntervalEstimate:
    """A mean from that of each deal; deals without one (NaN) do not count."""
    known = deals[~np.isnan(deals)]
    if len(known) < 2:
        value = float(known.mean()) if len(known) else 0.0
        return IntervalEstimate(value, value, value)
    return around(float(known.mean()), float(known.std(ddof=1)) / math.sqrt(len(known)))


def ratio_over_deals(parts: NDArray[np.float64], wholes: NDArray[np.float64]) -> IntervalEstimate:
    """The part that all parts make of all wholes, each summed up by deal; Wilson's interval, linearized.

    Where the parts are nothing or everything, no spread says what a deal is worth: then it counts once.
    """
    whole = float(wholes.sum())
    if whole <= 0 or len(parts) < 2:
        return IntervalEstimate(0.0, 0.0, 1.0)
    ratio = float(parts.sum()) / whole
    variance = float(((parts - ratio * wholes) ** 2).sum()) / whole**2
    deals = int(np.count_nonzero(wholes))
    worth = min(ratio * (1 - ratio) / variance, _MOST_WORTH * whole) if variance > 1e-12 else deals
    return IntervalEstimate(ratio, *wilson(ratio, worth))

"""Judges chances by what came of them: the expected calibration error, in each quarter of the game.

Chances are put into ten bins of equal width; the error is the mean distance between what was said and what
happened, weighted by how much each bin holds. Few games make it larger than it is: the noise floor is what a
perfect predictor that says exactly these chances would get, by simulation. The Brier score is relative to
always saying what happened on average: below 1 the chances tell something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bench.calibration.fitting import told
from bench.calibration.samples import QUARTERS, Sample, Sampled
from tablee.bots.calibration import Curve

_BINS = 10
_SIMULATIONS = 400
_TINY = 1e-9

Numbers = NDArray[np.float64]
Teller = Callable[[Sample], tuple[float, ...]]


@dataclass(frozen=True)
class Verdict:
    """How true the chances of one quarter are, in points (hundredths)."""

    quarter: int
    samples: int
    said: float
    happened: float
    error: float
    noise: float  # of a perfect predictor, the mean …
    noise_95: float  # … and what it stays below in 95 of 100 such samples
    brier: float  # relative to always saying the mean


def as_shares(sample: Sample) -> tuple[float, ...]:
    """What the search says itself, by playouts."""
    return told(sample).wins


def as_values(sample: Sample) -> tuple[float, ...]:
    """What the search says itself, by its learned value."""
    return told(sample, by_value=True).wins


def by_curve(curve: Curve, *, by_value: bool = False) -> Teller:
    """What people are told."""

    def tell(sample: Sample) -> tuple[float, ...]:
        tried = told(sample, by_value=by_value)
        return curve.chances(tried.wins, tried.visits, sample.seat, sample.progress)

    return tell


def judge(games: Iterable[Sampled], tell: Teller) -> list[Verdict]:
    """The asker's chance to win, quarter by quarter of the game's moves."""
    said: list[list[float]] = [[] for _ in range(QUARTERS)]
    happened: list[list[float]] = [[] for _ in range(QUARTERS)]
    for game in games:
        for sample in game.samples:
            quarter = int(sample.moment * QUARTERS)
            said[quarter].append(tell(sample)[sample.seat])
            happened[quarter].append(game.won[sample.seat])
    return [
        _verdict(quarter, np.array(said[quarter]), np.array(happened[quarter])) for quarter in range(QUARTERS)
    ]


def calibration_error(said: Numbers, happened: Numbers) -> float:
    """The expected calibration error, 0 to 1."""
    bins = np.minimum((said * _BINS).astype(int), _BINS - 1)
    gaps = np.bincount(bins, said - happened, minlength=_BINS)
    return float(np.abs(gaps).sum() / len(said))


def _verdict(quarter: int, said: Numbers, happened: Numbers) -> Verdict:
    chance = np.random.default_rng(1)
    noise = [
        calibration_error(said, (chance.random(len(said)) < said).astype(float)) for _ in range(_SIMULATIONS)
    ]
    return Verdict(
        quarter + 1,
        len(said),
        100 * float(said.mean()),
        100 * float(happened.mean()),
        100 * calibration_error(said, happened),
        100 * float(np.mean(noise)),
        100 * float(np.quantile(noise, 0.95)),
        float(np.square(said - happened).mean() / max(happened.var(), _TINY)),
    )

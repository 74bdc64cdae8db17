"""Fits the curve of `tablee.bots.calibration` to games: a conditional logit by Newton's method."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from bench.calibration.samples import Sample, Sampled, Tried
from tablee.bots.calibration import KNOTS, Curve, knot_weights, log_shares

_LEAST_TRUST = 0.05
_PULL = 0.3  # towards the shares as they are, as if some samples said so …
_SMOOTH = 2.0  # … and of neighbouring knots towards each other
_STEPS = 50
_CLOSE = 1e-9

Numbers = NDArray[np.float64]


def told(sample: Sample, *, by_value: bool = False) -> Tried:
    """The move that the hint would put first: of those looked at most, the one that wins most often."""
    return max(sample.valued if by_value else sample.tried, key=lambda tried: tried.wins[sample.seat])


def features(sample: Sample, *, by_value: bool) -> Numbers:
    """By seat: what each knot's `own` and `trust` are multiplied with."""
    tried = told(sample, by_value=by_value)
    knots = np.array(knot_weights(sample.progress))
    shares = log_shares(tried.wins, tried.visits)
    rows = [[*(knots * (seat == sample.seat)), *(knots * share)] for seat, share in enumerate(shares)]
    return np.array(rows)


def fit(games: Iterable[Sampled], *, by_value: bool = False) -> Curve:
    """The curve under which these games are the likeliest. Games that nobody won say nothing."""
    won_games = [game for game in games if sum(game.won) > 0]
    pairs = [(features(sample, by_value=by_value), game.won) for game in won_games for sample in game.samples]
    given = np.array([one for one, _ in pairs])
    won = np.array([shares for _, shares in pairs])
    plain = np.array([0.0] * len(KNOTS) + [1.0] * len(KNOTS))
    pulls = _pulls()
    values = plain.copy()
    for _ in range(_STEPS):
        step = _newton_step(given, won, values, plain, pulls)
        values -= step
        if np.abs(step).max() < _CLOSE:
            break
    own, trust = values[: len(KNOTS)], np.maximum(values[len(KNOTS) :], _LEAST_TRUST)
    return Curve(tuple(own.round(4).tolist()), tuple(trust.round(4).tolist()), len(won_games))


def _pulls() -> Numbers:
    """The prior's precision: small numbers of games say little, and nothing sudden."""
    steps = np.diff(np.eye(len(KNOTS)), axis=0)
    pulls = np.kron(np.eye(2), _PULL * np.eye(len(KNOTS)) + _SMOOTH * steps.T @ steps)
    return pulls.astype(np.float64)


def _newton_step(given: Numbers, won: Numbers, values: Numbers, plain: Numbers, pulls: Numbers) -> Numbers:
    scores = given @ values
    scores -= scores.max(axis=1, keepdims=True)
    chances = np.exp(scores)
    chances /= chances.sum(axis=1, keepdims=True)
    slope = np.einsum("ns,nsf->f", chances - won, given) + pulls @ (values - plain)
    middle = np.einsum("ns,nsf->nf", chances, given)
    bend = np.einsum("ns,nsf,nsg->fg", chances, given, given) - middle.T @ middle
    return np.linalg.solve(bend + pulls, slope)

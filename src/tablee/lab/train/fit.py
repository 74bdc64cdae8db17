"""Fitting a value network to results: cross-entropy, Adam, minibatches; compiled, on one thread.

The same samples and seed give the same weights.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.bots.value.features import Features
from tablee.bots.value.network import Weights, make_forward
from tablee.engine.jit.compiling import compiled
from tablee.lab.train.self_play import Samples

_BATCH = 1024
_LEAST_RATE = 0.02  # of the learning rate, at the end
_MOMENTUM, _SCALE = np.float32(0.9), np.float32(0.999)
_TINY = np.float32(1e-8)
_ZERO = np.float32(0.0)


@dataclass(frozen=True)
class Fitting:
    """How long and how fast to learn."""

    epochs: int = 3
    rate: float = 2e-3
    decay: float = 1e-5  # of the weights, against overfitting
    held_out: float = 0.05  # of the samples, the last ones


@dataclass(frozen=True)
class Fit:
    """What came of it, on the samples held out."""

    samples: int
    brier: float
    base: float  # of always saying the mean

    @property
    def relative(self) -> float:
        """1: no better than the mean; 0: clairvoyant."""
        return self.brier / self.base if self.base else 1.0


def fit(weights: Weights, samples: Samples, features: Features, how: Fitting, seed: int) -> Fit:
    """Learn in place."""
    learn, adam, _ = _compiled(features)
    held = round(len(samples) * how.held_out)
    known = len(samples) - held
    chance = np.random.default_rng(seed)
    gradient, momentum, scale = (np.zeros_like(weights) for _ in range(3))
    batches = known // _BATCH
    step, steps = 0, how.epochs * batches
    for _ in range(how.epochs):
        order = chance.permutation(known)
        for batch in range(batches):
            step += 1
            rate = how.rate * max(_LEAST_RATE, 0.5 * (1 + np.cos(np.pi * step / steps)))
            part = order[batch * _BATCH : (batch + 1) * _BATCH]
            learn(*(weights, gradient, samples.active, samples.counts, samples.seats, samples.results, part))
            adam(weights, gradient, momentum, scale, np.float32(rate), step, np.float32(how.decay))
    return judge(weights, samples.part(slice(known, None)), features)


def judge(weights: Weights, samples: Samples, features: Features) -> Fit:
    """How well a network foretells results that it has not learned from."""
    told = foretell(weights, samples, features)
    mean = samples.results.mean(axis=0)
    return Fit(
        len(samples),
        float(np.square(told - samples.results).sum(axis=1).mean()),
        float(np.square(mean - samples.results).sum(axis=1).mean()),
    )


def foretell(weights: Weights, samples: Samples, features: Features) -> NDArray[np.float32]:
    """What the network says of every row."""
    _, _, evaluate = _compiled(features)
    told = np.zeros_like(samples.results)
    evaluate(weights, samples.active, samples.counts, samples.seats, told)
    return told


@functools.cache
def _compiled(features: Features) -> tuple[Callable[..., Any], ...]:
    shape = features.shape
    forward = make_forward(shape, can_draw=features.can_draw)
    first, first_bias, second, second_bias, third, _ = shape.bounds
    width, width_2, outputs = shape.first, shape.second, shape.outputs
    lowest = 0 if features.can_draw else 1

    @compiled
    def learn(
        weights: Any, gradient: Any, active: Any, counts: Any, seats: Any, results: Any, rows: Any
    ) -> None:
        """Add the gradient of these rows' loss (backpropagation)."""
        sums, sums_2 = np.zeros(width, np.float32), np.zeros(width_2, np.float32)
        error, error_1 = np.zeros(outputs, np.float32), np.zeros(width, np.float32)
        error_2 = np.zeros(width_2, np.float32)
        part = np.float32(1.0 / len(rows))
        for row in rows:
            count = counts[row]
            forward(weights, active[row], count, sums, sums_2, error, seats[row])
            for o in range(outputs):
                is_possible = lowest <= o <= seats[row]
                error[o] = (error[o] - results[row, o]) * part if is_possible else _ZERO
                gradient[third + o] += error[o]
            for i in range(width_2):
                error_2[i] = _ZERO
                if sums_2[i] > _ZERO:
                    begin = second_bias + i * outputs
                    for o in range(outputs):
                        gradient[begin + o] += error[o] * sums_2[i]
                        error_2[i] += error[o] * weights[begin + o]
                    gradient[second + i] += error_2[i]
            for i in range(width):
                error_1[i] = _ZERO
                if sums[i] > _ZERO:
                    begin = first_bias + i * width_2
                    for j in range(width_2):
                        gradient[begin + j] += error_2[j] * sums[i]
                        error_1[i] += error_2[j] * weights[begin + j]
                    gradient[first + i] += error_1[i]
            for place in range(count):
                begin = active[row, place] * width
                for i in range(width):
                    gradient[begin + i] += error_1[i]

    @compiled
    def adam(
        weights: Any, gradient: Any, momentum: Any, scale: Any, rate: Any, step: int, decay: Any
    ) -> None:
        """One step (Adam, with decoupled weight decay). Clears the gradient."""
        warm, warm_scale = np.float32(1.0 - 0.9**step), np.float32(1.0 - 0.999**step)
        for i in range(len(weights)):
            momentum[i] += (np.float32(1.0) - _MOMENTUM) * (gradient[i] - momentum[i])
            scale[i] += (np.float32(1.0) - _SCALE) * (gradient[i] * gradient[i] - scale[i])
            change = momentum[i] / warm / (np.sqrt(scale[i] / warm_scale) + _TINY)
            weights[i] -= rate * (change + decay * weights[i])
            gradient[i] = _ZERO

    @compiled
    def evaluate(weights: Any, active: Any, counts: Any, seats: Any, told: Any) -> None:
        sums, sums_2 = np.zeros(width, np.float32), np.zeros(width_2, np.float32)
        for row in range(len(counts)):
            forward(weights, active[row], counts[row], sums, sums_2, told[row], seats[row])

    return learn, adam, evaluate

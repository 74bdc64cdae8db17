"""The value network: a multilayer perceptron over sparse binary features (as in NNUE), compiled.

Most features of a position are off. So the first layer is a sum of the weight rows of those that are on, and
an evaluation costs less than a microsecond. All weights are one flat array that is handed in: compiled code
freezes what it finds in modules.

The outputs are the chances of nobody and then of the seats, counted from the one that looks: a softmax over
those that can happen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tablee.engine.jit.compiling import compiled

Weights: TypeAlias = NDArray[np.float32]
NO_WEIGHTS: Weights = np.zeros(0, dtype=np.float32)
_ZERO = np.float32(0.0)


@dataclass(frozen=True)
class LayerSizes:
    """The sizes of a network's layers."""

    inputs: int
    first: int
    second: int
    outputs: int

    @property
    def bounds(self) -> tuple[int, int, int, int, int, int]:
        """Where each part of the flat array ends: the weights and the biases of three layers in turn."""
        ends, end = [], 0
        for into, out in ((self.inputs, self.first), (self.first, self.second), (self.second, self.outputs)):
            for size in (into * out, out):
                end += size
                ends.append(end)
        return ends[0], ends[1], ends[2], ends[3], ends[4], ends[5]

    @property
    def size(self) -> int:
        """How many weights there are."""
        return self.bounds[-1]


def fresh_weights(shape: LayerSizes, active: int, seed: int) -> Weights:
    """Random weights to begin with (He initialisation), for about so many active features at once."""
    chance = np.random.default_rng(seed)
    first, first_bias, second, second_bias, third, _ = shape.bounds
    weights = np.zeros(shape.size, dtype=np.float32)
    weights[:first] = chance.normal(0, np.sqrt(2 / active), first)
    weights[first_bias:second] = chance.normal(0, np.sqrt(2 / shape.first), second - first_bias)
    weights[second_bias:third] = chance.normal(0, 0.1 * np.sqrt(2 / shape.second), third - second_bias)
    return weights


def make_forward(shape: LayerSizes, *, can_draw: bool) -> Callable[..., None]:
    """Compile: everybody's chances, from the features that are on."""
    first, first_bias, second, second_bias, third, _ = shape.bounds
    width, width_2, outputs = shape.first, shape.second, shape.outputs
    lowest = 0 if can_draw else 1

    @compiled
    def forward(
        weights: Weights, active: Any, count: int, sums: Any, sums_2: Any, chances: Any, seats: int
    ) -> None:
        for j in range(width):
            sums[j] = weights[first + j]
        for number in range(count):
            row = active[number] * width
            for j in range(width):
                sums[j] += weights[row + j]
        for j in range(width_2):
            sums_2[j] = weights[second + j]
        for i in range(width):
            if sums[i] > _ZERO:
                row = first_bias + i * width_2
                for j in range(width_2):
                    sums_2[j] += sums[i] * weights[row + j]
        for o in range(outputs):
            chances[o] = weights[third + o]
        for i in range(width_2):
            if sums_2[i] > _ZERO:
                row = second_bias + i * outputs
                for o in range(outputs):
                    chances[o] += sums_2[i] * weights[row + o]
        to_chances(chances, lowest, seats)

    return forward


@compiled
def to_chances(outputs: Any, lowest: int, seats: int) -> None:
    """Softmax over nobody (if `lowest` is 0) and the seats that play."""
    best = outputs[1]
    for o in range(lowest, seats + 1):
        best = max(best, outputs[o])
    total = _ZERO
    for o in range(len(outputs)):
        outputs[o] = np.float32(exp(outputs[o] - best)) if lowest <= o <= seats else _ZERO
        total += outputs[o]
    for o in range(len(outputs)):
        outputs[o] /= total

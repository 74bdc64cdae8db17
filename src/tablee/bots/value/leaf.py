"""A learned value at the leaves of the search, as the seat that searches sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.value.features import Features
from tablee.bots.value.network import Weights, make_forward
from tablee.engine.jit.compiling import compiled


class Room(NamedTuple):
    """Memory that evaluations work in."""

    active: Any
    sums: Any
    sums_2: Any
    chances: Any


def make_room(features: Features | None) -> Callable[[], Room]:
    """Compile: new memory for evaluations; of one number each where nothing is evaluated."""
    most = 1 if features is None else features.most
    first = 1 if features is None else features.first
    second = 1 if features is None else features.second
    outputs = 1 if features is None else features.shape.outputs

    @compiled
    def new_room() -> Room:
        return Room(
            np.zeros(most, np.int64),
            np.zeros(first, np.float32),
            np.zeros(second, np.float32),
            np.zeros(outputs, np.float32),
        )

    return new_room


def make_evaluate(features: Features) -> Callable[..., float]:
    """Compile: each seat's chance to win, as one seat sees it."""
    forward = make_forward(features.shape, can_draw=features.can_draw)
    fill = features.fill

    @compiled
    def evaluate(position: Any, seat: int, weights: Weights, room: Room, shares: Any) -> float:
        """Fills in the shares of all seats. Returns the chance that nobody wins."""
        count = fill(position, seat, room.active)
        seats = int(position.seats)
        forward(weights, room.active, count, room.sums, room.sums_2, room.chances, seats)
        total = 0.0  # in double precision: they add up to 1 for whoever adds many of them
        for output in range(seats + 1):
            total += float(room.chances[output])
        for place in range(seats):
            shares[(seat + place) % seats] = float(room.chances[1 + place]) / total
        return float(room.chances[0]) / total

    return evaluate

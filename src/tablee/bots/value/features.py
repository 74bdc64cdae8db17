"""What a value network looks at: the features of a position that a seat may know, as numbers of those on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablee.bots.value.network import LayerSizes


@dataclass(frozen=True)
class Features:
    """What a game's value network is asked with, and its size.

    `fill(position, seat, active)` writes the numbers of the features that are on and returns how many. It
    may be given a position with everything open, and must then read no more than the seat may know: the same
    numbers as from the hidden position. A number that comes twice counts twice.
    """

    version: int  # another version needs other weights
    seats: int  # the most that can play
    inputs: int
    most: int  # that can be on at once
    fill: Callable[..., int]
    can_draw: bool = False  # a draw is nobody's win
    first: int = 32  # sizes of the two hidden layers
    second: int = 16
    exploration: float = 0.35  # of the search: values vary less than the ends of random games

    @property
    def shape(self) -> LayerSizes:
        """The network: the same for every number of seats, each with weights of its own."""
        return LayerSizes(self.inputs, self.first, self.second, 1 + self.seats)

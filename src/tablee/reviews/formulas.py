"""Figures for people: how precisely a seat has played. Formulas that others have published.

Accuracy is Lichess's: each move's follows from the chance that it lost; a game's is the mean of a
volatility-weighted mean (moves count more where much was at stake) and of the harmonic mean (a bad move is
not made up for by many good ones).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import pstdev

_STEEP, _SCALE, _OFFSET, _BONUS = 0.04354415386753951, 103.1668100711649, -3.166924740191411, 1.0
_SMALLEST_WINDOW, _LARGEST_WINDOW = 2, 8
_LEAST_WEIGHT, _MOST_WEIGHT = 0.5, 12.0
_LEAST_ACCURACY = 1.0  # in the harmonic mean, which a move without any would make 0


def move_accuracy(loss: float) -> float:
    """The accuracy of a move, 0 to 100, by the points (hundredths of a win) that it lost."""
    if loss <= 0:
        return 100.0
    return min(100.0, max(0.0, _SCALE * math.exp(-_STEEP * loss) + _OFFSET + _BONUS))


def volatility(line: Sequence[float]) -> list[float]:
    """How much each step of a line of chances (in points) counts: by how much it moves around there."""
    size = min(max((len(line) - 1) // 10, _SMALLEST_WINDOW), _LARGEST_WINDOW)
    size = min(size, len(line))
    windows = [line[:size]] * (size - 2)
    windows += [line[first : first + size] for first in range(len(line) - size + 1)]
    return [min(max(pstdev(window), _LEAST_WEIGHT), _MOST_WEIGHT) for window in windows]


def game_accuracy(moves: Iterable[tuple[float, float]]) -> float | None:
    """The accuracy of a game, from the accuracy of each move and how much it counts. None without any."""
    judged = list(moves)
    if not judged:
        return None
    weighted = sum(accuracy * weight for accuracy, weight in judged) / sum(weight for _, weight in judged)
    harmonic = len(judged) / sum(1 / max(accuracy, _LEAST_ACCURACY) for accuracy, _ in judged)
    return (weighted + harmonic) / 2


def error_rate(losses: Sequence[float]) -> float | None:
    """The mean loss a judged decision, in points. None without any."""
    return 100 * sum(losses) / len(losses) if losses else None

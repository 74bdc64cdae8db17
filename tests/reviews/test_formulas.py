"""Accuracy as Lichess publishes it: the cases of its own test, with its scale of chances."""

from __future__ import annotations

import itertools
import math

import pytest

from tablee.reviews.formulas import error_rate, game_accuracy, move_accuracy, volatility

START_CP, MOST_CP = 15, 1000


def win_percent(centipawns: int) -> float:
    """Lichess's chance to win, in per cent, of an evaluation."""
    bounded = max(-MOST_CP, min(MOST_CP, centipawns))
    return 50 + 50 * (2 / (1 + math.exp(-0.00368208 * bounded)) - 1)


def accuracies(evaluations: list[int]) -> tuple[float | None, float | None]:
    """White's and black's accuracy of a game with these evaluations after each move."""
    line = [win_percent(one) for one in [START_CP, *evaluations]]
    weights = volatility(line)
    moves: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
    for number, (before, after) in enumerate(itertools.pairwise(line)):
        side = number % 2
        loss = before - after if side == 0 else after - before
        moves[side].append((move_accuracy(loss), weights[number]))
    white, black = moves
    return game_accuracy(white), game_accuracy(black)


CASES = [
    ([15, 15], (100, 1), (100, 1)),
    ([-900, -900], (10, 5), (100, 1)),
    ([15, 900], (100, 1), (10, 5)),
    ([-900, 0], (10, 5), (10, 5)),
    ([15] * 20, (100, 1), (100, 1)),
    ([15] * 20 + [-900], (50, 5), (100, 1)),
    ([15] * 21 + [900], (100, 1), (50, 5)),
    ([-50, 15] * 5, (76, 8), (76, 8)),
    ([-50, 15] * 50, (76, 8), (76, 8)),
    ([-135, 15] * 50, (54, 8), (54, 8)),
    ([-435, 15] * 50, (20, 8), (20, 8)),
]


@pytest.mark.parametrize(("evaluations", "white", "black"), CASES, ids=range(len(CASES)))
def test_the_published_cases_come_out(evaluations, white, black):
    for found, (expected, tolerance) in zip(accuracies(evaluations), (white, black), strict=True):
        assert found == pytest.approx(expected, abs=tolerance)


def test_a_game_without_decisions_has_no_figures():
    assert game_accuracy([]) is None
    assert error_rate([]) is None


def test_every_step_of_a_line_has_a_weight():
    for length in range(1, 120):
        assert len(volatility([50.0] * length)) >= length - 1


def test_the_error_rate_is_the_mean_loss_in_points():
    assert error_rate([0.0, 0.1, 0.2]) == pytest.approx(10.0)

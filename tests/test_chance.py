"""The test of fairness is itself tested, against printed tables of the chi-square distribution."""

from __future__ import annotations

import math

import pytest

from tests.chance import _upper_gamma, p_value


@pytest.mark.parametrize(
    ("freedom", "critical", "chance"),
    [
        (1, 3.841, 0.05),
        (1, 10.828, 0.001),
        (5, 11.070, 0.05),
        (10, 29.588, 0.001),
        (30, 43.773, 0.05),
        (100, 149.449, 0.001),
    ],
)
def test_critical_values_of_the_tables(freedom, critical, chance):
    assert _upper_gamma(freedom / 2, critical / 2) == pytest.approx(chance, rel=2e-3)


def test_two_degrees_of_freedom_are_an_exponential():
    assert p_value([10, 20, 30]) == pytest.approx(math.exp(-5))


def test_a_loaded_die_is_found_out_and_a_fair_one_not():
    assert p_value([100, 100, 100, 100, 100, 200]) < 1e-6
    assert p_value([96, 104, 99, 101, 103, 97]) > 0.9

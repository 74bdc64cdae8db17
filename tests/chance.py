"""Is a die fair? Pearson's chi-square test.

By hand, because a statistics library in the same environment is imported by the compiler at every start, and
would double the time to the first move that tests and benchmarks see.
"""

from __future__ import annotations

import math
from collections.abc import Sequence


def p_value(observed: Sequence[float], expected: Sequence[float] | None = None) -> float:
    """The chance of counts at least this uneven if the expected ones (default: all equal) are right."""
    if expected is None:
        expected = [sum(observed) / len(observed)] * len(observed)
    assert math.isclose(sum(observed), sum(expected)), "the counts do not add up"
    distance = sum((seen - due) ** 2 / due for seen, due in zip(observed, expected, strict=True))
    return _upper_gamma((len(observed) - 1) / 2, distance / 2)


def _upper_gamma(shape: float, at: float) -> float:
    """The upper part of the gamma distribution, from the series of the lower part."""
    if at <= 0:
        return 1.0
    term = total = 1 / shape
    step = shape
    while term > total * 1e-15:
        step += 1
        term *= at / step
        total += term
    return max(0.0, 1 - total * math.exp(-at + shape * math.log(at) - math.lgamma(shape)))

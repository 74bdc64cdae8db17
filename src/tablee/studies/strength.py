"""Which of a study's players is the strongest, as far as their names say."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.bots.level_names import LEVELS
from tablee.engine.batch.simulate import RANDOM

GREEDY = "greedy"
_SEARCHES = ("search", "plain")


def thinking(names: Sequence[str]) -> list[str]:
    """Those who look further than the next move."""
    return [name for name in names if name not in (RANDOM, GREEDY)]


def strongest(names: Sequence[str]) -> str:
    """The highest level, or the search with the most iterations; of players of several kinds the last.

    Random and greedy players are the strongest only where nobody else plays.
    """
    left = thinking(names) or [name for name in names if name != RANDOM] or list(names)
    for rank in (_level, _iterations):
        left = _without_weaker(left, rank)
    return left[-1]


def _without_weaker(names: list[str], rank: Callable[[str], int]) -> list[str]:
    """All but those of this kind that have a stronger one beside them."""
    most = max(map(rank, names))
    return [name for name in names if rank(name) in (-1, most)]


def _level(name: str) -> int:
    return LEVELS.index(name) if name in LEVELS else -1


def _iterations(name: str) -> int:
    kind, _, number = name.partition(":")
    return int(number) if kind in _SEARCHES and number.isascii() and number.isdigit() else -1

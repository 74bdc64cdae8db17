"""A hook for players that think, in simulations: they live in a layer that is unknown here (`tablee.bots`).

Whoever puts the parts together (`tablee/__init__.py`) says how to find them. It needs no compiler itself, so
that saying it costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from tablee.engine.batch.results import Results

# (game, count, players by seat, seed, threads, options, final states) -> results
Thinkers: TypeAlias = "Callable[..., Results]"
_finders: list[Callable[[], Thinkers]] = []


def let_think(find: Callable[[], Thinkers]) -> None:
    """Say who plays games of players that think, found when first needed."""
    _finders[:] = [find]


def found() -> Thinkers:
    """Returns who plays them."""
    return _finders[0]()

"""What is kept of every game of a study: a row a game in arrays, one deal after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

STAGES = 20  # equal parts of each game's moves, over which choices and leads are followed

Array = NDArray[Any]


@dataclass(frozen=True)
class GamesPlayed:
    """Games, each deal as often as there are seats: rows of one deal follow each other."""

    seats: int
    beginners: Array  # the seat that began, or -1 where nobody does
    shares: Array  # games × seats: of the one point there is to win
    scores: Array  # games × seats; 0 where a game ended without scoring
    endings: Array  # by index into `game.endings`
    lengths: Array  # moves
    forced: Array  # moves that left no choice
    choices: Array  # games × stages: legal moves on average; NaN where a stage has no move
    leaders: Array  # games × stages: who is ahead at the end of the stage, a bit a seat
    margins: Array  # games × stages: by how many points
    changes: Array  # how often the lead passed to somebody else
    held: Array  # games × seats × things
    restricted: Array  # decisions in which a restricted player had something to do without
    unavoidable: Array  # decisions in which a restricted player had nothing else to play
    faults: Counter[tuple[str, str]]  # of programs: decisions made by default, by player and code

    @property
    def games(self) -> int:
        """How many."""
        return len(self.lengths)

    def by_deal(self, values: Array) -> Array:
        """The mean in each deal of something that every game has."""
        deals = values.astype(np.float64).reshape(-1, self.seats, *values.shape[1:])
        known = ~np.isnan(deals)
        count = known.sum(axis=1)
        means: Array = np.where(known, deals, 0.0).sum(axis=1) / np.maximum(count, 1)
        means[count == 0] = np.nan
        return means


def blank_rows(games: int, seats: int, things: int) -> GamesPlayed:
    """Rows to fill in."""
    return GamesPlayed(
        seats=seats,
        beginners=np.full(games, -1, dtype=np.int8),
        shares=np.zeros((games, seats)),
        scores=np.zeros((games, seats), dtype=np.int64),
        endings=np.zeros(games, dtype=np.uint8),
        lengths=np.zeros(games, dtype=np.int32),
        forced=np.zeros(games, dtype=np.int32),
        choices=np.zeros((games, STAGES), dtype=np.float32),
        leaders=np.zeros((games, STAGES), dtype=np.uint8),
        margins=np.zeros((games, STAGES), dtype=np.int32),
        changes=np.zeros(games, dtype=np.int16),
        held=np.zeros((games, seats, things), dtype=np.int16),
        restricted=np.zeros(games, dtype=np.int32),
        unavoidable=np.zeros(games, dtype=np.int32),
        faults=Counter(),
    )


def joined(parts: Sequence[GamesPlayed]) -> GamesPlayed:
    """Rows one after the other, in the order of the parts."""
    rows = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts])
        for field in fields(GamesPlayed)
        if field.name not in ("seats", "faults")
    }
    faults = sum((part.faults for part in parts), Counter[tuple[str, str]]())
    return GamesPlayed(seats=parts[0].seats, faults=faults, **rows)

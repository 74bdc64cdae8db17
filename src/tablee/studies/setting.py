"""What all games of a study have in common: seats, seed and options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tablee.engine import options as choosing
from tablee.engine.errors import BadSeats, BadValue
from tablee.engine.game import Game
from tablee.engine.options import Value
from tablee.engine.state import is_whole
from tablee.studies.chunk import Chunk, LineUp, cut

MOST_GAMES = 10_000_000
MOST_SEED = (1 << 31) - 1


@dataclass(frozen=True)
class Setting:
    """What all games of a study have in common."""

    seats: int
    seed: int
    options: dict[str, Value]

    @classmethod
    def checked(cls, game: Game, seats: int | None, seed: int, options: Mapping[str, Any]) -> Setting:
        """With defaults for what is not chosen. Raises BadSeats, BadValue or BadOption."""
        chosen = game.seats[0] if seats is None else seats
        if not is_whole(chosen) or chosen not in game.seats:
            raise BadSeats(game=game.name, seats=seats, allowed=", ".join(map(str, game.seats)))
        if not is_whole(seed) or not 0 <= seed <= MOST_SEED:
            raise BadValue(name="seed", expected=f"a whole number from 0 to {MOST_SEED}")
        values = choosing.complete(game.options, {**game.calm_options, **options})
        if game.is_live(values):
            raise BadValue(name="options", expected="those of a game without a clock; leave them out")
        return cls(int(chosen), int(seed), values)

    def chunks(self, game: Game, line_up: LineUp, games: int) -> Iterator[Chunk]:
        """What has to be played for so many games."""
        # Seeds of deals follow each other: those of two studies must not overlap.
        return cut(game, self.seats, line_up, games, self.seed * MOST_GAMES, self.options)

"""A chunk of a study: some deals, each played as often as there are seats, from seeds of its own.

Chunks are the same whoever plays them and however many at once, so that a study's results are, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tablee.bots.players import Player, name_of
from tablee.engine.batch.simulate import RANDOM
from tablee.engine.game import Game
from tablee.engine.options import Value
from tablee.studies.games_played import GamesPlayed

_RANDOM_GAMES = 5_000  # in a chunk: about a second's work of one core, in either case
_THINKING_GAMES = 40


@dataclass(frozen=True)
class LineUp:
    """Who plays: one player at all seats, or a challenger who takes each of the seats in turn."""

    player: Player
    challenger: Player | None = None
    without: str = ""  # moves that the challenger never makes, as a pattern of their notation

    @property
    def is_random(self) -> bool:
        """Whether compiled code plays it all."""
        return self.player == RANDOM and self.challenger is None and not self.without

    @property
    def has_objects(self) -> bool:
        """Whether somebody plays who cannot simply be named in another process."""
        return not isinstance(self.player, str) or not isinstance(self.challenger, str | None)

    @property
    def name(self) -> str:
        """For a report."""
        return name_of(self.player)


@dataclass(frozen=True)
class Chunk:
    """Some deals of one edition with one line-up."""

    game: Game
    seats: int
    line_up: LineUp
    first: int  # deal
    deals: int
    seed: int
    options: tuple[tuple[str, Value], ...]

    @property
    def chosen(self) -> dict[str, Any]:
        """The options by name."""
        return dict(self.options)


def cut(game: Game, seats: int, line_up: LineUp, games: int, seed: int, options: Any) -> Iterator[Chunk]:
    """The chunks of so many games at the least: every deal is played from every seat."""
    deals = -(-games // seats)
    size = max((_RANDOM_GAMES if line_up.is_random else _THINKING_GAMES) // seats, 1)
    for first in range(0, deals, size):
        yield Chunk(game, seats, line_up, first, min(size, deals - first), seed, tuple(options.items()))


def play_chunk(chunk: Chunk) -> GamesPlayed:
    """Play it, in whichever process."""
    if chunk.line_up.is_random:
        from tablee.studies.random_play import play_random  # noqa: PLC0415 - only where needed

        return play_random(chunk)
    from tablee.studies.thinking_play import play_thinking  # noqa: PLC0415 - as above

    return play_thinking(chunk)

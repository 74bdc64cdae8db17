"""Five levels, the same names in every game: each an amount of thought, sight and care, nothing else."""

from __future__ import annotations

import random
from dataclasses import replace

from tablee.bots.bot import SearchBot
from tablee.bots.knowledge import Knowledge, Level
from tablee.bots.level_names import LEVELS
from tablee.bots.profile import bot_profile
from tablee.bots.search.worker import SearchResult
from tablee.bots.value.network import Weights
from tablee.engine.errors import TableeError, UnknownGame
from tablee.engine.game import Game

# What a table gives a level for a move, where its game says nothing else. All but the patient are done long
# before, so that a table's levels are those of matches; a patient one uses it all.
DEFAULT_THINK_S = {"novice": 0.3, "casual": 0.3, "club": 0.3, "expert": 0.5, "master": 3.0}


class UnknownBot(TableeError):
    """No player of that name."""

    code = "unknown-bot"


class LevelBot(SearchBot):
    """A level of one game."""

    def __init__(self, name: str, game: Game, knowledge: Knowledge, level: Level, threads: int = 1) -> None:
        weights: dict[int, Weights] | None = None if level.uses_value else {}
        super().__init__(
            name,
            game,
            knowledge,
            iterations=level.iterations,
            threads=threads,
            weights=weights,
            sight=level.sight,
        )
        self.level = level if level.seconds else replace(level, seconds=DEFAULT_THINK_S[name])

    def measure(self, seconds: float | None) -> int | None:
        """Given seconds, a patient level needs no other measure."""
        return None if seconds is not None and self.level.is_patient else self.iterations

    @property
    def advice_iterations(self) -> int | None:
        """The same for all levels: a chance to win does not depend on who is asked for it."""
        return bot_profile(self.game).advice_iterations

    def pick_move(self, found: SearchResult, seed: int) -> str:
        """The best move; now and then any move, as often as the search looked at it."""
        careless = self.level.careless
        if careless and (chance := random.Random(seed)).random() < careless:
            weights = [move.visits for move in found.moves]
            return chance.choices([move.move for move in found.moves], weights)[0]
        return found.best


def is_patient(level: str, game: Game) -> bool:
    """Whether this level uses all the seconds that it is given."""
    measure = bot_profile(game).levels.get(level)
    return measure is not None and measure.is_patient


def bot(level: str, game: Game, *, threads: int = 1) -> LevelBot:
    """An opponent of that level."""
    if not isinstance(game, Game):
        raise UnknownGame(name=game, known="tablee.game(…)")
    profile = bot_profile(game)
    if not isinstance(level, str) or level not in profile.levels:
        raise UnknownBot(name=level, known=", ".join(LEVELS))
    return LevelBot(level, game, profile.knowledge, profile.levels[level], threads)

"""Restricted play: a player who never makes moves of some kind. What that costs is what they are worth."""

from __future__ import annotations

import fnmatch
import random
from collections.abc import Mapping

import msgspec

from tablee.bots.bot import Bot, Budget, SearchBot
from tablee.engine.options import Value
from tablee.engine.table import Observation


class RestrictedBot(Bot):
    """Plays as another bot would, but never a move that fits the pattern, unless there is no other.

    A search takes its best move among those that are left; any other bot that chooses a forbidden move plays
    one of the rest by lot.
    """

    def __init__(self, player: Bot, without: str) -> None:
        super().__init__(f"{player.name} without {without}", player.game)
        self._player = player
        self._without = without
        self.restricted = 0  # decisions of this game in which there was something to do without
        self.unavoidable = 0  # decisions of this game in which every move was forbidden

    def begin(self, options: Mapping[str, Value] | None = None) -> None:
        """A new game begins."""
        self.restricted = self.unavoidable = 0
        self._player.begin(options)

    def forbidden(self, moves: list[str]) -> set[str]:
        """Those that fit the pattern."""
        return set(fnmatch.filter(moves, self._without))

    def decide(self, seen: Observation, moves: list[str], budget: Budget, seed: int) -> str:
        """The player's choice among what is left."""
        forbidden = self.forbidden(moves)
        left = [move for move in moves if move not in forbidden]
        self.restricted += 0 < len(left) < len(moves)
        self.unavoidable += not left
        if not left or len(left) == len(moves):
            return self._player.decide(seen, moves, budget, seed)
        if len(left) == 1:
            return left[0]
        if isinstance(self._player, SearchBot):
            return self._searched(self._player, seen, left, budget, seed)
        chosen = self._player.decide(seen, left, budget, seed)
        return chosen if chosen in left else random.Random(seed).choice(left)

    def _searched(
        self, player: SearchBot, seen: Observation, left: list[str], budget: Budget, seed: int
    ) -> str:
        found = player.search(seen, budget.seconds, seed=seed, until=budget.until, pause=budget.pause)
        kept = tuple(one for one in found.moves if one.move in left)
        if not kept:
            return random.Random(seed).choice(left)
        return player.pick_move(msgspec.structs.replace(found, moves=kept), seed)

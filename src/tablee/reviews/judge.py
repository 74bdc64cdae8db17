"""What positions and moves are worth in a review: searches through one seat's eyes, or with all hands open.

Every answer is a chance for each seat, and they add up to 1: a win that nobody has is everybody's in equal
parts. What is asked through a seat's eyes is made from its hidden position alone. So whatever was hidden
changes nothing of it; the same seed gives the same answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tablee.bots.calibration import chances
from tablee.bots.profile import bot_profile
from tablee.bots.search.tree import NONE
from tablee.bots.search.worker import Pause, SearchWorker
from tablee.engine.game import Game
from tablee.engine.state import UNKNOWN, StateArray, copy_of
from tablee.engine.table import Observation

Chances: TypeAlias = tuple[float, ...]  # by seat


@dataclass
class MoveVisits:
    """What was counted of one move so far: visits, and by seat how many of them were won."""

    visits: int
    wins: tuple[float, ...]

    def add(self, other: MoveVisits) -> None:
        """Count in what another search found."""
        self.visits += other.visits
        self.wins = tuple(mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True))


class Judge:
    """One search and its memory, for the review of games of one kind."""

    def __init__(self, game: Game, pause: Pause | None = None) -> None:
        self.game = game
        self.knowledge = bot_profile(game).knowledge
        self.has_value = False  # did a learned value judge what seats could know?
        self._worker = SearchWorker(game, self.knowledge)
        self._pause = pause

    # --- through a seat's eyes ------------------------------------------------------------------------

    def value(self, seen: Observation, iterations: int, seed: int) -> Chances:
        """Each seat's chance, as this seat can know it, whoever is to act."""
        return self._told(seen, self._think(seen, iterations, seed))

    def moves(self, seen: Observation, iterations: int, seed: int) -> dict[int, MoveVisits]:
        """What was found out about each move that was tried; those that promise most were tried most."""
        self._think(seen, iterations, seed)
        counts = self._worker.counts()
        seats = seen.cell["seats"].item()
        return {code: MoveVisits(count.visits, tuple(count.wins[:seats])) for code, count in counts.items()}

    def after(self, seen: Observation, code: int, iterations: int, seed: int) -> MoveVisits:
        """What comes of this move, in worlds as the seat could imagine them before it."""
        return self._think(seen, iterations, seed, first=code)

    def reply(self) -> tuple[int, int] | None:
        """Who was expected to move next, and how, in the search that was just made: (seat, code)."""
        return self._worker.likeliest()

    def chances(self, seen: Observation, tried: MoveVisits) -> Chances:
        """Those shares as calibrated chances."""
        return self._told(seen, tried)

    # --- with all hands open --------------------------------------------------------------------------

    def truth(self, cell: StateArray, iterations: int, seed: int) -> Chances:
        """Each seat's chance with all hands open. Only what nobody knows, such as a pile, is imagined."""
        outcome = self.game.outcome(cell)
        if outcome is not None:
            seats = cell["seats"].item()
            return tuple(outcome.share(seat, seats) for seat in range(seats))
        return self._open(cell, iterations, seed, NONE, 0)

    def truth_after(self, cell: StateArray, seat: int, code: int, iterations: int, seed: int) -> Chances:
        """The same when this move is made, before chance has answered."""
        return self._open(cell, iterations, seed, code, seat)

    # --- inside ---------------------------------------------------------------------------------------

    def _think(self, seen: Observation, iterations: int, seed: int, first: int = NONE) -> MoveVisits:
        self._worker.think(seen, iterations=iterations, seed=seed, first=first, pause=self._pause)
        self.has_value = self._worker.has_value
        return self._counted(seen)

    def _open(self, cell: StateArray, iterations: int, seed: int, code: int, seat: int) -> Chances:
        seen = Observation(self.game, open_hands(self.game, cell), seat)
        self._worker.think(
            seen, iterations=iterations, seed=seed, first=code, pause=self._pause, by_value=False
        )
        tried = self._counted(seen)
        return whole([wins / tried.visits for wins in tried.wins])

    def _counted(self, seen: Observation) -> MoveVisits:
        seats, visits = seen.cell["seats"].item(), self._worker.iterations
        return MoveVisits(visits, tuple((self._worker.shares()[:seats] * visits).tolist()))

    def _told(self, seen: Observation, tried: MoveVisits) -> Chances:
        shares = tuple(wins / tried.visits for wins in tried.wins)
        if self.has_value:
            return whole(shares)
        return whole(chances(seen, self.knowledge, shares, tried.visits))


def whole(shares: Sequence[float]) -> Chances:
    """Shares that add up to 1: what nobody has is everybody's in equal parts, as a draw is."""
    nobody = (1.0 - sum(shares)) / len(shares)
    return tuple(share + nobody for share in shares)


def seed_of(*parts: object) -> int:
    """A seed that follows from these alone."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:7], "big")


def open_hands(game: Game, cell: StateArray) -> StateArray:
    """The position as all seats together know it: unknown is only what is hidden from each of them."""
    hidden = [game.hidden(cell, seat) for seat in range(cell["seats"].item())]
    together = copy_of(cell)
    for name in cell.dtype.names or ():
        unknown = hidden[0][name] == UNKNOWN
        if unknown.any():
            for copy in hidden[1:]:
                unknown &= copy[name] == UNKNOWN
            together[name][unknown] = UNKNOWN
    return together

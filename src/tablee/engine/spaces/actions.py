"""Action spaces: moves as numbers from 0, as learning algorithms want them.

Where a game lists all its moves (`Game.all_moves`), each has one fixed id: its place in that list. Where
moves cannot be listed, as with a card laid anywhere on a plane, the legal moves of a position are numbered in
the order in which the rules list them. Such a number means something in its own position only, so a network
reads the moves themselves there (`Observation.action_features`, a row a legal move) and scores each of them.

Ids name seats as everybody does; observations count seats from the own one. A network that is to play all
seats alike wants ids counted in the same way: `relative` is the permutation from the one to the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from tablee.engine.errors import BadValue
from tablee.engine.state import is_whole

if TYPE_CHECKING:
    from tablee.engine.game import Game

NO_CODES: NDArray[np.int64] = np.empty(0, dtype=np.int64)


class ActionSpace:
    """The action ids of one game: `size` of them, fixed for the whole game or numbered by position."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.codes = np.array(game.all_moves(), dtype=np.int64)  # by id; empty where ids go by position
        self.is_fixed = len(self.codes) > 0
        self.size = len(self.codes) if self.is_fixed else game.most_moves
        # For compiled code, which finds an id by binary search.
        self.sorted_ids = np.argsort(self.codes).astype(np.int64)
        self.sorted_codes = self.codes[self.sorted_ids]
        self._codes: list[int] = self.codes.tolist()
        self._ids = {code: place for place, code in enumerate(self._codes)}
        self._relative: dict[tuple[int, int], NDArray[np.int64]] = {}
        if len(self._ids) < len(self.codes):
            raise TypeError(f"{game.name} lists a move twice")

    @property
    def names(self) -> tuple[str, ...]:
        """What each id means: the move's notation, or `legal-0`, `legal-1` … where it goes by position."""
        if not self.is_fixed:
            return tuple(f"legal-{number}" for number in range(self.size))
        return tuple(self._game.notations(self.codes.tolist()))

    def id_of(self, code: int, legal: list[int]) -> int:
        """The id of a move, where these are legal. Raises BadValue for one that has none."""
        try:
            return self._ids[code] if self.is_fixed else legal.index(code)
        except (KeyError, ValueError):
            raise BadValue(name="move", expected="a move that has an action id here") from None

    def code_of(self, action: int, legal: list[int]) -> int:
        """The move of an id, where these are legal. Raises BadValue."""
        known = self._codes if self.is_fixed else legal
        if (type(action) is not int and not is_whole(action)) or not 0 <= action < len(known):
            raise BadValue(name="action", expected=f"an action id from 0 to {len(known) - 1}")
        return known[action]

    def ids_of(self, legal: list[int]) -> list[int]:
        """The ids of the legal moves, in their order."""
        return [self._ids[code] for code in legal] if self.is_fixed else list(range(len(legal)))

    def relative(self, seat: int, seats: int) -> NDArray[np.int64]:
        """Each id with seats counted from this one; the same ids where they go by position."""
        found = self._relative.get((seat, seats))
        if found is None:
            turned = (self._game.relative_move(code, seat, seats) for code in self.codes.tolist())
            found = np.array([self._ids[code] for code in turned] or range(self.size), dtype=np.int64)
            found.flags.writeable = False
            self._relative[seat, seats] = found
        return found

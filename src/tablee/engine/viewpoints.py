"""Memoized information sets: one position as every viewer sees it, each worked out when first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tablee.engine.messages import Event, Outcome, View
from tablee.engine.state import SPECTATOR, UNKNOWN, Moves, StateArray, Unpacked, copy_of, unpack

if TYPE_CHECKING:
    from tablee.engine.game import Game


class Viewpoints:
    """The true position is here too: only what is asked with a viewer may leave the table.

    A viewer is a seat, or None for a spectator.
    """

    def __init__(self, game: Game, cell: StateArray) -> None:
        self.game = game
        self.cell = cell  # shared, and never written to
        self._hidden: dict[int | None, Unpacked] = {}
        self._points: dict[int | None, tuple[int, ...]] = {}
        self._truth: Unpacked | None = None
        self._acting: tuple[int, ...] | None = None
        self._outcome: Outcome | None = None

    @property
    def truth(self) -> Unpacked:
        """The position as it is."""
        if self._truth is None:
            self._truth = unpack(self.cell)
        return self._truth

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self._acting is None:
            self._acting = self.game.acting(self.cell)
        return self._acting

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self._outcome is None and not self.acting:
            self._outcome = self.game.outcome(self.cell)
        return self._outcome

    def hidden(self, viewer: int | None) -> Unpacked:
        """The position with everything blanked that this viewer may not know."""
        seen = self._hidden.get(viewer)
        if seen is None:
            cell = copy_of(self.cell)
            self.game.compiled_rules.hide(cell, SPECTATOR if viewer is None else viewer)
            seen = self._hidden[viewer] = unpack(cell)
        return seen

    def view(self, viewer: int | None, *, is_open: bool = False) -> View:
        """What this viewer sees; all of it where hands are open."""
        seen = self.truth if is_open else self.hidden(viewer)
        return self.game.edges.see(seen, viewer, self.acting, self.outcome)

    def legal_moves(self, seat: int | None) -> list[str]:
        """The moves that this seat may make now, as far as it can know."""
        if seat is None or seat not in self.acting:
            return []
        moves: Moves = np.empty(self.game.most_moves, dtype=np.int64)
        count = self.game.compiled_rules.legal_moves(self.hidden(seat).cell, seat, moves)
        return self.game.notations(moves[:count].tolist())

    def is_secret(self, seat: int, move: int, viewer: int | None) -> bool:
        """Whether this viewer may know only that the seat moved from here, not how."""
        game = self.game
        return game.has_secret_moves and game.move_is_secret(self.truth, seat, move, viewer)

    def told(self, seat: int, move: int, after: Viewpoints, viewer: int | None) -> list[Event]:
        """What this viewer may know of the move that led from here to there."""
        if self.is_secret(seat, move, viewer):
            move = UNKNOWN
        return self.game.edges.tell(self.hidden(viewer), seat, move, after.hidden(viewer), viewer)

    def gains(self, after: Viewpoints, viewer: int | None) -> tuple[int, ...]:
        """By how much everybody's points have changed from here to there, as this viewer sees them.

        Nothing where they are as before, or the game has none.
        """
        if self.game.edges.points is None:
            return ()
        old, new = self.points(viewer), after.points(viewer)
        return () if old == new else tuple([then - now for now, then in zip(old, new, strict=True)])

    def points(self, viewer: int | None) -> tuple[int, ...]:
        """Everybody's points by seat as this viewer sees them, in a game that counts them move by move."""
        found = self._points.get(viewer)
        if found is None:
            assert self.game.edges.points is not None
            found = self._points[viewer] = tuple(self.game.edges.points(self.hidden(viewer)))
        return found

    def forget(self) -> None:
        """Keep the position alone; the rest can be worked out again."""
        self._hidden.clear()
        self._points.clear()
        self._truth = None

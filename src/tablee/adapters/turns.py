"""One game as a row of single decisions, as other tools want it: who is next, what they see and may do.

Where several seats may act at once they are asked one after the other; what the others chose stays hidden. In
a game against the clock there is one action more, to wait: when everybody who could act waits, the clock
moves on by one step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.engine.errors import BadValue
from tablee.engine.game import Game
from tablee.engine.registry import game as find_game
from tablee.engine.spaces.encoder import Floats
from tablee.engine.state import CLOCK, is_whole
from tablee.engine.table import Table


def game_of(game: Game | str) -> Game:
    """A game, by itself or by its name."""
    return game if isinstance(game, Game) else find_game(game)


class Turns:
    """A table and whose decision it waits for."""

    def __init__(self, game: Game | str, seats: int | None, options: dict[str, Any]) -> None:
        self.game = game_of(game)
        self.options = options
        self.table = self.game.deal(seats, seed=0, **options)  # complains now about what cannot be dealt
        self.seats = self.table.seats
        self.has_clock = self.game.is_live(self.table.options)
        self.wait = self.game.action_space.size  # the id of waiting
        self.number_of_actions = self.wait + self.has_clock
        self._waiting: set[int] = set()

    @property
    def action_names(self) -> tuple[str, ...]:
        """What each id means."""
        return (*self.game.actions, "wait") if self.has_clock else self.game.actions

    def deal(self, seed: int | None) -> None:
        """A new game."""
        self.begin(self.game.deal(self.seats, seed=seed, **self.options))

    def begin(self, table: Table) -> None:
        """Go on with this table, which is played on itself."""
        self.table = table
        self._waiting.clear()
        self._let_time_pass()

    @property
    def current(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        if not self.has_clock:
            acting = self.table.to_act
            return acting[0] if acting else None
        for seat in self.table.to_act:
            if seat != CLOCK and seat not in self._waiting:
                return seat
        return None

    @property
    def deciding(self) -> tuple[int, ...]:
        """All seats that may act now."""
        return tuple(seat for seat in self.table.to_act if seat != CLOCK and seat not in self._waiting)

    def legal_actions(self, seat: int) -> list[int]:
        """The ids of what this seat may do now."""
        legal = self.game.action_space.ids_of(self.table.legal_codes(seat))
        return [*legal, self.wait] if self.may_wait(seat) else legal

    def may_wait(self, seat: int) -> bool:
        """Whether time would pass if this seat did nothing."""
        return self.has_clock and CLOCK in self.table.to_act and seat in self.table.to_act

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 at the ids of what this seat may do now."""
        mask = np.zeros(self.number_of_actions, dtype=np.int8)
        mask[self.legal_actions(seat)] = 1
        return mask

    def look(self, seat: int) -> tuple[Floats, NDArray[np.int8]]:
        """What this seat knows, and what it may do now: `observe` and `mask` at once."""
        if self.has_clock:
            return self.observe(seat), self.mask(seat)
        return self.table.look(seat)

    def must_be_action(self, action: object) -> None:
        """Raises BadValue for what is no action id, legal or not."""
        if not is_whole(action) or not 0 <= action < self.number_of_actions:  # type: ignore[operator]
            last = self.number_of_actions - 1
            raise BadValue(name="action", expected=f"an action id from 0 to {last}")

    def act(self, seat: int, action: int) -> None:
        """One decision. Raises BadValue or Refused, and then nothing has changed."""
        if not self.has_clock:
            self.table.play_action(seat, action)
            return
        if action == self.wait:
            if not self.may_wait(seat):
                raise BadValue(name="action", expected="a move: nothing would happen")
            self._waiting.add(seat)
        else:
            self.table.play_action(seat, action)
            self._waiting.clear()
        self._let_time_pass()

    def act_together(self, actions: dict[int, int]) -> None:
        """What all who may act do at once, the lowest seat first; whoever was overtaken does nothing."""
        for seat in sorted(actions):
            if seat in self.deciding and actions[seat] in self.legal_actions(seat):
                self.act(seat, actions[seat])

    def observe(self, seat: int) -> Floats:
        """What this seat knows, as numbers."""
        return self.table.view_of(seat).observe()

    def returns(self) -> list[float]:
        """What the game brought each seat: the shares of the win, as a game whose sum is 0."""
        outcome = self.table.outcome
        if outcome is None:
            return [0.0] * self.seats
        return [self.seats * outcome.share(seat, self.seats) - 1 for seat in range(self.seats)]

    def margins(self) -> list[float]:
        """Each seat's score less the average of all: another game whose sum is 0."""
        outcome = self.table.outcome
        if outcome is None or outcome.scores is None:
            return [0.0] * self.seats
        return [score - sum(outcome.scores) / self.seats for score in outcome.scores]

    def forfeited(self, seats: set[int]) -> list[float]:
        """The same when these seats did something illegal: they lose to all others."""
        rest = self.seats - len(seats)
        won = len(seats) / rest if rest else 0.0
        return [(-1.0 if rest else 0.0) if seat in seats else won for seat in range(self.seats)]

    def _let_time_pass(self) -> None:
        while self.current is None and not self.table.is_over:
            self.table.play_code(CLOCK, self.table.legal_codes(CLOCK)[0])
            self._waiting.clear()

"""The bots at one live table: who acts now, and if nobody does, for how long nobody will."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from tablee.bots.realtime.player import Act, RealtimeBot
from tablee.engine.state import CLOCK
from tablee.engine.table import Observation, Table


class RealtimeScheduler:
    """Asks every bot of a table after each change, as `player.py` says."""

    def __init__(self, players: Mapping[int, RealtimeBot], seed: int) -> None:
        self.players = players
        self.seed = seed
        self._acts: dict[int, Act] = {}
        self._chance = random.Random(seed)

    def look(self, view_of: Callable[[int], Observation]) -> tuple[int, str] | None:
        """The seat that acts now, and its move. Ask again after every change."""
        due = []
        for seat, player in self.players.items():
            act = player.next_act(view_of(seat), self.seed, self._acts.pop(seat, None))
            if act is not None:
                self._acts[seat] = act
                if act.move is not None and act.after_ms == 0:
                    due.append((seat, act.move))
        if not due:
            return None
        seat, move = self._chance.choice(due)  # at the same millisecond, any order of arrival
        del self._acts[seat]  # done: it looks anew
        return seat, move

    @property
    def rest_ms(self) -> int | None:
        """For how much of the table's time nobody acts if nothing happens; None: for ever."""
        return min((act.after_ms for act in self._acts.values()), default=None)


def clock_step(table: Table, rest_ms: int | None) -> int:
    """The clock's next move: its own step, or a shorter one if a bot acts before that."""
    step = table.legal_codes(CLOCK)[0]
    return step if rest_ms is None else min(step, table.game.tick(rest_ms))

"""The bots at one live table: who acts now, and if nobody does, for how long nobody will."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from tablee.bots.realtime.player import Act, RealtimeBot
from tablee.engine.table import Observation


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
        return self._chance.choice(due) if due else None  # at the same millisecond, any order of arrival

    @property
    def rest_ms(self) -> int | None:
        """For how much of the table's time nobody acts if nothing happens; None: for ever."""
        return min((act.after_ms for act in self._acts.values()), default=None)

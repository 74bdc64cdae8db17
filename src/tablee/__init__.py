"""Tablée: four modern board games on one table, rule-exact and fast.

>>> import tablee
>>> table = tablee.game("district-noir").deal(seats=2, seed=7)
>>> len(table.to_act)
1
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

from tablee.engine.errors import (
    BadEdition,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadValue,
    Refused,
    TableeError,
    UnknownGame,
)
from tablee.engine.game import Game
from tablee.engine.messages import Event, Outcome, View
from tablee.engine.registry import game, game_names
from tablee.engine.state import CLOCK
from tablee.engine.table import Observation, Table
from tablee.records import Record, read_record, record_of, replay, verify, write_record

__version__ = "0.2.0"

if TYPE_CHECKING:
    from tablee.bots.levels import LevelBot


def bot(level: str, game: Game, *, threads: int = 1) -> LevelBot:
    """An opponent: `novice`, `casual`, `club`, `expert` or `master`."""
    from tablee.bots import levels  # noqa: PLC0415 - only those who play against bots wait for their import

    return levels.bot(level, game, threads=threads)


_RENAMED = {"Seen": "Observation"}

if not TYPE_CHECKING:  # or no misspelt name would be found

    def __getattr__(name: str) -> Any:
        if name in _RENAMED:
            warnings.warn(f"tablee.{name} is now tablee.{_RENAMED[name]}", DeprecationWarning, stacklevel=2)
            return globals()[_RENAMED[name]]
        raise AttributeError(f"module 'tablee' has no attribute {name!r}")


__all__ = [
    "CLOCK",
    "BadEdition",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadValue",
    "Event",
    "Game",
    "Observation",
    "Outcome",
    "Record",
    "Refused",
    "Table",
    "TableeError",
    "UnknownGame",
    "View",
    "bot",
    "game",
    "game_names",
    "read_record",
    "record_of",
    "replay",
    "verify",
    "write_record",
]

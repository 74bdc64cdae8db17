"""Tablée: four modern board games on one table, rule-exact and fast.

>>> import tablee
>>> table = tablee.game("district-noir").deal(seats=2, seed=7)
>>> len(table.to_act)
1
"""

from tablee.games.errors import (
    BadEdition,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    Refused,
    TableeError,
    UnknownGame,
)
from tablee.games.game import Game, game, game_names
from tablee.games.handle import Seen, Table
from tablee.games.happenings import Event, Outcome, View
from tablee.games.kernel import CLOCK
from tablee.records import Record, read_record, record_of, replay, verify, write_record

__version__ = "0.1.0"

__all__ = [
    "CLOCK",
    "BadEdition",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "Event",
    "Game",
    "Outcome",
    "Record",
    "Refused",
    "Seen",
    "Table",
    "TableeError",
    "UnknownGame",
    "View",
    "game",
    "game_names",
    "read_record",
    "record_of",
    "replay",
    "verify",
    "write_record",
]

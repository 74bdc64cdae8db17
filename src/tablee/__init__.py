"""Tablée: four modern board games on one table, rule-exact and fast.

>>> import tablee
>>> table = tablee.game("district-noir").deal(seats=2, seed=7)
>>> len(table.to_act)
1
"""

from __future__ import annotations

import importlib
import warnings
from typing import TYPE_CHECKING, Any

from tablee.engine import picturing
from tablee.engine.batch import thinkers

if TYPE_CHECKING:
    from tablee.bots.asking import BrokenBot
    from tablee.bots.bot import Bot, Budget
    from tablee.bots.levels import LevelBot, UnknownBot
    from tablee.bots.own import BadBot
    from tablee.engine.errors import (
        BadEdition,
        BadNotation,
        BadOption,
        BadPosition,
        BadRecord,
        BadSeats,
        BadValue,
        BrokenGame,
        Refused,
        TableeError,
        TooMany,
        UnknownGame,
    )
    from tablee.engine.game import Game
    from tablee.engine.messages import Event, Outcome, View
    from tablee.engine.registry import game, game_names
    from tablee.engine.state import CLOCK
    from tablee.engine.table import Observation, Possibility, Table
    from tablee.extras import MissingExtra
    from tablee.lab.match import MatchReport, match
    from tablee.records import Record, read_record, record_of, replay, verify, write_record
    from tablee.reviews.knowable import knowable
    from tablee.reviews.model import Review
    from tablee.reviews.review import review
    from tablee.studies import Study, study

__version__ = "0.3.0"


def bot(level: str, game: Game, *, threads: int = 1) -> LevelBot:
    """An opponent: `novice`, `casual`, `club`, `expert` or `master`. Raises UnknownBot.

    Other players, such as `random`, `greedy` or `search:100`, are made by `tablee.bots.players.player`.
    """
    from tablee.bots import level_names, levels  # noqa: PLC0415 - only those who play bots wait for this

    if isinstance(level, str) and level not in level_names.LEVELS:
        known = f"{', '.join(level_names.LEVELS)}; for others, tablee.bots.players.player(name, game)"
        raise levels.UnknownBot(name=level, known=known)
    return levels.bot(level, game, threads=threads)


def _thinkers() -> thinkers.Thinkers:
    from tablee.bots import simulation  # noqa: PLC0415 - only those who simulate bots wait for their import

    return simulation.play_games


thinkers.let_think(_thinkers)


def _painter() -> picturing.Painter:
    from tablee.pictures import svg_of  # noqa: PLC0415 - only those who look at pictures wait for their import

    return svg_of


picturing.let_draw(_painter)

# Where the public names are. They are imported when first used (PEP 562): `tablee --help` needs no compiler.
_HOMES = {
    "tablee.bots.asking": ("BrokenBot",),
    "tablee.bots.bot": ("Bot", "Budget"),
    "tablee.bots.levels": ("UnknownBot",),
    "tablee.bots.own": ("BadBot",),
    "tablee.engine.errors": (
        *("BadEdition", "BadNotation", "BadOption", "BadPosition", "BadRecord", "BadSeats", "BadValue"),
        *("BrokenGame", "Refused", "TableeError", "TooMany", "UnknownGame"),
    ),
    "tablee.engine.game": ("Game",),
    "tablee.engine.messages": ("Event", "Outcome", "View"),
    "tablee.engine.registry": ("game", "game_names"),
    "tablee.engine.state": ("CLOCK",),
    "tablee.engine.table": ("Observation", "Possibility", "Table"),
    "tablee.extras": ("MissingExtra",),
    "tablee.lab.match": ("MatchReport", "match"),
    "tablee.studies": ("Study", "study"),
    "tablee.records": ("Record", "read_record", "record_of", "replay", "verify", "write_record"),
    "tablee.reviews.knowable": ("knowable",),
    "tablee.reviews.model": ("Review",),
    "tablee.reviews.review": ("review",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}
_RENAMED = {"Seen": "Observation"}
_MODULES = ("adapters",)  # that `import tablee` alone makes known

if not TYPE_CHECKING:  # or no misspelt name would be found

    def __getattr__(name: str) -> Any:
        if name in _RENAMED:
            warnings.warn(f"tablee.{name} is now tablee.{_RENAMED[name]}", DeprecationWarning, stacklevel=2)
            name = _RENAMED[name]
        if name in _MODULES:
            return importlib.import_module(f"tablee.{name}")
        if name not in _HOME_OF:
            raise AttributeError(f"module 'tablee' has no attribute {name!r}")
        found = globals()[name] = getattr(importlib.import_module(_HOME_OF[name]), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__, *_MODULES})


__all__ = [
    "CLOCK",
    "BadBot",
    "BadEdition",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadValue",
    "Bot",
    "BrokenBot",
    "BrokenGame",
    "Budget",
    "Event",
    "Game",
    "MatchReport",
    "MissingExtra",
    "Observation",
    "Outcome",
    "Possibility",
    "Record",
    "Refused",
    "Review",
    "Study",
    "Table",
    "TableeError",
    "TooMany",
    "UnknownBot",
    "UnknownGame",
    "View",
    "bot",
    "game",
    "game_names",
    "knowable",
    "match",
    "read_record",
    "record_of",
    "replay",
    "review",
    "study",
    "verify",
    "write_record",
]

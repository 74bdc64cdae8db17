"""Which bot level plays as precisely: error rates of the levels, measured, and brought by the game.

A game has them as `bot/precision.json`, written by `python -m bench.review precision`.
"""

from __future__ import annotations

import functools
import importlib.resources
import math

import msgspec

from tablee.bots.level_names import LEVELS
from tablee.bots.value.weights import rules_of
from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.registry import game_names, package_of

_LEAST_RATE = 0.01  # points; rates are compared by their ratio


class BadPrecision(TableeError):
    """The table of error rates is not one."""

    code = "bad-precision"


class GamePrecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Error rates by number of seats and level, in points, and what they were measured with."""

    rules: str
    depth: int
    seats: dict[int, dict[str, float]]


def read_precision(content: bytes) -> GamePrecision:
    """The table of a game. Raises BadPrecision."""
    try:
        return msgspec.json.decode(content, type=GamePrecision)
    except msgspec.MsgspecError as problem:
        raise BadPrecision(problem=str(problem)) from problem


@functools.cache
def precision_of(name: str) -> GamePrecision | None:
    """What a game brings, if anything."""
    if name not in game_names():
        return None
    file = importlib.resources.files(package_of(name)).joinpath("bot", "precision.json")
    return read_precision(file.read_bytes()) if file.is_file() else None


def level_of(game: Game, seats: int, rate: float | None, depth: int) -> str | None:
    """The level whose error rate is nearest; None where nobody has measured that.

    Less thought finds other losses, so only rates of the same depth are compared.
    """
    known = precision_of(game.name) if game.is_printed else None
    if known is None or rate is None or (known.rules, known.depth) != (rules_of(game), depth):
        return None
    if seats not in known.seats:
        return None
    rates = known.seats[seats]
    return min((level for level in LEVELS if level in rates), key=lambda level: _distance(rates[level], rate))


def _distance(one: float, other: float) -> float:
    return abs(math.log(max(one, _LEAST_RATE)) - math.log(max(other, _LEAST_RATE)))

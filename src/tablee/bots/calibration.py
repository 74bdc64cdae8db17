"""Calibration: shares of wins in a search become chances to win, by a curve fitted to games that were played.

A search is too hopeful: it believes that the others know no more than its own seat does. How much so depends
on the game, on how many play and on how much is played. The curve is a conditional logit (Platt scaling for
any number of seats): a seat's odds grow with its share to the power of `trust`, those of the seat that thinks
are multiplied by e to the power of `own`; both change over the game, linearly between knots. The chances of
all seats add up to 1, less the share of games that nobody wins.

A game brings its curves as `bot/calibration.json`, written by `python -m bench.calibration fit`.
"""

from __future__ import annotations

import functools
import importlib.resources
import math
from importlib.resources.abc import Traversable
from itertools import pairwise

import msgspec

from tablee.bots.knowledge import Knowledge
from tablee.engine.errors import TableeError
from tablee.engine.registry import game_names, package_of
from tablee.engine.state import unpack
from tablee.engine.table import Observation

KNOTS = (0.125, 0.375, 0.625, 0.8, 1.0)  # of the game; closer where more is decided
_PRIOR_WINS = 0.5  # counted in for every seat: a few tries prove nothing
_MAX_COEFFICIENT = 10.0


class BadCalibration(TableeError):
    """The table of curves is not one."""

    code = "bad-calibration"


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The curve of one game with so many seats; one number a knot."""

    own: tuple[float, ...]
    trust: tuple[float, ...]
    games: int  # that it was fitted to

    def __post_init__(self) -> None:
        if not len(self.own) == len(self.trust) == len(KNOTS):
            raise BadCalibration(problem=f"a curve has {len(KNOTS)} knots")
        if not all(
            abs(own) < _MAX_COEFFICIENT and 0 < trust < _MAX_COEFFICIENT
            for own, trust in zip(self.own, self.trust, strict=True)
        ):
            raise BadCalibration(problem="a curve must rise, and not out of sight")

    def chances(self, wins: tuple[float, ...], visits: int, seat: int, progress: float) -> tuple[float, ...]:
        """Each seat's chance to win, from the shares of wins in so many tries of the seat that thinks."""
        own, trust = between_knots(self.own, progress), between_knots(self.trust, progress)
        scores = [
            trust * log_share + own * (other == seat)
            for other, log_share in enumerate(log_shares(wins, visits))
        ]
        weights = [math.exp(score - max(scores)) for score in scores]
        somebody = min(sum(wins), 1.0)
        return tuple(somebody * weight / sum(weights) for weight in weights)


class GameCurves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The curves of one game, and what they were fitted to: other rules or thoughts need other curves."""

    rules: str
    iterations: int
    seats: dict[int, Curve]


def log_shares(wins: tuple[float, ...], visits: int) -> list[float]:
    """The logarithm of each seat's share, never of nothing."""
    total = visits + _PRIOR_WINS * len(wins)
    return [math.log((share * visits + _PRIOR_WINS) / total) for share in wins]


def knot_weights(progress: float) -> list[float]:
    """How much each knot counts there: the two around it, or the nearest one."""
    weights = [0.0] * len(KNOTS)
    inside = min(max(progress, KNOTS[0]), KNOTS[-1])
    for number, (left, right) in enumerate(pairwise(KNOTS)):
        if left <= inside <= right:
            weights[number + 1] = (inside - left) / (right - left)
            weights[number] = 1.0 - weights[number + 1]
            break
    return weights


def between_knots(values: tuple[float, ...], progress: float) -> float:
    """A value between its knots."""
    return sum(value * weight for value, weight in zip(values, knot_weights(progress), strict=True))


def read_curves(content: bytes) -> GameCurves:
    """The curves of a game. Raises BadCalibration."""
    try:
        return msgspec.json.decode(content, type=GameCurves)
    except msgspec.MsgspecError as problem:
        raise BadCalibration(problem=str(problem)) from problem


@functools.cache
def curves_of(name: str) -> GameCurves | None:
    """The curves that a game brings, if any."""
    file = curves_file(name) if name in game_names() else None
    return read_curves(file.read_bytes()) if file is not None and file.is_file() else None


def curves_file(name: str) -> Traversable:
    """Where a game has its curves."""
    return importlib.resources.files(package_of(name)).joinpath("bot", "calibration.json")


def chances(
    seen: Observation, knowledge: Knowledge, wins: tuple[float, ...], visits: int
) -> tuple[float, ...]:
    """Each seat's chance to win, by the curve of this game; where there is none, the shares as they are.

    A curve tells nothing of another edition than the one it was fitted to.
    """
    known = curves_of(seen.game.name) if seen.game.is_printed else None
    curve = known.seats.get(len(wins)) if known is not None else None
    if curve is None or knowledge.progress is None:
        return wins
    assert seen.seat is not None
    return curve.chances(wins, visits, seen.seat, progress_of(seen, knowledge))


def progress_of(seen: Observation, knowledge: Knowledge) -> float:
    """How much of the game is played, 0 to 1, as far as the seat knows; 0 where nobody can tell."""
    if knowledge.progress is None:
        return 0.0
    return min(max(float(knowledge.progress(unpack(seen.cell))), 0.0), 1.0)

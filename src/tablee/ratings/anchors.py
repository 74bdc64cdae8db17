"""Anchors: what bots of fixed levels are worth, from measured matches. People are rated against them at once.

A game brings the matches as `bot/matches.json` (`tablee ladder GAME --matches FILE` writes them); the ratings
are those under which what happened is most likely, with `club` in the middle of the scale. Bots at
a game's own clock are others than those that take turns: both are anchored on their own. A game that brings
no matches gets the default ratings.
"""

from __future__ import annotations

import functools
import importlib.resources
import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from tablee.bots.level_names import LEVELS
from tablee.engine.registry import game_names, package_of
from tablee.ratings.model import BETA, START, Rating

MIDDLE = "club"
# Of a game whose bots nobody has measured: each level clearly above the one below, by no more than that.
DEFAULT_ANCHORS: Mapping[str, float] = MappingProxyType(
    {"novice": 1300.0, "casual": 1400.0, "club": 1500.0, "expert": 1600.0, "master": 1700.0}
)
MEASURED_DEVIATION = 20.0
DEFAULT_DEVIATION = 80.0
_PRIOR_GAMES = 1.0  # drawn, in each match: keeps the figure finite where one side won everything


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match: the first player sat at one seat, the second at all others."""

    first: str
    second: str
    seats: int
    games: int
    share: float  # of the wins, for the first player


class Matches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was measured of a game's levels: taking turns, and at the game's own clock."""

    turns: tuple[Measured, ...] = ()
    realtime: tuple[Measured, ...] = ()


def anchors(game: str, *, is_realtime: bool = False) -> Mapping[str, Rating]:
    """Returns the ratings of a game's bots, by level."""
    means, deviation = _anchors(game, is_realtime)
    return {level: Rating(mean, deviation) for level, mean in means.items()}


def fitted(matches: Sequence[Measured]) -> dict[str, float]:
    """Returns the ratings under which these matches are most likely: Plackett–Luce, by gradient ascent."""
    names = sorted({name for match in matches for name in (match.first, match.second)})
    means = dict.fromkeys(names, START)
    for _ in range(_MOST_STEPS):
        slope, curve = dict.fromkeys(names, 0.0), dict.fromkeys(names, 1e-12)
        for match in matches:
            _add_slope(match, means, slope, curve)
        steps = {name: 0.5 * slope[name] / curve[name] for name in names}
        means = {name: means[name] + steps[name] for name in names}
        if max(map(abs, steps.values()), default=0.0) < _STILL:
            break
    middle = means.get(MIDDLE, START)
    return {name: round(mean - middle + START, 1) for name, mean in means.items()}


_MOST_STEPS = 20_000
_STILL = 1e-5  # points


def _add_slope(
    match: Measured, means: Mapping[str, float], slope: dict[str, float], curve: dict[str, float]
) -> None:
    spread = BETA * math.sqrt(match.seats)
    odds = math.exp((means[match.first] - means[match.second]) / spread)
    chance = odds / (odds + match.seats - 1)
    games = match.games + _PRIOR_GAMES
    won = match.share * match.games + _PRIOR_GAMES / match.seats
    for name, side in ((match.first, 1), (match.second, -1)):
        slope[name] += side * (won - games * chance) / spread
        curve[name] += games * chance * (1 - chance) / spread**2


@functools.cache
def _anchors(game: str, is_realtime: bool) -> tuple[Mapping[str, float], float]:
    matches = _matches(game)
    found = fitted(matches.realtime if is_realtime else matches.turns)
    if not all(level in found for level in LEVELS):
        return DEFAULT_ANCHORS, DEFAULT_DEVIATION
    return found, MEASURED_DEVIATION


def _matches(game: str) -> Matches:
    if game not in game_names():
        return Matches()
    file = importlib.resources.files(package_of(game)) / "bot" / "matches.json"
    return msgspec.json.decode(file.read_bytes(), type=Matches) if file.is_file() else Matches()

"""Bot profiles: what bots know about a game, with a working default for everything a game does not bring.

A game brings it as a module `bot` in its package, with any of the names read here. Without one
it is searched by its rules alone.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from tablee.bots.knowledge import PLAIN, Knowledge, Level
from tablee.bots.realtime.knowledge import DEFAULT_REALTIME_LEVELS, Pace, RealtimeKnowledge
from tablee.engine.game import Game
from tablee.engine.jit.compiling import compiled
from tablee.engine.registry import part_of
from tablee.engine.rules import Rules
from tablee.engine.state import GameState

# How the points stand if the game ended now: (position, scores).
Standing = Callable[..., Any]


# Of a game that brings none: each is several times the one below it, which tells them apart in any game.
DEFAULT_LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        "novice": Level(iterations=4, careless=0.8),
        "casual": Level(iterations=16, careless=0.3),
        "club": Level(iterations=80),
        "expert": Level(iterations=500),
        "master": Level(iterations=5_000, is_patient=True),
    }
)
DEFAULT_ADVICE_ITERATIONS = 10_000
DEFAULT_REVIEW_SHARE = 0.4  # of what advice takes: then a game is reviewed within seconds


@dataclass(frozen=True)
class BotProfile:
    """What bots know about one game."""

    knowledge: Knowledge
    levels: Mapping[str, Level]
    advice_iterations: int
    review_iterations: int  # that a thorough review takes for a decision at first
    standing: Standing  # what a greedy player looks at
    realtime: RealtimeKnowledge
    realtime_levels: Mapping[str, tuple[Pace, Level]]


def bot_profile(game: Game) -> BotProfile:
    """The profile of a game, from its `bot` module and the defaults."""
    return _profile(game.name, game.rules)


@functools.cache
def _profile(name: str, rules: Rules) -> BotProfile:
    brought = vars(module) if (module := part_of(name, "bot")) is not None else {}
    advice = brought.get("ADVICE_ITERATIONS", DEFAULT_ADVICE_ITERATIONS)
    return BotProfile(
        knowledge=brought.get("KNOWLEDGE", PLAIN),
        levels=brought.get("LEVELS", DEFAULT_LEVELS),
        advice_iterations=advice,
        review_iterations=brought.get("REVIEW_ITERATIONS", round(DEFAULT_REVIEW_SHARE * advice)),
        standing=brought.get("standing") or make_standing(rules),
        realtime=brought.get("REALTIME", RealtimeKnowledge()),
        realtime_levels=brought.get("REALTIME_LEVELS", DEFAULT_REALTIME_LEVELS),
    )


def make_standing(rules: Rules) -> Standing:
    """Compile a standing for a game that brings none: nothing before the end, then the points and the win."""
    rules_outcome = rules.outcome

    @compiled
    def standing(position: GameState, scores: Any) -> None:
        result = rules_outcome(position, scores)
        for seat in range(position.seats):
            scores[seat] += (result >> seat) & 1

    return standing

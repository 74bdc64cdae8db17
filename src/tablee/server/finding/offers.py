"""A bot for whoever finds nobody: a table at which they can play meanwhile."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tablee.bots.level_names import LEVELS
from tablee.engine.registry import game
from tablee.ratings.anchors import anchors
from tablee.ratings.model import Rating
from tablee.server.finding.wishes import Wishes, is_race, kinds_of, seats_for
from tablee.tables.settings import Settings


class BotOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A table with bots of about your strength: unrated and without a clock, so it can be left any time."""

    settings: Settings
    bots: list[str]  # one for each other seat


def bot_offer(wishes: Wishes, ratings: Mapping[str, Rating]) -> BotOffer:
    """Returns bots for the game that was named first."""
    name = next(kind.game for kind in kinds_of(wishes) if seats_for(wishes, kind.game))
    seats = min(seats_for(wishes, name))
    level = level_near(name, ratings.get(name, Rating()))
    return BotOffer(settings=Settings(game=name, seats=seats), bots=[level] * (seats - 1))


def level_near(name: str, rating: Rating) -> str:
    """Returns the level of this game that is nearest to somebody.

    While little is known of them they are taken for as strong as they are at least: a bot that is too strong
    is no company.
    """
    strength = rating.mean - (rating.deviation if rating.is_provisional else 0.0)
    known = anchors(name, is_realtime=is_race(game(name)))
    return min(LEVELS, key=lambda level: abs(known[level].mean - strength))

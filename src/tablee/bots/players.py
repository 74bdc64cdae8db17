"""Players by name: levels, and the simple ones that matches compare with."""

from __future__ import annotations

import importlib

from tablee.bots.bot import Bot, RandomBot, SearchBot
from tablee.bots.greedy import GreedyBot
from tablee.bots.knowledge import PLAIN, Knowledge
from tablee.games.errors import TableeError
from tablee.games.game import Game


class UnknownBot(TableeError):
    """No player of that name."""

    code = "unknown-bot"


def player(spec: str, game: Game) -> Bot:
    """A player: `random`, `greedy`, `greedy:0.3` (with slips), `search:1000` (iterations), `plain:1000`."""
    kind, _, number = spec.partition(":")
    known = importlib.import_module(f"tablee.bots.{game.name.replace('-', '_')}")
    knowledge: Knowledge = known.KNOWLEDGE
    if kind == "random":
        return RandomBot(spec, game)
    if kind == "greedy":
        return GreedyBot(spec, game, known.standing, slips=float(number or 0))
    if kind in ("search", "plain") and number.isdigit():
        return SearchBot(spec, game, knowledge if kind == "search" else PLAIN, iterations=int(number))
    raise UnknownBot(name=spec, known="random, greedy, search:N, plain:N")

"""Players by name: levels, and the simple ones that matches compare with."""

from __future__ import annotations

from tablee.bots.bot import Bot, RandomBot, SearchBot
from tablee.bots.external.bot import ExternalBot
from tablee.bots.greedy import GreedyBot
from tablee.bots.knowledge import PLAIN
from tablee.bots.levels import LEVELS, UnknownBot, bot
from tablee.bots.profile import bot_profile
from tablee.engine.game import Game


def player(spec: str, game: Game) -> Bot:
    """A player: a level, `random`, `greedy`, `greedy:0.3` (with slips), `search:1000`, `plain:1000`, `exec:`.

    The number of a search is its iterations; `plain` is a search without any knowledge of the game; `exec`
    runs a program that speaks the bot protocol, so such a name must come from somebody trusted.
    """
    if spec in LEVELS:
        return bot(spec, game)
    kind, _, number = spec.partition(":")
    if kind == "random":
        return RandomBot(spec, game)
    if kind == "exec":
        return ExternalBot(spec, game, number)
    profile = bot_profile(game)
    if kind == "greedy":
        return GreedyBot(spec, game, profile.standing, slips=float(number or 0))
    if kind in ("search", "plain") and number.isdigit():
        return SearchBot(spec, game, profile.knowledge if kind == "search" else PLAIN, iterations=int(number))
    raise UnknownBot(name=spec, known=f"{', '.join(LEVELS)}, random, greedy, search:N, plain:N, exec:COMMAND")

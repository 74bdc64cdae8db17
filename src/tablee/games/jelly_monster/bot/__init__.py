"""What bots know about Attack of the Jelly Monster."""

from tablee.games.jelly_monster.bot.knowledge import ADVICE_ITERATIONS, KNOWLEDGE, LEVELS
from tablee.games.jelly_monster.bot.realtime import REALTIME, REALTIME_LEVELS
from tablee.games.jelly_monster.bot.standing import standing

__all__ = ["ADVICE_ITERATIONS", "KNOWLEDGE", "LEVELS", "REALTIME", "REALTIME_LEVELS", "standing"]

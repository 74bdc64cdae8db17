"""What bots know about District Noir."""

from tablee.games.district_noir.bot.knowledge import ADVICE_ITERATIONS, KNOWLEDGE, LEVELS, standing

__all__ = ["ADVICE_ITERATIONS", "KNOWLEDGE", "LEVELS", "standing"]

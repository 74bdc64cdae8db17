"""What bots know about Attack of the Jelly Monster."""

from tablee.games.jelly_monster.bot.knowledge import ADVICE_ITERATIONS, KNOWLEDGE, LEVELS, standing

__all__ = ["ADVICE_ITERATIONS", "KNOWLEDGE", "LEVELS", "standing"]

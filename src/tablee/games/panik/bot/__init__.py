"""What bots know about Panik."""

from tablee.games.panik.bot.knowledge import ADVICE_ITERATIONS, KNOWLEDGE, LEVELS, standing

__all__ = ["ADVICE_ITERATIONS", "KNOWLEDGE", "LEVELS", "standing"]

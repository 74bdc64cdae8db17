"""What bots know about Noxford."""

from tablee.games.noxford.bot.knowledge import (
    ADVICE_ITERATIONS,
    KNOWLEDGE,
    LEVELS,
    REVIEW_ITERATIONS,
    standing,
)

__all__ = ["ADVICE_ITERATIONS", "KNOWLEDGE", "LEVELS", "REVIEW_ITERATIONS", "standing"]

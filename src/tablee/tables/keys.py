"""Keys: what a link to a table ends in. Whoever has it may come in."""

from __future__ import annotations

from tablee.tables.decide.context import DecisionContext

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is misread aloud or on paper
_LENGTH = 12


def new_key(context: DecisionContext) -> str:
    """One that nobody has seen yet."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in context.new_secret()[:_LENGTH])

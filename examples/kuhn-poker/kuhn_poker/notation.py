"""Moves as short text, for records and programs, and spelt out, for people."""

from __future__ import annotations

from tablee.engine.errors import BadNotation
from tablee.engine.messages import Move

MOVES = ("check", "bet", "call", "fold")  # by code


class Check(Move, frozen=True):
    """Put nothing into the pot."""


class Bet(Move, frozen=True):
    """Put a chip into the pot."""


class Call(Move, frozen=True):
    """Put in as much as the other player."""


class Fold(Move, frozen=True):
    """Leave the pot to the other player."""


_SPELT: tuple[Move, ...] = (Check(), Bet(), Call(), Fold())


def spell(code: int) -> Move:
    """A move code as typed data."""
    return _SPELT[code]


def write_move(code: int) -> str:
    """A move code as text; "#" and the number where it is no move."""
    return MOVES[code] if 0 <= code < len(MOVES) else f"#{code}"


def read_move(text: str) -> int:
    """Text as a move code."""
    word = text.strip().lower()
    if word not in MOVES:
        raise BadNotation(text=text, allowed=", ".join(MOVES))
    return MOVES.index(word)

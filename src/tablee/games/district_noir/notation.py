"""Moves of District Noir as short text: a card's face, or `take`."""

from __future__ import annotations

from tablee.engine.errors import BadNotation
from tablee.engine.messages import Move
from tablee.games.district_noir.state import FACES, TAKE, Card

TEXTS = (*FACES, "take")
_CODES = {text: code for code, text in enumerate(TEXTS)}


class PlayCard(Move, frozen=True):
    """Put a card of the hand at the end of the line."""

    card: Card


class TakeCards(Move, frozen=True):
    """Take the last five cards of the line."""


def spell(code: int) -> Move:
    """A move code as typed data."""
    return TakeCards() if code == TAKE else PlayCard(FACES[code])


def write_move(code: int) -> str:
    """A move code as text."""
    return TEXTS[code] if 0 <= code <= TAKE else f"#{code}"


def read_move(text: str) -> int:
    """Text as a move code."""
    code = _CODES.get(text.strip().lower())
    if code is None:
        raise BadNotation(text=text, allowed=", ".join(TEXTS))
    return code

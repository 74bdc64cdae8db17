"""Noxford in a terminal."""

from tablee.games.noxford.terminal.board import draw

__all__ = ["draw"]

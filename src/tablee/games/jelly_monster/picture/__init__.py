"""Attack of the Jelly Monster as a picture."""

from tablee.games.jelly_monster.picture.board import draw

__all__ = ["draw"]

"""District Noir as a picture."""

from tablee.games.district_noir.picture.board import draw

__all__ = ["draw"]

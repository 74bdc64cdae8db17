"""Ratings: how strong somebody plays a game, told from results alone. Pure: results are handed in."""

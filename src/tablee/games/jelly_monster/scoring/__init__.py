"""The scoring of a round, district by district, what it pays and asks, and the end of the game."""

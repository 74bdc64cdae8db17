"""The text table: every game, complete, in a terminal."""

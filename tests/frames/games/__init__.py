"""One module a game, with `collect()`."""

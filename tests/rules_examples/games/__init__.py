"""One file a game: its worked examples, by the names that its rules page gives them."""

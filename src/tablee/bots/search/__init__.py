"""Information-set Monte-Carlo tree search over a game's compiled rules."""

"""Training: a game's value network, by self-play of the search (expert iteration)."""

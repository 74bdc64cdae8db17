"""What a position is worth: a small network, learned by self-play, that the search asks at its leaves."""

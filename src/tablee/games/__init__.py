"""The rules: positions, moves and outcomes. Knows nothing of bots, clocks, sockets or languages."""

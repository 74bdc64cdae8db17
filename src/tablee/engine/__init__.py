"""What a game is: positions, compiled rules, chance, views, the registry. Knows no game by name."""

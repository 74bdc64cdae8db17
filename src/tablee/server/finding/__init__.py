"""Find a game: people who look for company are matched by rating and waiting time, across all servers."""

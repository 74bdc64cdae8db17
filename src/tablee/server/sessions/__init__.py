"""Tables that are awake: the registry, one session a table, and who is told what."""

"""Reviews of finished games: what seats could know, what their decisions cost, what chance brought."""

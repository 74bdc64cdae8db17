"""The server under load, side by side with a boardgame.io server."""

"""Bots at work on the server, and the threads that they share fairly."""

"""Deciders: a command becomes log entries, or is refused. One file a concern; `live_table` picks it."""

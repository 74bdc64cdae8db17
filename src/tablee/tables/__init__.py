"""One live table, event sourced: seats, log, clock, undo, record. Pure: time and secrets are handed in."""

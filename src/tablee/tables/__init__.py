"""One live table: seats, log, clock, undo, record. Pure: time and secrets are handed in."""

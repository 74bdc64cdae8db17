"""The daily deal on the server: its secrets, who plays it, and the field of bots."""

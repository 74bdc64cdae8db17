"""The city: cards on the table, what touches what, where a card may go."""

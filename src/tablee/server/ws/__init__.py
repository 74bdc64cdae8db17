"""WebSockets: one connection each, with its messages and limits."""

"""The ways out: Web Push and other services through the courier, mail through the server's own relay."""

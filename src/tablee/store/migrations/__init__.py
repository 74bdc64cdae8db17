"""How the database came to its shape, one file a step. Alembic runs them; nobody imports them."""

"""What Alembic runs: the steps, on the connection and in the transaction that it was handed."""

from __future__ import annotations

from alembic import context

from tablee.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by making the table anew
    transactional_ddl=True,  # on SQLite too, since we begin it ourselves: a step that fails leaves nothing
)
context.run_migrations()

"""Tables are found by their next deadline: one that sleeps is woken in time for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the index."""
    where = sa.text("wake_at IS NOT NULL")
    op.create_index("ix_tables_due", "tables", ["wake_at"], sqlite_where=where, postgresql_where=where)

"""Who is at which table through which server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add it. Nobody is there yet: each server writes it down as people come."""
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("server", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", "server", name="pk_presence"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_presence_server", "presence", ["server"], unique=False)

"""Folded positions are kept no longer: nothing ever read them. Records are found by whoever brought them."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Drop the cache, and index what is counted."""
    op.drop_table("snapshots")
    op.create_index("ix_records_by", "records", ["by"], unique=False)

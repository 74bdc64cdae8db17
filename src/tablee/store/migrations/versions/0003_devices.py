"""Devices can be told apart and signed out, and an operator can hand out codes for a new password."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is known of a device, and the place for codes."""
    op.add_column("tokens", sa.Column("last_seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("device", sa.Text(), nullable=False, server_default=""))
    op.execute("UPDATE tokens SET last_seen = created_at")
    op.create_table(
        "resets",
        sa.Column("code_hash", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_resets_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code_hash", name="pk_resets"),
    )
    op.create_index("ix_resets_person_id", "resets", ["person_id"], unique=False)

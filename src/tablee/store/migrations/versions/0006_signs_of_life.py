"""When servers were alive, and when none was: clocks get that time back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the place for both."""
    op.create_table(
        "signs_of_life",
        sa.Column("server", sa.Text(), nullable=False),
        sa.Column("alive_at", sa.BigInteger(), nullable=False),
        sa.Column("is_closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("server", name="pk_signs_of_life"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outages",
        sa.Column("began_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began_at", name="pk_outages"),
        sqlite_with_rowid=False,
    )

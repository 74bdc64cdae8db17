"""The daily deal: who has played which, what came of it, and what bots made of the same deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0015"


def upgrade() -> None:
    """Add them. No table of before plays a daily deal."""
    op.add_column("tables", sa.Column("daily", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "daily_games",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.Text(), nullable=False, server_default=""),
        sa.Column("merit", sa.BigInteger(), nullable=True),
        sa.Column("scores", sa.Text(), nullable=False, server_default=""),
        sa.Column("is_late", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("day", "game", "person_id", name="pk_daily_games"),
        sa.UniqueConstraint("table_id", name="uq_daily_games_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_games_person_id_day", "daily_games", ["person_id", "day"], unique=False)
    op.create_table(
        "daily_field",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("merit", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "number", name="pk_daily_field"),
        sqlite_with_rowid=False,
    )

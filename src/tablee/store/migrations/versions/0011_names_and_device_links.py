"""Whether somebody chose their name, and one-time codes for going on with another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add both. Whoever is called otherwise than new guests were has chosen that name."""
    op.add_column("people", sa.Column("is_named", sa.Boolean(), nullable=False, server_default=sa.false()))
    people = sa.table(
        "people", sa.column("name", sa.Text), sa.column("login", sa.Text), sa.column("is_named", sa.Boolean)
    )
    was_given = sa.or_(people.c.name.like("Guest ____"), people.c.name.like("Invité ____"))
    chosen = sa.or_(people.c.login.is_not(None), sa.not_(was_given))
    op.execute(people.update().where(chosen).values(is_named=True))
    op.create_table(
        "device_links",
        sa.Column("code_hash", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["token_hash"], ["tokens.token_hash"], name="fk_device_links_token_hash", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code_hash", name="pk_device_links"),
        sa.UniqueConstraint("token_hash", name="uq_device_links_token_hash"),
    )
    op.create_index("ix_device_links_expires_at", "device_links", ["expires_at"], unique=False)

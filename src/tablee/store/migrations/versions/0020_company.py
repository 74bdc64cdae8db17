"""Company: whom somebody follows, blocks or invites, and who is looking for a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add them. Nobody follows, blocks or looks for anybody yet; past invitations are in the outbox."""
    for name in ("follows", "blocks"):
        op.create_table(
            name,
            sa.Column("person_id", sa.Text(), nullable=False),
            sa.Column("other_id", sa.Text(), nullable=False),
            sa.Column("at", sa.BigInteger(), nullable=False),
            _of_person(name, "person_id"),
            _of_person(name, "other_id"),
            sa.PrimaryKeyConstraint("person_id", "other_id", name=f"pk_{name}"),
            sqlite_with_rowid=False,
        )
        op.create_index(f"ix_{name}_other_id", name, ["other_id"], unique=False)
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _of_person("invitations", "person_id"),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_invitations"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_invitations_person_id", "invitations", ["person_id"], unique=False)
    op.create_index("ix_invitations_by", "invitations", ["by"], unique=False)
    op.create_table(
        "searches",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("wishes", sa.Text(), nullable=False),
        sa.Column("ratings", sa.Text(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("found_at", sa.BigInteger(), nullable=False),
        _of_person("searches", "person_id"),
        sa.PrimaryKeyConstraint("person_id", name="pk_searches"),
        sa.UniqueConstraint("id", name="uq_searches_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_searches_table_id", "searches", ["table_id"], unique=False)


def _of_person(table: str, column: str) -> sa.ForeignKeyConstraint:
    """Whatever is kept of a person here goes with them."""
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], ["people.id"], name=name, ondelete="CASCADE")

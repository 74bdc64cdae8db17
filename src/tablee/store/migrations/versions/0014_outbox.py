"""Being called back: the outbox, what is sent from it, and how people want to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

_NOT_SENT = sa.text("outcome = ''")


def upgrade() -> None:
    """Add them, empty: what happened before is nothing to call anybody for."""
    _add_outbox()
    _add_settings()
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )


def _add_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "kind", "person_id", name="pk_outbox"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deliveries",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("turn", sa.Text(), nullable=False),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("claimed_by", sa.Text(), nullable=False),
        sa.Column("batch", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", "turn", "channel", name="pk_deliveries"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_deliveries_due",
        "deliveries",
        ["due_at"],
        unique=False,
        sqlite_where=_NOT_SENT,
        postgresql_where=_NOT_SENT,
    )


def _add_settings() -> None:
    op.create_table(
        "notification_settings",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("mail", sa.Text(), nullable=False),
        sa.Column("mail_code_hash", sa.Text(), nullable=False),
        sa.Column("mail_code_until", sa.BigInteger(), nullable=False),
        sa.Column("mail_code_tries", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("feed_hash", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_notification_settings_person_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", name="pk_notification_settings"),
        sa.UniqueConstraint("feed_hash", name="uq_notification_settings_feed_hash"),
    )
    op.create_table(
        "notification_tables",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_notification_tables_person_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_notification_tables"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_push_subscriptions_person_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["token_hash"], ["tokens.token_hash"], name="fk_push_subscriptions_token_hash", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        sa.UniqueConstraint("token_hash", name="uq_push_subscriptions_token_hash"),
    )
    op.create_index("ix_push_subscriptions_person_id", "push_subscriptions", ["person_id"], unique=False)

"""Games that have ended are kept by themselves: a table may have gone on to another one."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the place for them, and lay in it what tables show as their last game."""
    results = op.create_table(
        "results",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("person_id", "table_id", "number", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_latest", "results", ["person_id", "ended_at"], unique=False)
    connection = op.get_bind()
    over = sa.text(
        "SELECT person_id, id AS table_id, changed_at AS ended_at, game, names, moves, outcome"
        " FROM tables JOIN chairs ON chairs.table_id = tables.id WHERE status = 'over'"
    )
    kept = [dict(row._mapping) for row in connection.execute(over)]
    numbers = {table: _games_at(connection, table) for table in {row["table_id"] for row in kept}}
    if kept:
        op.bulk_insert(results, [{**row, "number": numbers[row["table_id"]]} for row in kept])


def _games_at(connection: sa.Connection, table: str) -> int:
    """How many games were dealt at it."""
    bodies = connection.execute(sa.text("SELECT body FROM entries WHERE table_id = :table"), {"table": table})
    return sum(json.loads(bytes(body)).get("entry") == "started" for (body,) in bodies)

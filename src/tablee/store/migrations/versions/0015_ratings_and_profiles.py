"""Ratings, what each game was for whom, and what people show of themselves."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_BATCH = 500


def upgrade() -> None:
    """Add them. What was played before is told from what was kept of it; none of it was rated."""
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mean", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name="fk_ratings_person_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_mean", "ratings", ["game", "mean"], unique=False)
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("is_realtime", sa.Boolean(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("mean_before", sa.Double(), nullable=False),
        sa.Column("deviation_before", sa.Double(), nullable=False),
        sa.Column("mean", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", "seat", name="pk_rated_seats"),
    )
    op.create_index("ix_rated_seats_place", "rated_seats", ["place", "seat"], unique=False)
    op.create_index(
        "ix_rated_seats_person_id_game_place", "rated_seats", ["person_id", "game", "place"], unique=False
    )
    op.add_column("people", sa.Column("looks", sa.Text(), nullable=False, server_default=""))
    op.add_column("people", sa.Column("shows", sa.Text(), nullable=False, server_default=""))
    for name in ("is_public", "is_rated"):
        op.add_column("results", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("results", sa.Column("result", sa.Text(), nullable=False, server_default="none"))
    _tell_what_was_played()


def _tell_what_was_played() -> None:
    connection = op.get_bind()
    names = ("person_id", "table_id", "number", "names", "outcome", "result", "is_public")
    results = sa.table("results", *(sa.column(name) for name in names))
    tables = sa.table("tables", sa.column("id"), sa.column("is_public", sa.Boolean()))
    public = sa.select(tables.c.id).where(tables.c.is_public)
    connection.execute(sa.update(results).where(results.c.table_id.in_(public)).values(is_public=sa.true()))
    key = [results.c[name] for name in ("person_id", "table_id", "number")]
    after: tuple[Any, ...] | None = None
    while True:
        question = sa.select(*key, results.c.names, results.c.outcome).order_by(*key).limit(_BATCH)
        if after is not None:
            question = question.where(sa.tuple_(*key) > after)
        rows = connection.execute(question).all()
        for row in rows:
            where = [column == row[place] for place, column in enumerate(key)]
            told = _result(row[0], row.names, row.outcome)
            connection.execute(sa.update(results).where(*where).values(result=told))
        if len(rows) < _BATCH:
            return
        after = tuple(rows[-1][:3])


def _result(person: str, names: str, outcome: str | None) -> str:
    """As `ratings/results.py` told it when this step was written."""
    chairs = json.loads(names)
    seats = [seat for seat, one in enumerate(chairs) if isinstance(one, dict) and one.get("person") == person]
    if outcome is None or not seats:
        return "none"
    ended = json.loads(outcome)
    winners = [] if ended.get("ending") == "draw" else ended.get("winners", [])
    if not winners:
        return "drawn"
    if seats[0] not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"

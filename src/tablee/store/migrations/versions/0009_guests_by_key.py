"""Who came by a table's seat link is remembered with its key: a renewed link lets in nobody of before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Guests so far came by the link that their table has now."""
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("seat_key", sa.Text(), nullable=False, server_default=""))
    op.execute(
        "UPDATE guests SET seat_key ="
        " COALESCE((SELECT seat_key FROM tables WHERE tables.id = guests.table_id), '')"
    )
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("seat_key", server_default=None)
